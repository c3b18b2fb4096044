// swift-tools-version: 6.2
import PackageDescription

// A program a reader, each of which libFuzzer drives: Scripts/check-fuzz builds and runs them.
let fuzzers = ["DatFuzzer", "JSONFuzzer", "PyramidFuzzer"]

let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "SeekKit", path: "..")],
  targets: fuzzers.map { name in
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "WaveformFiles", package: "SeekKit"),
        .product(name: "Waveforms", package: "SeekKit"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
        .unsafeFlags(["-parse-as-library"]),
      ])
  }
)
