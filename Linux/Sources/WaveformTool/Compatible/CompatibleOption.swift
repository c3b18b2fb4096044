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
  case end
  case width
  case height
  case colors
  case borderColor = "border-color"
  case backgroundColor = "background-color"
  case waveformColor = "waveform-color"
  case axisLabelColor = "axis-label-color"
  case noAxisLabels = "no-axis-labels"
  case withAxisLabels = "with-axis-labels"
  case waveformStyle = "waveform-style"
  case barWidth = "bar-width"
  case barGap = "bar-gap"
  case barStyle = "bar-style"
  case amplitudeScale = "amplitude-scale"
  case compression
  case rawSampleRate = "raw-samplerate"
  case rawChannels = "raw-channels"
  case rawFormat = "raw-format"
  case quiet
  case version
  case help

  var letter: Character? {
    switch self {
    case .inputFilename: "i"
    case .outputFilename: "o"
    case .zoom: "z"
    case .bits: "b"
    case .start: "s"
    case .end: "e"
    case .width: "w"
    case .height: "h"
    case .colors: "c"
    case .quiet: "q"
    case .version: "v"
    default: nil
    }
  }

  var isPath: Bool { self == .inputFilename || self == .outputFilename }

  var description: String {
    switch self {
    case .inputFilename: Translations.text("Read this file; “-” is standard input")
    case .outputFilename: Translations.text("Write into this file; “-” is standard output")
    case .inputFormat: Translations.text("What to read, whatever the file's name ends with")
    case .outputFormat: Translations.text("What to write, whatever the file's name ends with")
    case .zoom: Translations.text("Samples that a point stands for; 256 unless given")
    case .pixelsPerSecond: Translations.text("Points a second, each of whole samples")
    case .bits: Translations.text("Bits that a value has, 8 or 16; 16 unless given")
    case .splitChannels: Translations.text("Keep channels apart instead of mixing them")
    case .start: Translations.text("Where a picture starts, in seconds")
    case .end: Translations.text("Where a picture ends, in seconds")
    case .width: Translations.text("Width of a picture in pixels; 800 unless given")
    case .height: Translations.text("Height of a picture in pixels; 250 unless given")
    case .colors: Translations.text("The colours of a picture; audacity unless given")
    case .borderColor: Translations.text("Colour of the line around a picture")
    case .backgroundColor: Translations.text("Colour behind the waveform")
    case .waveformColor: Translations.text("Colour of the waveform, or of each channel")
    case .axisLabelColor: Translations.text("Colour of the times")
    case .noAxisLabels: Translations.text("Draw no times, and no line around a picture")
    case .withAxisLabels: Translations.text("Draw both, as it is unless told otherwise")
    case .waveformStyle: Translations.text("What a picture is made of; columns unless given")
    case .barWidth: Translations.text("Width of a bar in pixels; 8 unless given")
    case .barGap: Translations.text("Space between two bars in pixels; 4 unless given")
    case .barStyle: Translations.text("Whether bars have round ends")
    case .amplitudeScale: Translations.text("What amplitudes are multiplied by; 1 unless given")
    case .compression: Translations.text("Has no effect: a picture is as small as it gets")
    case .rawSampleRate: Translations.text("Samples a second of raw sound")
    case .rawChannels: Translations.text("Channels of raw sound")
    case .rawFormat: Translations.text("Format of raw sound, such as s16le or f32be")
    case .quiet: Translations.text("Has no effect: nothing is said where all goes well")
    case .version: Translations.text("show the version")
    case .help: Translations.text("show this list")
    }
  }

  var placeholder: String? {
    switch self {
    case .inputFilename, .outputFilename: Translations.text("FILE")
    case .inputFormat: "wav|mp3|flac|ogg|opus|raw|dat|json"
    case .outputFormat: "json|dat|png"
    case .pixelsPerSecond, .width, .height, .barWidth, .barGap, .compression, .rawSampleRate,
      .rawChannels:
      Translations.text("NUMBER")
    case .zoom, .amplitudeScale: Translations.text("NUMBER|auto")
    case .start, .end: Translations.text("SECONDS")
    case .bits: "8|16"
    case .colors: "audacity|audition"
    case .borderColor, .backgroundColor, .axisLabelColor: "RRGGBB[AA]"
    case .waveformColor: "RRGGBB[AA],…"
    case .waveformStyle: "normal|bars"
    case .barStyle: "square|rounded"
    case .rawFormat: "s8|u8|s16le|s16be|s24le|s24be|s32le|s32be|f32le|f32be|f64le|f64be"
    case .splitChannels, .noAxisLabels, .withAxisLabels, .quiet, .version, .help: nil
    }
  }
}
