import CMpv
import Glibc
import MediaLocations

/// The answer to a command or a question.
struct MPVReply: Sendable {
  /// Zero or more where it went well, else an error of libmpv's.
  let status: CInt
  /// The result, if there is one.
  let value: MPVNode

  var succeeded: Bool { status >= 0 }
}

/// One handle of libmpv's client interface, in Swift's types.
///
/// *Lifetime*: from `init` to `take`, after which every call does nothing.
/// *Concurrency*: but for `number`, nothing here waits for the player's own thread, so the main actor
/// never stands still because the player does; answers come later, from `nextEvent`.
@MainActor
final class MPVHandle {
  private(set) var pointer: OpaquePointer?
  private var wakeup: MPVWakeup?
  private var answers: [UInt64: (MPVReply) -> Void] = [:]
  private var lastQuestion: UInt64 = 0

  /// Starts a player with the given options.
  init(options: [(name: String, value: String)]) throws(MPVPlaybackError) {
    // libmpv refuses to start under a locale that writes 1,5 for 1.5.
    setlocale(LC_NUMERIC, "C")
    guard let created = mpv_create() else {
      throw .coreUnavailable(detail: "mpv_create")
    }
    do throws(MPVPlaybackError) {
      for (name, value) in options {
        let status = mpv_set_option_string(created, name, value)
        guard status >= 0 else {
          throw .optionRefused(name: name, detail: MPVHandle.text(of: status))
        }
      }
      let status = mpv_initialize(created)
      guard status >= 0 else { throw .coreUnavailable(detail: MPVHandle.text(of: status)) }
    } catch {
      mpv_destroy(created)
      throw error
    }
    pointer = created
  }

  /// Has an action carried out on the main actor whenever there may be events.
  func wake(_ action: @escaping () -> Void) {
    guard let pointer else { return }
    let wakeup = MPVWakeup(action)
    self.wakeup = wakeup
    mpv_set_wakeup_callback(
      pointer, MPVWakeup.callback, Unmanaged.passUnretained(wakeup).toOpaque())
  }

  /// Gives the handle away, to be destroyed by the caller; no event comes any more.
  func take() -> OpaquePointer? {
    guard let pointer else { return nil }
    self.pointer = nil
    answers.removeAll()
    // When this returns, no call of the wakeup is under way.
    mpv_set_wakeup_callback(pointer, nil, nil)
    wakeup = nil
    return pointer
  }

  /// libmpv's words for a status.
  nonisolated static func text(of status: CInt) -> String {
    String(cString: mpv_error_string(status))
  }

  /// Has the player carry out a command, each argument taken as it is, and tells how it went.
  func command(_ arguments: [String], then answer: ((MPVReply) -> Void)? = nil) {
    command(cStrings: arguments.map { Array($0.utf8CString) }, then: answer)
  }

  /// Has the player open a file in place of what is open, with options for it alone.
  func loadFile(_ path: FilePath, options: String, then answer: @escaping (MPVReply) -> Void) {
    let words = ["loadfile", "replace", options].map { Array($0.utf8CString) }
    command(cStrings: [words[0], path.cString, words[1], words[2]], then: answer)
  }

  private func command(cStrings: [[CChar]], then answer: ((MPVReply) -> Void)?) {
    ask(answer) { pointer, question in
      var strings: [UnsafePointer<CChar>?] = cStrings.map { UnsafePointer(strdup($0)) } + [nil]
      defer { for string in strings { free(UnsafeMutableRawPointer(mutating: string)) } }
      return mpv_command_async(pointer, question, &strings)
    }
  }

  /// Sets a property to a number.
  func set(_ property: MPVProperty, to value: Double, then answer: @escaping (MPVReply) -> Void) {
    ask(answer) { pointer, question in
      var value = value
      return mpv_set_property_async(pointer, question, property.name, MPV_FORMAT_DOUBLE, &value)
    }
  }

  /// Switches a property on or off.
  func set(_ property: MPVProperty, to value: Bool, then answer: @escaping (MPVReply) -> Void) {
    ask(answer) { pointer, question in
      var value: CInt = value ? 1 : 0
      return mpv_set_property_async(pointer, question, property.name, MPV_FORMAT_FLAG, &value)
    }
  }

  /// Asks for a property's value.
  func get(_ property: MPVProperty, then answer: @escaping (MPVReply) -> Void) {
    ask(answer) { pointer, question in
      mpv_get_property_async(pointer, question, property.name, property.format)
    }
  }

  /// A property's value right now, where it is a number.
  ///
  /// Waits until the player's thread is between two pieces of work.
  func number(_ property: MPVProperty) -> Double? {
    var value = 0.0
    guard let pointer,
      mpv_get_property(pointer, property.name, MPV_FORMAT_DOUBLE, &value) >= 0, value.isFinite
    else { return nil }
    return value
  }

  /// Has every change of a property told.
  func observe(_ property: MPVProperty) {
    guard let pointer else { return }
    mpv_observe_property(pointer, property.rawValue, property.name, property.format)
  }

  /// Ends what `observe` began.
  func unobserve(_ property: MPVProperty) {
    guard let pointer else { return }
    mpv_unobserve_property(pointer, property.rawValue)
  }

  /// Has messages of at least the level told.
  func requestMessages(level: String) {
    guard let pointer else { return }
    mpv_request_log_messages(pointer, level)
  }

  /// Has the player wait at a hook, one of those that libmpv names; `.hooked` tells of it.
  func addHook(_ name: String) {
    guard let pointer else { return }
    mpv_hook_add(pointer, 0, name, 0)
  }

  /// Lets the player go on that waits at a hook.
  func goOn(fromHook hook: UInt64) {
    guard let pointer else { return }
    mpv_hook_continue(pointer, hook)
  }

  private func ask(
    _ answer: ((MPVReply) -> Void)?, send: (OpaquePointer, UInt64) -> CInt
  ) {
    guard let pointer else { return }
    lastQuestion += 1
    let question = lastQuestion
    answers[question] = answer
    let status = send(pointer, question)
    guard status < 0 else { return }
    // The question never left; its answer still may not come before this call returns.
    Task { self.answer(question, MPVReply(status: status, value: .none)) }
  }

  /// Passes an answer to whoever asked.
  func answer(_ question: UInt64, _ reply: MPVReply) {
    answers.removeValue(forKey: question)?(reply)
  }
}
