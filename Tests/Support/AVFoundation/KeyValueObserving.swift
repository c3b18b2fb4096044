// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Key-value observing, which Foundation on Linux lacks.
public import Foundation
import Synchronization

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

public struct NSKeyValueObservedChange<Value> {}

public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  fileprivate let property: AnyKeyPath
  fileprivate weak var observed: AnyObject?
  fileprivate let body: (AnyObject) -> Void

  fileprivate init(
    of observed: AnyObject, _ property: AnyKeyPath, _ body: @escaping (AnyObject) -> Void
  ) {
    (self.observed, self.property, self.body) = (observed, property, body)
  }

  deinit {
    invalidate()
  }

  public func invalidate() {
    let identity = ObjectIdentifier(self)
    observations.withLock { $0.removeAll { $0.identity == identity } }
  }
}

private struct WeakObservation: @unchecked Sendable {
  let identity: ObjectIdentifier
  weak var observation: NSKeyValueObservation?
}

private let observations = Mutex<[WeakObservation]>([])

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(of: self, keyPath) { object in
      if let object = object as? Self { changeHandler(object, NSKeyValueObservedChange()) }
    }
    let kept = WeakObservation(identity: ObjectIdentifier(observation), observation: observation)
    observations.withLock { $0.append(kept) }
    return observation
  }

  /// Calls the observers of a property of this object.
  func didChange(_ property: AnyKeyPath) {
    let called = observations.withLock { $0.compactMap(\.observation) }
    for observation in called
    where observation.observed === self && observation.property == property {
      observation.body(self)
    }
  }
}

/// How many observers there are of properties of an object.
@_spi(Host) public func observerCount(of object: NSObject) -> Int {
  observations.withLock { $0.count { $0.observation?.observed === object } }
}
