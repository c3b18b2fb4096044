import CGtk
import MPVPlayback
import MediaLocations

/// What other programs may hand to the player.
enum SupportedMedia {
  /// The schemes of addresses, in lower case.
  static let schemes = ["file"] + MPVPlayer.openedSchemes

  /// The types of media that are met most; what libmpv plays beyond them is opened as well.
  static let types = [
    "application/mxf", "application/ogg", "application/x-matroska", "audio/aac", "audio/ac3",
    "audio/flac", "audio/mp4", "audio/mpeg", "audio/ogg", "audio/vnd.wave", "audio/webm",
    "audio/x-aiff", "audio/x-matroska", "audio/x-ms-wma", "audio/x-opus+ogg",
    "audio/x-vorbis+ogg", "audio/x-wav", "video/3gpp", "video/mp2t", "video/mp4", "video/mpeg",
    "video/ogg", "video/quicktime", "video/vnd.avi", "video/webm", "video/x-flv",
    "video/x-matroska", "video/x-ms-wmv", "video/x-msvideo", "video/x-theora+ogg",
  ]

  /// Where the media lies that an address names.
  ///
  /// - Throws: A refusal of what is no address, or one that the player doesn't open.
  static func location(ofURI uri: String) throws(BusError) -> MediaLocation {
    guard let scheme = taken(g_uri_parse_scheme(uri)) else {
      throw .invalidArgument("This is no URI, which begins with a scheme such as file://.")
    }
    guard schemes.contains(scheme.lowercased()) else {
      throw .notSupported("Addresses of the scheme “\(scheme)” are not opened.")
    }
    guard scheme.lowercased() == "file" else { return .stream(url: uri) }
    var host: UnsafeMutablePointer<CChar>?
    let path = g_filename_from_uri(uri, &host, nil)
    defer { g_free(path) }
    guard isThisMachine(taken(host)), let path else {
      throw .invalidArgument("This file:// URI names no file of this machine.")
    }
    return .file(path: FilePath(cString: path))
  }

  /// The address that names media.
  static func uri(of location: MediaLocation) -> String? {
    switch location {
    case .stream(let url): return url
    case .file(let path):
      let absolute = g_canonicalize_filename(path.cString, nil)
      defer { g_free(absolute) }
      return taken(g_filename_to_uri(absolute, nil, nil))
    }
  }

  private static func isThisMachine(_ host: String?) -> Bool {
    guard let host, !host.isEmpty, host.lowercased() != "localhost" else { return true }
    return host == String(cString: g_get_host_name())
  }

  /// A text that GLib gives away.
  private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
