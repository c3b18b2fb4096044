import Seeking
import Testing

@Suite("What an undo of a player takes back")
struct PlayerControlUndoTests {
  /// One thing that moves playback, or that happens in between.
  enum Step: Sendable {
    case skip(Double, begins: Bool)
    case jump(Double, begins: Bool)
    case undo
    case redo
    case scrub(to: Double)
    case foreignJump(to: Double)
  }

  @Test(
    arguments: [
      ([.skip(10, begins: true), .skip(10, begins: false)], [100]),
      ([.skip(10, begins: true), .skip(10, begins: true)], [110, 100]),
      ([.jump(50, begins: true), .jump(40, begins: false), .jump(30, begins: false)], [100]),
      // What carries on nothing begins a run itself.
      ([.skip(10, begins: false), .skip(10, begins: false)], [100]),
      ([.jump(50, begins: false), .jump(40, begins: false)], [100]),
      ([.skip(10, begins: true), .undo, .skip(10, begins: false)], [100]),
      ([.skip(10, begins: true), .undo, .redo, .skip(10, begins: false)], [110, 100]),
      ([.skip(10, begins: true), .scrub(to: 300), .skip(10, begins: false)], [300, 110, 100]),
      ([.skip(10, begins: true), .foreignJump(to: 400), .skip(10, begins: false)], [400, 100]),
      (
        [.skip(10, begins: true), .jump(110, begins: true), .jump(120, begins: false)], [110, 100]
      ),
      // The first step of a held key moves nothing, and the ones after it do not carry on the seek.
      (
        [
          .jump(600, begins: true), .skip(10, begins: true), .skip(-10, begins: false),
          .skip(-10, begins: false),
        ], [600, 100]
      ),
    ] as [([Step], [Double])])
  func `is`(steps: [Step], places: [Double]) {
    var player = ObedientPlayer()
    for step in steps { player.make(step) }
    #expect(player.undoneToTheStart() == places)
  }

  @Test func `leaves nothing to make again once something else has moved playback`() {
    var player = ObedientPlayer()
    player.make(.skip(10, begins: true))
    player.make(.undo)
    #expect(player.control.canRedo)
    player.make(.skip(10, begins: false))
    #expect(!player.control.canRedo)
  }

  @Test(arguments: [
    (0.0, false), (0.0005, false), (-0.009, false), (0.011, true), (-0.02, true), (50, true),
  ])
  func `has a scrub only where it moved playback`(distance: Double, counts: Bool) {
    var player = ObedientPlayer()
    player.make(.skip(10, begins: true))
    player.make(.undo)
    player.make(.scrub(to: 100 + distance))
    #expect(player.control.canUndo == counts)
    #expect(player.control.canRedo == !counts)
    let expected = counts ? MediaSeconds(100 + distance) : 100
    #expect(player.control.position == expected)
  }
}

/// A control over a player that does everything at once.
private struct ObedientPlayer {
  private(set) var control = PlayerControl(at: 100, in: 0...600)

  mutating func make(_ step: PlayerControlUndoTests.Step) {
    switch step {
    case .skip(let length, let begins):
      obey(control.skip(by: MediaSeconds(length), beginsRun: begins, at: ms(0)))
    case .jump(let place, let begins):
      obey(control.jump(to: MediaSeconds(place), beginsRun: begins, at: ms(0)))
    case .undo: obey(control.undo(at: ms(0)))
    case .redo: obey(control.redo(at: ms(0)))
    case .scrub(let place):
      obey(control.beginScrub(at: ms(0)))
      obey(control.previewScrub(to: 333, at: ms(0)))
      obey(control.commitScrub(to: MediaSeconds(place), at: ms(0)))
    case .foreignJump(let place):
      obey(control.handle(.jumped(to: MediaSeconds(place)), at: ms(0)))
    }
  }

  /// The places that undo leads to, until there is none any more.
  mutating func undoneToTheStart() -> [Double] {
    var places: [Double] = []
    while control.canUndo {
      make(.undo)
      places.append(control.position.value)
    }
    return places
  }

  private mutating func obey(_ effects: [PlayerEffect]) {
    for case .seek(let request) in effects {
      obey(
        control.handle(.seekFinished(request.id, position: request.position), at: ms(0)))
    }
  }
}
