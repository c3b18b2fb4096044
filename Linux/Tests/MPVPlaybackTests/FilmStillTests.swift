import Glibc
import MediaLocations
import Seeking
import Testing

@testable import MPVPlayback

extension RealPlayerTests {
  /// Small pictures come from a film, the newest place that was asked for at last.
  @MainActor
  @Suite(.timeLimit(.minutes(1)))
  struct FilmStillsTests {
    private let stills: FilmStills
    private let pictures: AsyncStream<FilmStill>

    init() throws {
      stills = try FilmStills()
      let (stream, signal) = AsyncStream<FilmStill>.makeStream()
      pictures = stream
      stills.onStill = { signal.yield($0) }
    }

    private func still(of place: MediaSeconds) async -> FilmStill? {
      for await still in pictures where still.place == place { return still }
      return nil
    }

    @Test func placesHavePicturesOfTheirOwn() async throws {
      defer { stills.close() }
      stills.open(.file(path: FilePath(try Sample.path())))
      stills.take(at: 5)
      let first = try #require(await still(of: 5))
      #expect(first.width <= 384 && first.height <= 216)
      #expect(first.width == 384 || first.height == 216)
      #expect(first.pixels.count == first.stride * first.height)
      #expect(Set(first.pixels).count > 8)
      stills.take(at: 60)
      let second = try #require(await still(of: 60))
      #expect(second.pixels != first.pixels)
    }

    @Test func theNewestPlaceIsTheLastToCome() async throws {
      defer { stills.close() }
      stills.open(.file(path: FilePath(try Sample.path())))
      for place in 1...50 { stills.take(at: MediaSeconds(Double(place))) }
      var places: [MediaSeconds] = []
      for await still in pictures {
        places.append(still.place)
        if still.place == 50 { break }
      }
      #expect(places.count <= 2)
    }

    @Test func aTurnedFilmIsUpright() async throws {
      defer { stills.close() }
      let folder = try MediaFolder()
      stills.open(.file(path: FilePath(try folder.write(TurnedFilm.bytes, as: "turned.mov"))))
      stills.take(at: 0)
      let still = try #require(await still(of: 0))
      #expect((still.width, still.height) == (108, 216))
    }
  }
}

@Suite("The size of a still")
struct FilmStillSizeTests {
  @Test(arguments: [
    (1920, 1080, 384, 216), (1080, 1920, 122, 216), (4000, 100, 384, 10), (16, 8, 384, 192),
    (100_000, 1, 384, 1), (0, 8, 384, 216), (8, -1, 384, 216),
  ])
  func `a picture fits`(width: Int, height: Int, fittedWidth: Int, fittedHeight: Int) {
    let size = FilmStill.fitted(
      VideoSize(width: width, height: height), into: VideoSize(width: 384, height: 216))
    #expect(size == VideoSize(width: fittedWidth, height: fittedHeight))
  }
}
