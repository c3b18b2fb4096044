import AudioDecoding
import MediaLocations
import Testing

@Suite("Audio decoder")
struct AudioDecoderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "Every encoding gives the samples that were written", arguments: WAVEncoding.allCases, 1...3)
  func encodings(encoding: WAVEncoding, channels: Int) throws {
    let written: [Double] = (0..<9000).map { Double($0 % 255 - 127) / 128 }
    let file = try folder.write(wavFile(written, encoding, channels: channels))
    let decoded = try Decoded(file)
    #expect(decoded.samples.count == channels)
    for channel in 0..<channels {
      let places = stride(from: channel, to: written.count, by: channels)
      #expect(decoded.samples[channel] == places.map { Float(written[$0]) })
    }
  }

  @Test("Blocks stand one after the other on the time axis", arguments: [1, 8000, 44_100, 192_000])
  func positions(rate: Int) throws {
    let samples = tone(0.5, count: 20_000)
    let decoded = try Decoded(folder.write(wavFile(samples, .signed16, rate: rate)))
    #expect(decoded.blocks.allSatisfy { $0.sampleRate == rate })
    #expect(
      decoded.blocks.map(\.firstFrame)
        == decoded.blocks.indices.map { index in
          Int64(decoded.blocks[..<index].reduce(0) { $0 + $1.count })
        })
    #expect(decoded.end == 20_000)
    #expect(!decoded.isTruncated)
  }

  @Test("The duration is the container's")
  func duration() throws {
    let file = try folder.write(wavFile(tone(0.5, count: 20_000), .signed16))
    #expect(try AudioDecoder(location: MediaLocation(argument: file)).duration == 2.5)
  }

  @Test(
    "A file that was cut short is decoded as far as it goes", arguments: [(1, true), (2, false)])
  func truncated(claimedTimes: Int, isComplete: Bool) throws {
    let samples = tone(0.5, count: 16_000)
    let file = try folder.write(auFile(samples, claimed: 16_000 * claimedTimes))
    let decoded = try Decoded(file)
    #expect(decoded.samples.first?.count == 16_000)
    #expect(decoded.isTruncated == !isComplete)
  }

  @Test(
    "Names may hold anything",
    arguments: [
      "two words", "-dash.wav", "it's \"quoted\"", "line\nbreak", "a:b", "http:x", "%d.wav",
      "größe",
      "a?b#c&d", "100%", "%2e",
    ])
  func names(name: String) throws {
    let file = try folder.write(wavFile(tone(0.5, count: 800), .signed16), to: name)
    #expect(try Decoded(file).samples.first?.count == 800)
  }

  @Test(
    "An address of a file is its path",
    arguments: [
      ("two%20words", "two words"), ("plain", "plain"), ("100%", "100%"), ("%zz", "%zz"),
      ("%C3%BC%2f", "ü/"),
    ])
  func addresses(address: String, name: String) throws {
    let host = name == "plain" ? "localhost" : ""
    let scheme = name == "plain" ? "FILE" : "file"
    if name.hasSuffix("/") {
      let error = failure { () throws(AudioDecodingError) in
        _ = try AudioDecoder(
          location: MediaLocation(argument: "file://" + folder.path + "/" + address))
      }
      #expect(error == .missing(location: folder.path + "/" + name))
    } else {
      _ = try folder.write(wavFile(tone(0.5, count: 800), .signed16), to: name)
      let decoded = try Decoded("\(scheme)://\(host)\(folder.path)/\(address)")
      #expect(decoded.samples.first?.count == 800)
    }
  }

  @Test("A cancelled decoder neither opens nor goes on")
  func cancellation() throws {
    let file = try folder.write(wavFile(tone(0.5, count: 20_000), .signed16))
    let cancellation = Cancellation()
    let decoder = try AudioDecoder(
      location: MediaLocation(argument: file), cancellation: cancellation)
    #expect(try decoder.readBlock { _ in })
    cancellation.cancel()
    let whileReading = failure { () throws(AudioDecodingError) in
      _ = try decoder.readBlock { _ in Issue.record("No block follows.") }
    }
    let whileOpening = failure { () throws(AudioDecodingError) in
      _ = try AudioDecoder(location: MediaLocation(argument: file), cancellation: cancellation)
    }
    #expect(whileReading == .cancelled(location: file))
    #expect(whileOpening == .cancelled(location: file))
  }
}
