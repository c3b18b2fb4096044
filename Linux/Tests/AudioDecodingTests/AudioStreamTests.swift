import AudioDecoding
import MediaLocations
import Testing

@Suite("Audio streams")
struct AudioStreamTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A film whose second sound is the default one.
  private func film() throws -> String {
    try folder.ffmpeg(
      [
        "-f", "lavfi", "-i", "color=s=16x16:r=25:d=1", "-f", "lavfi", "-i",
        "aevalsrc=0.25:s=8000:d=1",
        "-f", "lavfi", "-i", "aevalsrc=0.5|0.5:s=48000:d=1", "-map", "0", "-map", "1", "-map", "2",
        "-c:v", "mpeg4", "-c:a:0", "flac", "-c:a:1", "pcm_s16le", "-disposition:a:0", "0",
        "-disposition:a:1", "default", "-metadata:s:a:0", "language=deu", "-metadata:s:a:0",
        "title=Kommentar",
      ], to: "film.mkv")
  }

  @Test("A list says what each stream is")
  func list() throws {
    let streams = try AudioStream.list(of: MediaLocation(argument: film()))
    #expect(streams.map(\.index) == [1, 2])
    #expect(streams.map(\.codec) == ["flac", "pcm_s16le"])
    #expect(streams.map(\.language) == ["deu", nil])
    #expect(streams.map(\.title) == ["Kommentar", nil])
    #expect(streams.map(\.channelCount) == [1, 2])
    #expect(streams.map(\.sampleRate) == [8000, 48_000])
    #expect(streams.map(\.isBest) == [false, true])
  }

  @Test("A film without sound has no audio streams")
  func silentList() throws {
    let location = try folder.write(silentFilm(), to: "film.y4m")
    #expect(try AudioStream.list(of: MediaLocation(argument: location)).isEmpty)
  }

  @Test("A list isn't made of what isn't there, or after cancelling")
  func failures() throws {
    let cancelled = Cancellation()
    cancelled.cancel()
    let missing = failure { () throws(AudioDecodingError) in
      _ = try AudioStream.list(of: .file(path: "/nothing/there"))
    }
    let film = try film()
    let error = failure { () throws(AudioDecodingError) in
      _ = try AudioStream.list(of: MediaLocation(argument: film), cancellation: cancelled)
    }
    #expect(missing == .missing(location: "/nothing/there"))
    #expect(error == .cancelled(location: film))
  }

  @Test("The chosen stream is decoded", arguments: [(nil, 0.5, 2), (1, 0.25, 1), (2, 0.5, 2)])
  func choice(index: Int?, level: Float, channels: Int) throws {
    let decoded = try Decoded(film(), AudioDecodingOptions(streamIndex: index))
    #expect(decoded.samples.count == channels)
    #expect(decoded.samples.allSatisfy { $0.allSatisfy { abs($0 - level) < 0.001 } })
  }

  @Test("A stream that isn't there, or isn't sound, is refused", arguments: [-1, 0, 3, .max])
  func refusal(index: Int) throws {
    let film = try film()
    let error = failure { () throws(AudioDecodingError) in
      _ = try Decoded(film, AudioDecodingOptions(streamIndex: index))
    }
    #expect(error == .noSuchStream(location: film, index: index))
  }
}
