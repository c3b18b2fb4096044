import SwiftUI

/// A screen of the demo: its name, what to do there, and what to do it with.
struct DemoPage<Content: View>: View {
  let title: LocalizedStringKey
  let hint: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 6) {
        Text(title)
          .font(.largeTitle)
          .bold()
          .accessibilityAddTraits(.isHeader)
        Text(hint)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      content
    }
    .frame(maxWidth: 640, maxHeight: .infinity, alignment: .top)
    .padding(20)
  }
}

extension View {
  /// Puts the view on a card, as wide as the screen lets it be.
  func card() -> some View {
    padding()
      .frame(maxWidth: .infinity)
      .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// What can be done on a screen, line by line.
struct DemoHints: View {
  let hints: [LocalizedStringKey]

  init(_ hints: LocalizedStringKey...) {
    self.hints = hints
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(hints.indices, id: \.self) { index in
        Text(hints[index])
      }
    }
    .font(.subheadline)
    .frame(maxWidth: .infinity, alignment: .leading)
    .card()
  }
}
