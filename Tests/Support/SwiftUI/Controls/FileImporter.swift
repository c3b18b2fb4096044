public import UniformTypeIdentifiers

extension View {
  /// Lets the user choose a file while `isPresented`.
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let choice = FileChoice(isPresented: isPresented, choose: onCompletion)
    return node("fileImporter") { node, _ in
      node.info["choose"] = choice
    }
  }
}

private struct FileChoice {
  let isPresented: Binding<Bool>
  let choose: (Result<URL, any Error>) -> Void
}

@_spi(Host) extension ViewHost {
  /// Chooses a file, or fails to, where the user is asked for one; the answer is whether that is so.
  public func chooseFile(_ result: Result<URL, any Error>) -> Bool {
    let choices = root.all.compactMap { $0.info["choose"] as? FileChoice }
    guard let choice = choices.first(where: { $0.isPresented.wrappedValue }) else { return false }
    choice.isPresented.wrappedValue = false
    choice.choose(result)
    settle()
    return true
  }
}
