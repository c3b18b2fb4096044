import TestSupport
import Testing
import Waveforms

@Suite("Point resampler")
struct PointResamplerTests {
  /// The points that points of `pointLength` frames become, row by row of each.
  private func resampled(
    _ points: [[WaveformPoint]], from pointLength: Int64, to length: Int64
  ) -> [WaveformPoint] {
    var resampler = PointResampler(
      rowCount: points.first?.count ?? 1, pointLength: pointLength, length: length)
    var found: [WaveformPoint] = []
    for rows in points { resampler.add(rows) { found.append($0) } }
    return found + resampler.openPoint
  }

  @Test("Multiples are what the samples give", arguments: [1, 2, 3, 7, 40] as [Int64])
  func multiples(factor: Int64) {
    let samples = TestSamples(noise(channels: 2, frames: 1000, seed: 6))
    let fine = samples.points(length: 20)
    let pairs = stride(from: 0, to: fine.count, by: 2).map { Array(fine[$0..<$0 + 2]) }
    let found = resampled(pairs, from: 20, to: 20 * factor)
    let expected = samples.points(length: 20 * factor)
    #expect(found.map(\.minimum) == expected.map(\.minimum))
    #expect(found.map(\.maximum) == expected.map(\.maximum))
  }

  @Test(
    "Each point goes into the one that it begins in",
    arguments: [(2, 3), (2, 5), (256, 257), (256, 300), (3, 1000), (1, 1)] as [(Int64, Int64)])
  func borders(pointLength: Int64, length: Int64) {
    let points = (0..<1000).map { [WaveformPoint(minimum: 0, maximum: Int16($0))] }
    let found = resampled(points, from: pointLength, to: length).map { Int($0.maximum) }
    let places = (0..<1000).map { Int64($0) * pointLength / length }
    let expected = (0...(places.last ?? 0)).map { place in places.lastIndex(of: place) ?? -1 }
    #expect(found == expected)
  }

  @Test("No points are none")
  func empty() {
    #expect(resampled([], from: 2, to: 4) == [])
  }
}

extension TestSamples {
  /// The extremes of each channel in points of a length.
  fileprivate func points(length: Int64) -> [WaveformPoint] {
    var resampler = WaveformResampler(
      channelCount: channelCount, rows: .channels, length: PointLength(frames: length))
    var points: [WaveformPoint] = []
    withBlock(0..<frameCount, interleaved: true) { block in
      resampler.add(block) { points.append($0) }
    }
    return points + resampler.openPoint
  }
}
