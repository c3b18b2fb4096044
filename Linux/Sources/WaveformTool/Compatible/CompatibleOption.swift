import Localisation

/// The options of audiowaveform that `seekkit waveform --compatible` takes.
enum CompatibleOption: String, CommandOption {
  case inputFilename = "input-filename"
  case outputFilename = "output-filename"
  case inputFormat = "input-format"
  case outputFormat = "output-format"
  case zoom
  case pixelsPerSecond = "pixels-per-second"
  case bits
  case splitChannels = "split-channels"
  case start
  case width
  case height
  case colors
  case backgroundColor = "background-color"
  case waveformColor = "waveform-color"
  case noAxisLabels = "no-axis-labels"
  case quiet
  case help

  var letter: Character? {
    switch self {
    case .inputFilename: "i"
    case .outputFilename: "o"
    case .zoom: "z"
    case .bits: "b"
    case .start: "s"
    case .width: "w"
    case .height: "h"
    case .colors: "c"
    case .quiet: "q"
    default: nil
    }
  }

  var isPath: Bool { self == .inputFilename || self == .outputFilename }

  var description: String {
    switch self {
    case .inputFilename: Translations.text("Read this file; “-” is standard input")
    case .outputFilename: Translations.text("Write into this file; “-” is standard output")
    case .inputFormat: Translations.text("Has no effect: formats are told by content")
    case .outputFormat: Translations.text("What to write, whatever the file's name ends with")
    case .zoom: Translations.text("Samples that a point stands for; 256 unless given")
    case .pixelsPerSecond: Translations.text("Points a second, each of whole samples")
    case .bits: Translations.text("Bits that a value has, 8 or 16; 16 unless given")
    case .splitChannels: Translations.text("Keep channels apart instead of mixing them")
    case .start: Translations.text("Where a picture starts, in seconds")
    case .width: Translations.text("Width of a picture in pixels; 800 unless given")
    case .height: Translations.text("Height of a picture in pixels; 250 unless given")
    case .colors: Translations.text("The colours of a picture; audacity unless given")
    case .backgroundColor: Translations.text("Colour behind the waveform")
    case .waveformColor: Translations.text("Colour of the waveform")
    case .noAxisLabels: Translations.text("Has no effect: there are no axis labels")
    case .quiet: Translations.text("Has no effect: nothing is said where all goes well")
    case .help: Translations.text("show this list")
    }
  }

  var placeholder: String? {
    switch self {
    case .inputFilename, .outputFilename: Translations.text("FILE")
    case .inputFormat: "wav|mp3|flac|ogg|opus"
    case .outputFormat: "json|dat|png"
    case .zoom, .pixelsPerSecond, .width, .height: Translations.text("NUMBER")
    case .start: Translations.text("SECONDS")
    case .bits: "8|16"
    case .colors: "audacity|audition"
    case .backgroundColor, .waveformColor: "RRGGBB"
    case .splitChannels, .noAxisLabels, .quiet, .help: nil
    }
  }
}
