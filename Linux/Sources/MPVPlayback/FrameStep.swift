/// The way that a step of one frame goes.
public enum FrameStep: Sendable, Hashable {
  /// To the next frame.
  case forward
  /// To the frame before.
  case backward
}
