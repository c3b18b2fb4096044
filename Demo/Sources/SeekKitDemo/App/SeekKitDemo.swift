import Foundation
import SwiftUI

/// The app: a screen for each control.
///
/// With the name of a screen in the environment variable `SEEKKIT_SCREEN`, it shows that one alone.
@main
struct SeekKitDemo: App {
  private let only = ProcessInfo.processInfo.environment["SEEKKIT_SCREEN"]

  var body: some Scene {
    WindowGroup {
      DemoScreens(only: only.flatMap { DemoScreen(rawValue: $0) })
    }
  }
}
