import Foundation

extension String {
  /// The same SVG picture without groups that change nothing, so that it says what is drawn and not
  /// how deep the views are nested.
  var withoutPlainGroups: String {
    var result = ""
    var isKept: [Bool] = []
    for line in replacing("<", with: "\n<").split(separator: "\n") {
      if line.hasPrefix("<g") {
        isKept.append(line != "<g>")
        if line != "<g>" { result += line + "\n" }
      } else if line.hasPrefix("</g>") {
        if isKept.popLast() == true { result += "</g>\n" }
      } else if line.hasPrefix("</text>") || line.hasPrefix("</clipPath>") {
        result = result.trimmingSuffix { $0.isNewline } + line + "\n"
      } else {
        result += line + "\n"
      }
    }
    return result
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var copy = self
    while let last = copy.last, predicate(last) { copy.removeLast() }
    return copy
  }
}
