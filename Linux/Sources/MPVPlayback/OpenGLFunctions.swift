import Glibc

/// Finds the functions of OpenGL, under X11 as under Wayland.
enum OpenGLFunctions {
  private typealias Loader =
    @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?

  private static let loader: Loader? = {
    guard let library = dlopen("libEGL.so.1", RTLD_LAZY),
      let symbol = dlsym(library, "eglGetProcAddress")
    else { return nil }
    return unsafeBitCast(symbol, to: Loader.self)
  }()

  /// Whether there is OpenGL on this machine at all.
  static var areAvailable: Bool { loader != nil }

  /// The address of a function.
  static func address(of name: UnsafePointer<CChar>?) -> UnsafeMutableRawPointer? {
    loader?(name)
  }
}
