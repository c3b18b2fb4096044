import Seeking
import Testing

@Suite("The bar's growth while it is dragged")
struct ScrubGrowthTests {
  private func time(_ milliseconds: Int64) -> EventTime { EventTime(milliseconds: milliseconds) }

  @Test("At rest nothing moves")
  func rest() {
    #expect(ScrubGrowth().value(at: time(0)) == 1)
    #expect(!ScrubGrowth().isMoving(at: time(0)))
  }

  @Test("It grows to 1.12 in 200 ms and stays there")
  func grows() {
    var growth = ScrubGrowth()
    growth.setGrown(true, at: time(1000))
    #expect(growth.value(at: time(1000)) == 1)
    #expect(growth.value(at: time(1100)) > 1.06)
    #expect(growth.isMoving(at: time(1199)))
    #expect((growth.value(at: time(1200)) - 1.12).magnitude < 1e-6)
    #expect(!growth.isMoving(at: time(1200)))
  }

  @Test("Let go on the way, it shrinks from where it is")
  func shrinks() {
    var growth = ScrubGrowth()
    growth.setGrown(true, at: time(0))
    let height = growth.value(at: time(50))
    growth.setGrown(false, at: time(50))
    #expect((growth.value(at: time(50)) - height).magnitude < 1e-9)
    #expect((growth.value(at: time(250)) - 1).magnitude < 1e-6)
  }
}
