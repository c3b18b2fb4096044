import Seeking

// What a page calls. Times are milliseconds, places seconds; a direction is forward above 0. Each input
// gives how many numbers came of it, which `number` then tells one by one.

@_expose(wasm, "make") @_cdecl("make")
func make(_ width: Double, _ height: Double) -> Handle {
  let page = UnsafeMutablePointer<Page>.allocate(capacity: 1)
  page.initialize(to: Page(controls: SeekControls(size: SurfaceSize(width: width, height: height))))
  return Handle(page)
}

@_expose(wasm, "destroy") @_cdecl("destroy")
func destroy(_ handle: Handle) {
  handle.page.deinitialize(count: 1)
  handle.page.deallocate()
}

@_expose(wasm, "number") @_cdecl("number")
func number(_ handle: Handle, _ index: Int32) -> Double {
  let numbers = handle.page.pointee.numbers
  return numbers.indices.contains(Int(index)) ? numbers[Int(index)] : .nan
}

@_expose(wasm, "set_duration") @_cdecl("set_duration")
func setDuration(_ handle: Handle, _ seconds: Double) {
  handle.page.pointee.controls.duration = MediaSeconds(seconds)
}

@_expose(wasm, "deadline") @_cdecl("deadline")
func deadline(_ handle: Handle) -> Double {
  let deadline = handle.page.pointee.controls.nextDeadline
  return deadline.map { $0.sinceOrigin.inSeconds * 1000 } ?? .nan
}

@_expose(wasm, "tick") @_cdecl("tick")
func tick(_ handle: Handle, _ time: Double) -> Int32 {
  handle.page.pointee.tick(at: time)
}

@_expose(wasm, "pointer_down") @_cdecl("pointer_down")
func pointerDown(
  _ handle: Handle, _ pointer: Int64, _ kind: Int32, _ x: Double, _ y: Double,
  _ time: Double
) -> Int32 {
  handle.take(
    .pointerDown(PointerID(pointer), PointerKind(kind), SurfacePoint(x: x, y: y)), at: time)
}

@_expose(wasm, "pointer_moved") @_cdecl("pointer_moved")
func pointerMoved(
  _ handle: Handle, _ pointer: Int64, _ x: Double, _ y: Double, _ time: Double
) -> Int32 {
  handle.take(.pointerMoved(PointerID(pointer), SurfacePoint(x: x, y: y)), at: time)
}

@_expose(wasm, "pointer_up") @_cdecl("pointer_up")
func pointerUp(
  _ handle: Handle, _ pointer: Int64, _ x: Double, _ y: Double, _ time: Double
) -> Int32 {
  handle.take(.pointerUp(PointerID(pointer), SurfacePoint(x: x, y: y)), at: time)
}

@_expose(wasm, "pointer_cancelled") @_cdecl("pointer_cancelled")
func pointerCancelled(
  _ handle: Handle, _ pointer: Int64, _ time: Double
) -> Int32 {
  handle.take(.pointerCancelled(PointerID(pointer)), at: time)
}

@_expose(wasm, "key_down") @_cdecl("key_down")
func keyDown(_ handle: Handle, _ key: Int32, _ time: Double) -> Int32 {
  guard let key = SurfaceKey(key) else { return 0 }
  return handle.take(.keyDown(key), at: time)
}

@_expose(wasm, "key_repeated") @_cdecl("key_repeated")
func keyRepeated(_ handle: Handle, _ key: Int32, _ time: Double) -> Int32 {
  guard let key = SurfaceKey(key) else { return 0 }
  return handle.take(.keyRepeated(key), at: time)
}

@_expose(wasm, "key_up") @_cdecl("key_up")
func keyUp(_ handle: Handle, _ key: Int32, _ time: Double) -> Int32 {
  guard let key = SurfaceKey(key) else { return 0 }
  return handle.take(.keyUp(key), at: time)
}

@_expose(wasm, "skip_requested") @_cdecl("skip_requested")
func skipRequested(_ handle: Handle, _ way: Int32, _ time: Double) -> Int32 {
  handle.take(.skipRequested(SkipDirection(way)), at: time)
}

@_expose(wasm, "button_pressed") @_cdecl("button_pressed")
func buttonPressed(_ handle: Handle, _ way: Int32, _ time: Double) -> Int32 {
  handle.take(.buttonPressed(SkipDirection(way)), at: time)
}

@_expose(wasm, "button_released") @_cdecl("button_released")
func buttonReleased(
  _ handle: Handle, _ inside: Int32, _ time: Double
) -> Int32 {
  handle.take(.buttonReleased(inside: inside != 0), at: time)
}

@_expose(wasm, "scrubber_down") @_cdecl("scrubber_down")
func scrubberDown(
  _ handle: Handle, _ pointer: Int64, _ fraction: Double, _ time: Double
) -> Int32 {
  handle.take(.scrubberDown(PointerID(pointer), fraction), at: time)
}

@_expose(wasm, "scrubber_moved") @_cdecl("scrubber_moved")
func scrubberMoved(
  _ handle: Handle, _ pointer: Int64, _ fraction: Double, _ distance: Double,
  _ time: Double
) -> Int32 {
  handle.take(.scrubberMoved(PointerID(pointer), fraction, distance: distance), at: time)
}

@_expose(wasm, "scrubber_up") @_cdecl("scrubber_up")
func scrubberUp(_ handle: Handle, _ pointer: Int64, _ time: Double) -> Int32 {
  handle.take(.scrubberUp(PointerID(pointer)), at: time)
}

@_expose(wasm, "scrubber_cancelled") @_cdecl("scrubber_cancelled")
func scrubberCancelled(
  _ handle: Handle, _ pointer: Int64, _ time: Double
) -> Int32 {
  handle.take(.scrubberCancelled(PointerID(pointer)), at: time)
}

@_expose(wasm, "input_lost") @_cdecl("input_lost")
func inputLost(_ handle: Handle, _ time: Double) -> Int32 {
  handle.take(.inputLost, at: time)
}

@_expose(wasm, "locked") @_cdecl("locked")
func locked(_ handle: Handle, _ isLocked: Int32, _ time: Double) -> Int32 {
  handle.take(.locked(isLocked != 0), at: time)
}

@_expose(wasm, "latch_toggled") @_cdecl("latch_toggled")
func latchToggled(_ handle: Handle, _ time: Double) -> Int32 {
  handle.take(.latchToggled, at: time)
}

@_expose(wasm, "rate_set") @_cdecl("rate_set")
func rateSet(_ handle: Handle, _ rate: Double, _ time: Double) -> Int32 {
  handle.take(.rateSet(rate), at: time)
}

@_expose(wasm, "playing_set") @_cdecl("playing_set")
func playingSet(_ handle: Handle, _ plays: Int32, _ time: Double) -> Int32 {
  handle.take(.playingSet(plays != 0), at: time)
}

@_expose(wasm, "undone") @_cdecl("undone")
func undone(_ handle: Handle, _ time: Double) -> Int32 {
  handle.take(.undone, at: time)
}

@_expose(wasm, "redone") @_cdecl("redone")
func redone(_ handle: Handle, _ time: Double) -> Int32 {
  handle.take(.redone, at: time)
}

@_expose(wasm, "chapter_skipped") @_cdecl("chapter_skipped")
func chapterSkipped(_ handle: Handle, _ way: Int32, _ time: Double) -> Int32 {
  handle.take(.chapterSkipped(SkipDirection(way)), at: time)
}

@_expose(wasm, "jump_requested") @_cdecl("jump_requested")
func jumpRequested(
  _ handle: Handle, _ place: Double, _ time: Double
) -> Int32 {
  handle.take(.jumpRequested(to: MediaSeconds(place)), at: time)
}

@_expose(wasm, "frame_shown") @_cdecl("frame_shown")
func frameShown(_ handle: Handle, _ time: Double) -> Int32 {
  handle.take(.frameShown, at: time)
}

// What the player tells of itself

@_expose(wasm, "position_changed") @_cdecl("position_changed")
func positionChanged(
  _ handle: Handle, _ place: Double, _ time: Double
) -> Int32 {
  handle.take(.player(.positionChanged(MediaSeconds(place))), at: time)
}

@_expose(wasm, "range_changed") @_cdecl("range_changed")
func rangeChanged(
  _ handle: Handle, _ lower: Double, _ upper: Double, _ time: Double
) -> Int32 {
  let range = SeekableRange(from: MediaSeconds(lower), to: MediaSeconds(upper))
  return handle.take(.player(.seekableRangeChanged(range)), at: time)
}

@_expose(wasm, "rate_changed") @_cdecl("rate_changed")
func rateChanged(_ handle: Handle, _ rate: Double, _ time: Double) -> Int32 {
  handle.take(.player(.rateChanged(rate)), at: time)
}

@_expose(wasm, "paused_changed") @_cdecl("paused_changed")
func pausedChanged(
  _ handle: Handle, _ isPaused: Int32, _ time: Double
) -> Int32 {
  handle.take(.player(.pausedChanged(isPaused != 0)), at: time)
}

@_expose(wasm, "seek_finished") @_cdecl("seek_finished")
func seekFinished(
  _ handle: Handle, _ seek: Int64, _ place: Double, _ time: Double
) -> Int32 {
  handle.take(
    .player(.seekFinished(SeekRequest.ID(number: seek), position: MediaSeconds(place))), at: time)
}

@_expose(wasm, "seek_failed") @_cdecl("seek_failed")
func seekFailed(_ handle: Handle, _ seek: Int64, _ time: Double) -> Int32 {
  handle.take(.player(.seekFailed(SeekRequest.ID(number: seek))), at: time)
}

@_expose(wasm, "jumped") @_cdecl("jumped")
func jumped(_ handle: Handle, _ place: Double, _ time: Double) -> Int32 {
  handle.take(.player(.jumped(to: MediaSeconds(place))), at: time)
}

extension SkipDirection {
  fileprivate init(_ way: Int32) { self = way > 0 ? .forward : .backward }
}

extension PointerKind {
  fileprivate init(_ number: Int32) { self = number == 0 ? .touch : number == 1 ? .mouse : .pen }
}

extension SurfaceKey {
  fileprivate init?(_ number: Int32) {
    let keys = SurfaceKey.allCases
    guard keys.indices.contains(Int(number)) else { return nil }
    self = keys[Int(number)]
  }
}
