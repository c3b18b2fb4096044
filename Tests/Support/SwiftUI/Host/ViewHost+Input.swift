extension ViewHost {
  /// Taps with one finger.
  public func tap(at point: CGPoint, count: Int = 1) {
    for _ in 0..<count {
      touchDown(at: point)
      advance(0.05)
      touchUp(at: point)
      advance(0.1)
    }
    advance(0.5)
  }

  /// Taps with one finger, and lets tasks run meanwhile.
  public func tap(at point: CGPoint, count: Int = 1) async {
    for _ in 0..<count {
      touchDown(at: point)
      await advance(0.05)
      touchUp(at: point)
      await advance(0.1)
    }
    await advance(0.5)
  }

  /// Drags with one finger, in ten steps that take 0.2 seconds.
  public func drag(from start: CGPoint, to end: CGPoint) {
    touchDown(at: start)
    for step in 1...10 {
      advance(0.02)
      touchMove(to: start.moved(to: end, by: CGFloat(step) / 10))
    }
    touchUp(at: end)
  }

  /// Moves two fingers apart or together around a point, in ten steps that take 0.2 seconds.
  ///
  /// - Parameters:
  ///   - center: the point.
  ///   - scale: how far the fingers are apart at the end, as a multiple of the 80 points at the start.
  public func pinch(at center: CGPoint, scale: CGFloat) {
    func point(_ side: CGFloat, _ scale: CGFloat) -> CGPoint {
      CGPoint(x: center.x + side * 40 * scale, y: center.y)
    }
    touchDown(at: point(-1, 1))
    touchDown(at: point(1, 1), finger: 1)
    for step in 1...10 {
      advance(0.02)
      let now = 1 + (scale - 1) * CGFloat(step) / 10
      touchMove(to: point(-1, now))
      touchMove(to: point(1, now), finger: 1)
    }
    touchUp(finger: 1)
    touchUp()
  }

  /// Puts a pointer over a point, or away.
  public func hover(at point: CGPoint?) {
    settle()
    for node in root.all {
      guard let handler = node.hoverHandler else { continue }
      if let point, node.frame.contains(point) {
        inHost { handler(.active(point), node) }
        hoveredPaths.insert(node.path)
      } else if isHovered(node) {
        inHost { handler(.ended, node) }
        hoveredPaths.remove(node.path)
      }
    }
    settle()
  }

  /// Whether a pointer is over a node.
  func isHovered(_ node: ViewNode) -> Bool { hoveredPaths.contains(node.path) }
}

extension CGPoint {
  fileprivate func moved(to end: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
  }
}
