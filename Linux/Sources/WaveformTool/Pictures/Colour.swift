/// A colour with its opacity, each part from 0 to 1.
struct Colour: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  /// Makes a colour.
  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Makes a colour from what a user typed, such as `#3584e4` or `f808`; nothing where it is none.
  init?(_ text: String) {
    let digits = text.drop { $0 == "#" }
    guard text.count - digits.count <= 1, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      return nil
    }
    let width = digits.count > 4 ? 2 : 1
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    var parts: [Double] = []
    var rest = digits
    while !rest.isEmpty {
      let part = Int(rest.prefix(width), radix: 16) ?? 0
      parts.append(Double(width == 1 ? part * 17 : part) / 255)
      rest = rest.dropFirst(width)
    }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count > 3 ? parts[3] : 1)
  }
}
