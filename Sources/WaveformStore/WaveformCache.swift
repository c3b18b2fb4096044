public import WaveformFiles
import Waveforms

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Waveforms that are kept on the disk, so that a file of media is measured once.
///
/// Nothing of it can fail a program: where a waveform isn't kept, whatever the reason, it is
/// recorded all the same, and `WaveformRecorder.storageError` says why.
///
/// Several programs may share the folder. Its files are named after what they hold, are written
/// under another name and renamed when nothing is missing, and are never cut short or written again
/// by then. A file whose name isn't of the cache's own making is never touched; one that is damaged
/// or of another version isn't found, and gives way to the next waveform recorded of its media.
///
/// *Lifetime*: a value; the folder is made when something is recorded.
/// *Concurrency*: any thread. Everything waits for the disk alone.
public struct WaveformCache: Sendable {
  /// What all waveforms may have of the disk unless somebody says otherwise: 512 MiB, about 25
  /// hours in stereo at 48 kHz.
  public static let standardSizeLimit: Int64 = 512 << 20

  /// Bytes of the disk that all waveforms may have.
  public let sizeLimit: Int64
  private let folder: CacheFolder?

  /// Makes a cache in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, which needn't exist.
  ///   - sizeLimit: Bytes of the disk that all waveforms may have, not below 0.
  public init(folder: UnsafePointer<CChar>, sizeLimit: Int64 = standardSizeLimit) {
    self.init(CacheFolder(Path(folder)), sizeLimit: sizeLimit)
  }

  private init(_ folder: CacheFolder?, sizeLimit: Int64) {
    precondition(sizeLimit >= 0, "A cache has room for 0 bytes or more.")
    self.folder = folder
    self.sizeLimit = sizeLimit
  }

  /// The user's own cache: `seekkit/waveforms` below `XDG_CACHE_HOME`, or below `.cache` at home.
  ///
  /// - Parameter sizeLimit: Bytes of the disk that all waveforms may have, not below 0.
  /// - Returns: The cache; one that keeps nothing where neither variable of the environment says a
  ///   place.
  public static func ofUser(sizeLimit: Int64 = standardSizeLimit) -> Self {
    Self(
      CacheFolder(cacheHome: getenv("XDG_CACHE_HOME"), home: getenv("HOME")), sizeLimit: sizeLimit)
  }

  /// A cache that finds nothing and keeps nothing.
  public static let none = Self(nil, sizeLimit: 0)

  /// Finds a waveform, or as much of it as was recorded by now.
  ///
  /// - Parameters:
  ///   - media: Whose waveform is wanted.
  ///   - needs: What has to have been measured; more doesn't harm.
  ///   - now: The moment at which it is used.
  /// - Returns: The waveform, whose `tiles()` say whether it is complete; nothing where there is
  ///   none.
  /// - Complexity: The coarse parts of all tiles are checked: 4 MB for ten hours in stereo.
  public func waveform(
    of media: MediaIdentity, measured needs: MeasuredValues, now: FileTime
  ) -> StoredWaveform? {
    let name = CacheName(identity: media.bytes)
    let found =
      open(name.complete, of: media, needs) { file, mapping in
        file.state.isComplete && file.isWholeAtAGlance(in: mapping)
      }
      // One that says it is complete, and hasn't got the name, may not have been seen to the disk.
      ?? open(name.partial, of: media, needs) { file, _ in
        !file.state.isComplete || file.isWhole
      }
    found?.setModificationTime(now)
    return found
  }

  private func open(
    _ name: String, of media: MediaIdentity, _ needs: MeasuredValues,
    isFit: (PyramidFile, MappedFile?) -> Bool
  ) -> StoredWaveform? {
    var mapping: MappedFile?
    guard let folder,
      let file = try? OpenFile(folder.path.appending(name), for: .reading),
      let pyramid = file.pyramid(in: &mapping),
      pyramid.header.contentIdentity == media.bytes, pyramid.header.measured.cover(needs),
      isFit(pyramid, mapping)
    else { return nil }
    return StoredWaveform(file, mapping: mapping, pyramid: pyramid)
  }

  /// Removes a waveform, so that it is recorded anew.
  ///
  /// - Parameter media: Whose waveform it is.
  public func remove(_ media: MediaIdentity) {
    let name = CacheName(identity: media.bytes)
    folder?.remove(name.complete)
    folder?.removePartial(name.partial)
  }

  /// Begins to record a waveform, or goes on where somebody stopped who recorded the same.
  ///
  /// - Parameters:
  ///   - header: What the waveform says of its media, made by `MediaIdentity.header`.
  ///   - expectedFrameCount: Frames that the media is expected to have; 0 where nobody knows.
  /// - Returns: The recorder. Where it can't store anything, its `storageError` says why.
  /// - Complexity: What was recorded before is read and checked.
  public func record(
    _ header: PyramidFileHeader, expectedFrameCount: Int64 = 0
  ) -> WaveformRecorder {
    record(header, expectedFrameCount: expectedFrameCount) { $0 }
  }

  /// Begins to record through something that stands before the file.
  func record(
    _ header: PyramidFileHeader, expectedFrameCount: Int64,
    through wrap: (OpenFile) -> any RecordingFile
  ) -> WaveformRecorder {
    do throws(WaveformStoreError) {
      guard let folder else { throw WaveformStoreError(.noFolder, path: "waveforms") }
      try folder.create()
      let storage = RecordingStorage(folder, sizeLimit: sizeLimit, identity: header.contentIdentity)
      return try storage.record(header, expectedFrameCount: expectedFrameCount, through: wrap)
    } catch {
      let writer = PyramidFileWriter(header, expectedFrameCount: expectedFrameCount)
      return WaveformRecorder(writer, storageError: error)
    }
  }
}

extension PyramidFileHeader {
  /// What was measured beside minimum and maximum.
  fileprivate var measured: MeasuredValues {
    MeasuredValues(detail: detail, hasLoudness: hasLoudness)
  }
}

extension PyramidFile {
  /// Whether no damage can be seen without reading everything: the coarse parts fit, and so does
  /// the whole of the last tile, which a file that is too short hasn't.
  ///
  /// A disk gives parts that are far apart much sooner when it knows of all of them.
  fileprivate func isWholeAtAGlance(in mapping: MappedFile?) -> Bool {
    for tile in 0..<state.tileCount { mapping?.fetch(coarsePart(ofTile: tile)) }
    return (try? checkCoarseParts()) != nil
      && (state.tileCount == 0 || hasWhole(state.tileCount - 1))
  }

  /// Whether there is no damage.
  fileprivate var isWhole: Bool { (0..<state.tileCount).allSatisfy { hasWhole($0) } }

  private func hasWhole(_ tile: Int64) -> Bool {
    var isWhole = false
    withPoints(tile: tile, finestLevel: 0) { _ in isWhole = true }
    return isWhole
  }
}
