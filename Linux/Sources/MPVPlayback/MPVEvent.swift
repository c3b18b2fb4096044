import CMpv

/// What the player's thread has told, copied out of libmpv's memory.
enum MPVEvent {
  case fileStarted(entry: Int64)
  case fileLoaded
  case fileEnded(entry: Int64, reason: mpv_end_file_reason, error: CInt)
  case seekStarted
  case playbackRestarted
  case changed(MPVProperty, MPVNode)
  case answered(question: UInt64, MPVReply)
  case message(String)
  /// The player waits, until it is told to go on, at the one hook that is used.
  case hooked(UInt64)
  case other

  /// Copies an event, which libmpv keeps only until the next one is taken.
  init(_ event: mpv_event) {
    switch event.event_id {
    case MPV_EVENT_START_FILE:
      self = .fileStarted(entry: event.data(as: mpv_event_start_file.self)?.playlist_entry_id ?? 0)
    case MPV_EVENT_FILE_LOADED: self = .fileLoaded
    case MPV_EVENT_END_FILE: self = MPVEvent.ended(event)
    case MPV_EVENT_SEEK: self = .seekStarted
    case MPV_EVENT_PLAYBACK_RESTART: self = .playbackRestarted
    case MPV_EVENT_PROPERTY_CHANGE: self = MPVEvent.changed(event)
    case MPV_EVENT_LOG_MESSAGE: self = MPVEvent.message(event)
    case MPV_EVENT_HOOK: self = MPVEvent.hooked(event)
    case MPV_EVENT_COMMAND_REPLY, MPV_EVENT_GET_PROPERTY_REPLY, MPV_EVENT_SET_PROPERTY_REPLY:
      self = .answered(question: event.reply_userdata, MPVEvent.reply(event))
    default: self = .other
    }
  }

  private static func ended(_ event: mpv_event) -> MPVEvent {
    guard let data = event.data(as: mpv_event_end_file.self) else { return .other }
    return .fileEnded(entry: data.playlist_entry_id, reason: data.reason, error: data.error)
  }

  private static func changed(_ event: mpv_event) -> MPVEvent {
    guard let property = MPVProperty(rawValue: event.reply_userdata),
      let data = event.data(as: mpv_event_property.self)
    else { return .other }
    return .changed(property, MPVNode(format: data.format, data: data.data))
  }

  private static func message(_ event: mpv_event) -> MPVEvent {
    guard let text = event.data(as: mpv_event_log_message.self)?.text else { return .other }
    let line = String(cString: text)
    return .message(line.hasSuffix("\n") ? String(line.dropLast()) : line)
  }

  private static func hooked(_ event: mpv_event) -> MPVEvent {
    event.data(as: mpv_event_hook.self).map { .hooked($0.id) } ?? .other
  }

  private static func reply(_ event: mpv_event) -> MPVReply {
    let value: MPVNode
    switch event.event_id {
    case MPV_EVENT_COMMAND_REPLY:
      value = event.data(as: mpv_event_command.self).map { MPVNode($0.result) } ?? .none
    case MPV_EVENT_GET_PROPERTY_REPLY:
      let data = event.data(as: mpv_event_property.self)
      value = data.map { MPVNode(format: $0.format, data: $0.data) } ?? .none
    default: value = .none
    }
    return MPVReply(status: event.error, value: value)
  }
}

extension mpv_event {
  /// The event's data, of the type that belongs to its kind.
  fileprivate func data<Data>(as type: Data.Type) -> Data? {
    data?.load(as: type)
  }
}

extension MPVHandle {
  /// The next thing that the player's thread has told; nothing when all is told.
  func nextEvent() -> MPVEvent? {
    guard let pointer, let event = mpv_wait_event(pointer, 0),
      event.pointee.event_id != MPV_EVENT_NONE
    else { return nil }
    return MPVEvent(event.pointee)
  }
}
