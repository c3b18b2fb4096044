import Seeking

// The preferences as the text of a key file
extension PlayerPreferences {
  private enum Group {
    static let skips = "skips"
    static let hold = "hold"
    static let scrub = "scrub"
    static let waveform = "waveform"
    static let keys = "keys"
    static let timeline = "timeline"
  }

  /// Reads preferences; what is missing or makes no sense is as by default, and steps beyond their
  /// limits count as these.
  init(_ file: KeyFile) {
    self.init()
    if let step = Self.step(file[Group.skips, "back"]) { stepBack = step }
    if let step = Self.step(file[Group.skips, "forward"]) { stepForward = step }
    if let grows = file.truth(Group.skips, "growing") { growsSteps = grows }
    if let counts = file.truth(Group.skips, "listening-time") { countsListeningTime = counts }
    if let shares: Zones = file.choice(Group.skips, "zones") { zones = shares }
    if let policy: Runs = file.choice(Group.skips, "runs") { runs = policy }
    if let choice: Hold = file.choice(Group.hold, "does") { hold = choice }
    if let slides = file.truth(Group.hold, "sliding") { slidesHold = slides }
    if let locks = file.truth(Group.hold, "locking") { locksHold = locks }
    if let snaps = file.truth(Group.scrub, "chapters") { snapsToChapters = snaps }
    if let value: WaveformDisplay.Value = file.choice(Group.waveform, "value") {
      waveform.value = value
    }
    if let channels: WaveformDisplay.Channels = file.choice(Group.waveform, "channels") {
      waveform.channels = channels
    }
    if let areOn = file.truth(Group.keys, "letters") { letterKeys = areOn }
    if let way: Direction = file.choice(Group.timeline, "direction") { direction = way }
  }

  /// Writes all preferences into a file, which keeps whatever else is in it.
  func write(into file: KeyFile) {
    file[Group.skips, "back"] = Self.text(stepBack)
    file[Group.skips, "forward"] = Self.text(stepForward)
    file[Group.skips, "growing"] = String(growsSteps)
    file[Group.skips, "listening-time"] = String(countsListeningTime)
    file[Group.skips, "zones"] = zones.rawValue
    file[Group.skips, "runs"] = runs.rawValue
    file[Group.hold, "does"] = hold.rawValue
    file[Group.hold, "sliding"] = String(slidesHold)
    file[Group.hold, "locking"] = String(locksHold)
    file[Group.scrub, "chapters"] = String(snapsToChapters)
    file[Group.waveform, "value"] = waveform.value.rawValue
    file[Group.waveform, "channels"] = waveform.channels.rawValue
    file[Group.keys, "letters"] = String(letterKeys)
    file[Group.timeline, "direction"] = direction.rawValue
  }

  private static func step(_ text: String?) -> MediaSeconds? {
    guard let text, let seconds = Double(text), seconds.isFinite else { return nil }
    return min(max(MediaSeconds(seconds), stepLimits.lowerBound), stepLimits.upperBound)
  }

  private static func text(_ step: MediaSeconds) -> String {
    Int(exactly: step.value).map { String($0) } ?? String(step.value)
  }
}

extension KeyFile {
  fileprivate func truth(_ group: String, _ key: String) -> Bool? {
    self[group, key].flatMap { Bool($0) }
  }

  fileprivate func choice<Choice: RawRepresentable<String>>(
    _ group: String, _ key: String
  ) -> Choice? {
    self[group, key].flatMap(Choice.init(rawValue:))
  }
}
