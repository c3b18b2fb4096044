import CGtk

/// Why a call over the bus is refused.
struct BusError: Error {
  /// The kind of error in the bus's own terms.
  var code: GDBusError
  /// What is wrong, for whoever wrote the caller.
  var message: String

  /// An argument is none that makes sense.
  static func invalidArgument(_ message: String) -> BusError {
    BusError(code: G_DBUS_ERROR_INVALID_ARGS, message: message)
  }

  /// What is asked for can't be done.
  static func notSupported(_ message: String) -> BusError {
    BusError(code: G_DBUS_ERROR_NOT_SUPPORTED, message: message)
  }
}

/// A property that others on the bus can read, and perhaps write.
struct BusProperty {
  /// Its name on the bus.
  let name: String
  /// Whether others are told when it changes.
  var announcesChanges = true
  /// Reads it as it is now; always of the same type.
  let get: @MainActor () -> BusValue
  /// Writes it, if others may do that; the value is of the type that `get` gives.
  var set: (@MainActor (BusValue) throws(BusError) -> Void)?

  /// Makes a property that others can only read.
  init(
    _ name: String, announcesChanges: Bool = true, get: @escaping @MainActor () -> BusValue
  ) {
    self.name = name
    self.announcesChanges = announcesChanges
    self.get = get
  }

  /// Makes a property that others can write too.
  init(
    _ name: String, get: @escaping @MainActor () -> BusValue,
    set: @escaping @MainActor (BusValue) throws(BusError) -> Void
  ) {
    self.name = name
    self.get = get
    self.set = set
  }
}

/// Something that others on the bus can ask for.
struct BusMethod {
  /// What goes in or out, by name and type in the bus's letters.
  typealias Argument = (name: String, type: String)

  /// Its name on the bus.
  let name: String
  /// What goes in.
  let arguments: [Argument]
  /// Does it; the values are those of `arguments`, in number and type.
  let perform: @MainActor ([BusValue]) throws(BusError) -> Void

  /// Makes a method.
  init(
    _ name: String, _ arguments: [Argument] = [],
    perform: @escaping @MainActor ([BusValue]) throws(BusError) -> Void
  ) {
    self.name = name
    self.arguments = arguments
    self.perform = perform
  }
}

/// Something that is told to everybody on the bus.
struct BusSignal {
  /// Its name on the bus.
  let name: String
  /// What is told with it.
  let arguments: [BusMethod.Argument]
}

/// A set of properties, methods and signals under one name on the message bus.
///
/// The table is all there is: what the bus is told of the interface, how calls find their way, and
/// which changes are announced all follow from it.
@MainActor
final class BusInterface {
  let name: String
  let properties: [BusProperty]
  let methods: [BusMethod]
  let signals: [BusSignal]

  /// Makes an interface.
  init(name: String, properties: [BusProperty], methods: [BusMethod], signals: [BusSignal] = []) {
    self.name = name
    self.properties = properties
    self.methods = methods
    self.signals = signals
  }

  /// The values by name of all properties whose changes are announced.
  var announcedValues: [String: BusValue] {
    let announced = properties.filter(\.announcesChanges)
    return Dictionary(uniqueKeysWithValues: announced.map { ($0.name, $0.get()) })
  }
}
