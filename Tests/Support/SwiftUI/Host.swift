@_spi(Reflection) import Swift

struct Context {
    let host: ViewHost
    var path: String
    var environment: EnvironmentValues
    func child(_ name: String) -> Context { var c = self; c.path += "/" + name; return c }
}

/// One node of an evaluated tree.
@_spi(Host) @MainActor public final class ViewNode {
    public let name: String
    public let path: String
    public internal(set) var children: [ViewNode]
    public internal(set) var info: [String: Any] = [:]
    public internal(set) var frame = CGRect.zero
    unowned let host: ViewHost
    var layout = LayoutKind.pass
    var intrinsic: CGSize?
    var draw: ((GraphicsContext) -> Void)?
    var environment = EnvironmentValues()
    var gestures: [GestureAttachment] = []
    var press: ((CGSize) -> GestureAttachment)?
    var isControl = false, clips = false, allowsHitTesting = true
    var contentShape: ((CGRect) -> Path)?
    var opacity = 1.0
    var scale = CGSize(width: 1, height: 1)
    var a11y = AccessibilityProperties()
    var effects: [Effect] = []
    init(_ name: String, path: String, host: ViewHost, children: [ViewNode]) { (self.name, self.path, self.host, self.children) = (name, path, host, children) }
    static func leaf(_ name: String, _ cx: Context, _ configure: (ViewNode) -> Void) -> ViewNode {
        let node = ViewNode(name, path: cx.path, host: cx.host, children: [])
        node.environment = cx.environment
        configure(node)
        return node
    }
    public var all: [ViewNode] { [self] + children.flatMap(\.all) }
    /// Runs the drawing of a leaf (a `Canvas` renderer, a shape, a text) into a recording context.
    public var drawing: [DrawnOperation] {
        let context = GraphicsContext(bounds: CGRect(origin: .zero, size: frame.size), environment: environment)
        draw?(context)
        return context.recorder.operations
    }
}

/// Something a node asks the host to do after the tree is laid out.
enum Effect {
    case appear(() -> Void), disappear(() -> Void)
    case change(value: Any, isEqual: (Any) -> Bool, initial: Bool, action: (Any) -> Void)
    case task(id: AnyHashable?, value: Any, isEqual: (Any) -> Bool, priority: TaskPriority, action: @Sendable () async -> Void)
    case geometry(value: (GeometryProxy) -> Any, isEqual: (Any, Any) -> Bool, action: (Any, Any) -> Void)
}

extension View {
    func _nodes(_ cx: Context) -> [ViewNode] {
        if let primitive = self as? any _PrimitiveView { return primitive._resolve(cx) }
        let here = cx.child("\(Self.self)")
        var view = self
        cx.host.link(&view, path: here.path, environment: cx.environment)
        let nodes = cx.host.tracking { view.body }._nodes(here.child("b"))
        guard nodes.count == 1 else { return nodes }
        let node = ViewNode("\(Self.self)".prefix { $0 != "<" }.description, path: here.path, host: cx.host, children: nodes)
        node.info["view"] = view
        return [node]
    }
    nonisolated func effect(_ name: String, _ make: @escaping () -> Effect) -> some View {
        nonisolated(unsafe) let make = make
        return _Mod(self, name) { node, _ in node.effects.append(make()) }
    }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { effect("onAppear") { .appear { action?() } } }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { effect("onDisappear") { .disappear { action?() } } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View {
        effect("onChange") { .change(value: value, isEqual: { $0 as? V == value }, initial: initial) { action($0 as! V, value) } }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
    nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
        effect("task") { .task(id: nil, value: 0, isEqual: { _ in true }, priority: priority, action: action) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
        effect("task") { .task(id: nil, value: value, isEqual: { $0 as? T == value }, priority: priority, action: action) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View {
        effect("onGeometryChange") { .geometry(value: { transform($0) }, isEqual: { $0 as? T == $1 as? T }) { _, new in action(new as! T) } }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View {
        effect("onGeometryChange") { .geometry(value: { transform($0) }, isEqual: { $0 as? T == $1 as? T }) { action($0 as! T, $1 as! T) } }
    }
}

/// Keeps a view alive outside SwiftUI: state by identity, effects, gestures, accessibility and drawing.
@_spi(Host) @MainActor public final class ViewHost {
    private let makeRoot: () -> any View
    public var size: CGSize { didSet { needsUpdate = true } }
    public private(set) var now: TimeInterval = 0
    var environment = EnvironmentValues()
    private var stored: [String: AnyObject] = [:]
    private var touched: Set<String> = []
    private var memory: [String: Any] = [:]
    private var tasks: [String: Task<Void, Never>] = [:]
    private var goodbyes: [String: () -> Void] = [:]
    private var needsUpdate = true
    private var isEvaluating = false
    public private(set) var root: ViewNode!
    public private(set) var animations: [String] = []
    /// Mistakes that SwiftUI would only log: state written during a body or outside a tree, updates that never settle.
    public private(set) var faults: [String] = []

    public init<V: View>(size: CGSize, reduceMotion: Bool = false, layoutDirection: LayoutDirection = .leftToRight, _ root: @escaping () -> V) {
        (makeRoot, self.size) = (root, size)
        environment.accessibilityReduceMotion = reduceMotion
        environment.layoutDirection = layoutDirection
        settle()
    }
    public func setReduceMotion(_ on: Bool) { environment.accessibilityReduceMotion = on; needsUpdate = true; settle() }
    public func setNeedsUpdate() { needsUpdate = true }

    // MARK: State

    nonisolated var stateChanged: @Sendable () -> Void {
        { [weak self] in MainActor.assumeIsolated {
            guard let self else { return }
            if self.isEvaluating { self.faults.append("state modified during a view update") }
            if let animation = Transaction.current { self.animations.append(animation?.description ?? "nil") }
            self.needsUpdate = true
        } }
    }
    func storage<V>(_ path: String, _ make: () -> Location<V>) -> Location<V> {
        touched.insert(path)
        if let found = stored[path] as? Location<V> { return found }
        let made = make()
        stored[path] = made
        return made
    }
    func link<V>(_ view: inout V, path: String, environment: EnvironmentValues) {
        var fields: [(String, Int, any DynamicProperty.Type)] = []
        _ = _forEachField(of: V.self) { name, offset, type, _ in
            if let type = type as? any DynamicProperty.Type { fields.append((String(cString: name), offset, type)) }
            return true
        }
        withUnsafeMutablePointer(to: &view) { pointer in
            for (name, offset, type) in fields {
                @MainActor func open<P: DynamicProperty>(_: P.Type) {
                    let field = (UnsafeMutableRawPointer(pointer) + offset).assumingMemoryBound(to: P.self)
                    if var linked = field.pointee as? any _Linked {
                        linked._link(self, path: path + "." + name, environment: environment)
                        field.pointee = linked as! P
                    } else { link(&field.pointee, path: path + "." + name, environment: environment) }
                    field.pointee.update()
                }
                open(type)
            }
        }
    }
    func tracking<R>(_ body: () -> R) -> R {
        withObservationTracking(body) { [changed = stateChanged] in changed() }
    }

    // MARK: Updating

    /// Evaluates, lays out and runs effects until nothing changes.
    public func settle() {
        var rounds = 0
        while needsUpdate {
            rounds += 1
            if rounds > 50 { faults.append("the view never settles"); return }
            needsUpdate = false
            touched = []
            isEvaluating = true
            let nodes = makeRoot()._nodes(Context(host: self, path: "", environment: environment))
            root = ViewNode("root", path: "", host: self, children: nodes)
            root.layout = .z(.center)
            root.place(CGRect(origin: .zero, size: size))
            isEvaluating = false
            runEffects()
            for key in stored.keys where !touched.contains(key) { stored[key] = nil }
        }
        faults += Fault.reports
        Fault.reports = []
    }
    private func runEffects() {
        var live: Set<String> = []
        var actions: [() -> Void] = []
        for node in root.all {
            for (index, effect) in node.effects.enumerated() {
                let key = "\(node.path)!\(index)"
                live.insert(key)
                let old = memory[key]
                switch effect {
                case .appear(let action): if old == nil { memory[key] = true; actions.append(action) }
                case .disappear(let action): goodbyes[key] = action
                case .change(let value, let isEqual, let initial, let action):
                    memory[key] = value
                    if let old { if !isEqual(old) { actions.append { action(old) } } } else if initial { actions.append { action(value) } }
                case .geometry(let value, let isEqual, let action):
                    let new = value(GeometryProxy(size: node.frame.size, global: node.frame))
                    memory[key] = new
                    if old == nil || !isEqual(old!, new) { actions.append { action(old ?? new, new) } }
                case .task(_, let value, let isEqual, let priority, let action):
                    if old == nil || !isEqual(old!) {
                        memory[key] = value
                        tasks[key]?.cancel()
                        tasks[key] = Task(priority: priority) { await action() }
                    }
                }
            }
        }
        for key in memory.keys where !live.contains(key) { memory[key] = nil }
        for key in tasks.keys where !live.contains(key) { tasks.removeValue(forKey: key)?.cancel() }
        for key in goodbyes.keys where !live.contains(key) { actions.append(goodbyes.removeValue(forKey: key)!) }
        actions.forEach { $0() }
    }
    /// Lets running tasks go on until `condition` holds, or gives up after `limit`.
    public func wait(upTo limit: Duration = .seconds(3), until condition: () -> Bool) async {
        let end = ContinuousClock.now + limit
        while !condition(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(5)); settle() }
    }
    /// Lets tasks that were just started run up to their first suspension.
    public func idle() async { for _ in 0..<20 { await Task.yield() }; settle() }
    public func tearDown() { tasks.values.forEach { $0.cancel() }; goodbyes.values.forEach { $0() }; tasks = [:]; goodbyes = [:] }

    // MARK: Finding

    public func all(_ name: String) -> [ViewNode] { settle(); return root.all.filter { $0.name == name } }
    public var texts: [String] { all("Text").map { $0.info["text"] as! String } }
    public var elements: [AccessibilityElement] { settle(); return root.elements }
    public func perform(_ action: String, on label: String) -> Bool {
        guard let found = elements.first(where: { $0.label == label })?.actions.first(where: { $0.name == action }) else { return false }
        found.handler(); settle(); return true
    }

    // MARK: Pointer

    private struct Candidate { let path: String; let priority: GestureAttachment.Priority; let tracker: GestureTracker }
    private var candidates: [Candidate] = []
    private var trackers: [String: GestureTracker] = [:]
    private var winner: String?
    private var isDown = false
    private var lastPoint = CGPoint.zero

    public func touchDown(at point: CGPoint) {
        settle()
        var chain: [ViewNode] = []
        _ = hit(root, point, &chain)
        let attachments = chain.flatMap { node in node.gestures + (node.press.map { [$0(node.frame.size)] } ?? []) }
        let high = attachments.filter { $0.priority == .high }.reversed(), normal = attachments.filter { $0.priority == .normal }, both = attachments.filter { $0.priority == .simultaneous }
        candidates = (both + high + normal).map { a in
            let tracker = trackers[a.path] ?? GestureTracker()
            trackers[a.path] = tracker
            return Candidate(path: a.path, priority: a.priority, tracker: tracker)
        }
        (winner, isDown) = (nil, true)
        deliver(.began, point)
    }
    public func touchMove(to point: CGPoint) { deliver(.moved, point) }
    public func touchUp(at point: CGPoint? = nil) { deliver(.ended, point ?? lastPoint); isDown = false }
    public func cancelTouch() { for c in candidates { finish(c) }; candidates = []; isDown = false; settle() }
    public func tap(at point: CGPoint, count: Int = 1) {
        for _ in 0..<count { touchDown(at: point); advance(0.05); touchUp(at: point); advance(0.1) }
        advance(0.5)
    }
    public func advance(_ seconds: TimeInterval) { now += seconds; needsUpdate = true; settle(); deliver(.tick, lastPoint) }

    private func attachment(_ path: String) -> (ViewNode, GestureAttachment)? {
        for node in root.all {
            if let found = node.gestures.first(where: { $0.path == path }) { return (node, found) }
            if node.path == path, let press = node.press { return (node, press(node.frame.size)) }
        }
        return nil
    }
    private func finish(_ c: Candidate) { attachment(c.path)?.1.finish(c.tracker); trackers[c.path] = nil }
    private func deliver(_ kind: PointerEvent.Kind, _ point: CGPoint) {
        lastPoint = point
        for c in candidates {
            guard trackers[c.path] === c.tracker, let (node, gesture) = attachment(c.path) else { continue }
            if c.priority != .simultaneous, let winner, winner != c.path { continue }
            let local = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
            let result = gesture.process(PointerEvent(kind: kind, location: local, global: point, time: now), c.tracker)
            if result.isEnded || result.isFailed { finish(c) }
            if result.isActive, c.priority != .simultaneous, winner == nil {
                winner = c.path
                for other in candidates where other.path != c.path && other.priority != .simultaneous { finish(other) }
            }
            settle()
        }
    }
    private func hit(_ node: ViewNode, _ point: CGPoint, _ chain: inout [ViewNode]) -> Bool {
        guard node.allowsHitTesting, node.opacity > 0 else { return false }
        if node.clips, !node.frame.contains(point) { return false }
        for child in node.children.reversed() where hit(child, point, &chain) { chain.append(node); return true }
        let shape = node.contentShape.map { $0(node.frame).boundingRect.contains(point) }
        let isLeaf = node.draw != nil && node.frame.contains(point) && (node.info["color"] as? Color).map { $0.alpha > 0 } ?? true
        if shape ?? (isLeaf || node.isControl && node.frame.contains(point)) { chain = [node]; return true }
        return false
    }

    // MARK: Picture

    public func svg() -> String {
        settle()
        var out = "<svg xmlns='http://www.w3.org/2000/svg' width='\(size.width)' height='\(size.height)' font-family='sans-serif' font-size='13'>\n"
        var clipCount = 0
        func d(_ path: Path) -> String {
            path.elements.map { e in
                switch e {
                case .move(let p): "M\(p.x) \(p.y)"
                case .line(let p): "L\(p.x) \(p.y)"
                case .quadCurve(let p, let c): "Q\(c.x) \(c.y) \(p.x) \(p.y)"
                case .curve(let p, let a, let b): "C\(a.x) \(a.y) \(b.x) \(b.y) \(p.x) \(p.y)"
                case .closeSubpath: "Z"
                }
            }.joined()
        }
        func css(_ c: Color) -> String { "rgb(\(Int(c.rgb.0 * 255)),\(Int(c.rgb.1 * 255)),\(Int(c.rgb.2 * 255)))" }
        func walk(_ node: ViewNode) {
            var open = ""
            if node.opacity != 1 { open += "<g opacity='\(node.opacity)'>" } else { open += "<g>" }
            if node.scale != CGSize(width: 1, height: 1) {
                let (x, y) = (node.frame.midX, node.frame.midY)
                open = open.replacingOccurrences(of: "<g", with: "<g transform='translate(\(x) \(y)) scale(\(node.scale.width) \(node.scale.height)) translate(\(-x) \(-y))'")
            }
            if node.clips {
                clipCount += 1
                let f = node.frame
                out += "<clipPath id='c\(clipCount)'><rect x='\(f.minX)' y='\(f.minY)' width='\(f.width)' height='\(f.height)'/></clipPath>"
                open = open.replacingOccurrences(of: "<g", with: "<g clip-path='url(#c\(clipCount))'")
            }
            out += open
            let move = "translate(\(node.frame.minX) \(node.frame.minY))"
            for op in node.drawing {
                var prefix = "<g transform='\(move)'>", suffix = "</g>"
                for r in op.clip {
                    clipCount += 1
                    prefix += "<clipPath id='c\(clipCount)'><rect x='\(r.minX)' y='\(r.minY)' width='\(r.width)' height='\(r.height)'/></clipPath><g clip-path='url(#c\(clipCount))'>"
                    suffix = "</g>" + suffix
                }
                let alpha = op.color.alpha * op.opacity
                switch op.kind {
                case .fill: out += prefix + "<path d='\(d(op.path))' fill='\(css(op.color))' fill-opacity='\(alpha)'/>" + suffix
                case .stroke(let w): out += prefix + "<path d='\(d(op.path))' fill='none' stroke='\(css(op.color))' stroke-width='\(w)' stroke-opacity='\(alpha)'/>" + suffix
                case .text(let s):
                    let r = op.path.boundingRect
                    out += prefix + "<text x='\(r.midX)' y='\(r.midY + 4)' text-anchor='middle' fill='\(css(op.color))' fill-opacity='\(alpha)'>\(s)</text>" + suffix
                }
            }
            node.children.forEach(walk)
            out += "</g>\n"
        }
        walk(root)
        return out + "</svg>"
    }
}
