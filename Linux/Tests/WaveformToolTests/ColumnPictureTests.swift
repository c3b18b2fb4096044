import Testing
import Waveforms

@testable import WaveformTool

@Suite("Pictures of columns")
struct ColumnPictureTests {
  @Test(
    arguments: [
      (0, 0, 1, 50..<51), (-32768, 32767, 1, 0..<100), (0, 16384, 1, 25..<51),
      (-32768, 0, 1, 50..<100),
      (0, 0, 2, 25..<26), (-32768, 32767, 2, 0..<50),
    ] as [(Int16, Int16, Int, Range<Int>)])
  func `go from minimum to maximum`(
    minimum: Int16, maximum: Int16, rowCount: Int, line: Range<Int>
  ) {
    var picture = ColumnPicture()
    picture.height = 100
    let point = WaveformPoint(minimum: minimum, maximum: maximum)
    #expect(picture.line(of: point, row: 0, rowCount: rowCount) == line)
    if rowCount == 2 {
      let below = picture.line(of: point, row: 1, rowCount: 2)
      #expect(below == line.lowerBound + 50..<line.upperBound + 50)
    }
  }
}
