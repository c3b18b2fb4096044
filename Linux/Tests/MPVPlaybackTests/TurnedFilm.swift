/// A film of one uncompressed picture, 16 by 8 pixels, as QuickTime: red on the left, blue on the
/// right, to be shown turned by a quarter clockwise, so that red comes to lie above.
enum TurnedFilm {
  private static let (width, height) = (UInt16(16), UInt16(8))

  static var bytes: [UInt8] {
    let kind = box("ftyp", Array("qt  ".utf8) + number(0))
    let picture = (0..<Int(height)).flatMap { _ in
      (0..<Int(width)).flatMap { $0 < Int(width) / 2 ? [255, 0, 0] : [0, 0, 255] as [UInt8] }
    }
    // The place of the picture in the file: after the first box and the head of the second.
    let place = UInt32(kind.count + 8)
    return kind + box("mdat", picture) + box("moov", head + track(of: picture, at: place))
  }

  private static let one: UInt32 = 0x1_0000
  private static let whole: UInt32 = 0x4000_0000

  /// Ten ticks of ten a second, not turned.
  private static var head: [UInt8] {
    let asItIs = number(one, 0, 0, 0, one, 0, 0, 0, whole)
    let times = number(0, 0, 0, 10, 10, 0, 0, 0, 0)
    return box("mvhd", times + asItIs + [UInt8](repeating: 0, count: 28))
  }

  private static func track(of picture: [UInt8], at place: UInt32) -> [UInt8] {
    let quarterTurn = number(0, one, 0, 0 &- one, 0, 0, 0, 0, whole)
    let size = number(UInt32(width) << 16, UInt32(height) << 16)
    let header = number(3, 0, 0, 1, 0, 10, 0, 0, 0, 0) + quarterTurn + size
    let format =
      number(0, 1, 0, 0, 0, 0) + short(width, height) + number(0x48_0000, 0x48_0000, 0)
      + short(1) + [UInt8](repeating: 0, count: 32) + short(24, 0xffff)
    let table =
      box("stsd", number(0, 1) + box("raw ", format)) + box("stts", number(0, 1, 1, 10))
      + box("stsc", number(0, 1, 1, 1, 1)) + box("stsz", number(0, UInt32(picture.count), 1))
      + box("stco", number(0, 1, place))
    let media =
      box("mdhd", number(0, 0, 0, 10, 10, 0))
      + box("hdlr", number(0, 0) + Array("vide".utf8) + number(0, 0, 0))
      + box("minf", box("stbl", table))
    return box("trak", box("tkhd", header) + box("mdia", media))
  }

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(UInt32(content.count + 8)) + Array(name.utf8) + content
  }

  private static func number(_ numbers: UInt32...) -> [UInt8] {
    numbers.flatMap { number in withUnsafeBytes(of: number.bigEndian) { Array($0) } }
  }

  private static func short(_ numbers: UInt16...) -> [UInt8] {
    numbers.flatMap { number in withUnsafeBytes(of: number.bigEndian) { Array($0) } }
  }
}
