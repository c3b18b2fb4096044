import CGtk
public import CommandLineInterface
import GTKInterop
import Glibc
import Localisation
import MPVPlayback
import MediaLocations

/// The player from its command line to its exit code.
///
/// *Concurrency*: on the main actor, which GLib's loop serves.
@MainActor
public enum Application {
  /// The name that desktop files, settings and the bus know the program by.
  nonisolated static let identifier = "org.seekkit.Player"

  private static var window: PlayerWindow?

  /// Runs the program with the arguments, the first of which is its name.
  public static func run(_ arguments: ArgumentVector) -> Int32 {
    // What the list of options calls the program; windows go by the identifier.
    g_set_prgname("seekkit play")
    Translations.begin()
    switch CommandLineParser.parse(arguments) {
    case .show(let text):
      return Terminal.answer(text)
    case .wrongUsage(let sentence):
      let advice = Translations.text("Run “seekkit play --help” for the options.")
      Terminal.complain("\(sentence) \(advice)")
      return ExitCode.wrongUsage
    case .play(let options):
      return play(options)
    }
  }

  private static func play(_ options: PlayerOptions) -> Int32 {
    g_set_prgname(identifier)
    // mpv begins some threads for every file, and the C library would keep memory for each of them.
    mallopt(M_ARENA_MAX, 2)
    var options = options
    if options.videoOutput == .automatic, !GraphicsCard.isPresent() {
      options.videoOutput = .software
    }
    if options.videoOutput == .software { GraphicsCard.leaveUnused() }
    // The display may still name the accessibility bus of a session that is gone: GTK would use it,
    // and run into the missing session bus.
    if !SessionBus.isThere { setenv("GTK_A11Y", "none", 0) }
    guard gtk_init_check() != 0 else {
      Terminal.complain(
        Translations.text(
          "There is no display. Start it in a desktop, or set DISPLAY or WAYLAND_DISPLAY."))
      return ExitCode.failed
    }
    // GTK has taken up the whole locale again.
    Translations.begin()
    TextDirection.followLanguage()
    MainLoop.serveMainActor()
    guard let application = adw_application_new(identifier, G_APPLICATION_NON_UNIQUE) else {
      return ExitCode.failed
    }
    var result = ExitCode.fine
    Signal.connect(ObjectPointer(application), "activate") {
      result = activate(cast(ObjectPointer(application)), options)
    }
    let status = g_application_run(cast(ObjectPointer(application)), 0, nil)
    if window?.couldPlay == false { result = ExitCode.failed }
    if status != 0 { result = status }
    // Threads that hang would run into what an ordinary exit takes down under them.
    if window?.session.leftThreads == true { _exit(result) }
    window = nil
    return result
  }

  private static func activate(
    _ application: UnsafeMutablePointer<GtkApplication>, _ options: PlayerOptions
  ) -> Int32 {
    Style.load(for: gdk_display_get_default())
    gtk_window_set_default_icon_name(identifier)
    var file: RecordingFile?
    if let path = options.recording {
      file = RecordingFile(path: path)
      guard file != nil else {
        Terminal.complain(
          Translations.text(
            "“%@” can't be written. Choose another place.", ShownName.text(path.text)))
        return ExitCode.failed
      }
    }
    do throws(MPVPlaybackError) {
      let session = try PlayerSession(options: options)
      let window = PlayerWindow(application: application, session: session, options: options)
      self.window = window
      if let file { window.record(into: file) }
      window.begin()
      return ExitCode.fine
    } catch {
      Terminal.complain(FailureSentence.text(for: error))
      return ExitCode.failed
    }
  }
}
