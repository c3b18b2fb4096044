// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "waveform-benchmarks",
  dependencies: [
    .package(name: "SeekKit", path: "../.."), .package(name: "SeekKitLinux", path: "../../Linux"),
  ],
  targets: [
    .executableTarget(
      name: "WaveformBenchmarks",
      dependencies: [
        .product(name: "AudioDecoding", package: "SeekKitLinux"),
        .product(name: "MediaLocations", package: "SeekKitLinux"),
        .product(name: "Waveforms", package: "SeekKit"),
        .product(name: "WaveformStore", package: "SeekKit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
