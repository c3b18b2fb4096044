/// How a block joins what came before it on the axis.
///
/// Frames that are there already are left out, and so are those from the axis' end on; where frames
/// are missing, there is silence.
struct BlockJoint {
  /// The frame up to which there is silence; the one reached already where there is no gap.
  let silenceEnd: Int64
  /// The frames of the block that are new.
  let frames: Range<Int>

  /// Joins a block to what has been taken in up to a frame, or says that it has nothing new.
  init?(_ block: SampleBlock, after position: Int64, axisEnd: Int64) {
    let (end, overflow) = block.firstFrame.addingReportingOverflow(Int64(block.frameCount))
    let limit = min(overflow ? .max : end, axisEnd)
    guard limit > position, limit > block.firstFrame else { return nil }
    silenceEnd = max(position, block.firstFrame)
    frames = Int(silenceEnd - block.firstFrame)..<Int(limit - block.firstFrame)
  }
}
