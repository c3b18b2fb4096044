import CGtk
import Seeking

extension WaveformScrubber {
  /// How many times larger a key makes the waveform.
  public static var zoomStep: Double { 2 }

  /// Shows less of the media, or more, around what is played where that is seen, or the middle.
  ///
  /// - Parameter factor: how many times longer a second gets on the bar.
  public func zoom(by factor: Double) {
    let place = visible.contains(progress) ? visible.fraction(of: progress) : 0.5
    visible = visible.magnified(by: factor, around: place)
  }

  /// Moves what is shown of the media along it.
  ///
  /// - Parameter share: how far, as a share of what is shown; later above 0.
  public func pan(by share: Double) {
    visible = visible.panned(by: share)
  }

  /// The factor that a key of the bar stands for, by GDK's number of it.
  static func zoomFactor(gdkKey number: Int) -> Double? {
    switch Int32(exactly: number) {
    case GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add: zoomStep
    case GDK_KEY_minus, GDK_KEY_KP_Subtract: 1 / zoomStep
    default: nil
    }
  }
}
