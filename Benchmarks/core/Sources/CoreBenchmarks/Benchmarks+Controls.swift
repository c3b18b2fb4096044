import Seeking

// All controls together
extension Benchmarks {
  private static let start = EventTime(milliseconds: 0)

  /// Controls over media that no number of steps crosses, after some inputs.
  ///
  /// - Parameters:
  ///   - inputs: what happens at the start.
  ///   - change: makes the settings.
  /// - Returns: the controls.
  private static func after(
    _ inputs: [ControlInput] = [], _ change: (inout ControlSettings) -> Void = { _ in }
  ) -> SeekControls {
    var settings = ControlSettings()
    settings.surface.timing.holdDelay = nil
    settings.surface.singleTapPolicy = .none
    change(&settings)
    var controls = SeekControls(settings: settings, size: size)
    controls.duration = 1e9
    let range = SeekableRange.axis(duration: controls.duration, range: nil)
    for input in [.player(.seekableRangeChanged(range))] + inputs {
      _ = controls.handle(input, at: start)
    }
    return controls
  }

  static var controls: [Benchmark] { pointers + taps + scrubber + others }

  private static let down = ControlInput.pointerDown(finger, .touch, point(0))

  private static var dragging: SeekControls {
    let away = ControlInput.pointerMoved(finger, SurfacePoint(x: 800, y: 280))
    return after([down, away]) { $0.surface.tracksDrag = true }
  }

  private static var holding: SeekControls {
    after([down]) {
      $0.surface.timing.holdDelay = .zero
      $0.holdSlides = true
    }
  }

  private static var pointers: [Benchmark] {
    [
      benchmark("SeekControls", "move", after([down])) {
        $0.handle(.pointerMoved(finger, point($1)), at: $2).count
      },
      benchmark("SeekControls", "drag move", dragging) {
        $0.handle(.pointerMoved(finger, point($1)), at: $2).count
      },
      // Every hundredth move goes up a stage, and another one down.
      benchmark("SeekControls", "hold move", holding) {
        let place = SurfacePoint(x: 900 + Double($1 % 100), y: 280)
        return $0.handle(.pointerMoved(finger, place), at: $2).count
      },
    ]
  }

  private static func downOrUp(
    _ event: String, every interval: Int64, _ change: @escaping (inout ControlSettings) -> Void
  ) -> Benchmark {
    benchmark("SeekControls", event, after([], change), every: interval) { controls, n, time in
      let isUp = n.isMultiple(of: 2)
      return controls.handle(
        isUp ? .pointerUp(finger, point(n)) : .pointerDown(finger, .touch, point(n)), at: time
      ).count
    }
  }

  private static var taps: [Benchmark] {
    [
      downOrUp("down or up", every: 500) { _ in },
      downOrUp("down or up of a tap", every: 500) { $0.surface.singleTapPolicy = .atOnce },
      // Every fourth event skips.
      downOrUp("down or up of a double tap", every: 100) { _ in },
    ]
  }

  private static func scrubberMove(_ n: Int64) -> ControlInput {
    .scrubberMoved(finger, Double(n % 1000) / 1000, distance: 0)
  }

  private static var scrubber: [Benchmark] {
    let scrubbing = after([.scrubberDown(finger, 0.5)])
    let reported = after([
      .scrubberDown(finger, 0.5),
      .player(.seekFinished(SeekRequest.ID(number: 1), position: 5e8)),
    ])
    return [
      benchmark("SeekControls", "scrubber move during a seek", scrubbing) {
        $0.handle(scrubberMove($1), at: $2).count
      },
      // Two inputs: the move, and the player's report of the seek that it has led to.
      benchmark("SeekControls", "scrubber move and report", reported) { controls, n, time in
        let effects = controls.handle(scrubberMove(n), at: time)
        guard case .player(.seek(let request))? = effects.last else { return 0 }
        let report = PlayerEvent.seekFinished(request.id, position: request.position)
        return controls.handle(.player(report), at: time).count
      },
    ]
  }

  private static var others: [Benchmark] {
    [
      benchmark("SeekControls", "tick", after()) { controls, _, time in
        controls.tick(at: time).count
      },
      // The player answers nothing, so that every eighth gives up a seek as well.
      benchmark(
        "SeekControls", "tick with a held step",
        after([.buttonPressed(.forward)]) { $0.buttonSkips = true },
        every: 400
      ) { controls, _, time in
        controls.tick(at: time).count
      },
      benchmark("SeekControls", "position", after()) { controls, n, time in
        controls.handle(.player(.positionChanged(MediaSeconds(Double(n % 600)))), at: time).count
      },
    ]
  }
}
