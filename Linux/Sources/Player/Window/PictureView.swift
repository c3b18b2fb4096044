import CGtk
import GTKInterop
import MPVPlayback

/// The widget that a player's picture is drawn into.
@MainActor
protocol PictureView: AnyObject {
  /// The widget, which fills the place that it is given.
  var widget: WidgetPointer { get }
  /// Lets go of the renderer; it has to be called before the player is closed.
  func close()
}
