public import GTKInterop
public import Seeking

import CGtk

/// A layer over video that skips back and forward by double taps, and shows it.
///
/// Three layers lie on each other: the content, the surface with its feedback, and the controls.
/// A press on a control works the control and never skips; a press beside the controls, or on the
/// content, is the surface's. The content's own handlers run as well. A control is a widget below
/// `controls` that can have the keyboard's focus, or has an event controller for pointers.
///
/// GTK gives a press to one widget and its ancestors only: where a layer of controls covers the
/// content with an empty box, the surface hears of a press and the content doesn't. So align layers
/// to where their controls are, and add as many as needed.
///
/// *Lifetime*: keep it as long as its widget is to work. *Concurrency*: on the main actor.
@MainActor
public final class DoubleTapSeekOverlay {
  /// The widget that holds all layers.
  public let widget: WidgetPointer
  /// Tells where playback stands and may go; without it, skips count as they were asked.
  public var playhead: (@MainActor () -> Playhead?)?
  /// Moves playback by a length in seconds of media, with its sign; the first one of a run says so.
  public var onSeek: (@MainActor (_ length: MediaSeconds, _ beginsRun: Bool) -> Void)?
  /// A skip found playback at this end already.
  public var onEdge: (@MainActor (RangeEdge) -> Void)?
  /// A run is over; this is what it came to.
  public var onRunEnded: (@MainActor (SkipRun) -> Void)?
  /// An ordinary tap or click.
  public var onTap: (@MainActor (SurfaceTap) -> Void)?
  /// What the tap reported last did is to be taken back.
  public var onTapUndone: (@MainActor () -> Void)?
  /// A double tap in the centre, where the settings have one.
  public var onCentreDoubleTap: (@MainActor (SurfaceTap) -> Void)?
  /// A hold on the surface has begun.
  public var onHoldBegan: (@MainActor (SurfaceTap) -> Void)?
  /// The hold's pointer has moved, so far from where it went down; where the settings ask for it.
  public var onHoldMoved: (@MainActor (SurfaceOffset) -> Void)?
  /// The surface has got another size; called while GTK lays widgets out.
  public var onResized: (@MainActor (SurfaceSize) -> Void)?
  /// A drag across the surface has begun, goes on, or is over; where the settings ask for drags.
  public var onDrag: (@MainActor (SurfaceDrag) -> Void)?
  /// The hold is over: released, or lost.
  public var onHoldEnded: (@MainActor () -> Void)?

  /// Every input of the surface as it comes, before anything is recognised: to record it.
  public var onInput: (@MainActor (ControlInput, EventTime) -> Void)?

  private let area = SeekArea()
  private var hit: ControlHit
  private var seek = DoubleTapSeek(size: SurfaceSize(width: 0, height: 0))
  private var pointers = HeldPointers()
  private var lastControlPress: EventTime?
  private var inputLoss: InputLoss?
  private lazy var ticks = FrameTicks(of: area.widget) { [weak self] time in
    self?.seek.feedback.isMoving(at: time) ?? false
  }
  private lazy var deadline = Deadline { [weak self] time in
    guard let self else { return }
    perform(seek.tick(at: time), at: time)
  }

  /// Makes an overlay.
  ///
  /// - Parameters:
  ///   - child: the content, such as the video.
  ///   - controls: what lies above the surface, or nothing; see `addControls(_:)`.
  public init(child: WidgetPointer, controls: WidgetPointer? = nil) {
    WidgetStyle.load()
    widget = gtk_overlay_new()
    hit = ControlHit(root: widget, content: child)
    g_object_ref_sink(object(widget))
    gtk_overlay_set_child(opaque(widget), child)
    gtk_overlay_add_overlay(opaque(widget), area.widget)
    if let controls { addControls(controls) }
    connectArea()
    RawInput(on: widget) { [weak self] input in
      self?.receive(input)
      return false
    }
    inputLoss = InputLoss(of: widget) { [weak self] in self?.reset() }
  }

  isolated deinit {
    g_object_unref(object(widget))
  }

  /// How the surface reads its pointers, and which way time runs across it.
  public var settings: SurfaceSettings {
    get { seek.gesture.settings }
    set {
      seek.gesture.settings = newValue
      area.timeline = newValue.timeline
    }
  }

  /// How far skips go, in seconds of media; a step that isn't finite and above 0 skips nothing.
  public var steps: SkipSteps {
    get { seek.steps }
    set {
      seek.steps = newValue
      area.setStep(newValue.backward, .backward)
      area.setStep(newValue.forward, .forward)
    }
  }

  /// The surface's size in points.
  public var size: SurfaceSize { seek.gesture.size }

  /// Whether the surface ignores every gesture.
  public var isLocked = false {
    didSet { if isLocked { reset() } }
  }

  /// Adds one more layer of controls above the others; its alignment says where it lies.
  public func addControls(_ layer: WidgetPointer) {
    hit.layers.insert(layer)
    gtk_overlay_add_overlay(opaque(widget), layer)
  }

  /// Skips by program, as a double tap would.
  public func request(_ direction: SkipDirection) {
    let time = MainLoop.now
    seek.feedback.reducesMotion = ReducedMotion.isRequested
    perform(seek.request(direction, playhead: playhead?(), at: time), at: time)
  }

  /// Adds a step of something held to the run, a key for example: `onSeek` moves playback by it.
  ///
  /// - Parameters:
  ///   - direction: where it goes.
  ///   - length: how far, in seconds of media, without a sign.
  public func step(_ direction: SkipDirection, by length: MediaSeconds) {
    let time = MainLoop.now
    seek.feedback.reducesMotion = ReducedMotion.isRequested
    perform(seek.step(direction, by: length, playhead: playhead?(), at: time), at: time)
  }

  /// Ends the run of skips, since playback has been moved otherwise.
  public func endRun() {
    let time = MainLoop.now
    perform(seek.endRun(at: time), at: time)
  }

  /// Ends the run of skips without a word, since it has come to nothing.
  public func dropRun() {
    _ = seek.endRun(at: MainLoop.now)
    deadline.arm(for: seek.nextDeadline)
    ticks.start()
  }

  /// Lets go of every gesture that is under way: a tap comes to nothing, a hold ends.
  public func reset() {
    let time = MainLoop.now
    pointers.removeAll()
    handle(seek.gesture.reset(at: time), at: time)
  }
}

extension DoubleTapSeekOverlay {
  private func connectArea() {
    area.skip = { [weak self] direction in
      self?.onInput?(.skipRequested(direction), MainLoop.now)
      self?.request(direction)
    }
    area.resized = { [weak self] size in
      self?.seek.gesture.size = size
      self?.onResized?(size)
    }
    area.feedback = { [weak self] time in
      guard let self else { return nil }
      seek.feedback.reducesMotion = ReducedMotion.isRequested
      return seek.feedback.feedback(at: time, in: area.size, timeline: settings.timeline)
    }
  }

  private func receive(_ input: PointerInput) {
    guard !isLocked else { return }
    switch input.phase {
    case .down:
      guard !hit.isOnControl(input.point) else {
        lastControlPress = input.time
        return
      }
      guard !belongsToControl(input.time) else { return }
      onInput?(.pointerDown(input.id, input.kind, input.point), input.time)
      _ = pointers.add(input.id)
      let recognitions = seek.gesture.down(
        input.id, kind: input.kind, at: input.point, time: input.time)
      handle(recognitions, at: input.time)
    case .moved where pointers.contains(input.id):
      onInput?(.pointerMoved(input.id, input.point), input.time)
      handle(seek.gesture.move(input.id, to: input.point, time: input.time), at: input.time)
    case .up where pointers.contains(input.id):
      onInput?(.pointerUp(input.id, input.point), input.time)
      pointers.remove(input.id)
      handle(seek.gesture.up(input.id, at: input.point, time: input.time), at: input.time)
    case .cancelled where pointers.contains(input.id):
      onInput?(.pointerCancelled(input.id), input.time)
      pointers.remove(input.id)
      handle(seek.gesture.cancel(input.id, time: input.time), at: input.time)
    case .moved, .up, .cancelled:
      break
    }
  }

  /// Whether a press is the second one of a double click on a control, which the first one has taken
  /// away: a button that makes the window fill the screen is somewhere else then.
  private func belongsToControl(_ time: EventTime) -> Bool {
    guard let lastControlPress else { return false }
    return lastControlPress.duration(to: time) < settings.timing.doubleTapWindow
  }

  private func handle(_ recognitions: [SurfaceRecognition], at time: EventTime) {
    seek.feedback.reducesMotion = ReducedMotion.isRequested
    let playhead = recognitions.isEmpty ? nil : playhead?()
    perform(seek.handle(recognitions, playhead: playhead, at: time), at: time)
  }

  private func perform(_ effects: [DoubleTapSeekEffect], at time: EventTime) {
    deadline.arm(for: seek.nextDeadline)
    guard !effects.isEmpty else { return }
    ticks.start()
    effects.forEach(perform)
  }

  private func perform(_ effect: DoubleTapSeekEffect) {
    switch effect {
    case .skip(let skip): onSeek?(skip.moved, skip.beginsRun)
    case .edge(let edge): onEdge?(edge)
    case .runEnded(let run): onRunEnded?(run)
    case .tap(let tap): onTap?(tap)
    case .tapUndone: onTapUndone?()
    case .centreDoubleTap(let tap): onCentreDoubleTap?(tap)
    case .holdBegan(let tap): onHoldBegan?(tap)
    case .holdMoved(let offset): onHoldMoved?(offset)
    case .drag(let drag): onDrag?(drag)
    case .holdEnded: onHoldEnded?()
    }
  }
}
