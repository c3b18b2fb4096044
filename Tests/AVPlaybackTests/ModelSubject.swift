@_spi(Host) import AVFoundation
import Foundation
import PlayerContract
import Seeking

@testable import AVPlayback

/// The adaptor over the model of a player, whose time passes in steps of a hundredth of a second.
@MainActor
final class ModelSubject: ContractSubject {
  let model: AVPlayer
  let playback: AVPlayerPlayback
  private(set) var events: [PlayerEvent] = []
  private let clock: StepClock

  let accuracy: MediaSeconds = 0.001
  let keyframeDistance = MediaSeconds(AVPlayer.keyframeDistance)
  var player: any SeekablePlayer { playback }

  init(_ item: AVPlayerItem? = AVPlayerItem(seekableIn: [0...120])) {
    let clock = StepClock()
    self.clock = clock
    model = AVPlayer(playerItem: item)
    playback = AVPlayerPlayback(player: model, uptime: { clock.seconds })
    playback.onEvent = { [unowned self] in events.append($0) }
  }

  func jumpElsewhere(to place: MediaSeconds) {
    model.jump(to: place.value)
  }

  func closeMedia() {
    model.replaceCurrentItem(with: nil)
  }

  func passTime(until condition: () -> Bool) async -> Bool {
    for _ in 0..<200 {
      await settle()
      if condition() { return true }
      clock.seconds += 0.01
      model.advance(by: 0.01)
    }
    return false
  }

  /// Lets a time in seconds pass.
  func pass(_ seconds: Double) async {
    let end = clock.seconds + seconds
    _ = await passTime { clock.seconds >= end }
    await settle()
  }

  /// Lets a time in seconds pass of which nothing is told but its end.
  func passAtOnce(_ seconds: Double) {
    clock.seconds += seconds
    model.advance(by: seconds)
  }

  /// Lets everything be told that has happened.
  func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  /// What was told since the last call.
  func takeEvents() -> [PlayerEvent] {
    defer { events = [] }
    return events
  }
}

@MainActor
final class StepClock {
  var seconds = 100.0
}
