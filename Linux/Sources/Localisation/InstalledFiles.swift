import CGLib

/// Where `make install` has put what belongs to the programs.
public enum InstalledFiles {
  /// The folder `share` of the place that the running program is installed in.
  public static var share: String {
    let program = g_file_read_link("/proc/self/exe", nil)
    let folder = program.flatMap { g_path_get_dirname($0) }
    defer {
      g_free(program)
      g_free(folder)
    }
    return (folder.map { String(cString: $0) } ?? "/usr/bin") + "/../share"
  }
}
