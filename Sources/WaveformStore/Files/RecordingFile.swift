import WaveformFiles

/// What a recorder writes to.
protocol RecordingFile: AnyObject {
  /// Writes bytes, all of them.
  func write(_ write: FileWrite) throws(WaveformStoreError)
  /// Waits until everything that was written is on the disk.
  func synchronise() throws(WaveformStoreError)
}
