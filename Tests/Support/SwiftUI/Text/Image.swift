/// A view that shows a picture or a symbol.
public struct Image: Equatable, Sendable {
  /// How large a symbol is beside text.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public enum Scale: Sendable {
    /// Smaller.
    case small
    /// As usual.
    case medium
    /// Larger.
    case large
  }

  /// How a picture fills its place.
  public enum ResizingMode: Sendable {
    /// Again and again.
    case tile
    /// Drawn larger or smaller.
    case stretch
  }

  let name: String
  var isResizable = false

  /// Makes a symbol of the system.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  public init(systemName: String) { name = systemName }

  /// Lets the picture fill its place.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
}

extension Image: View, PrimitiveView {
  @MainActor func resolve(in context: NodeContext) -> [ViewNode] {
    let (name, isResizable) = (name, isResizable)
    let color = resolveStyle(ForegroundStyle(), in: context.environment)
    let side = 22 * context.environment.dynamicTypeSize.scale
    return [
      .leaf("Image", context) { node in
        node.info["image"] = name
        if !isResizable { node.intrinsic = CGSize(width: side, height: side) }
        node.draw = { $0.record(.text("‹\(name)›"), Path($0.bounds), .color(color)) }
      }
    ]
  }
}

extension View {
  /// Sets how large symbols are in the view.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { node("imageScale") }
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
