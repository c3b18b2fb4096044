import CMpv
import Seeking

extension MPVPlayer {
  /// Takes up all that the player's thread has told.
  func drain() {
    tellNewsOfMedia()
    while let event = handle.nextEvent() {
      take(event)
    }
  }

  private func take(_ event: MPVEvent) {
    switch event {
    case .fileStarted(let entry): startedEntry = entry
    case .fileLoaded: fileLoaded()
    case .fileEnded(let entry, let reason, let error):
      fileEnded(entry: entry, reason: reason, error: error)
    case .seekStarted: seekStarted()
    case .playbackRestarted: playbackRestarted()
    case .changed(let property, let value): changed(property, to: value)
    case .answered(let question, let reply): handle.answer(question, reply)
    case .message(let text): complained(text)
    case .hooked(let hook): tracksAreKnown(atHook: hook)
    case .other: break
    }
  }

  private func complained(_ text: String) {
    if complaint.isEmpty { complaint = text }
    // libmpv has no other word for an order that it took and then could not carry out.
    if text.hasPrefix("Cannot seek in this stream"), let id = seekProgress.refusedAfterTaking() {
      onEvent?(.seekFailed(id))
      takeWaitingSteps()
    }
  }

  /// A watched property has another value.
  func changed(_ property: MPVProperty, to value: MPVNode) {
    switch property {
    case .timePosition: positionChanged(to: value)
    case .speed, .pause, .volume, .mute: settingChanged(property, to: value)
    case .eofReached: endChanged(to: value.flag ?? false)
    case .pausedForCache:
      update(\.isBuffering, to: value.flag ?? false, .bufferingChanged)
    case .duration, .seekable, .partiallySeekable, .cacheState: rangeChanged(property, to: value)
    default: descriptionChanged(property, to: value)
    }
  }

  private func positionChanged(to value: MPVNode) {
    guard isLoaded, seekProgress.isResting, let seconds = value.double else { return }
    let place = place(atPlayerTime: seconds)
    guard place != reportedPosition else { return }
    reportedPosition = place
    onEvent?(.positionChanged(place))
    if hasEnded { tellEarlyEnd() }
  }

  private func settingChanged(_ property: MPVProperty, to value: MPVNode) {
    switch property {
    case .speed:
      if let rate = value.double, speed.reported(rate) { onEvent?(.rateChanged(rate)) }
    case .pause:
      if let paused = value.flag { pauseChanged(to: paused) }
    case .volume:
      if let volume = value.double, level.reported(volume) { onMediaEvent?(.volumeChanged) }
    default:
      if let muted = value.flag, mute.reported(muted) { onMediaEvent?(.volumeChanged) }
    }
  }

  private func pauseChanged(to paused: Bool) {
    // For a step the player goes on for the length of a frame, which is no business of the user's.
    if stepsInPause { return }
    if pause.reported(paused) { onEvent?(.pausedChanged(paused)) }
  }

  /// Playback has come to its end, or has left it again.
  func endChanged(to atEnd: Bool) {
    guard atEnd != hasEnded else { return }
    hasEnded = atEnd
    if atEnd { tellEarlyEnd() }
    if isLoaded { onMediaEvent?(atEnd ? .ended : .resumed) }
  }

  private func rangeChanged(_ property: MPVProperty, to value: MPVNode) {
    switch property {
    case .duration:
      // Of raw streams libmpv says at times that they last no time at all.
      let length = value.double.flatMap { $0 > 0 ? MediaSeconds($0) : nil }
      update(\.duration, to: length, .durationChanged)
    case .seekable: isSeekable = value.flag ?? false
    case .partiallySeekable: isPartiallySeekable = value.flag ?? false
    default: cachedRanges = value["seekable-ranges"].list.compactMap(SeekableRange.init)
    }
    rangeMayHaveChanged()
  }

  /// Tells the seekable range if it is another one.
  func rangeMayHaveChanged() {
    let range = seekableRange
    guard range != reportedRange else { return }
    reportedRange = range
    onEvent?(.seekableRangeChanged(range))
  }

  private func descriptionChanged(_ property: MPVProperty, to value: MPVNode) {
    switch property {
    case .trackList: update(\.tracks, to: value.list.compactMap(MediaTrack.init), .tracksChanged)
    case .chapterList:
      let chapters = value.list.compactMap(MediaChapter.init).sorted { $0.start < $1.start }
      update(\.chapterList, to: chapters, .chaptersChanged)
    case .mediaTitle: update(\.title, to: value.string, .titleChanged)
    case .metadata:
      let tags = value.map.compactMap { key, tag in tag.string.map { (key.lowercased(), $0) } }
      update(\.metadata, to: Dictionary(tags) { first, _ in first }, .metadataChanged)
    default: update(\.videoSize, to: VideoSize(value), .videoSizeChanged)
    }
  }

  private func update<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<MPVPlayer, Value>, to value: Value, _ event: MediaEvent
  ) {
    guard self[keyPath: path] != value else { return }
    self[keyPath: path] = value
    onMediaEvent?(event)
  }
}

extension SeekableRange {
  fileprivate init?(_ node: MPVNode) {
    guard let start = node["start"].double, let end = node["end"].double else { return nil }
    self.init(from: MediaSeconds(start), to: MediaSeconds(end))
  }
}

extension MediaTrack {
  fileprivate init?(_ node: MPVNode) {
    guard let kind = node["type"].string.flatMap(Kind.init), let id = node["id"].integer else {
      return nil
    }
    self.init(
      kind: kind, id: id, title: node["title"].string, language: node["lang"].string,
      codec: node["codec"].string, isSelected: node["selected"].flag ?? false,
      isCoverArt: node["albumart"].flag ?? false, isExternal: node["external"].flag ?? false,
      streamIndex: node["ff-index"].integer)
  }
}

extension MediaChapter {
  fileprivate init?(_ node: MPVNode) {
    guard let start = node["time"].double else { return nil }
    self.init(start: MediaSeconds(start), title: node["title"].string)
  }
}

extension VideoSize {
  fileprivate init?(_ node: MPVNode) {
    guard let width = node["dw"].integer, let height = node["dh"].integer else { return nil }
    let isUpright = (node["rotate"].integer ?? 0) % 180 == 0
    self.init(width: isUpright ? width : height, height: isUpright ? height : width)
  }
}
