/// Shows a view in Xcode; elsewhere it is only type-checked.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIDoubleMacros", type: "PreviewMacro")
