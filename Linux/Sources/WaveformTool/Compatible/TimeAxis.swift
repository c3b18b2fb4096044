/// The times along a picture of columns.
struct TimeAxis: Hashable {
  /// A time and the column that it stands at.
  struct Label: Hashable {
    let column: Int
    let text: String
  }

  /// Frames a second.
  let sampleRate: Int
  /// The frames of a column.
  let framesPerColumn: Int
  /// The seconds of media at the first column.
  let start: Double

  /// The least space between two times in pixels, so that the words have room.
  private static let spacing = 70.0
  /// Seconds that people count in.
  private static let steps: [Double] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 21600, 43200, 86400,
  ]

  /// The times of whole seconds that a picture has room for.
  func labels(width: Int) -> [Label] {
    let columnsPerSecond = Double(sampleRate) / Double(framesPerColumn)
    guard let step = Self.steps.first(where: { $0 * columnsPerSecond >= Self.spacing }) else {
      return []
    }
    var labels: [Label] = []
    var number = (start / step).rounded(.up)
    while true {
      let column = Int((number * step - start) * columnsPerSecond)
      guard column < width else { return labels }
      labels.append(Label(column: column, text: text(number * step)))
      number += 1
    }
  }

  /// Minutes and seconds, each with two digits, and the hours where there are some.
  private func text(_ seconds: Double) -> String {
    let whole = Int(seconds)
    let parts = whole >= 3600 ? [whole / 3600, whole / 60 % 60] : [whole / 60]
    return (parts + [whole % 60]).map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
