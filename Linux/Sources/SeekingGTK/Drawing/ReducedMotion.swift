import CGtk
import GTKInterop

/// Whether the user wants nothing to move that need not.
@MainActor
public enum ReducedMotion {
  /// The desktop's present setting; read it whenever motion begins or goes on.
  public static var isRequested: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    return !Property.boolean("gtk-enable-animations", of: object(settings))
  }
}
