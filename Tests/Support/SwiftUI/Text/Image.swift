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
    let side = 22 * context.environment.dynamicTypeSize.scale
    return [
      .leaf("Image", context) { node in
        node.info["image"] = name
        node.intrinsic = CGSize(width: side, height: side)
        node.draw = { $0.record(.text("‹\(name)›"), Path($0.bounds), .color(color)) }
      }
    ]
  }
}

/// A title with a symbol.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a title with a symbol.
  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The symbol, and the title after it.
  @MainActor public var body: some View {
    HStack {
      icon.accessibilityHidden(true)
      title
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
