import CGtk
import Glibc
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
  /// A file that can't be read is set aside under the name `player.ini.damaged`.
  ///
  /// - Parameters:
  ///   - preferences: what to keep.
  ///   - complain: gets a sentence where it can't be written.
  func save(_ preferences: PlayerPreferences, complain: (String) -> Void) {
    let file = contentsOrNone()
    preferences.write(into: file)
    let bytes = file.bytes
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let folder = g_path_get_dirname(path)
    defer { g_free(folder) }
    _ = g_mkdir_with_parents(folder, 0o700)
    let target = target
    let isWritten = bytes.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      return g_file_set_contents(target, start, gssize(bytes.count), &error) != 0
    }
    guard !isWritten else { return }
    let reason = error.map { String(cString: $0.pointee.message) } ?? ""
    complain(Translations.text("The preferences can't be kept in “%@”: %@.", path, reason))
  }

  /// What is written: a link stays one, and leads to the new file.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func contentsOrNone() -> KeyFile {
    do throws(KeyFile.Damage) {
      return try contents()
    } catch {
      if g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 { rename(target, target + ".damaged") }
      return KeyFile()
    }
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
