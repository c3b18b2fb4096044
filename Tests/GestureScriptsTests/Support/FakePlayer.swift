import PlayerContract
import Seeking

@testable import GestureSimulation

/// The simulated player behind the contract's protocol, with a clock that only moves when it is told.
@MainActor
final class FakePlayer: @MainActor SeekablePlayer, ContractSubject {
  var onEvent: ((PlayerEvent) -> Void)?
  private(set) var events: [PlayerEvent] = []
  let accuracy: MediaSeconds = 0.001
  let keyframeDistance: MediaSeconds = 5
  private let setup: ScriptSetup.Player
  private var simulation: SimulatedPlayer
  private var isOpen = true
  private var now = EventTime(milliseconds: 0)
  /// What is told as soon as time passes, since nothing is told from within a method.
  private var pending: [PlayerEvent] = []
  private var underWay: SeekRequest.ID?

  init() {
    var setup = ScriptSetup.Player()
    setup.isPaused = true
    setup.seekLatency = .milliseconds(120)
    setup.keyframes = 5
    self.setup = setup
    simulation = SimulatedPlayer(setup)
  }

  var player: any SeekablePlayer { self }
  var position: MediaSeconds { isOpen ? simulation.position(at: now) : .zero }
  var seekableRange: SeekableRange? { isOpen ? simulation.range : nil }
  var chapters: [MediaSeconds] { setup.chapters }

  var rate: Double {
    get { simulation.rate }
    set { simulation.perform(.setRate(newValue), at: now) }
  }

  var isPaused: Bool {
    get { simulation.isPaused }
    set { simulation.perform(.setPaused(newValue), at: now) }
  }

  func seek(_ request: SeekRequest) {
    guard isOpen else { return pending.append(.seekFailed(request.id)) }
    failSeekUnderWay()
    underWay = request.id
    simulation.perform(.seek(request), at: now)
  }

  func jumpElsewhere(to place: MediaSeconds) {
    failSeekUnderWay()
    pending.append(simulation.jump(to: place, at: now))
  }

  func closeMedia() {
    pending.append(.mediaChanged)
    failSeekUnderWay()
    isOpen = false
  }

  func passTime(until condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 {
      if condition() { return true }
      pass()
    }
    return false
  }

  private func pass() {
    now = now.advanced(by: .milliseconds(10))
    let due = pending
    pending = []
    due.forEach(tell)
    while isOpen, let happening = simulation.happen(at: now) {
      if case .told(let event) = happening { tell(event) }
    }
    if isOpen, !isPaused { tell(.positionChanged(position)) }
  }

  private func tell(_ event: PlayerEvent) {
    if case .seekFinished = event { underWay = nil }
    events.append(event)
    onEvent?(event)
  }

  private func failSeekUnderWay() {
    if let underWay { pending.append(.seekFailed(underWay)) }
    underWay = nil
  }
}
