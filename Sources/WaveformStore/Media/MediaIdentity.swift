public import WaveformFiles
public import Waveforms

/// Whose waveform it is: what tells the contents of a media file from all others.
///
/// A file of up to 4 MiB is known by its size and all of its bytes: whatever its name, place and
/// time, it is the same file. A longer one is known by its size, a megabyte of samples of it and
/// the time when it was changed last: an edit between the samples changes that time. So a long file
/// that was moved is still known, one that was copied without its time or touched is measured once
/// more, and none is ever taken for what it was before it was edited.
///
/// *Lifetime*: a value. *Concurrency*: a value.
public struct MediaIdentity: Hashable, Sendable {
  /// The identity as it stands in the header of a pyramid file.
  public let bytes: [UInt8]

  /// Reads a file's identity.
  ///
  /// - Parameters:
  ///   - path: The file, a link to one too.
  ///   - audioStream: The number of the stream whose sound is measured; nothing for the one that is
  ///     taken where nobody chooses, which is another identity than the same stream's by number.
  /// - Throws: Why the file can't be read, or `mediaChanged` where it is being written.
  /// - Complexity: 4 MiB are read at most.
  public init(
    ofFileAt path: UnsafePointer<CChar>, audioStream: Int? = nil
  ) throws(WaveformStoreError) {
    let file = try OpenFile(Path(path), for: .reading, followsLinks: true)
    let status = try file.status()
    let samples = ContentSamples(size: status.size)
    let checksum = try samples.checksum(of: file)
    let later = try file.status()
    guard later.size == status.size, later.modificationTime == status.modificationTime else {
      throw WaveformStoreError(.mediaChanged, path: file.path.text)
    }
    self.init(
      size: status.size, checksum: checksum,
      modificationTime: samples.areAll ? nil : status.modificationTime, audioStream: audioStream)
  }

  private init(size: Int64, checksum: UInt64, modificationTime: FileTime?, audioStream: Int?) {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: Self.rules)
    bytes.append(littleEndian: audioStream.map { Int32(clamping: $0) } ?? -1)
    bytes.append(littleEndian: size)
    bytes.append(littleEndian: checksum)
    bytes.append(littleEndian: modificationTime?.seconds ?? 0)
    bytes.append(littleEndian: modificationTime?.nanoseconds ?? 0)
    bytes += [UInt8](repeating: 0, count: PyramidFileHeader.identitySize - bytes.count)
    self.bytes = bytes
  }

  /// The number of the rules by which files are told apart and measured: with new rules it becomes
  /// one more, and what was kept by older ones isn't found any more.
  private static let rules: UInt32 = 1

  /// The header of a file with this media's waveform.
  ///
  /// - Parameters:
  ///   - layout: Layout of the points.
  ///   - sampleRate: Samples a second, within `PyramidFileHeader.sampleRates`.
  ///   - measured: What is measured beside minimum and maximum.
  /// - Returns: The header.
  public func header(
    layout: PyramidLayout, sampleRate: Int32, measured: MeasuredValues
  ) -> PyramidFileHeader {
    PyramidFileHeader(
      layout: layout, sampleRate: sampleRate, detail: measured.detail,
      hasLoudness: measured.hasLoudness, contentIdentity: bytes)
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
