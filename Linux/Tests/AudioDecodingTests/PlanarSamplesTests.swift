import CFFmpeg
import Testing
import Waveforms

@testable import AudioDecoding

@Suite("Planar samples")
struct PlanarSamplesTests {
  static let allFormats = (AV_SAMPLE_FMT_U8.rawValue..<AV_SAMPLE_FMT_NB.rawValue).map {
    AVSampleFormat($0)
  }

  @Test("Every sample format becomes planes of floats", arguments: allFormats, [1, 2, 6, 40])
  func formats(format: AVSampleFormat, channels: Int) throws {
    let frame = try #require(Frame(format, channels: channels, count: 33))
    frame.fill { channel, index in Float((channel * 7 + index) % 255 - 127) / 128 }
    var samples = PlanarSamples()
    // Twice, as memory is used again.
    for _ in 0..<2 {
      let planes = samples.planes(of: frame.contents)
      #expect(planes.count == min(channels, 32))
      for (channel, plane) in planes.enumerated() {
        #expect(plane == (0..<33).map { Float((channel * 7 + $0) % 255 - 127) / 128 })
      }
    }
  }

  @Test("The ends of the range of each format", arguments: allFormats)
  func range(format: AVSampleFormat) throws {
    let frame = try #require(Frame(format, channels: 1, count: 2))
    frame.fill { _, index in index == 0 ? -1 : 1 }
    var samples = PlanarSamples()
    let planes = samples.planes(of: frame.contents)
    let plane = try #require(planes.first)
    #expect(plane[0] == -1)
    // The highest whole number stands for a step below 1.
    #expect((0.99...1).contains(plane[1]))
  }

  @Test("A frame of an unknown format or without samples has no planes")
  func nothing() throws {
    let frame = try #require(Frame(AV_SAMPLE_FMT_S16, channels: 1, count: 4))
    var contents = frame.contents
    contents.format = 99
    #expect(DecodedSamples(contents, rounding: .toNearest) == nil)
    contents = frame.contents
    contents.nb_samples = 0
    #expect(DecodedSamples(contents, rounding: .toNearest) == nil)
  }

  @Test("24 bits in three bytes become floats as whole numbers do", arguments: [1, 3])
  func packed(channels: Int) {
    let numbers = (0..<12).map { $0 * 1_398_101 - 0x80_0000 }
    let bytes = numbers.flatMap { number in
      (0..<3).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let block = DecodedSamples(
        memory: .interleaved(start), format: .packedInt24, channelCount: channels,
        count: numbers.count / channels, sampleRate: 8000, timestamp: 0)
      var samples = PlanarSamples()
      samples.withChannels(of: block) { planes in
        #expect(planes.count == channels)
        for (channel, plane) in planes.enumerated() {
          let places = stride(from: channel, to: numbers.count, by: channels)
          #expect(Array(plane) == places.map { Float(numbers[$0]) / 0x80_0000 })
        }
      }
    }
  }
}

extension PlanarSamples {
  /// The planes of a frame, copied.
  fileprivate mutating func planes(of frame: AVFrame) -> [[Float]] {
    guard let samples = DecodedSamples(frame, rounding: .toNearest) else { return [] }
    var planes: [[Float]] = []
    withChannels(of: samples) { planes = $0.map(Array.init) }
    return planes
  }
}

/// A frame as a decoder makes it.
private final class Frame {
  private var frame: UnsafeMutablePointer<AVFrame>?
  private let format: AVSampleFormat

  var contents: AVFrame { frame?.pointee ?? AVFrame() }

  init?(_ format: AVSampleFormat, channels: Int, count: Int) {
    self.format = format
    frame = av_frame_alloc()
    guard let frame else { return nil }
    frame.pointee.format = format.rawValue
    frame.pointee.nb_samples = Int32(count)
    frame.pointee.sample_rate = 8000
    frame.pointee.ch_layout.order = AV_CHANNEL_ORDER_UNSPEC
    frame.pointee.ch_layout.nb_channels = Int32(channels)
    guard av_frame_get_buffer(frame, 0) == 0 else { return nil }
  }

  deinit { av_frame_free(&frame) }

  /// Writes every sample, given its channel and its number.
  func fill(_ sample: (Int, Int) -> Float) {
    let channels = Int(contents.ch_layout.nb_channels)
    let isPlanar = av_sample_fmt_is_planar(format) != 0
    for channel in 0..<channels {
      for index in 0..<Int(contents.nb_samples) {
        guard let plane = contents.extended_data[isPlanar ? channel : 0] else { continue }
        let place = isPlanar ? index : index * channels + channel
        write(Double(sample(channel, index)), to: UnsafeMutableRawPointer(plane), at: place)
      }
    }
  }

  private func write(_ sample: Double, to plane: UnsafeMutableRawPointer, at place: Int) {
    func store<Value>(_ value: Value) {
      plane.storeBytes(of: value, toByteOffset: place * MemoryLayout<Value>.size, as: Value.self)
    }
    func whole<Value: FixedWidthInteger>(_ type: Value.Type) -> Value {
      sample < 1 ? Value(sample * -Double(Value.min)) : .max
    }
    switch av_get_packed_sample_fmt(format) {
    case AV_SAMPLE_FMT_U8: store(UInt8(Int(whole(Int8.self)) + 128))
    case AV_SAMPLE_FMT_S16: store(whole(Int16.self))
    case AV_SAMPLE_FMT_S32: store(whole(Int32.self))
    case AV_SAMPLE_FMT_S64: store(whole(Int64.self))
    case AV_SAMPLE_FMT_FLT: store(Float(sample))
    case AV_SAMPLE_FMT_DBL: store(sample)
    default: Issue.record("A format that isn't known.")
    }
  }
}
