import Glibc
import MediaLocations
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Audio decoder: bad input")
struct BadInputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func error(at location: String, allowsNetwork: Bool = false) -> AudioDecodingError? {
    failure { () throws(AudioDecodingError) in
      let decoder = try AudioDecoder(
        location: MediaLocation(argument: location),
        options: AudioDecodingOptions(allowsNetwork: allowsNetwork))
      while try decoder.readBlock({ _ in }) {}
    }
  }

  @Test("What isn't there is missing", arguments: ["nothing", "nothing/there", "\0"])
  func missing(name: String) {
    let location = folder.path + "/" + name
    #expect(error(at: location) == .missing(location: location))
    #expect(error(at: "") == .missing(location: ""))
  }

  @Test("Below a file there is nothing")
  func belowFile() throws {
    let location = try folder.write([1, 2, 3]) + "/sound"
    #expect(error(at: location) == .missing(location: location))
  }

  @Test("Folders, devices and pipes aren't files")
  func notFiles() throws {
    let pipe = folder.location("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for location in [folder.path, pipe, "/dev/zero", "/"] {
      #expect(error(at: location) == .notAFile(location: location))
    }
  }

  @Test("What may not be read is unreadable", .enabled(if: geteuid() != 0))
  func forbidden() throws {
    let location = try folder.write(wavFile(tone(0.5, count: 800), .signed16))
    chmod(location, 0)
    guard case .unreadable(location, let reason) = error(at: location) else {
      Issue.record("It was read.")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("A link that leads to itself is unreadable")
  func endlessLink() {
    let location = folder.location("link")
    #expect(symlink(location, location) == 0)
    guard case .unreadable(location, let reason) = error(at: location) else {
      Issue.record("It was read.")
      return
    }
    #expect(reason.contains("symbolic link"))
  }

  @Test(
    "Nothing, noise, text and playlists aren't media",
    arguments: ["", ".wav", ".mp3", ".mp4", ".txt", ".mkv", ".m3u8"])
  func notMedia(suffix: String) throws {
    var random = SplitMix(seed: 1)
    _ = try folder.write(wavFile(tone(0.5, count: 800), .signed16), to: "secret.wav")
    let list = "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://\(folder.path)/secret.wav\n"
    let contents: [[UInt8]] = [
      [],
      (0..<50_000).map { _ in UInt8.random(in: 0...255, using: &random) },
      Array(String(repeating: "Some words, and some more.\n", count: 400).utf8),
      Array("\(list)#EXT-X-ENDLIST\n".utf8),
      Array("ffconcat version 1.0\nfile secret.wav\n".utf8),
    ]
    for (index, bytes) in contents.enumerated() {
      let location = try folder.write(bytes, to: "\(index)" + suffix)
      let found = error(at: location)
      #expect([.notMedia(location: location), .undecodable(location: location)].contains(found))
    }
  }

  @Test("A film without sound has no audio")
  func noAudio() throws {
    let location = try folder.write(silentFilm(), to: "film.y4m")
    #expect(error(at: location) == .noAudio(location: location))
  }

  @Test("A file whose sound is empty can't be decoded")
  func empty() throws {
    let location = try folder.write(wavFile([], .signed16))
    #expect(error(at: location) == .undecodable(location: location))
  }

  @Test(
    "Addresses on the network are refused unless allowed",
    arguments: ["http", "rtsp", "x-y.z+1"])
  func network(scheme: String) {
    let location = scheme + "://127.0.0.1:1/sound.mp3"
    #expect(error(at: location) == .networkRefused(location: location))
    guard case .unreadable(location, let reason) = error(at: location, allowsNetwork: true) else {
      Issue.record("It was read.")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("Headers with absurd numbers do no harm")
  func absurdHeaders() throws {
    let numbers = [0, 1, 2, 255, 65_535, 0x7FFF_FFFF, 0xFFFF_FFFF]
    var headers: [WAVHeader] = []
    for number in numbers {
      for tag in [1, 3, 0x55, 0x2000, 0xFFFE] {
        headers.append(WAVHeader(tag: tag, channels: number))
        headers.append(WAVHeader(tag: tag, rate: number))
        headers.append(WAVHeader(tag: tag, bits: number))
        headers.append(WAVHeader(tag: tag, dataSize: number))
      }
    }
    let data = tone(0.5, count: 4000).flatMap { WAVEncoding.signed16.bytes($0) }
    for header in headers { try expectSensible(wavFile(header, data: data)) }
    try expectSensible(auFile(tone(0.5, count: 4000), claimed: 0x3FFF_FFFF, rate: 1))
  }

  @Test("Damaged bytes do no harm", arguments: 1...4)
  func damage(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let files = [
      wavFile(tone(0.5, count: 2000), .float32), auFile(tone(0.5, count: 2000), claimed: 2000),
      wavFile(tone(0.5, count: 2000), .signed24, channels: 3),
    ]
    for _ in 0..<40 {
      var bytes = files[Int.random(in: 0..<files.count, using: &random)]
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let limit = Bool.random(using: &random) ? 60 : bytes.count
        bytes[Int.random(in: 0..<limit, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try expectSensible(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
    }
  }

  /// Decodes what may be damaged: it either fails or gives loudness values.
  private func expectSensible(_ bytes: [UInt8]) throws {
    let location = try folder.write(bytes)
    _ = failure { () throws(AudioDecodingError) in
      let decoder = try AudioDecoder(location: MediaLocation(argument: location))
      var envelope = LoudnessEnvelope(duration: decoder.duration)
      var planar = PlanarSamples()
      var isMore = true
      while isMore {
        isMore = try decoder.readSamples { samples, firstFrame in
          let rate = Double(samples.sampleRate)
          planar.withChannels(of: samples) { channels in
            #expect(channels.count <= LoudnessEnvelope.maximumChannelCount)
            envelope.add(channels, sampleRate: rate, at: Double(firstFrame) / rate)
          }
        }
      }
      let levels = envelope.levels(spanning: decoder.duration ?? envelope.decodedEnd)
      #expect(levels.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test("Every error says what is wrong, and where")
  func descriptions() {
    let errors: [AudioDecodingError] = [
      .missing(location: "x.y"), .notAFile(location: "x.y"), .notMedia(location: "x.y"),
      .unreadable(location: "x.y", reason: "Because"), .networkRefused(location: "x.y"),
      .noAudio(location: "x.y"), .decoderMissing(location: "x.y", codec: "atrac"),
      .noSuchStream(location: "x.y", index: 7),
      .undecodable(location: "x.y"), .outOfResources(location: "x.y"), .cancelled(location: "x.y"),
    ]
    let sentences = errors.map { "\($0)" }
    #expect(Set(sentences).count == errors.count)
    #expect(sentences.allSatisfy { $0.contains("“x.y”") && $0.hasSuffix(".") })
    #expect(sentences[3].contains("Because"))
    #expect(sentences[6].contains("atrac"))
    #expect(sentences[7].contains("7"))
  }
}
