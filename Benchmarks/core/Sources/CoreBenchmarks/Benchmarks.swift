import Seeking

/// Everything that is measured.
enum Benchmarks {
  static var all: [Benchmark] { gestures + holds + scrubs + seeks + controls }

  static let size = SurfaceSize(width: 1000, height: 560)
  static let finger = PointerID(1)

  /// A point that wanders within the slop.
  static func point(_ n: Int64) -> SurfacePoint {
    SurfacePoint(x: 900 + Double(n % 5), y: 280)
  }

  private static var pressed: SurfaceGesture {
    var gesture = SurfaceGesture(size: size)
    gesture.settings.timing.holdDelay = nil
    _ = gesture.down(finger, kind: .touch, at: point(0), time: EventTime(milliseconds: 0))
    return gesture
  }

  private static var dragging: SurfaceGesture {
    var gesture = pressed
    gesture.settings.tracksDrag = true
    let away = SurfacePoint(x: 800, y: 280)
    _ = gesture.move(finger, to: away, time: EventTime(milliseconds: 0))
    return gesture
  }

  private static var gestures: [Benchmark] {
    [
      benchmark("SurfaceGesture", "move", pressed) { gesture, n, time in
        gesture.move(finger, to: point(n), time: time).count
      },
      benchmark("SurfaceGesture", "drag move", dragging) { gesture, n, time in
        gesture.move(finger, to: point(n), time: time).count
      },
      benchmark("SurfaceGesture", "tick", pressed) { gesture, _, time in
        gesture.tick(at: time).count
      },
      benchmark("SurfaceGesture", "down or up", SurfaceGesture(size: size), every: 500) {
        gesture, n, time in
        n.isMultiple(of: 2)
          ? gesture.up(finger, at: point(n), time: time).count
          : gesture.down(finger, kind: .touch, at: point(n), time: time).count
      },
      benchmark("DoubleTapSeek", "tick", DoubleTapSeek(size: size)) { overlay, _, time in
        overlay.tick(at: time).count
      },
      benchmark("SkipRun", "skip", SkipRun()) { run, n, time in
        let playhead = Playhead(position: 300, range: SeekableRange.axis(duration: 600, range: nil))
        _ = run.skip(n % 20 < 10 ? .forward : .backward, by: 10, from: playhead, at: time)
        return run.count
      },
    ]
  }

  private static var repeating: HoldRepeat {
    var hold = HoldRepeat()
    _ = hold.press(at: EventTime(milliseconds: 0))
    return hold
  }

  private static var held: StagedHold {
    var hold = StagedHold()
    hold.slides = true
    _ = hold.begin()
    return hold
  }

  private static var holds: [Benchmark] {
    [
      benchmark("HoldRepeat", "tick", repeating) { hold, _, time in hold.tick(at: time).count },
      benchmark("HoldRepeat", "step", repeating, every: 100) { hold, _, time in
        hold.tick(at: time).count
      },
      benchmark("StagedHold", "move", held) { hold, n, _ in
        hold.move(to: SurfaceOffset(x: Double(n % 100), y: 0)).count
      },
    ]
  }

  private static var dragged: Scrub {
    var scrub = Scrub()
    scrub.width = 1000
    _ = scrub.down(finger, at: 0.5)
    return scrub
  }

  private static var scrubs: [Benchmark] {
    [
      benchmark("Scrub", "move", dragged) { scrub, n, _ in
        scrub.move(finger, to: Double(n % 1000) / 1000) == nil ? 0 : 1
      }
    ]
  }

  private static var seeks: [Benchmark] {
    [
      benchmark("SeekCoordinator", "wish during a seek", SeekCoordinator()) { seeks, n, time in
        seeks.want(MediaSeconds(Double(n % 600)), precision: .keyframe, at: time) == nil ? 0 : 1
      },
      benchmark("SeekCoordinator", "tick", SeekCoordinator()) { seeks, _, time in
        seeks.tick(at: time) == nil ? 0 : 1
      },
    ]
  }
}
