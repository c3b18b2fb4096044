import Seeking

/// The pictures of a film that were taken last, each of a short stretch of it.
///
/// *Concurrency*: a value.
struct PictureCache<Picture> {
  /// The length of a stretch in seconds of media: keyframes are seldom closer.
  static var stretch: Double { 2 }
  /// How many pictures are kept: 20 MB of them at most.
  static var capacity: Int { 60 }

  private var pictures: [Int64: Picture] = [:]
  /// The stretches of the pictures, the oldest first.
  private var stretches: [Int64] = []

  /// The picture that was put in last.
  var newest: Picture? { stretches.last.flatMap { pictures[$0] } }

  /// The picture of the stretch that a place lies in.
  subscript(place: MediaSeconds) -> Picture? {
    Self.stretch(of: place).flatMap { pictures[$0] }
  }

  /// Keeps the picture of the stretch that a place lies in, and forgets the oldest beyond the capacity.
  mutating func insert(_ picture: Picture, at place: MediaSeconds) {
    guard let stretch = Self.stretch(of: place) else { return }
    stretches.removeAll { $0 == stretch }
    stretches.append(stretch)
    pictures[stretch] = picture
    if stretches.count > Self.capacity { pictures[stretches.removeFirst()] = nil }
  }

  private static func stretch(of place: MediaSeconds) -> Int64? {
    Int64(exactly: (place.value / stretch).rounded(.down))
  }
}
