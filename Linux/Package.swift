// swift-tools-version: 6.2
import PackageDescription

/// The rules that every target of ours is built with: Swift 6, and no warning passes.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let seeking = Target.Dependency.product(name: "Seeking", package: "SeekKit")
let playerContract = Target.Dependency.product(name: "PlayerContract", package: "SeekKit")
let gestureScripts = Target.Dependency.product(name: "GestureScripts", package: "SeekKit")
let gestureSimulation = Target.Dependency.product(name: "GestureSimulation", package: "SeekKit")
let waveformFiles = Target.Dependency.product(name: "WaveformFiles", package: "SeekKit")
let waveformStore = Target.Dependency.product(name: "WaveformStore", package: "SeekKit")
let waveforms = Target.Dependency.product(name: "Waveforms", package: "SeekKit")

let package = Package(
  name: "SeekKitLinux",
  products: [
    .executable(name: "seekkit", targets: ["seekkit"]),
    .executable(name: "seekkit-player", targets: ["seekkit-player"]),
    .executable(name: "seekkit-waveform", targets: ["seekkit-waveform"]),
    .library(name: "AudioDecoding", targets: ["AudioDecoding"]),
    .library(name: "MediaLocations", targets: ["MediaLocations"]),
  ],
  dependencies: [.package(name: "SeekKit", path: "..")],
  targets: [
    .systemLibrary(name: "CGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-svg", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CGtk", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev", "libgtk-4-dev"])]),
    .systemLibrary(name: "CMpv", pkgConfig: "mpv", providers: [.apt(["libmpv-dev"])]),
    .systemLibrary(
      name: "CFFmpeg", pkgConfig: "libavformat",
      providers: [.apt(["libavformat-dev", "libavcodec-dev", "libavutil-dev"])]),
    .systemLibrary(
      name: "CEbur128", pkgConfig: "libebur128", providers: [.apt(["libebur128-dev"])]),

    .target(
      name: "CommandLineInterface", dependencies: ["Localisation"], swiftSettings: strict),
    .target(name: "Localisation", dependencies: ["CGLib"], swiftSettings: strict),
    .target(name: "MediaLocations", swiftSettings: strict),
    .target(
      name: "GTKInterop", dependencies: ["CGtk", "Localisation", seeking], swiftSettings: strict),
    .target(
      name: "AudioDecoding", dependencies: ["CFFmpeg", "CEbur128", "MediaLocations", waveforms],
      swiftSettings: strict),
    .target(
      name: "MPVPlayback", dependencies: ["CMpv", "MediaLocations", seeking],
      swiftSettings: strict),
    .target(
      name: "SeekingGTK",
      dependencies: ["CGtk", "GTKInterop", "Localisation", seeking, waveforms],
      swiftSettings: strict),
    .executableTarget(
      name: "seekkit",
      dependencies: ["CGLib", "CommandLineInterface", "Localisation"],
      swiftSettings: strict),
    .executableTarget(
      name: "seekkit-waveform", dependencies: ["Localisation", "WaveformTool"],
      swiftSettings: strict),
    .target(
      name: "WaveformTool",
      dependencies: [
        "AudioDecoding", "CCairo", "CGLib", "CommandLineInterface", "Localisation",
        "MediaLocations", waveformFiles, waveforms,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "seekkit-player", dependencies: ["Player"], swiftSettings: strict),
    .target(
      name: "Player",
      dependencies: [
        "CGtk", "CommandLineInterface", "Localisation", "MediaLocations", "GTKInterop",
        "SeekingGTK", "MPVPlayback", "AudioDecoding", gestureScripts, gestureSimulation, seeking,
        waveformFiles, waveformStore, waveforms,
      ],
      swiftSettings: strict),

    .testTarget(
      name: "CommandLineInterfaceTests", dependencies: ["CommandLineInterface"],
      swiftSettings: strict),
    .testTarget(
      name: "WaveformToolTests",
      dependencies: ["WaveformTool", "MediaLocations", waveformFiles, waveforms],
      swiftSettings: strict),
    .testTarget(
      name: "AudioDecodingTests",
      dependencies: ["AudioDecoding", "CFFmpeg", "MediaLocations", waveforms],
      swiftSettings: strict),
    .testTarget(
      name: "MPVPlaybackTests",
      dependencies: ["MPVPlayback", "MediaLocations", playerContract, seeking],
      swiftSettings: strict),
    .testTarget(
      name: "SeekingGTKTests", dependencies: ["SeekingGTK", seeking], swiftSettings: strict),
    .testTarget(
      name: "PlayerTests",
      dependencies: [
        "Player", "CGtk", "MPVPlayback", "MediaLocations", "SeekingGTK", gestureScripts,
        gestureSimulation, seeking, waveformFiles, waveformStore, waveforms,
      ],
      swiftSettings: strict),
  ]
)
