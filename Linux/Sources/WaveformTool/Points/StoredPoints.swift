import CGLib
import MediaLocations
import WaveformFiles
import Waveforms

/// A file of points as an input: audiowaveform's, or one of this tool.
struct StoredPoints {
  private enum File {
    case dat(DatFile)
    case json(WaveformJSON)
  }

  /// What the file says of its points.
  let header: WaveformDataHeader
  /// The number of points of each channel.
  let pointCount: Int
  private let file: File

  /// Opens a file of points; nothing comes of a file that is none.
  ///
  /// Other files are called `.dat` too, such as films on video discs; those don't begin with a version.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - kind: What it is; nothing goes by its name.
  /// - Throws: `unreadablePoints` where it is one, and can't be read.
  init?(_ path: FilePath, as kind: OutputKind? = nil) throws(WaveformToolError) {
    let named = OutputKind(rawValue: path.fileExtension.lowercased())
    guard let found = kind ?? named, [.dat, .json].contains(found), let bytes = mapped(path),
      found == .json || kind != nil || DatFile.isRecognised(bytes)
    else { return nil }
    do throws(WaveformFileError) {
      if found == .dat {
        let dat = try DatFile(bytes)
        (header, pointCount, file) = (dat.header, dat.pointCount, .dat(dat))
      } else {
        let json = try WaveformJSON(bytes)
        (header, pointCount, file) = (json.header, json.pointCount, .json(json))
      }
    } catch {
      throw .unreadablePoints(error)
    }
  }

  /// The frames that the points stand for.
  var frameCount: Int64 { Int64(pointCount) * Int64(header.samplesPerPoint) }

  /// The points that a part of the sound is in, by what the options say of its place.
  func part(_ options: WaveformOptions) throws(WaveformToolError) -> Range<Int> {
    let window = options.window(sampleRate: Int(header.sampleRate))
    guard window.lowerBound < frameCount else {
      throw .endsBeforeStart(Double(frameCount) / Double(header.sampleRate))
    }
    let length = Int64(header.samplesPerPoint)
    let end = min(window.upperBound, frameCount)
    return Int(window.lowerBound / length)..<Int((end + length - 1) / length)
  }

  /// Hands out points, each with all its channels, until nobody wants more.
  func read(
    _ part: Range<Int>, _ body: ([WaveformPoint]) throws(WaveformToolError) -> Bool
  ) throws(WaveformToolError) {
    switch file {
    case .dat(let dat):
      for point in part {
        guard try body((0..<header.channelCount).map { dat[point, $0] }) else { return }
      }
    case .json(let json):
      var points = json.points(from: part.lowerBound)
      for _ in part {
        guard try body((0..<header.channelCount).compactMap { _ in points.next() }) else { return }
      }
    }
  }
}

/// The bytes of a file, or nothing where it can't be read; why is found out by whoever reads it next.
private func mapped(_ path: FilePath) -> FileBytes? {
  guard let mapping = g_mapped_file_new(path.cString, 0, nil) else { return nil }
  let owner = Mapping(mapping)
  let start = g_mapped_file_get_contents(mapping)
  return FileBytes(
    UnsafeRawBufferPointer(start: start, count: Int(g_mapped_file_get_length(mapping))),
    owner: owner)
}

/// Keeps a file mapped for as long as it lives.
private final class Mapping {
  private let mapping: OpaquePointer

  init(_ mapping: OpaquePointer) { self.mapping = mapping }

  deinit { g_mapped_file_unref(mapping) }
}
