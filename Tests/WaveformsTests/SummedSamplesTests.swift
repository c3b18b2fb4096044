import Testing
import Waveforms

@Suite("Samples with their sums")
struct SummedSamplesTests {
  private static let odd: [Double] = (0..<997).map { index in
    switch index % 50 {
    case 3: .nan
    case 4: .infinity
    case 5: -2
    case 6: 7
    default: Double(index % 13) / 13
    }
  }

  private var summed = SummedSamples()

  @Test("make the bars that the samples make", arguments: [1, 2, 7, 100, 997, 2000])
  mutating func bars(count: Int) {
    summed.take(Self.odd)
    expectEqual(
      summed.bars(from: 0, to: 1, count: count), WaveformBars.bars(from: Self.odd, count: count))
    let part = Array(Self.odd[249..<499])
    expectEqual(
      summed.bars(from: 0.25, to: 0.5, count: count), WaveformBars.bars(from: part, count: count))
  }

  @Test("are summed anew from the first one on that is different")
  mutating func changes() {
    var samples = Self.odd
    let kinds: [(inout [Double]) -> Void] = [
      { $0.append(0.5) }, { $0.append(contentsOf: [1, 0, .nan]) }, { $0[500] = 0.25 },
      { $0.removeLast(10) }, { $0[0] = 1 }, { $0 = [] }, { $0 = [0.5] }, { $0 = Self.odd },
    ]
    for change in kinds {
      change(&samples)
      let before = summed.revision
      summed.take(samples)
      #expect(summed.revision != before)
      expectEqual(
        summed.bars(from: 0, to: 1, count: 31), WaveformBars.bars(from: samples, count: 31))
    }
  }

  @Test("don't change where the samples are the same, in whatever array")
  mutating func same() {
    summed.take(Self.odd)
    let revision = summed.revision
    summed.take(Self.odd)
    summed.take(Self.odd.map { $0 })
    #expect(summed.revision == revision)
  }

  @Test(
    "have no bars without samples, bars or a part",
    arguments: [
      ([], 0, 1, 5), ([1], 0, 1, 0), ([1], 0, 1, -1), ([1], 0.5, 0.5, 5), ([1], 1, 0, 5),
      ([1], 1, 2, 5), ([1], -1, 0, 5), ([1], .nan, 1, 5), ([1], 0, .nan, 5),
    ] as [([Double], Double, Double, Int)])
  mutating func nothing(samples: [Double], lower: Double, upper: Double, count: Int) {
    summed.take(samples)
    #expect(summed.bars(from: lower, to: upper, count: count).isEmpty)
  }

  @Test("have bars for a part that goes beyond them")
  mutating func beyond() {
    summed.take([0, 1])
    #expect(summed.bars(from: -.infinity, to: .infinity, count: 2) == [0, 1])
  }
}
