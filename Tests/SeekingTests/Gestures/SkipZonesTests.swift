import Seeking
import Testing

@Suite("Zones of the surface")
struct SkipZonesTests {
  @Test(arguments: [
    (0.0, SkipZone.backward), (499.999, .backward), (500, .forward), (1000, .forward),
  ])
  func `are halves that part at x < width / 2`(x: Double, expected: SkipZone) {
    let point = SurfacePoint(x: x, y: 0)
    #expect(SkipZones.halves.zone(of: point, in: .screen, timeline: .leftToRight) == expected)
  }

  @Test(arguments: [
    (0.0, SkipZone.forward), (500, .forward), (500.001, .backward), (1000, .backward),
  ])
  func `are mirrored where time runs to the left`(x: Double, expected: SkipZone) {
    let point = SurfacePoint(x: x, y: 0)
    #expect(SkipZones.halves.zone(of: point, in: .screen, timeline: .rightToLeft) == expected)
  }

  @Test(arguments: [
    (0.0, SkipZone.backward), (349, .backward), (350, .centre), (649, .centre), (650, .forward),
  ])
  func `are 35, 30 and 35 hundredths`(x: Double, expected: SkipZone) {
    let point = SurfacePoint(x: x, y: 560)
    #expect(SkipZones.thirds.zone(of: point, in: .screen, timeline: .leftToRight) == expected)
  }

  @Test(arguments: [
    (10.0, 10.0, true), (9.9, 10, false), (10, 9.9, false), (990, 550, true), (990.1, 550, false),
    (990, 550.1, false), (.nan, 100, false),
  ])
  func `begin inside the edge inset`(x: Double, y: Double, isInside: Bool) {
    let zones = SkipZones(backward: 0.5, centre: 0, edgeInset: 10)
    let zone = zones.zone(of: SurfacePoint(x: x, y: y), in: .screen, timeline: .leftToRight)
    #expect((zone != nil) == isInside)
  }

  @Test func `may leave nothing to skipping forward`() {
    let zones = SkipZones(backward: 0, centre: 1)
    let point = SurfacePoint(x: 999, y: 0)
    #expect(zones.zone(of: point, in: .screen, timeline: .leftToRight) == .centre)
  }

  @Test func `have the direction of their skips`() {
    #expect(SkipZone.backward.direction == .backward)
    #expect(SkipZone.centre.direction == nil)
    #expect(SkipZone.forward.direction == .forward)
  }

  @Test(arguments: [
    (0.6, 0.5, 0.0), (-0.1, 0.5, 0), (0.5, -0.1, 0), (0.5, 0, -1),
  ])
  func `are shares of the width and nothing else`(
    backward: Double, centre: Double, edgeInset: Double
  ) async {
    await #expect(processExitsWith: .failure) {
      [backward = backward as Double, centre = centre as Double, edgeInset = edgeInset as Double] in
      _ = SkipZones(backward: backward, centre: centre, edgeInset: edgeInset)
    }
  }
}
