import Seeking
import Testing

@Suite("The pointers that are down on a widget")
struct HeldPointersTests {
  @Test("The second one is another, until all are up")
  func another() {
    var pointers = HeldPointers()
    #expect(pointers.add(PointerID(1)) == .first)
    #expect(pointers.add(PointerID(2)) == .another)
    pointers.remove(PointerID(1))
    #expect(pointers.add(PointerID(3)) == .another)
    pointers.remove(PointerID(2))
    pointers.remove(PointerID(3))
    #expect(pointers.add(PointerID(1)) == .first)
  }

  @Test("One that goes down twice is one")
  func twice() {
    var pointers = HeldPointers()
    _ = pointers.add(PointerID(1))
    #expect(pointers.add(PointerID(1)) == .first)
    pointers.remove(PointerID(1))
    #expect(!pointers.contains(PointerID(1)))
  }

  @Test("Lost pointers are forgotten")
  func lost() {
    var pointers = HeldPointers()
    _ = pointers.add(PointerID(1))
    pointers.removeAll()
    #expect(!pointers.contains(PointerID(1)))
    #expect(pointers.add(PointerID(2)) == .first)
  }
}
