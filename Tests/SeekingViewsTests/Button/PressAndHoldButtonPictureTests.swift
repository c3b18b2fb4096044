import Foundation
@_spi(Host) import SwiftUI
import Testing

@testable import SeekingViews

@MainActor @Suite("The picture of a press-and-hold button")
struct PressAndHoldButtonPictureTests {
  enum State: String, CaseIterable { case resting, pressed, repeating, disabled }

  @Test("is as it was", arguments: State.allCases)
  func picture(of state: State) async throws {
    let clock = ManualClock()
    let host = ViewHost(size: CGSize(width: 120, height: 120)) {
      PressAndHoldButton {
      } label: { isRepeating in
        Text(verbatim: isRepeating ? "››" : "›")
          .foregroundStyle(Color.white)
          .frame(width: 80, height: 80)
          .background(Color.indigo, in: Circle())
      }
      .disabled(state == .disabled)
      .padding(20)
      .environment(\.eventClock, clock)
    }
    host.clock = clock
    if state == .pressed || state == .repeating { host.touchDown(at: CGPoint(x: 60, y: 60)) }
    if state == .repeating { await host.advance(0.25) }
    try host.expectPicture("PressAndHoldButton/\(state.rawValue)")
  }
}
