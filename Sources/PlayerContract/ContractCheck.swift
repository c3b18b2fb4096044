import Seeking

/// The steps that checks are made of.
@MainActor
final class ContractCheck {
  let subject: any ContractSubject
  private var lastSeek: Int64 = 1000

  init(_ subject: any ContractSubject) {
    self.subject = subject
  }

  var player: any SeekablePlayer { subject.player }

  func require(_ holds: Bool, _ breach: @autoclosure () -> String) throws(ContractBreach) {
    if !holds { throw ContractBreach(description: breach()) }
  }

  /// Lets time pass until a condition holds.
  func until(_ what: String, _ condition: () -> Bool) async throws(ContractBreach) {
    try require(await subject.passTime(until: condition), "it never came to \(what)")
  }

  /// Sends a seek.
  func seek(to place: MediaSeconds, _ precision: SeekPrecision = .exact) -> SeekRequest.ID {
    lastSeek += 1
    let id = SeekRequest.ID(number: lastSeek)
    player.seek(SeekRequest(id: id, position: place, precision: precision))
    return id
  }

  /// How a seek has ended, each time that it was told.
  func ends(of id: SeekRequest.ID) -> [PlayerEvent] {
    subject.events.filter { event in
      switch event {
      case .seekFinished(id, _), .seekFailed(id): true
      default: false
      }
    }
  }

  /// Waits for the end of a seek that has to be done, and gives the place.
  func place(of id: SeekRequest.ID) async throws(ContractBreach) -> MediaSeconds {
    try await until("the end of a seek") { !ends(of: id).isEmpty }
    guard case .seekFinished(_, let place)? = ends(of: id).first else {
      throw ContractBreach(description: "a seek has failed")
    }
    return place
  }

  /// Waits for a place told by playing, after the events that there were.
  func progress(after seen: Int) async throws(ContractBreach) -> MediaSeconds {
    var place: MediaSeconds?
    try await until("a place told by playing") {
      for case .positionChanged(let told) in subject.events.dropFirst(seen) { place = told }
      return place != nil
    }
    return place ?? .zero
  }

  func near(_ place: MediaSeconds, _ other: MediaSeconds, within distance: MediaSeconds) -> Bool {
    (place - other).magnitude <= distance
  }
}
