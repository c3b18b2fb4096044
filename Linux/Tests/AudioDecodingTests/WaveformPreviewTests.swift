import MediaLocations
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Waveform preview")
struct WaveformPreviewTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Two minutes whose amplitude grows by a twentieth every six seconds, up to 0.95.
  private static let source = "aevalsrc=floor(t/6+1)/20.5*0.95*sin(2765*t):s=44100:d=120"

  static let kinds: [(codec: String, name: String)] = [
    ("pcm_s16le", "out.wav"), ("pcm_f32le", "out.mka"), ("flac", "out.flac"),
    ("libmp3lame", "out.mp3"), ("libvorbis", "out.ogg"), ("libopus", "out.opus"),
    ("aac", "out.m4a"), ("aac", "out.aac"), ("libopus", "out.webm"),
  ]

  @Test("Each part sounds as loud as the media does there", arguments: kinds)
  func levels(kind: (codec: String, name: String)) throws {
    let file = try folder.ffmpeg(
      ["-f", "lavfi", "-i", Self.source, "-c:a", kind.codec], to: kind.name)
    var points: [Int: WaveformPoint] = [:]
    let count = try WaveformPreview(of: MediaLocation(argument: file), count: 20).run { value in
      #expect(value.count == 20)
      points[value.index] = value.point
    }
    #expect(count == 20)
    #expect(points.count == 20)
    for (index, point) in points {
      let expected = Double(index + 1) / 20.5 * 0.95
      #expect(abs(Double(point.peak) / 32768 - expected) < 0.08, "part \(index)")
      #expect(abs(Double(point.rms) / 32768 - expected * 0.7071) < 0.06, "part \(index)")
    }
  }

  @Test("Every part comes once, spread evenly whenever it stops", arguments: [1, 2, 3, 7, 64, 300])
  func order(count: Int) {
    let order = bisection(of: count)
    #expect(order.sorted() == Array(0..<count))
    for length in [1, 2, 4, 8, 16, 32, 64] where length <= count / 2 {
      let places = order.prefix(length * 2).sorted()
      let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
      #expect((gaps.max() ?? 0) <= 2 * (count / length + 1))
    }
  }

  @Test("Cancelled, it ends within a packet")
  func cancellation() throws {
    let file = try folder.impulses(at: [], count: 400_000)
    let cancellation = Cancellation()
    var values = 0
    let error = failure { () throws(AudioDecodingError) in
      _ = try WaveformPreview(of: MediaLocation(argument: file))
        .run(cancellation: cancellation) { _ in
          values += 1
          cancellation.cancel()
        }
    }
    #expect(error == .cancelled(location: file))
    #expect(values == 1)
  }

  @Test("What can't be decoded fails as the decoder does")
  func failures() throws {
    let film = try folder.write(silentFilm(), to: "film.y4m")
    let error = failure { () throws(AudioDecodingError) in
      _ = try WaveformPreview(of: MediaLocation(argument: film)).run { _ in }
    }
    #expect(error == .noAudio(location: film))
  }
}
