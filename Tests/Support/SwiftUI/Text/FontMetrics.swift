extension Font {
  /// The height of the letters in points at the usual text size, as Apple's Human Interface
  /// Guidelines have it for iOS.
  var points: CGFloat { size ?? style.points }

  /// How many times as large as ordinary text the letters are.
  var scale: CGFloat { points / TextStyle.body.points }

  /// The height of a line: 18 points for ordinary text.
  var lineHeight: CGFloat { (18 * scale).rounded() }

  /// How wide a string is, to a few points, where letters are as wide as Helvetica's.
  func width(of string: String) -> CGFloat {
    let ems = string.reduce(0) { $0 + Self.ems(of: $1) }
    return (ems * points * (weight.value > 5 ? 1.06 : 1)).rounded(.up)
  }

  private static func ems(of character: Character) -> CGFloat {
    switch character {
    case "i", "j", "l", "'", "’": 0.22
    case "f", "t", "I", " ", ".", ",", ":", ";", "!", "/", "(", ")", "r", "-", "‹", "›": 0.3
    case "m", "M", "W", "…": 0.85
    case "w": 0.72
    case _ where character.isUppercase: 0.68
    case "c", "k", "s", "v", "x", "y", "z": 0.5
    default: 0.556
    }
  }
}

extension Font.TextStyle {
  fileprivate var points: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
