/// A gesture that takes part in a touch.
struct Rival {
  let path: String
  let priority: GestureAttachment.Priority
  let tracker: GestureTracker
}

extension ViewHost {
  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - point: where.
  ///   - finger: which one, from 0; a second finger joins the gestures of the first one.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    settle()
    if fingers.isEmpty { findRivals(at: point) }
    fingers[finger] = point
    deliver(.began, finger: finger, at: point)
  }

  /// Moves a finger.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    fingers[finger] = point
    deliver(.moved, finger: finger, at: point)
  }

  /// Lifts a finger, where it is or at another point.
  public func touchUp(at point: CGPoint? = nil, finger: Int = 0) {
    let point = point ?? fingers[finger] ?? lastPoint
    fingers[finger] = nil
    deliver(.ended, finger: finger, at: point)
  }

  /// Takes all touches away, as the system does for a call or a gesture of its own.
  public func cancelTouch() {
    for (finger, point) in fingers.sorted(by: { $0.key < $1.key }) {
      deliver(.cancelled, finger: finger, at: point)
    }
    inHost { for rival in rivals { finish(rival) } }
    (rivals, fingers) = ([], [:])
    settle()
  }

  private func findRivals(at point: CGPoint) {
    var chain: [ViewNode] = []
    _ = hit(root, point, &chain)
    let attachments = chain.flatMap(\.gestures)
    let beside = attachments.filter { $0.priority == .simultaneous }
    let high = attachments.filter { $0.priority == .high }.reversed()
    let usual = attachments.filter { $0.priority == .normal || $0.priority == .scroll }
    rivals = (beside + high + usual).map { attachment in
      let tracker = trackers[attachment.path] ?? GestureTracker()
      trackers[attachment.path] = tracker
      return Rival(path: attachment.path, priority: attachment.priority, tracker: tracker)
    }
    winner = nil
  }

  /// Finds the node that takes a touch; `chain` becomes that node and all that it is in.
  private func hit(_ node: ViewNode, _ point: CGPoint, _ chain: inout [ViewNode]) -> Bool {
    guard node.allowsHitTesting, node.opacity > 0 else { return false }
    if node.clips, !node.frame.contains(point) { return false }
    for child in node.children.reversed() where hit(child, point, &chain) {
      chain.append(node)
      return true
    }
    guard node.takesTouch(at: point) else { return false }
    chain = [node]
    return true
  }

  /// Takes an event to the gestures that take part.
  func deliver(_ kind: PointerEvent.Kind, finger: Int, at point: CGPoint) {
    if finger == 0 { lastPoint = point }
    for rival in rivals where trackers[rival.path] === rival.tracker {
      guard let (node, gesture) = attachment(at: rival.path) else {
        // Its view has left; one that comes to the same place begins anew.
        trackers[rival.path] = nil
        continue
      }
      if rival.priority != .simultaneous, let winner, winner != rival.path { continue }
      let local = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
      let event = PointerEvent(
        kind: kind, finger: finger, location: local, global: point, time: now,
        size: node.frame.size)
      let outcome = inHost { gesture.process(event, rival.tracker) }
      if outcome.isOver { inHost { finish(rival) } }
      if outcome.isActive, rival.priority != .simultaneous, winner == nil { declareWinner(rival) }
      settle()
    }
  }

  private func declareWinner(_ rival: Rival) {
    winner = rival.path
    for other in rivals where other.path != rival.path {
      if rival.priority == .scroll, other.path.hasPrefix(rival.path) {
        cancel(other)
      } else if other.priority != .simultaneous {
        inHost { finish(other) }
      }
    }
  }

  /// Takes the touches away from a gesture.
  private func cancel(_ rival: Rival) {
    guard trackers[rival.path] === rival.tracker else { return }
    guard let (node, gesture) = attachment(at: rival.path) else { return }
    for (finger, point) in fingers {
      let local = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
      let event = PointerEvent(
        kind: .cancelled, finger: finger, location: local, global: point, time: now,
        size: node.frame.size)
      inHost { _ = gesture.process(event, rival.tracker) }
    }
    inHost { finish(rival) }
  }

  /// The gesture at a place in the tree as it is now, and its node.
  private func attachment(at path: String) -> (ViewNode, GestureAttachment)? {
    for node in root.all {
      if let found = node.gestures.first(where: { $0.path == path }) { return (node, found) }
    }
    return nil
  }

  private func finish(_ rival: Rival) {
    attachment(at: rival.path)?.1.finish(rival.tracker)
    trackers[rival.path] = nil
  }
}

extension ViewNode {
  /// Whether the node itself takes a touch at a point of the host.
  fileprivate func takesTouch(at point: CGPoint) -> Bool {
    if let contentShape { return contentShape(frame).boundingRect.contains(point) }
    guard frame.contains(point) else { return false }
    let isClear = (info["color"] as? Color)?.alpha == 0
    return isControl || draw != nil && !isClear
  }
}
