/// A view that shows a picture or a symbol.
public struct Image: Equatable, Sendable {
  let name: String

  /// Makes a symbol of the system.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public init(systemName: String) { name = systemName }
}

extension Image: View, PrimitiveView {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let name = name
    let color = resolveStyle(ForegroundStyle(), in: context.environment)
    let font = context.environment.font ?? .body
    let side = (22 * context.environment.dynamicTypeSize.scale * font.scale).rounded()
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    return [
      .leaf("Image", context) { node in
        node.info["image"] = name
        node.intrinsic = CGSize(width: side, height: side)
        node.draw = {
          Symbol.draw(name, font: font, color: color, isMirrored: isMirrored, in: $0)
        }
      }
    ]
  }
}

/// A title with a symbol.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.isInTabBar) private var isInTabBar

  /// Makes a title with a symbol.
  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The symbol, and the title after it, or below it in the bar of a tab view.
  @MainActor public var body: some View {
    if isInTabBar {
      VStack(spacing: 4) {
        icon.font(.title3).accessibilityHidden(true)
        title
      }
    } else {
      HStack {
        icon.accessibilityHidden(true)
        title
      }
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Label where Title == Text, Icon == Image {
  /// Makes a title that is looked up, with a symbol of the system.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
}
