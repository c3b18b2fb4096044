public struct AccessibilityTraits: SetAlgebra, Sendable {
    var raw: Set<String> = []
    public init() {}
    init(_ name: String) { raw = [name] }
    public static let isButton = Self("isButton"), isHeader = Self("isHeader"), isImage = Self("isImage"), isStaticText = Self("isStaticText")
    public static let updatesFrequently = Self("updatesFrequently"), allowsDirectInteraction = Self("allowsDirectInteraction"), startsMediaSession = Self("startsMediaSession")
    public func contains(_ member: Self) -> Bool { member.raw.isSubset(of: raw) }
    public func union(_ o: Self) -> Self { var c = self; c.raw.formUnion(o.raw); return c }
    public func intersection(_ o: Self) -> Self { var c = self; c.raw.formIntersection(o.raw); return c }
    public func symmetricDifference(_ o: Self) -> Self { var c = self; c.raw.formSymmetricDifference(o.raw); return c }
    @discardableResult public mutating func insert(_ m: Self) -> (inserted: Bool, memberAfterInsert: Self) { defer { raw.formUnion(m.raw) }; return (!contains(m), m) }
    @discardableResult public mutating func remove(_ m: Self) -> Self? { let had = contains(m); raw.subtract(m.raw); return had ? m : nil }
    @discardableResult public mutating func update(with m: Self) -> Self? { insert(m).inserted ? nil : m }
    public mutating func formUnion(_ o: Self) { self = union(o) }
    public mutating func formIntersection(_ o: Self) { self = intersection(o) }
    public mutating func formSymmetricDifference(_ o: Self) { self = symmetricDifference(o) }
}
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"), combine = Self(name: "combine")
}
public struct AccessibilityActionKind: Equatable, Sendable { let name: String; public static let `default` = Self(name: "default"), escape = Self(name: "escape"), magicTap = Self(name: "magicTap") }

/// What an assistive technology would find.
@_spi(Host) public struct AccessibilityElement {
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits = AccessibilityTraits()
    public var actions: [(name: String, handler: () -> Void)] = []
    public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}
struct AccessibilityProperties {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var hidden = false
    var traits = AccessibilityTraits()
    var children: AccessibilityChildBehavior?
    var actions: [(name: String, handler: () -> Void)] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
    let set: (inout AccessibilityProperties) -> Void
    nonisolated init(_ set: @escaping (inout AccessibilityProperties) -> Void) { self.set = set }
    public func body(content: Content) -> Never { fatalError() }
    @MainActor func apply(to child: ViewNode, cx: Context) -> ViewNode {
        let node = ViewNode("accessibility", path: cx.path, host: cx.host, children: [child])
        set(&node.a11y)
        return node
    }
}
public typealias _A11y<V> = ModifiedContent<V, AccessibilityAttachmentModifier>
extension View {
    nonisolated func a11y(_ set: @escaping (inout AccessibilityProperties) -> Void) -> _A11y<Self> { modifier(AccessibilityAttachmentModifier(set)) }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { a11y { $0.children = children } }
    nonisolated public func accessibilityLabel(_ label: Text) -> _A11y<Self> { a11y { $0.label = label.string } }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _A11y<Self> { a11y { $0.label = labelKey.text } }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _A11y<Self> { a11y { $0.label = String(label) } }
    nonisolated public func accessibilityValue(_ value: Text) -> _A11y<Self> { a11y { $0.value = value.string } }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _A11y<Self> { a11y { $0.value = valueKey.text } }
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> _A11y<Self> { a11y { $0.value = String(value) } }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> _A11y<Self> { a11y { $0.hint = hintKey.text } }
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> _A11y<Self> { a11y { $0.hint = String(hint) } }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> _A11y<Self> { a11y { $0.hidden = hidden } }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> _A11y<Self> { a11y { $0.identifier = identifier } }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _A11y<Self> { a11y { $0.traits.formUnion(traits) } }
    nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> _A11y<Self> { a11y { $0.actions.append((actionKind.name, handler)) } }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> _A11y<Self> { a11y { $0.actions.append((name.string, handler)) } }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> _A11y<Self> { a11y { $0.actions.append((nameKey.text, handler)) } }
    @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> _A11y<Self> { a11y { $0.actions.append((String(name), handler)) } }
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> _A11y<Self> { a11y { $0.adjust = handler } }
}
extension ViewNode {
    var elements: [AccessibilityElement] {
        if a11y.hidden { return [] }
        var found: [AccessibilityElement]
        switch name {
        case "Text": found = [AccessibilityElement(label: a11y.label, traits: .isStaticText)]
        case "Image": found = [AccessibilityElement(label: info["image"] as? String, traits: .isImage)]
        case "Button":
            let label = children.flatMap(\.elements).compactMap(\.label).joined(separator: ", ")
            found = [AccessibilityElement(label: label, traits: .isButton, actions: [("default", info["action"] as! () -> Void)])]
        case "ProgressView": found = [AccessibilityElement(value: info["value"] as? String)]
        default: found = children.flatMap(\.elements)
        }
        guard name == "accessibility" else { return found }
        if a11y.children == .ignore { found = [AccessibilityElement()] }
        if a11y.children == .combine { found = [AccessibilityElement(label: found.compactMap(\.label).joined(separator: ", "))] }
        if found.isEmpty, a11y.label != nil || !a11y.actions.isEmpty { found = [AccessibilityElement()] }
        for index in found.indices {
            found[index].label = a11y.label ?? found[index].label
            found[index].value = a11y.value ?? found[index].value
            found[index].hint = a11y.hint ?? found[index].hint
            found[index].identifier = a11y.identifier ?? found[index].identifier
            found[index].traits.formUnion(a11y.traits)
            found[index].actions += a11y.actions
            found[index].adjust = a11y.adjust ?? found[index].adjust
        }
        return found
    }
}
