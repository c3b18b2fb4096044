import Glibc
import MediaLocations
import Seeking
import Testing

@testable import MPVPlayback

extension RealPlayerTests {
  /// Whatever can't be played is told as what it is, and nothing hangs.
  @MainActor
  @Suite(.timeLimit(.minutes(1)))
  struct BadMediaTests {
    let folder: MediaFolder
    let watch: PlayerWatch

    init() throws {
      folder = try MediaFolder()
      watch = try PlayerWatch()
    }

    private func failure(ofPath path: String) async throws -> MediaFailure? {
      try await watch.failure(of: .file(path: FilePath(path)))
    }

    @Test func whatTheFileSystemSays() async throws {
      #expect(try await failure(ofPath: folder.path + "/none.mkv") == .missing)
      #expect(try await failure(ofPath: folder.makeFolder("folder.mkv")) == .folder)
      #expect(try await failure(ofPath: folder.write("", as: "empty.mkv")) == .empty)
      #expect(watch.player.location == nil)
    }

    @Test func bytesThatAreNoMedia() async throws {
      var generator = RepeatableNumbers()
      let noise = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(try await failure(ofPath: folder.write(noise, as: "noise.mp4")) == .notMedia)
      let text = "A letter of some lines,\nwhich is no film.\n"
      #expect(try await failure(ofPath: folder.write(text, as: "letter.txt")) == .notMedia)
    }

    @Test func anMP4WithoutItsIndex() async throws {
      let bytes = Box("ftyp", Array("isom\0\0\0\0isomiso2".utf8)).bytes
      let data = Box("mdat", [UInt8](repeating: 7, count: 20_000)).bytes.prefix(9_000)
      #expect(try await failure(ofPath: folder.write(bytes + data, as: "half.mp4")) == .incomplete)
    }

    @Test func wordsAlone() async throws {
      let subtitles = "1\n00:00:01,000 --> 00:00:02,000\nHello\n"
      #expect(try await failure(ofPath: folder.write(subtitles, as: "words.srt")) == .noStreams)
    }

    /// Lists in every format that leads to files; `%` stands for a file that exists and is media.
    nonisolated static let lists = [
      ("list.m3u", "/etc/passwd\n%\nfile:///etc/hostname\n"),
      ("stream.m3u8", "#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n%\n#EXT-X-ENDLIST\n"),
      ("hidden.mp4", "#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile://%\n#EXT-X-ENDLIST\n"),
      ("secret.m3u8", "#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n"),
      ("list.pls", "[playlist]\nFile1=%\nNumberOfEntries=1\n"),
      ("cut.edl", "# mpv EDL v0\n%,0,5\n"),
      ("cut.mkv", "# mpv EDL v0\n%,0,5\n"),
      ("joined.txt", "ffconcat version 1.0\nfile sound.wav\n"),
      ("joined.mkv", "ffconcat version 1.0\nfile %\n"),
      ("disc.cue", "FILE \"%\" WAVE\n  TRACK 01 AUDIO\n    INDEX 01 00:00:00\n"),
      ("list.xspf", "<?xml version=\"1.0\"?>\n<playlist><trackList><track><location>%</location>"),
    ]

    @Test(arguments: lists)
    func listsAreNotFollowed(name: String, text: String) async throws {
      let sound = try folder.writeSound(seconds: 10)
      let parts = text.split(separator: "%", omittingEmptySubsequences: false)
      let list = try folder.write(parts.joined(separator: sound), as: name)
      #expect(try await failure(ofPath: list) == .playlistRefused)
      #expect(watch.player.tracks.isEmpty)
    }

    @Test(arguments: [
      "edl:///etc/passwd", "av://lavfi:testsrc", "memory://#EXTM3U", "fd://0", "concat://a",
      "file://elsewhere/a", "lavf://file:/etc/passwd", "dvd://", "smb://a/b", "appending://a",
    ])
    func addressesThatAreNotOfTheNetwork(url: String) async throws {
      #expect(try await watch.failure(of: MediaLocation(argument: url)) == .schemeRefused)
    }

    @Test func aFileCutInHalfPlaysToItsEnd() async throws {
      let bytes = try Sample.bytes()
      try await watch.open(folder.write(Array(bytes.prefix(bytes.count / 2)), as: "half.mkv"))
      let end = try #require(watch.player.duration)
      let id = watch.seek(to: end - 1)
      #expect(try await watch.end(of: id) != nil)
      try await watch.until { watch.mediaEvents.contains(.ended) }
      let ends = {
        watch.mediaEvents.compactMap { event -> MediaSeconds? in
          if case .endedEarly(let place) = event { place } else { nil }
        }
      }
      try await watch.until { !ends().isEmpty }
      #expect(ends().allSatisfy { $0 > 30 && $0 < 60 })
      watch.player.isPaused = true
      let place = try await watch.end(of: watch.seek(to: 2))
      let seconds = try #require(place).value
      #expect(abs(seconds - 2) < 0.05)
      _ = try await watch.end(of: watch.seek(to: end))
      #expect(ends().count == 1)
    }

    @Test func soundAndPictureAlone() async throws {
      try await watch.open(try folder.writeSound(seconds: 5))
      #expect(watch.player.tracks.map(\.kind) == [.audio])
    }

    @Test func nobodyListens() async throws {
      // The port is taken by a socket that accepts nothing.
      let listener = try SilentListener(listens: false)
      #expect(try await watch.failure(of: listener.location) == .unreachable)
      #expect(watch.mediaEvents.contains { "\($0)".contains("Connection refused") })
    }

    @Test(arguments: ["rtsp", "rtp", "tcp", "rtmp"])
    func nobodyListensToOtherProtocols(scheme: String) async throws {
      let listener = try SilentListener(listens: false)
      let url = listener.location.text.replacing("http:", with: scheme + ":")
      let watch = try PlayerWatch(networkTimeout: 1)
      #expect(try await watch.failure(of: .stream(url: url)) == .unreachable)
    }

    /// What a server says before it falls silent: too little, or all that it meant to.
    nonisolated static let answers: [(String, MediaFailure)] = [
      ("HTTP/1.0 200 OK\r\n\r\n", .unreachable),
      ("HTTP/1.0 200 OK\r\n\r\nSome bytes of a film, and then no more.", .unreachable),
      ("HTTP/1.0 200 OK\r\nContent-Length: 9\r\n\r\nA letter.", .notMedia),
    ]

    @Test(arguments: answers)
    func aServerThatFallsSilent(answer: String, failure: MediaFailure) async throws {
      let listener = try SilentListener(listens: true)
      listener.answerAll(answer)
      let watch = try PlayerWatch(networkTimeout: 1)
      #expect(try await watch.failure(of: listener.location) == failure)
    }

    @Test func afterAFailureTheNextFilePlays() async throws {
      #expect(try await failure(ofPath: folder.path + "/none.mkv") == .missing)
      try await watch.open(try folder.writeSound(seconds: 5))
      #expect(watch.player.isLoaded)
    }

    @Test func aServerThatNeverAnswersHoldsUpNothing() async throws {
      let listener = try SilentListener(listens: true)
      watch.player.load(listener.location)
      try await listener.connection()
      watch.player.rate = 2
      watch.player.isPaused = true
      #expect(watch.player.seekableRange == nil)
      try await watch.open(try folder.writeSound(seconds: 5))
      watch.player.load(listener.location)
      try await listener.connection()
      var closed = false
      let closing = ContinuousClock().measure { closed = watch.player.close() }
      #expect(closed)
      #expect(closing < .milliseconds(500))
    }

    @Test func closingTwiceAndUsingAfterwardsDoesNothing() throws {
      #expect(watch.player.close())
      #expect(watch.player.close())
      watch.player.rate = 2
      watch.player.load(.file(path: "/"))
      watch.player.stop()
      #expect(watch.player.position == 0)
    }
  }
}
