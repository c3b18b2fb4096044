import WaveformFiles
public import Waveforms

/// A recorder of one waveform, tile by tile, on the disk if that is possible.
///
/// What can't be stored is kept in memory, so that `waveform` has everything in any case.
///
/// A tile is written before the state that counts it, and a program that is killed between loses
/// nothing, since what it has handed to the system is written all the same. So no tile is waited
/// for. Where the power goes, the disk may have the state and not the tile: then the tile's
/// checksum doesn't fit, and recording goes on before it. Only the whole file is seen to the disk
/// before it gets the name of a complete one, since complete files aren't checked as a whole any
/// more.
///
/// *Lifetime*: tiles in order, then `finish` once. One that goes without `finish` leaves what it
/// has stored to the next recorder of the same waveform.
/// *Concurrency*: one thread at a time; `waveform` is for any thread.
public final class WaveformRecorder {
  /// The waveform as it grows.
  public let waveform: StoredWaveform
  /// Why not everything is stored, if so.
  public private(set) var storageError: WaveformStoreError?

  private var writer: PyramidFileWriter
  /// Where to store; nothing once that has failed.
  private var destination: Destination?

  private struct Destination {
    let file: any RecordingFile
    let partial: PartialFile
    let storage: RecordingStorage
  }

  /// Records into a file.
  init(
    _ writer: PyramidFileWriter, to file: any RecordingFile, partial: PartialFile,
    storage: RecordingStorage
  ) {
    self.writer = writer
    destination = Destination(file: file, partial: partial, storage: storage)
    waveform = StoredWaveform(
      recordedTo: partial.file, header: writer.header, state: writer.state)
  }

  /// Records into memory.
  init(_ writer: PyramidFileWriter, storageError: WaveformStoreError) {
    self.writer = writer
    self.storageError = storageError
    waveform = StoredWaveform(recordedTo: nil, header: writer.header, state: writer.state)
  }

  deinit { destination?.partial.release() }

  /// The number of the first tile that isn't there in full: those before have been recorded.
  public var nextTile: Int64 { writer.nextTile }

  /// The tile before `nextTile`, for whoever measures on after it: what he measures can be appended.
  public var lastTile: WaveformTile? { waveform.tiles().tile(nextTile - 1) }

  /// Records a tile.
  ///
  /// - Parameter tile: The tile `nextTile`, with at least as many frames as it had before, or an
  ///   earlier one. That is left out where it is the same as the one that is there; else it takes its
  ///   place, and what was recorded behind it counts no more.
  /// - Complexity: O(*n*) in the points; waits for the disk.
  public func append(_ tile: WaveformTile) {
    if tile.index < nextTile {
      guard waveform.tiles().tile(tile.index) != tile else { return }
      goBack(to: tile.index)
    }
    guard tile.index >= nextTile else { return }
    let writes = writer.append(tile)
    store { destination throws(WaveformStoreError) in
      try destination.file.write(writes.tile)
      try destination.file.write(writes.state)
    }
    waveform.record(writer.state, unstored: destination == nil ? tile : nil)
  }

  /// Ends the waveform: nothing is missing.
  ///
  /// - Parameters:
  ///   - isTruncated: Whether the media ended before its own end.
  ///   - media: The media's identity, read again, or nothing where it can't be: where it isn't the
  ///     header's, what was recorded is of no one file, and isn't stored.
  ///   - now: The moment at which the waveform is used.
  /// - Complexity: Waits until everything is on the disk.
  public func finish(isTruncated: Bool, media: MediaIdentity?, now: FileTime) {
    let state = writer.finish(isTruncated: isTruncated)
    let isSameMedia = media?.bytes == writer.header.contentIdentity
    store { destination throws(WaveformStoreError) in
      guard isSameMedia else {
        destination.partial.remove()
        throw WaveformStoreError(.mediaChanged, path: destination.partial.file.path.text)
      }
      try destination.file.write(state)
      try destination.file.synchronise()
      try destination.storage.complete(destination.partial, now: now)
    }
    waveform.record(writer.state)
    destination?.partial.release()
    destination = nil
  }

  /// Begins anew at a tile of the file, keeping those before.
  private func goBack(to tile: Int64) {
    var mapping: MappedFile?
    guard let pyramid = destination?.partial.file.pyramid(in: &mapping) else { return }
    let shorter = PyramidFileWriter(continuing: pyramid, keeping: tile)
    if shorter.nextTile == tile { writer = shorter }
  }

  /// Stores something if possible.
  ///
  /// The first failure is the last try: what is stored by then stays, for readers and for the next
  /// recorder.
  private func store(_ body: (Destination) throws(WaveformStoreError) -> Void) {
    guard let destination else { return }
    do throws(WaveformStoreError) {
      try body(destination)
    } catch {
      storageError = error
      destination.partial.release()
      self.destination = nil
    }
  }
}
