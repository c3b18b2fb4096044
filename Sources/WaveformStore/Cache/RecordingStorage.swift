import WaveformFiles

/// Where a recorder's file goes, and what becomes of it in the end.
struct RecordingStorage: Sendable {
  private let folder: CacheFolder
  private let sizeLimit: Int64
  private let name: CacheName

  init(_ folder: CacheFolder, sizeLimit: Int64, identity: [UInt8]) {
    self.folder = folder
    self.sizeLimit = sizeLimit
    name = CacheName(identity: identity)
  }

  /// Goes on with the file that somebody left, or begins one.
  func record(
    _ header: PyramidFileHeader, expectedFrameCount: Int64,
    through wrap: (OpenFile) -> any RecordingFile
  ) throws(WaveformStoreError) -> WaveformRecorder {
    var partial = try PartialFile.claim(name.partial, in: folder)
    // Only now, since what is locked stays.
    folder.evict(limit: sizeLimit)
    if let writer = continuation(of: partial.file, header) {
      return WaveformRecorder(
        writer, to: wrap(partial.file), partial: partial, storage: self)
    }
    // Somebody may look at the old bytes, so they aren't written over, but get out of the way.
    if try partial.file.status().size > 0 {
      partial.remove()
      partial = try PartialFile.claim(name.partial, in: folder)
    }
    let writer = PyramidFileWriter(header, expectedFrameCount: expectedFrameCount)
    let file = wrap(partial.file)
    do throws(WaveformStoreError) {
      try file.write(writer.start())
    } catch {
      partial.release()
      throw error
    }
    return WaveformRecorder(writer, to: file, partial: partial, storage: self)
  }

  /// A writer that goes on with a file, if that is of the same media and has been measured alike.
  private func continuation(
    of file: OpenFile, _ header: PyramidFileHeader
  ) -> PyramidFileWriter? {
    var mapping: MappedFile?
    guard let pyramid = file.pyramid(in: &mapping),
      pyramid.header == header, !pyramid.state.isPreview
    else { return nil }
    return PyramidFileWriter(continuing: pyramid)
  }

  /// Gives a file with nothing missing its name, and makes room for it.
  func complete(_ partial: PartialFile, now: FileTime) throws(WaveformStoreError) {
    let size = try partial.file.status().sizeOnDisk
    guard size <= sizeLimit else {
      partial.remove()
      throw WaveformStoreError(.largerThanCache(byteCount: size), path: partial.file.path.text)
    }
    partial.file.setModificationTime(now)
    try partial.complete(as: name.complete)
    folder.evict(limit: sizeLimit)
  }
}
