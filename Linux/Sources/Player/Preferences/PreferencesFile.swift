import CGtk
import GTKInterop
import Localisation

/// The file that keeps the preferences between runs.
///
/// *Concurrency*: on the main actor; the file is small.
@MainActor
struct PreferencesFile {
  /// Where it lies.
  let path: String

  /// The user's own file, which needn't exist.
  static var ofUser: PreferencesFile {
    PreferencesFile(path: String(cString: g_get_user_config_dir()) + "/seekkit/player.ini")
  }

  /// Reads the preferences.
  ///
  /// - Parameter complain: gets a sentence where there is a file that can't be read.
  /// - Returns: the preferences, or the defaults where nothing can be read.
  func load(complain: (String) -> Void) -> PlayerPreferences {
    do throws(KeyFile.Damage) {
      return PlayerPreferences(try contents())
    } catch {
      complain(
        Translations.text(
          "The preferences in “%@” can't be read: %@. The defaults are used.", path, error.reason))
      return PlayerPreferences()
    }
  }

  /// Writes the preferences, all at once or not at all; what else is in the file stays.
  ///
  /// - Parameters:
  ///   - preferences: what to keep.
  ///   - complain: gets a sentence where it can't be written.
  func save(_ preferences: PlayerPreferences, complain: (String) -> Void) {
    // What can't be read can't be kept.
    let file = (try? contents()) ?? KeyFile()
    preferences.write(into: file)
    let bytes = file.bytes
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let folder = g_path_get_dirname(path)
    defer { g_free(folder) }
    _ = g_mkdir_with_parents(folder, 0o700)
    let isWritten = bytes.withUnsafeBytes { bytes in
      g_file_set_contents(
        path, bytes.bindMemory(to: CChar.self).baseAddress, gssize(bytes.count), &error) != 0
    }
    guard !isWritten else { return }
    let reason = error.map { String(cString: $0.pointee.message) } ?? ""
    complain(Translations.text("The preferences can't be kept in “%@”: %@.", path, reason))
  }

  /// What the file holds; nothing where there is none.
  private func contents() throws(KeyFile.Damage) -> KeyFile {
    guard g_file_test(path, G_FILE_TEST_EXISTS) != 0 else { return KeyFile() }
    // Reading a pipe would wait for somebody to write.
    guard g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 else {
      throw KeyFile.Damage(reason: Translations.text("it is no file"))
    }
    var (data, count): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    guard g_file_get_contents(path, &data, &count, &error) != 0, let data else {
      throw KeyFile.Damage(reason: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    defer { g_free(data) }
    return try KeyFile(
      UnsafeBufferPointer(start: data, count: Int(count)).map(UInt8.init(bitPattern:)))
  }
}
