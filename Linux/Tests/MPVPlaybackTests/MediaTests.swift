import MediaLocations
import Seeking
import Testing

@testable import MPVPlayback

extension RealPlayerTests {
  /// What is known of media, with the real player.
  @MainActor
  @Suite(.timeLimit(.minutes(1)))
  struct MediaTests {
    let folder: MediaFolder
    let watch: PlayerWatch
    var player: MPVPlayer { watch.player }

    init() throws {
      folder = try MediaFolder()
      watch = try PlayerWatch()
    }

    @Test func theSampleIsDescribed() async throws {
      try await watch.open(try Sample.path(), paused: true)
      #expect(player.chapterList.count == 3)
      #expect(player.chapterList.allSatisfy { $0.title != nil })
      #expect(player.chapters == player.chapters.sorted())
      #expect(Set(player.tracks.map(\.kind)).isSuperset(of: [.video, .audio]))
      #expect(player.tracks.allSatisfy { !$0.isCoverArt && !$0.isExternal })
      try await watch.until { player.videoSize != nil }
      let size = try #require(player.videoSize)
      #expect(size.width > size.height && size.height > 0)
    }

    @Test func aTrackCanBeLeftOutAndTakenBack() async throws {
      try await watch.open(try Sample.path(), paused: true)
      let sound = { self.player.tracks.contains { $0.kind == .audio && $0.isSelected } }
      try await watch.until(sound)
      player.select(.audio, id: nil)
      try await watch.until { !sound() }
      player.select(.audio, id: 1)
      try await watch.until(sound)
    }

    @Test func volumeIsKeptInRangeAndTold() async throws {
      player.volume = 200
      #expect(player.volume == 130)
      player.isMuted = true
      try await watch.until { watch.mediaEvents.filter { $0 == .volumeChanged }.count == 2 }
      #expect(player.isMuted)
    }

    @Test(arguments: [
      "with space.wav", "it's \"quoted\".wav", "two\nlines.wav", "--pause.wav", "100%41.wav",
      "edl:x.wav", "-.wav", "ünï ♥.wav", "a,b=c;d.wav", "%n%.wav", "$HOME ${path}.wav",
    ])
    func anyNameOpens(name: String) async throws {
      let path = try folder.writeSound(seconds: 1, as: name)
      try await watch.open(path, paused: true)
      #expect(player.title == name)
      #expect(player.location == .file(path: FilePath(path)))
    }

    @Test func theNextFileTakesThePlaceOfTheLast() async throws {
      let first = try folder.writeSound(seconds: 10, as: "first.wav")
      let second = try folder.writeSound(seconds: 20, as: "second.wav")
      player.load(.file(path: FilePath(first)), paused: true)
      try await watch.open(second, paused: true)
      #expect(player.duration == 20)
      #expect(player.title == "second.wav")
      #expect(watch.mediaEvents.filter { $0 == .loaded }.count == 1)
      try await watch.open(first, paused: true)
      #expect(player.duration == 10)
      #expect(!watch.mediaEvents.contains { if case .failed = $0 { true } else { false } })
    }

    @Test func stoppingUnloads() async throws {
      try await watch.open(try folder.writeSound(seconds: 10), paused: true)
      player.stop()
      #expect(!player.isLoaded)
      #expect(player.seekableRange == nil)
      try await watch.until { player.duration == nil }
      #expect(player.location == nil)
    }

    @Test func softwareRenderingFillsEveryPixel() async throws {
      let picture = Picture(width: 203, height: 101)
      try await draw(try Sample.path(), startAt: 5, into: picture) { Set($0.pixels).count > 10 }
    }

    @Test func softwareRenderingTurnsAFilmUpright() async throws {
      let picture = Picture(width: 80, height: 160)
      let film = try folder.write(TurnedFilm.bytes, as: "turned.mov")
      let size = try await draw(film, into: picture) { $0.pixels.contains { $0 != 0 } }
      #expect(size == VideoSize(width: 8, height: 16))
      let (above, below) = (picture[40, 40], picture[40, 120])
      #expect(above >> 16 > 200 && above & 0xff < 50, "red above")
      #expect(below >> 16 < 50 && below & 0xff > 200, "blue below")
    }

    /// Draws a film until the picture is there; gives the size that is told of it.
    @discardableResult
    private func draw(
      _ path: String, startAt start: MediaSeconds? = nil, into picture: Picture,
      until isThere: (Picture) -> Bool
    ) async throws -> VideoSize? {
      let watch = try PlayerWatch(videoOutput: .renderer)
      let renderer = try SoftwareVideoRenderer(player: watch.player)
      let (frames, signal) = AsyncStream<Void>.makeStream()
      renderer.onFrameWanted = { signal.yield() }
      watch.player.load(.file(path: FilePath(path)), startAt: start, paused: true)
      // The first pictures may be black ones, drawn before the film's is there.
      for await _ in frames {
        picture.fill(with: Picture.foreign)
        try renderer.render(
          into: picture.buffer, width: picture.width, height: picture.height,
          stride: picture.stride)
        #expect(!picture.pixels.contains(Picture.foreign))
        if isThere(picture) { break }
      }
      try await watch.until { watch.player.videoSize != nil }
      defer { #expect(watch.player.close()) }
      renderer.free()
      return watch.player.videoSize
    }
  }
}

/// Memory that a picture is drawn to.
private final class Picture {
  /// A colour that no film of ours has.
  static let foreign: UInt32 = 0xff00ff

  let width: Int
  let height: Int
  let stride: Int
  let buffer: UnsafeMutableRawBufferPointer

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = SoftwareVideoRenderer.stride(width: width)
    buffer = .allocate(byteCount: stride * height, alignment: 64)
  }

  deinit {
    buffer.deallocate()
  }

  func fill(with colour: UInt32) {
    buffer.withMemoryRebound(to: UInt32.self) { $0.update(repeating: colour) }
  }

  var pixels: [UInt32] {
    (0..<height).flatMap { row in (0..<width).map { self[$0, row] } }
  }

  /// A pixel's red, green and blue, without the byte that has no meaning.
  subscript(column: Int, row: Int) -> UInt32 {
    buffer.load(fromByteOffset: row * stride + column * 4, as: UInt32.self) & 0xff_ffff
  }
}
