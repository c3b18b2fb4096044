import CGtk
import GTKInterop
import MPVPlayback
import MediaLocations
import Seeking
import SeekingGTK

/// Has the pictures of a film that are shown beside a pointer over the waveform.
///
/// What takes them starts when the first one is wanted.
///
/// *Lifetime*: one a window, until `close()`. *Concurrency*: on the main actor.
@MainActor
final class HoverPictures {
  private let session: PlayerSession
  private let scrubber: WaveformScrubber
  private var stills: FilmStills?
  private var isOpen = false
  private var isClosed = false
  private var cache = PictureCache<Texture>()

  /// The film; nothing where there is none.
  private var film: MediaLocation? {
    didSet { if film != oldValue { forget() } }
  }

  /// Makes pictures of a session's films for its scrubber.
  init(session: PlayerSession, scrubber: WaveformScrubber) {
    self.session = session
    self.scrubber = scrubber
    scrubber.pictures = { [weak self] in self?.picture(at: $0) }
    session.observe { [weak self] in self?.update($0) }
  }

  /// The picture of a place in seconds of media, or until it has come, the one before.
  ///
  /// - Returns: the picture; nothing where there is none yet, or the film isn't a file.
  private func picture(at place: MediaSeconds) -> OpaquePointer? {
    guard case .file? = film, let film, !isClosed else { return nil }
    if let kept = cache[place] { return kept.pointer }
    open(film)
    stills?.take(at: place)
    return cache.newest?.pointer
  }

  /// Ends what takes the pictures.
  func close() {
    isClosed = true
    stills?.close()
    stills = nil
  }

  private func update(_ change: SessionChange) {
    switch change {
    case .opening, .failed: film = nil
    case .loaded, .tracks, .videoSize:
      film = session.player.isLoaded && session.hasFilm ? session.playlist.current : nil
    default: break
    }
  }

  private func open(_ film: MediaLocation) {
    guard !isOpen else { return }
    isOpen = true
    if stills == nil {
      // Without it there are no pictures, but still times.
      stills = try? FilmStills()
      stills?.onStill = { [weak self] in self?.keep($0) }
    }
    stills?.open(film)
  }

  private func forget() {
    cache = PictureCache()
    if isOpen { stills?.stop() }
    isOpen = false
  }

  private func keep(_ still: FilmStill) {
    guard isOpen, let texture = Texture(still) else { return }
    cache.insert(texture, at: still.place)
    scrubber.picturesChanged()
  }
}

/// A picture as GTK draws it.
@MainActor
private final class Texture {
  let pointer: OpaquePointer

  init?(_ still: FilmStill) {
    let bytes = still.pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        gint(still.width), gint(still.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
        gsize(still.stride))
    else { return nil }
    pointer = texture
  }

  isolated deinit {
    g_object_unref(object(pointer))
  }
}
