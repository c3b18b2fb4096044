/// The outlines of symbols, drawn for this project, in a square of 20 by 20.
enum Symbol {
  private static let side: CGFloat = 20
  private static let lineWidth: CGFloat = 2

  /// Draws a symbol into the middle of a context, or its name where it has no outline here.
  static func draw(
    _ name: String, font: Font, color: Color, isMirrored: Bool, in graphics: GraphicsContext
  ) {
    let (filled, lines) = (filled(name), lines(name))
    guard !filled.elements.isEmpty || !lines.elements.isEmpty else {
      return graphics.record(.text("‹\(name)›", font), Path(graphics.bounds), .color(color))
    }
    let flips = isMirrored && (name.contains("chevron.forward") || name.contains("chevron.back"))
    let scale = min(graphics.bounds.width, graphics.bounds.height) / side
    let transform = CGAffineTransform(
      a: flips ? -scale : scale, b: 0, c: 0, d: scale,
      tx: graphics.bounds.midX + (flips ? scale : -scale) * side / 2,
      ty: graphics.bounds.midY - scale * side / 2)
    graphics.fill(filled.applying(transform), with: .color(color))
    graphics.stroke(
      lines.applying(transform), with: .color(color), lineWidth: lineWidth * scale)
  }

  private static func filled(_ name: String) -> Path {
    switch name {
    case "play.fill": polygon([(5, 3), (17, 10), (5, 17)])
    case "pause.fill": bars([(5, 3, 4, 14), (11, 3, 4, 14)])
    case "forward.fill": triangles(from: 2, to: 18)
    case "backward.fill": triangles(from: 18, to: 2)
    case "forward.end.fill": triangles(from: 1, to: 16) + bars([(16.5, 5, 2, 10)])
    case "backward.end.fill": triangles(from: 19, to: 4) + bars([(1.5, 5, 2, 10)])
    case "lock.fill": bars([(4, 9, 12, 9)])
    case "waveform":
      bars([(2, 8, 2, 4), (5.5, 5, 2, 10), (9, 2, 2, 16), (12.5, 6, 2, 8), (16, 8, 2, 4)])
    default: Path()
    }
  }

  private static func lines(_ name: String) -> Path {
    switch name {
    case "chevron.right", "chevron.forward": chevron(from: 7, to: 13)
    case "chevron.left", "chevron.backward": chevron(from: 13, to: 7)
    case "chevron.right.2", "chevron.forward.2":
      chevron(from: 4, to: 9.5) + chevron(from: 10.5, to: 16)
    case "chevron.left.2", "chevron.backward.2":
      chevron(from: 16, to: 10.5) + chevron(from: 9.5, to: 4)
    case "film":
      Path(roundedRect: CGRect(x: 2, y: 4, width: 16, height: 12), cornerRadius: 2)
        + line([(6, 4), (6, 16)]) + line([(14, 4), (14, 16)]) + line([(2, 10), (6, 10)])
        + line([(14, 10), (18, 10)])
    case "lock.fill": line([(7, 10), (7, 5), (9, 3), (11, 3), (13, 5), (13, 10)])
    case "folder":
      line([(2, 15), (2, 4), (7, 4), (9, 6), (18, 6), (18, 16), (1, 16)])
    default: Path()
    }
  }

  private static func triangles(from start: CGFloat, to end: CGFloat) -> Path {
    let middle = (start + end) / 2
    return polygon([(start, 5), (middle, 10), (start, 15)])
      + polygon([(middle, 5), (end, 10), (middle, 15)])
  }

  private static func chevron(from start: CGFloat, to end: CGFloat) -> Path {
    line([(start, 4), (end, 10), (start, 16)])
  }

  private static func line(_ points: [(CGFloat, CGFloat)]) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  private static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    var path = line(points)
    path.closeSubpath()
    return path
  }

  private static func bars(_ bars: [(CGFloat, CGFloat, CGFloat, CGFloat)]) -> Path {
    Path { path in
      for (x, y, width, height) in bars {
        path.addRoundedRect(
          in: CGRect(x: x, y: y, width: width, height: height),
          cornerSize: CGSize(width: 1, height: 1))
      }
    }
  }
}

extension Path {
  /// Both outlines as one.
  fileprivate static func + (one: Path, other: Path) -> Path {
    var path = one
    path.addPath(other)
    return path
  }
}
