import SwiftUI

/// A picture of a film: the sun's way over a valley, two minutes a day.
///
/// Every place in the film has its own picture, so that a skip shows.
struct DrawnFilm: View {
  /// The place in the film, in seconds.
  let position: Double

  /// The length of a day, in seconds of the film.
  private let day = 120.0

  /// The time of day: 0 at its start, 1 at its end.
  private var time: Double { (position / day).truncatingRemainder(dividingBy: 1) }

  var body: some View {
    Canvas { context, size in
      drawSun(in: context, size)
      for row in 0..<3 { drawHills(row, in: context, size) }
    }
    .background { sky }
    .accessibilityHidden(true)
  }

  private var sky: some View {
    LinearGradient(
      colors: [
        Color(red: 0.05 + 0.2 * light, green: 0.07 + 0.4 * light, blue: 0.2 + 0.6 * light),
        Color(red: 0.2 + 0.7 * light, green: 0.15 + 0.6 * light, blue: 0.3 + 0.4 * light),
      ], startPoint: .top, endPoint: .bottom)
  }

  /// How light it is: 0 at night, 1 at noon.
  private var light: Double { max(0, sin(angle) * 0.7 + 0.3) }

  /// How far the sun has come on its way around, in radians.
  private var angle: Double { time * 2 * .pi - .pi / 4 }

  private func drawSun(in context: GraphicsContext, _ size: CGSize) {
    let center = CGPoint(
      x: size.width * (0.5 - 0.4 * cos(angle)), y: size.height * (0.75 - 0.55 * sin(angle)))
    let radius = size.height / 12
    let sun = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(Path(ellipseIn: sun), with: .color(Color(red: 1, green: 0.85, blue: 0.35)))
  }

  /// A row of hills; nearer rows are darker, and move faster as the film goes on.
  private func drawHills(_ row: Int, in context: GraphicsContext, _ size: CGSize) {
    let depth = Double(row + 1)
    let base = size.height * (0.6 + 0.12 * depth)
    var path = Path()
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...40 {
      let x = size.width * Double(step) / 40
      let phase = Double(step) / 40 * (9 - 2 * depth) + position * 0.02 * depth + depth * 2
      path.addLine(to: CGPoint(x: x, y: base + sin(phase) * size.height * 0.06))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.closeSubpath()
    let shade = 0.45 - 0.12 * depth
    context.fill(path, with: .color(Color(red: shade * 0.6, green: shade, blue: shade * 0.7)))
  }
}

#Preview("Morning") {
  DrawnFilm(position: 30)
}

#Preview("Night") {
  DrawnFilm(position: 105)
}
