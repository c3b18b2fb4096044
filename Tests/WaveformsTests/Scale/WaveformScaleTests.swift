import Testing
import Waveforms

@Suite("Waveform scale")
struct WaveformScaleTests {
  @Test(
    "Levels and amplitudes are each other's",
    arguments: [
      (1, 0), (10, 20), (0.1, -20), (0.001, -60), (2, 6.020_599_913_279_624),
      (0.5, -6.020_599_913_279_624), (1.0 / 32768, -90.308_998_699_194_36),
      (0.707_106_781_186_547_5, -3.010_299_956_639_812), (1e-300, -6000), (1e300, 6000),
    ] as [(Double, Double)])
  func levels(amplitude: Double, level: Double) {
    #expect(abs(Decibels.level(ofAmplitude: amplitude) - level) <= 1e-13 * max(1, abs(level)))
    #expect(abs(Decibels.amplitude(ofLevel: level) / amplitude - 1) <= 2e-12)
  }

  @Test(
    "What isn't an amplitude, or a level, is silent",
    arguments: [0, -1, Double.nan, -Double.infinity])
  func silent(amplitude: Double) {
    #expect(Decibels.level(ofAmplitude: amplitude) == -.infinity)
    for curve in [WaveformScale.Curve.linear, .decibels(floor: -60), .perceived] {
      #expect(WaveformScale(curve).height(ofAmplitude: amplitude) == 0)
    }
  }

  @Test("Levels beyond every amplitude are 0 and infinity")
  func extremes() {
    #expect(Decibels.amplitude(ofLevel: .nan) == 0)
    #expect(Decibels.amplitude(ofLevel: -.infinity) == 0)
    #expect(Decibels.amplitude(ofLevel: -1e9) == 0)
    #expect(Decibels.amplitude(ofLevel: .infinity) == .infinity)
    #expect(Decibels.level(ofAmplitude: .infinity) == .infinity)
    #expect(Decibels.level(ofAmplitude: .leastNonzeroMagnitude) < -6400)
  }

  @Test(
    "A height follows its curve, and full height its reference",
    arguments: [
      (.linear, 1, 0.25, 0.25), (.linear, 0.5, 0.25, 0.5), (.linear, 0.5, 2, 1),
      (.decibels(floor: -60), 1, 0.1, 2.0 / 3), (.decibels(floor: -60), 0.1, 0.01, 2.0 / 3),
      (.decibels(floor: -60), 1, 0.000_9, 0), (.decibels(floor: -60), 1, 1, 1),
      (.perceived, 1, 1.0 / 256, 1.0 / 32), (.perceived, 0.5, 1.0 / 512, 1.0 / 32),
      (.linear, 1, .infinity, 1),
    ] as [(WaveformScale.Curve, Double, Double, Double)])
  func heights(curve: WaveformScale.Curve, reference: Double, amplitude: Double, height: Double) {
    let scale = WaveformScale(curve, reference: reference)
    expectEqual(scale.heights(of: [amplitude]), [height], within: 1e-12)
  }

  @Test("The loudest has full height, but quiet noise isn't blown up")
  func normalised() {
    let loud = WaveformScale(.linear, loudestOf: [0.1, .nan, 0.5, .infinity])
    #expect(loud.reference == 0.5)
    #expect(WaveformScale(.linear, loudestOf: [0.000_1]).reference == 0.003_162_277_660_168_38)
    #expect(WaveformScale(.linear, loudestOf: []).reference == WaveformScale.lowestReference)
  }

  @Test("Amplitudes are those of the value that is asked for")
  func values() {
    var tiles = InMemoryTiles(layout: PyramidLayout(channelCount: 1))
    let loud = WaveformPoint(minimum: -16384, maximum: 100, rms: 8192)
    var points = [WaveformPoint](repeating: .silent, count: tiles.layout.pointsPerTile)
    points[tiles.layout.offset(level: 0, row: 0)] = loud
    var tile = WaveformTile(layout: tiles.layout, index: 0, points: points)
    tile.setLoudness(-2000, at: 0)
    tiles.insert(tile)
    let pyramid = WaveformPyramid(tiles)
    #expect(pyramid.amplitudes(.peak, from: 0, to: 512, count: 2) == [0.5, 0])
    #expect(pyramid.amplitudes(.rms, .mixed, from: 0, to: 512, count: 2) == [0.25, 0])
    expectEqual(pyramid.amplitudes(.loudness, from: 0, to: 8192, count: 2), [0.1, 0])
  }
}
