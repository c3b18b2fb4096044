#if canImport(SwiftUI)
import Foundation
import Seeking
import SwiftUI

// The words of `DoubleTapSeekOverlay`.
extension Words {
  /// What screen readers call the surface.
  var seekArea: String { text("Seek area") }

  /// The name of the action that skips once, such as “Skip forward 10 seconds”.
  ///
  /// - Parameters:
  ///   - direction: where it skips.
  ///   - step: how far, in seconds of media, without a sign.
  /// - Returns: the name, with the number and the plural of the language.
  func skip(_ direction: SkipDirection, by step: MediaSeconds) -> String {
    switch direction {
    case .backward: text("Skip back \(stepLength(step))")
    case .forward: text("Skip forward \(stepLength(step))")
    }
  }

  /// How far a run has come, in seconds of media, such as “+20 s” or “-7.5 s”.
  func tally(_ tally: MediaSeconds) -> String {
    let number = tally.value.formatted(
      .number.sign(strategy: .always(includingZero: true)).precision(.fractionLength(0...1))
        .locale(locale))
    return text("\(number) s")
  }

  /// The end of the media that a skip ran into, for the eye.
  func edge(_ edge: RangeEdge) -> String {
    switch edge {
    case .start: text("Start")
    case .end: text("End")
    }
  }

  /// A playback rate while it is held, such as “2×”.
  func rate(_ rate: Double) -> String {
    text("\(number(rate))×")
  }

  /// What a screen reader's user does in place of holding: plays at a rate until it is done again.
  func playAtRate(_ rate: Double) -> String {
    text("Play at \(number(rate)) times the speed")
  }

  /// The action that ends a hold which goes on without a finger.
  var playAtUsualRate: String { text("Play at the usual speed") }
}
#endif
