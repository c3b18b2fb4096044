#if !hasFeature(Embedded)
extension WaveformFileError: CustomStringConvertible {
  /// What is wrong, where, and what to do, in English.
  public var description: String {
    "\(format) file, \(location): \(field) \(problem); \(remedy)."
  }

  private var remedy: String {
    switch problem {
    case .endsEarly: "copy the file again or make it anew"
    case .outOfRange where field == .version: "use a program that knows this version"
    case .outOfRange where format == .json || format == .dat: "make the file with other options"
    case .otherFormat: "give a file of this format"
    case .unexpectedByte, .missing, .duplicate, .nestedTooDeep: "correct the text or make it anew"
    case .outOfRange, .countMismatch, .checksumMismatch: "make the file anew"
    }
  }
}

extension WaveformFileError.Format: CustomStringConvertible {
  /// The format's name in English.
  public var description: String {
    switch self {
    case .dat: "audiowaveform .dat"
    case .json: "audiowaveform JSON"
    case .pyramid: "pyramid"
    }
  }
}

extension WaveformFileError.Location: CustomStringConvertible {
  /// The place in English.
  public var description: String {
    switch self {
    case .offset(let offset): "byte \(offset)"
    case .text(let line, let column): "line \(line), column \(column)"
    }
  }
}

extension WaveformFileError.Field: CustomStringConvertible {
  /// The field's name in English.
  public var description: String {
    switch self {
    case .file: "the file"
    case .magic: "the mark at the start"
    case .version: "the version"
    case .sampleRate: "the sample rate"
    case .samplesPerPoint: "the number of samples per point"
    case .bits: "the number of bits"
    case .length: "the length"
    case .channels: "the number of channels"
    case .data: "the data"
    case .unknownKey: "an unknown key"
    case .header: "the header"
    case .state: "the state"
    case .coarsePart(let tile): "the coarse part of tile \(tile)"
    case .finePart(let tile): "the fine part of tile \(tile)"
    }
  }
}

extension WaveformFileError.Problem: CustomStringConvertible {
  /// What is wrong, as the rest of a sentence in English.
  public var description: String {
    switch self {
    case .endsEarly(let count): "would need \(count) bytes, but the file ends before"
    case .outOfRange(let value, let allowed):
      "is \(value), but has to be \(allowed.lowerBound) to \(allowed.upperBound)"
    case .countMismatch(let declared, let found): "says \(declared), but there are \(found)"
    case .checksumMismatch: "is damaged: its checksum doesn't fit"
    case .otherFormat: "is not the one of this format"
    case .unexpectedByte(let byte): "goes on with the unexpected byte \(byte)"
    case .missing: "is missing"
    case .duplicate: "is there twice"
    case .nestedTooDeep: "nests too deep"
    }
  }
}
#endif
