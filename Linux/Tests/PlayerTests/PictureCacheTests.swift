import Seeking
import Testing

@testable import Player

@Suite("Pictures of a film")
struct PictureCacheTests {
  @Test(arguments: [
    (4, true), (5.9, true), (3.999, false), (6, false), (0, false), (-1, false),
    (Double.nan, false), (.infinity, false), (1e300, false),
  ])
  func `a picture stands for the stretch it was taken in`(place: Double, isFound: Bool) {
    var cache = PictureCache<String>()
    cache.insert("a", at: 5)
    #expect(cache[MediaSeconds(place)] == (isFound ? "a" : nil))
  }

  @Test func `a newer picture takes the place of one of the same stretch`() {
    var cache = PictureCache<String>()
    cache.insert("a", at: 4)
    cache.insert("b", at: 9)
    cache.insert("c", at: 5)
    #expect(cache[4] == "c")
    #expect(cache.newest == "c")
  }

  @Test func `the oldest goes where there are too many`() {
    var cache = PictureCache<Int>()
    let count = PictureCache<Int>.capacity + 3
    for index in 0..<count { cache.insert(index, at: MediaSeconds(Double(index) * 2)) }
    #expect((0..<count).filter { cache[MediaSeconds(Double($0) * 2)] != nil } == Array(3..<count))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a place that makes no sense keeps nothing`(place: Double) {
    var cache = PictureCache<Int>()
    cache.insert(1, at: MediaSeconds(place))
    #expect(cache.newest == nil)
  }
}
