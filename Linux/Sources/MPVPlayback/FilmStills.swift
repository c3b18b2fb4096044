public import MediaLocations
public import Seeking

/// Takes small pictures of a film beside the player that plays it.
///
/// A second libmpv seeks to keyframes, one at a time; of the places that are asked for meanwhile, only
/// the newest counts.
///
/// *Lifetime*: from `init` to `close`.
/// *Concurrency*: used from the main actor, on which the pictures come too. Films are read and decoded
/// by libmpv's threads; only the small picture is drawn here.
@MainActor
public final class FilmStills {
  /// The largest picture, in pixels.
  private static let box = VideoSize(width: 384, height: 216)

  /// Receives each picture, never from within a method.
  public var onStill: ((FilmStill) -> Void)?

  private let player: MPVPlayer
  private let renderer: SoftwareVideoRenderer
  private var wanted: MediaSeconds?
  private var underWay: SeekRequest?
  private var lastNumber: Int64 = 0
  /// The picture that was drawn last.
  private var drawn: (size: VideoSize, pixels: [UInt8])?

  /// Starts a player that nobody sees or hears.
  ///
  /// - Throws: `MPVPlaybackError`, where there is no such player.
  public init() throws(MPVPlaybackError) {
    var options = MPVPlayer.Options()
    options.takesStills = true
    options.audioOutput = "null"
    options.usesHardwareDecoding = false
    player = try MPVPlayer(options: options)
    renderer = try SoftwareVideoRenderer(player: player)
    renderer.onFrameWanted = { [weak self] in self?.draw() }
    player.onEvent = { [weak self] in self?.receive($0) }
    player.onMediaEvent = { [weak self] event in
      if event == .loaded { self?.seekNext() }
    }
  }

  /// Opens a film in place of the one before, whose pictures don't come any more.
  public func open(_ location: MediaLocation) {
    forget()
    player.load(location, paused: true)
  }

  /// Closes the film.
  public func stop() {
    forget()
    player.stop()
  }

  /// Asks for the picture of a place, in seconds of media; where none can be had, none comes.
  public func take(at place: MediaSeconds) {
    wanted = place
    seekNext()
  }

  /// Ends the player; no picture comes any more.
  public func close() {
    onStill = nil
    player.close()
  }
}

extension FilmStills {
  private func forget() {
    (wanted, underWay, drawn) = (nil, nil, nil)
  }

  private func seekNext() {
    guard underWay == nil, let place = wanted, player.seekableRange != nil else { return }
    (wanted, drawn) = (nil, nil)
    lastNumber += 1
    let request = SeekRequest(
      id: SeekRequest.ID(number: lastNumber), position: place, precision: .keyframe)
    underWay = request
    player.seek(request)
  }

  private func receive(_ event: PlayerEvent) {
    switch event {
    case .seekFinished(let id, _) where id == underWay?.id:
      deliver()
      underWay = nil
    case .seekFailed(let id) where id == underWay?.id: underWay = nil
    default: break
    }
    seekNext()
  }

  private func deliver() {
    // The size may have come after the picture.
    if drawn == nil { draw() }
    guard let request = underWay, let drawn else { return }
    let still = FilmStill(
      place: request.position, width: drawn.size.width, height: drawn.size.height,
      stride: SoftwareVideoRenderer.stride(width: drawn.size.width), pixels: drawn.pixels)
    onStill?(still)
  }

  /// Draws the picture at once, since the player waits for that.
  private func draw() {
    guard let whole = player.videoSize else { return }
    let size = FilmStill.fitted(whole, into: Self.box)
    let stride = SoftwareVideoRenderer.stride(width: size.width)
    var pixels = [UInt8](repeating: 0, count: stride * size.height)
    let isDrawn = pixels.withUnsafeMutableBytes { buffer in
      (try? renderer.render(into: buffer, width: size.width, height: size.height, stride: stride))
        != nil
    }
    guard isDrawn else { return }
    // libmpv leaves the fourth byte of a pixel as it is, or not.
    for alpha in Swift.stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    drawn = (size, pixels)
  }
}
