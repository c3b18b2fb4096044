extension ViewHost {
  /// The picture of the view as SVG.
  public func svg() -> String {
    settle()
    return Picture(of: root, size: size).text
  }
}

/// Writes a tree of nodes as SVG.
@MainActor private struct Picture {
  private(set) var text: String
  private var clipCount = 0
  private var gradientCount = 0

  init(of root: ViewNode, size: CGSize) {
    text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(size.width.short)' "
      + "height='\(size.height.short)' font-family='Helvetica,Arial,sans-serif'>\n"
    write(root)
    text += "</svg>"
  }

  private mutating func write(_ node: ViewNode) {
    guard node.opacity > 0 else { return }
    let clip = node.clips ? defineClip(node.clipShape?(node.frame) ?? Path(node.frame)) : ""
    let opacity = node.opacity == 1 ? "" : " opacity='\(node.opacity.short)'"
    text += "<g\(opacity)\(clip)\(node.scaling)>"
    for operation in node.drawing { write(operation, at: node.frame.origin) }
    for child in node.children { write(child) }
    text += "</g>\n"
  }

  private mutating func write(_ operation: DrawnOperation, at origin: CGPoint) {
    var closing = "</g>"
    text += "<g transform='translate(\(origin.x.short) \(origin.y.short))'>"
    for rectangle in operation.clip {
      text += "<g\(defineClip(Path(rectangle)))>"
      closing += "</g>"
    }
    let color = operation.gradient.map { defineGradient($0) } ?? operation.color.css
    let alpha = (operation.color.alpha * operation.opacity).short
    switch operation.kind {
    case .fill:
      text += "<path d='\(operation.path.svg)' fill='\(color)' fill-opacity='\(alpha)'/>"
    case .stroke(let width):
      text +=
        "<path d='\(operation.path.svg)' fill='none' stroke='\(color)' "
        + "stroke-width='\(width.short)' stroke-opacity='\(alpha)'/>"
    case .text(let string, let font):
      let rectangle = operation.path.boundingRect
      // Capitals are about seven tenths of a font's height.
      let base = rectangle.midY + font.points * 0.35
      text +=
        "<text x='\(rectangle.midX.short)' y='\(base.short)' font-size='\(font.points.short)'"
        + "\(font.weightAttribute) text-anchor='middle' fill='\(color)' "
        + "fill-opacity='\(alpha)'>\(string.escaped)</text>"
    }
    text += closing
  }

  /// Writes a clip, and answers the attribute that refers to it.
  private mutating func defineClip(_ path: Path) -> String {
    clipCount += 1
    text += "<clipPath id='c\(clipCount)'><path d='\(path.svg)'/></clipPath>"
    return " clip-path='url(#c\(clipCount))'"
  }
}

extension Picture {
  /// Writes a gradient, and answers what refers to it.
  private mutating func defineGradient(_ gradient: LinearGradient) -> String {
    gradientCount += 1
    text +=
      "<linearGradient id='g\(gradientCount)' x1='\(gradient.start.x.short)' "
      + "y1='\(gradient.start.y.short)' x2='\(gradient.end.x.short)' "
      + "y2='\(gradient.end.y.short)'>"
    for stop in gradient.gradient.stops {
      text +=
        "<stop offset='\(stop.location.short)' stop-color='\(stop.color.css)' "
        + "stop-opacity='\(stop.color.alpha.short)'/>"
    }
    text += "</linearGradient>"
    return "url(#g\(gradientCount))"
  }
}

extension Font {
  fileprivate var weightAttribute: String {
    weight == .regular ? "" : " font-weight='\(weight.value * 100)'"
  }
}

extension ViewNode {
  fileprivate var scaling: String {
    guard scale != CGSize(width: 1, height: 1) else { return "" }
    let x = frame.minX + frame.width * scaleAnchor.x
    let y = frame.minY + frame.height * scaleAnchor.y
    return " transform='translate(\(x.short) \(y.short)) "
      + "scale(\(scale.width.short) \(scale.height.short)) "
      + "translate(\((-x).short) \((-y).short))'"
  }
}

extension Path {
  fileprivate var svg: String { elements.map(\.svg).joined() }
}

extension Path.Element {
  fileprivate var svg: String {
    switch self {
    case .move(let end): "M\(end.svg)"
    case .line(let end): "L\(end.svg)"
    case .quadCurve(let end, let control): "Q\(control.svg) \(end.svg)"
    case .curve(let end, let control1, let control2):
      "C\(control1.svg) \(control2.svg) \(end.svg)"
    case .closeSubpath: "Z"
    }
  }
}

extension CGPoint {
  fileprivate var svg: String { "\(x.short) \(y.short)" }
}

extension Color {
  fileprivate var css: String {
    let numbers = [components.red, components.green, components.blue]
    return "rgb(\(numbers.map { String(Int($0 * 255)) }.joined(separator: ",")))"
  }
}

extension BinaryFloatingPoint {
  /// The number with three decimals at most.
  fileprivate var short: String {
    let rounded = (Double(self) * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }
}

extension String {
  /// The string as text of an XML file.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
