import Seeking

/// One rule of the contract between SeekKit and a player, with its check.
///
/// The same rules are checked with every player: the simulated one, libmpv's, and yours.
public struct ContractRule: Sendable, CustomStringConvertible {
  /// The rule, as the end of a sentence that begins with “A player”.
  public let name: String
  private let check: @MainActor @Sendable (ContractCheck) async throws(ContractBreach) -> Void

  /// The rule's name.
  public var description: String { name }

  init(
    _ name: String,
    _ check: @escaping @MainActor @Sendable (ContractCheck) async throws(ContractBreach) -> Void
  ) {
    self.name = name
    self.check = check
  }

  /// Checks the rule.
  ///
  /// - Parameter subject: a player of its own for this check; its media is 60 seconds or longer.
  /// - Throws: how the player breaks the rule.
  @MainActor
  public func check(_ subject: any ContractSubject) async throws(ContractBreach) {
    try await check(ContractCheck(subject))
  }

  /// All rules.
  public static let all = ranges + seeks + jumps + playing
}

// What can be sought
extension ContractRule {
  private static let ranges = [
    ContractRule("tells what can be sought, and where it is") { check throws(ContractBreach) in
      guard let range = check.player.seekableRange else {
        throw ContractBreach(description: "nothing can be sought in open media")
      }
      try check.require(range.length >= 60, "only \(range.length.value) s can be sought")
      let place = check.player.position
      try check.require(range.clamp(place) == place, "playback is outside what can be sought")
    },
    ContractRule("has no range, and fails every seek, where no media is open") {
      check throws(ContractBreach) in
      check.subject.closeMedia()
      let id = check.seek(to: 5)
      try check.require(check.ends(of: id).isEmpty, "an event came from within a method")
      try await check.until("the end of a seek") { !check.ends(of: id).isEmpty }
      try check.require(check.ends(of: id) == [.seekFailed(id)], "a seek in nothing was done")
      try check.require(check.player.seekableRange == nil, "nothing can be sought")
    },
  ]
}

// Seeks
extension ContractRule {
  private static let seeks = [
    ContractRule("lands exactly where an exact seek is told to") { check throws(ContractBreach) in
      for target in [MediaSeconds(10.12), 0, 47.36, 0.04] {
        let id = check.seek(to: target)
        let place = try await check.place(of: id)
        let isNear = check.near(place, target, within: check.subject.accuracy)
        try check.require(isNear, "a seek to \(target.value) landed at \(place.value)")
        let position = check.player.position
        try check.require(position == place, "it is at \(position.value), not where it says")
      }
    },
    ContractRule("lands on a keyframe near where a seek for one is told to") {
      check throws(ContractBreach) in
      let id = check.seek(to: 33.3, .keyframe)
      let place = try await check.place(of: id)
      let isNear = check.near(place, 33.3, within: check.subject.keyframeDistance)
      try check.require(isNear, "a seek for a keyframe landed at \(place.value)")
    },
    ContractRule("brings a place outside the range into it") { check throws(ContractBreach) in
      let end = check.player.seekableRange?.upper ?? .zero
      let first = try await check.place(of: check.seek(to: -5))
      try check.require(first.value.magnitude < 0.01, "a seek to -5 landed at \(first.value)")
      let last = try await check.place(of: check.seek(to: end + 100))
      try check.require(
        last <= end + 0.001 && last > end - 0.5, "a seek beyond the end landed at \(last.value)")
    },
    ContractRule("does the newest seek, and fails those before it, each told once") {
      check throws(ContractBreach) in
      var ids: [SeekRequest.ID] = []
      for target in [10, 20, 30, 40] { ids.append(check.seek(to: MediaSeconds(Double(target)))) }
      try check.require(
        ids.allSatisfy { check.ends(of: $0).isEmpty }, "an event came from within a method")
      let newest = ids.removeLast()
      let place = try await check.place(of: newest)
      let isNear = check.near(place, 40, within: check.subject.accuracy)
      try check.require(isNear, "the newest seek landed at \(place.value)")
      for id in ids {
        try check.require(check.ends(of: id) == [.seekFailed(id)], "an overtaken seek did not fail")
      }
      try check.require(check.ends(of: newest).count == 1, "a seek ended twice")
    },
    ContractRule("fails the seek under way when its media is closed") {
      check throws(ContractBreach) in
      let id = check.seek(to: 50)
      check.subject.closeMedia()
      try await check.until("the end of a seek") { !check.ends(of: id).isEmpty }
      try check.require(check.ends(of: id) == [.seekFailed(id)], "a seek outlived its media")
    },
    ContractRule("tells that its media is another one, before seeks in the media before fail") {
      check throws(ContractBreach) in
      let id = check.seek(to: 50)
      let seen = check.subject.events.count
      check.subject.closeMedia()
      try check.require(check.subject.events.count == seen, "an event came from within a method")
      try await check.until("the end of a seek") { !check.ends(of: id).isEmpty }
      let news = check.subject.events.dropFirst(seen)
      let change = news.firstIndex(of: .mediaChanged)
      let failure = news.firstIndex(of: .seekFailed(id))
      try check.require(change != nil, "nothing was told of other media")
      try check.require((change ?? 0) < (failure ?? 0), "a seek failed before its media was gone")
      try check.require(news.count { $0 == .mediaChanged } == 1, "other media was told of twice")
    },
  ]
}

// Jumps of others
extension ContractRule {
  private static let jumps = [
    ContractRule("tells a jump of somebody else as such") { check throws(ContractBreach) in
      let seen = check.subject.events.count
      check.subject.jumpElsewhere(to: 25)
      var place: MediaSeconds?
      try await check.until("a jump") {
        for case .jumped(let told) in check.subject.events.dropFirst(seen) { place = told }
        return place != nil
      }
      let isNear = check.near(place ?? .zero, 25, within: check.subject.accuracy)
      try check.require(isNear, "a jump to 25 landed at \(place?.value ?? .nan)")
    }
  ]
}

// Playing, rate and pause
extension ContractRule {
  private static let playing = [
    ContractRule("tells where it is while it plays") { check throws(ContractBreach) in
      let (start, seen) = (check.player.position, check.subject.events.count)
      check.player.isPaused = false
      try await check.until("a third of a second played") {
        check.subject.events.dropFirst(seen).contains { event in
          if case .positionChanged(let place) = event { place > start + 0.3 } else { false }
        }
      }
    },
    ContractRule("stands still while it is paused") { check throws(ContractBreach) in
      _ = try await check.place(of: check.seek(to: 20))
      let place = check.player.position
      _ = try await check.place(of: check.seek(to: 20))
      let isNear = check.near(check.player.position, place, within: check.subject.accuracy)
      try check.require(isNear, "it moved while it was paused")
    },
    ContractRule("keeps a rate and a pause at once, and tells of them later") {
      check throws(ContractBreach) in
      let seen = check.subject.events.count
      check.player.rate = 2
      check.player.isPaused = false
      try check.require(check.player.rate == 2, "the rate isn't the one that was set")
      try check.require(!check.player.isPaused, "it is paused though it was told to play")
      try check.require(check.subject.events.count == seen, "an event came from within a setter")
      check.player.rate = 1
      check.player.isPaused = true
      try check.require(check.player.rate == 1 && check.player.isPaused, "a setting was lost")
    },
    ContractRule("plays on from where a seek led it") { check throws(ContractBreach) in
      check.player.isPaused = false
      let place = try await check.place(of: check.seek(to: 40))
      let next = try await check.progress(after: check.subject.events.count)
      try check.require(next >= place && next < place + 10, "it went on at \(next.value)")
    },
  ]
}
