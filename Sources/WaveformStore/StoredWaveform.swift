import Synchronization
public import WaveformFiles
import Waveforms

/// A waveform on the disk, which may still be growing.
///
/// *Lifetime*: keeps its file open, also when the cache has removed it meanwhile.
/// *Concurrency*: any thread; nothing waits for whoever records it.
public final class StoredWaveform: Sendable {
  /// What the waveform says of its media.
  public let header: PyramidFileHeader
  /// The file, but where nothing could be stored.
  private let file: OpenFile?
  /// Whether a recorder in this program knows more of the waveform than its file does.
  private let isRecordedHere: Bool
  private let known: Mutex<Known>

  /// What is known beside the file.
  private struct Known {
    /// Where the file is read.
    var mapping: MappedFile?
    /// How far the recorder has got, or how far the file had when it was opened.
    var state: PyramidFileState
    /// What couldn't be stored.
    var tiles: InMemoryTiles
  }

  /// Reads a file that is there.
  init(_ file: OpenFile, mapping: MappedFile?, pyramid: PyramidFile) {
    self.file = file
    header = pyramid.header
    isRecordedHere = false
    known = Mutex(
      Known(
        mapping: mapping, state: pyramid.state, tiles: InMemoryTiles(layout: header.layout)))
  }

  /// Follows a recorder, which has a file if it can.
  init(recordedTo file: OpenFile?, header: PyramidFileHeader, state: PyramidFileState) {
    self.file = file
    self.header = header
    isRecordedHere = true
    known = Mutex(Known(state: state, tiles: InMemoryTiles(layout: header.layout)))
  }

  /// Says when the waveform was used last.
  func setModificationTime(_ time: FileTime) { file?.setModificationTime(time) }

  /// Takes in how far the recorder has got, and a tile that couldn't be stored.
  func record(_ state: PyramidFileState, unstored tile: WaveformTile? = nil) {
    known.withLock { known in
      known.state = state
      if let tile { known.tiles.insert(tile) }
    }
  }

  /// The waveform as far as it is known at this moment.
  ///
  /// What is recorded later, here or in another program, takes another call.
  ///
  /// - Complexity: O(*n*) in the tiles, by a byte each.
  public func tiles() -> WaveformTiles {
    known.withLock { known in
      let pyramid = file.flatMap { $0.pyramid(in: &known.mapping) }
      return WaveformTiles(
        layout: header.layout,
        state: isRecordedHere ? known.state : pyramid?.state ?? known.state,
        file: pyramid, unstored: known.tiles)
    }
  }
}
