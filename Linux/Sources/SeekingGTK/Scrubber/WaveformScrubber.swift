public import CGtk
public import GTKInterop
public import Seeking

/// A waveform that shows how far playback has come, and that moves it by a press or a drag.
///
/// While it is dragged it shows the drag's place, whatever `progress` is set to, and says so where
/// the drag is finer than the pointer's way or would be undone by a release. It follows time and not
/// the language: it isn't mirrored where text runs from right to left.
///
/// *Lifetime*: keep it as long as its widget is to work. *Concurrency*: on the main actor.
@MainActor
public final class WaveformScrubber {
  /// The widget that holds the drawing and what screen readers find.
  public let widget: WidgetPointer
  /// A drag has begun, or is over.
  public var onScrubbingChanged: (@MainActor (Bool) -> Void)?
  /// The drag is at a share of the width, 0 to 1.
  public var onProgressChanged: (@MainActor (Double) -> Void)?
  /// The drag is over and stays at this share, 0 to 1.
  public var onCommit: (@MainActor (Double) -> Void)?
  /// The drag is undone, by a release where it began too: everything is to be as before.
  public var onCancel: (@MainActor () -> Void)?
  /// Every pointer on the bar as it comes, and Escape in a drag, before anything is made of it: to
  /// record it.
  public var onInput: (@MainActor (ControlInput, EventTime) -> Void)?
  /// A key moves playback by a length in seconds of media, with its sign.
  public var onStep: (@MainActor (MediaSeconds) -> Void)?
  /// A key or a screen reader moves playback to a share of the whole, 0 to 1.
  public var onJump: (@MainActor (Double) -> Void)?

  /// The strip with all of the waveform, to be put above or below the scrubber.
  public let overview = WaveformOverview()
  /// Gives the picture to show beside a pointer that is over a place, in seconds of media, as a
  /// `GdkPaintable` of two pixels a point; nothing where there is none, or not yet.
  public var pictures: (@MainActor (MediaSeconds) -> OpaquePointer?)?

  private let drawing: WaveformDrawing
  private let zoomInput: ZoomInput
  private let scale = PositionScale()
  private let hint = ScrubHint()
  private let hoverTip: HoverTip
  private var scrub = Scrub()
  private var progressBefore = 0.0
  private var inputLoss: InputLoss?

  /// Makes a scrubber without bars of its own: a plain bar.
  ///
  /// - Parameters:
  ///   - barWidth: width of one bar in points.
  ///   - spacing: space between two bars in points; below 0 it counts as 0.
  public init(barWidth: Double = 3, spacing: Double = 2) {
    WidgetStyle.load()
    drawing = WaveformDrawing(barWidth: barWidth, spacing: spacing)
    widget = gtk_overlay_new()
    zoomInput = ZoomInput(on: widget)
    hoverTip = HoverTip(over: widget)
    g_object_ref_sink(object(widget))
    g_object_ref_sink(object(overview.widget))
    gtk_overlay_set_child(opaque(widget), drawing.widget)
    gtk_overlay_add_overlay(opaque(widget), scale.widget)
    gtk_overlay_add_overlay(opaque(widget), hint.widget)
    scale.jump = { [weak self] fraction in self?.jump(to: fraction) }
    connect()
  }

  isolated deinit {
    hoverTip.close()
    g_object_unref(object(overview.widget))
    g_object_unref(object(widget))
  }

  /// Where the bars come from; nothing stands for a plain bar.
  public var source: WaveformBarSource? {
    get { drawing.source }
    set {
      drawing.source = newValue
      overview.drawing.source = newValue
      barsChanged()
    }
  }

  /// The source has other bars than before.
  public func barsChanged() {
    drawing.barsChanged()
    overview.drawing.barsChanged()
  }

  /// The part of the media that is shown; it follows playback that leaves it.
  public var visible = VisibleRange.whole {
    didSet { if visible != oldValue { showVisible() } }
  }

  /// There may be another picture for the place under the pointer.
  public func picturesChanged() { hoverTip.update() }

  /// The share that has been played, 0 to 1; a value that isn't finite counts 0.
  public var progress = 0.0 {
    didSet {
      if !isScrubbing { visible = visible.following(from: oldValue, to: progress) }
      show()
    }
  }

  /// The length of the media in seconds, or nothing where nobody knows.
  public var duration: MediaSeconds? {
    didSet { show() }
  }

  /// The colour of the played part; nothing stands for the theme's accent.
  public var tint: GdkRGBA? {
    get { drawing.tint }
    set {
      drawing.tint = newValue
      overview.drawing.tint = newValue
    }
  }

  /// Which way time runs along the bar.
  public var timeline: TimelineDirection {
    get { drawing.timeline }
    set {
      drawing.timeline = newValue
      overview.drawing.timeline = newValue
    }
  }

  /// How a drag follows its pointer: fine bands, the return to the start, snapping to marks.
  public var settings: ScrubSettings {
    get { scrub.settings }
    set { scrub.settings = newValue }
  }

  /// How far keys move playback.
  public var steps = ScrubSteps()

  /// Whether playback can be moved.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Whether a drag is under way.
  public var isScrubbing: Bool { scrub.current != nil }

  /// Undoes a drag that is under way.
  public func cancel() {
    perform(scrub.cancel())
  }
}

extension WaveformScrubber {
  private func connect() {
    RawInput(
      on: widget,
      pointer: { [weak self] in self?.receive($0) ?? false },
      key: { [weak self] in self?.receive($0) ?? false })
    inputLoss = InputLoss(of: widget) { [weak self] in self?.cancel() }
    connectZoom()
    hoverTip.content = { [weak self] x in self?.tip(atX: x) }
  }

  private func connectZoom() {
    zoomInput.onZoom = { [weak self] factor, x in
      guard let self else { return }
      let place = Scrub.fraction(ofX: x, width: width, timeline: timeline)
      visible = visible.magnified(by: factor, around: place)
    }
    zoomInput.onPan = { [weak self] share in
      guard let self, !visible.isWhole else { return false }
      pan(by: timeline == .leftToRight ? share : -share)
      return true
    }
    zoomInput.onPinch = { [weak self] in self?.cancel() }
    overview.onChange = { [weak self] in self?.visible = $0 }
  }

  /// The length of the media where it makes sense.
  private var knownDuration: MediaSeconds? {
    duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  private var shownProgress: Double {
    scrub.current ?? (progress.isFinite ? min(max(progress, 0), 1) : 0)
  }

  private var width: Double { Double(gtk_widget_get_width(widget)) }
  private var height: Double { Double(gtk_widget_get_height(widget)) }

  /// What is said of a point of the bar, but while it is dragged.
  private func tip(atX x: Double) -> (text: String, paintable: OpaquePointer?)? {
    guard let duration = knownDuration, isSensitive, !isScrubbing else { return nil }
    let pointed = Scrub.fraction(ofX: x, width: width, timeline: timeline)
    let place = duration * visible.place(atFraction: pointed)
    return (ClockTime.text(place), pictures?(place))
  }

  private func show() {
    drawing.progress = visible.fraction(of: shownProgress)
    overview.drawing.progress = shownProgress
    scale.show(shownProgress, of: knownDuration)
  }

  private func showVisible() {
    drawing.visible = visible
    overview.show(visible)
    show()
  }

  private func showHint() {
    let place = min(max(visible.fraction(of: shownProgress), 0), 1)
    hint.show(
      ScrubText.hint(speed: scrub.speed, isBackAtStart: scrub.isBackAtStart),
      clearOf: timeline == .leftToRight ? place : 1 - place)
  }

  private func receive(_ input: PointerInput) -> Bool {
    // As wide as the whole would be: points mean the same to a drag then.
    scrub.width = width / visible.length
    let pointed = Scrub.pointerFraction(ofX: input.point.x, width: width, timeline: timeline)
    let fraction = visible.lower + visible.length * pointed
    let distance = Scrub.distance(ofY: input.point.y, height: height)
    record(input, fraction, distance)
    switch input.phase {
    case .down:
      guard gtk_widget_is_sensitive(widget) != 0 else { return false }
      gtk_widget_grab_focus(scale.widget)
      perform(scrub.down(input.id, at: fraction))
      return true
    case .moved: perform(scrub.move(input.id, to: fraction, distance: distance))
    case .up: perform(scrub.up(input.id, at: fraction, distance: distance))
    case .cancelled: perform(scrub.cancel(input.id))
    }
    return false
  }

  private func record(_ input: PointerInput, _ fraction: Double, _ distance: Double) {
    // A script has no part that is shown; a drag along one is told by where it ends.
    guard let onInput, visible.isWhole, input.phase == .down || isScrubbing else { return }
    let move = ControlInput.scrubberMoved(input.id, fraction, distance: distance)
    switch input.phase {
    case .down: onInput(.scrubberDown(input.id, fraction), input.time)
    case .moved: onInput(move, input.time)
    case .up:
      onInput(move, input.time)
      onInput(.scrubberUp(input.id), input.time)
    case .cancelled: onInput(.scrubberCancelled(input.id), input.time)
    }
  }

  private func receive(_ input: KeyInput) -> Bool {
    guard input.isDown else { return false }
    if let factor = Self.zoomFactor(gdkKey: input.key) {
      zoom(by: factor)
      return true
    }
    guard let key = ScrubKey(gdkKey: input.key) else { return false }
    let action = key.action(
      hasShift: input.hasShift, hasControl: input.hasControl, timeline: timeline, steps: steps)
    switch action {
    case .step(let length): onStep?(length)
    case .page(let share): jump(to: min(max(shownProgress + share, 0), 1))
    case .jump(let fraction): jump(to: fraction)
    case .cancel:
      guard isScrubbing else { return false }
      if visible.isWhole { onInput?(.keyDown(.escape), MainLoop.now) }
      cancel()
    }
    return true
  }

  /// Asks for a place; what is shown changes when the owner says so.
  private func jump(to fraction: Double) {
    if gtk_widget_is_sensitive(widget) != 0 { onJump?(fraction) }
    show()
  }

  private func perform(_ event: ScrubEvent?) {
    switch event {
    case nil:
      break
    case .began(let fraction):
      progressBefore = progress
      hoverTip.hide()
      drawing.setGrown(true)
      onScrubbingChanged?(true)
      preview(fraction)
    case .moved(let fraction):
      preview(fraction)
    case .committed(let fraction):
      progress = fraction
      drawing.setGrown(false)
      onCommit?(fraction)
      onScrubbingChanged?(false)
    case .cancelled:
      progress = progressBefore
      drawing.setGrown(false)
      onCancel?()
      onScrubbingChanged?(false)
    }
    showHint()
  }

  private func preview(_ fraction: Double) {
    show()
    onProgressChanged?(fraction)
  }
}
