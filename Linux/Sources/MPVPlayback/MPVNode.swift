import CMpv

/// A value of the player's: a copy that outlives the event it came with.
enum MPVNode: Sendable, Hashable {
  /// No value, as for the duration of what has none.
  case none
  case flag(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  case list([MPVNode])
  case map([String: MPVNode])

  var flag: Bool? {
    if case .flag(let value) = self { value } else { nil }
  }

  var integer: Int? {
    if case .integer(let value) = self { Int(value) } else { nil }
  }

  /// The number, where it is one that can be reckoned with.
  var double: Double? {
    switch self {
    case .double(let value): value.isFinite ? value : nil
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// The text, where there is any.
  var string: String? {
    if case .string(let value) = self, !value.isEmpty { value } else { nil }
  }

  var list: [MPVNode] {
    if case .list(let values) = self { values } else { [] }
  }

  var map: [String: MPVNode] {
    if case .map(let values) = self { values } else { [:] }
  }

  /// The value under `key` of a map.
  subscript(key: String) -> MPVNode {
    map[key] ?? .none
  }
}

extension MPVNode {
  /// Copies the value behind a pointer of the given format.
  init(format: mpv_format, data: UnsafeRawPointer?) {
    guard let data else {
      self = .none
      return
    }
    switch format {
    case MPV_FORMAT_FLAG: self = .flag(data.load(as: CInt.self) != 0)
    case MPV_FORMAT_INT64: self = .integer(data.load(as: Int64.self))
    case MPV_FORMAT_DOUBLE: self = .double(data.load(as: Double.self))
    case MPV_FORMAT_STRING:
      let text = data.load(as: UnsafePointer<CChar>?.self)
      self = text.map { .string(String(cString: $0)) } ?? .none
    case MPV_FORMAT_NODE: self.init(data.load(as: mpv_node.self))
    default: self = .none
    }
  }

  /// Copies a node with all that hangs from it.
  init(_ node: mpv_node) {
    switch node.format {
    case MPV_FORMAT_FLAG: self = .flag(node.u.flag != 0)
    case MPV_FORMAT_INT64: self = .integer(node.u.int64)
    case MPV_FORMAT_DOUBLE: self = .double(node.u.double_)
    case MPV_FORMAT_STRING: self = node.u.string.map { .string(String(cString: $0)) } ?? .none
    case MPV_FORMAT_NODE_ARRAY: self = .list(MPVNode.values(of: node.u.list.pointee))
    case MPV_FORMAT_NODE_MAP: self = .map(MPVNode.entries(of: node.u.list.pointee))
    default: self = .none
    }
  }

  private static func values(of list: mpv_node_list) -> [MPVNode] {
    (0..<Int(list.num)).map { MPVNode(list.values[$0]) }
  }

  private static func entries(of list: mpv_node_list) -> [String: MPVNode] {
    var entries: [String: MPVNode] = [:]
    for index in 0..<Int(list.num) {
      guard let key = list.keys[index] else { continue }
      entries[String(cString: key)] = MPVNode(list.values[index])
    }
    return entries
  }
}
