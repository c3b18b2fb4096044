// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What makes a warning an error, which only our own builds ask for.
///
/// Xcode's build system silences the warnings of a package that an app depends on, and refuses one that
/// treats them as errors.
let warnings: [SwiftSetting] =
  Context.environment["SEEKKIT_WARNINGS_AS_ERRORS"] != nil ? [.treatAllWarnings(as: .error)] : []

/// The rules that every target of ours is built with: Swift 6, and no warning of ours passes.
let strict: [SwiftSetting] =
  warnings + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

// Models of SwiftUI, AVFoundation and what stands around them, as far as the Apple front ends need
// them, that these are type-checked against and driven by on Linux. They stand in the package only where somebody
// asks for them, so that no user of the package meets modules of those names.
#if os(Linux)
let usesSwiftUIDouble = Context.environment["SEEKKIT_SWIFTUI_DOUBLE"] != nil
#else
let usesSwiftUIDouble = false
#endif
let swiftUI: [Target.Dependency] = usesSwiftUIDouble ? ["Accessibility", "SwiftUI"] : []
let avFoundation: [Target.Dependency] = usesSwiftUIDouble ? ["AVFoundation"] : []

let package = Package(
  name: "SeekKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15), .visionOS(.v2)],
  products: [
    .library(name: "Seeking", targets: ["Seeking"]),
    .library(name: "Waveforms", targets: ["Waveforms"]),
    .library(name: "WaveformFiles", targets: ["WaveformFiles"]),
    .library(name: "WaveformStore", targets: ["WaveformStore"]),
    .library(name: "SeekingViews", targets: ["SeekingViews"]),
    .library(name: "AVPlayback", targets: ["AVPlayback"]),
    .library(name: "GestureSimulation", targets: ["GestureSimulation"]),
    .library(name: "GestureScripts", targets: ["GestureScripts"]),
    .library(name: "PlayerContract", targets: ["PlayerContract"]),
    .executable(name: "gesture-replay", targets: ["GestureReplay"]),
  ],
  targets: [
    .target(name: "Seeking", swiftSettings: strict),
    .target(name: "Waveforms", swiftSettings: strict),
    .target(name: "WaveformFiles", dependencies: ["Waveforms"], swiftSettings: strict),
    .target(
      name: "WaveformStore", dependencies: ["WaveformFiles", "Waveforms"], swiftSettings: strict),
    .target(
      name: "SeekingViews", dependencies: ["Seeking", "Waveforms"] + swiftUI,
      resources: [.process("Resources")], swiftSettings: strict),
    .target(
      name: "AVPlayback", dependencies: ["Seeking", "Waveforms"] + avFoundation,
      swiftSettings: strict),
    .target(name: "PlayerContract", dependencies: ["Seeking"], swiftSettings: strict),
    .target(name: "GestureSimulation", dependencies: ["Seeking"], swiftSettings: strict),
    .target(
      name: "GestureScripts", dependencies: ["GestureSimulation", "Seeking"],
      swiftSettings: strict),
    .executableTarget(
      name: "GestureReplay", dependencies: ["GestureScripts", "GestureSimulation"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Waveforms"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "SeekingTests", dependencies: ["Seeking", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "GestureScriptsTests",
      dependencies: [
        "GestureScripts", "GestureSimulation", "PlayerContract", "Seeking", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WaveformsTests", dependencies: ["Waveforms", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "WaveformFilesTests", dependencies: ["WaveformFiles", "Waveforms", "TestSupport"],
      swiftSettings: strict),
    // A program that tests kill while it records.
    .executableTarget(
      name: "WaveformRecording", dependencies: ["TestSupport", "WaveformStore", "Waveforms"],
      path: "Tests/WaveformRecording", swiftSettings: strict),
    .testTarget(
      name: "WaveformStoreTests",
      dependencies: [
        "TestSupport", "WaveformFiles", "WaveformRecording", "WaveformStore", "Waveforms",
      ],
      swiftSettings: strict),
  ]
)

if usesSwiftUIDouble {
  package.targets += [
    .macro(
      name: "SwiftUIDoubleMacros", path: "Tests/Support/PreviewMacro", swiftSettings: strict),
    .target(
      name: "Accessibility", path: "Tests/Support/Accessibility", swiftSettings: strict),
    .target(
      name: "SwiftUI",
      dependencies: ["Accessibility", "SwiftUIDoubleMacros", "UniformTypeIdentifiers"],
      path: "Tests/Support/SwiftUI", swiftSettings: strict),
    .target(
      name: "UniformTypeIdentifiers", path: "Tests/Support/UniformTypeIdentifiers",
      swiftSettings: strict),
    .target(name: "AVFoundation", path: "Tests/Support/AVFoundation", swiftSettings: strict),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "_AVKit_SwiftUI"],
      path: "Tests/Support/AVKit", swiftSettings: strict),
    .target(
      name: "_AVKit_SwiftUI", dependencies: ["AVFoundation", "SwiftUI"],
      path: "Tests/Support/AVKitViews", swiftSettings: strict),
    .testTarget(
      name: "AVPlaybackTests",
      dependencies: ["AVFoundation", "AVPlayback", "PlayerContract", "Seeking", "Waveforms"],
      swiftSettings: strict),
    .target(
      name: "DemoScreens",
      dependencies: [
        "AVKit", "AVPlayback", "Seeking", "SeekingViews", "SwiftUI", "UniformTypeIdentifiers",
        "Waveforms",
      ],
      path: "Demo/Sources/SeekKitDemo", exclude: ["App"], swiftSettings: strict),
    .testTarget(
      name: "DemoTests",
      dependencies: ["AVFoundation", "DemoScreens", "Seeking", "SeekingViews", "SwiftUI"],
      exclude: ["Pictures"], swiftSettings: strict),
    .testTarget(
      name: "SwiftUIModelTests", dependencies: ["Accessibility", "SwiftUI"],
      swiftSettings: strict),
    .testTarget(
      name: "SeekingViewsTests",
      dependencies: [
        "AVKit", "AVPlayback", "DemoScreens", "Seeking", "SeekingViews", "SwiftUI", "TestSupport",
      ],
      exclude: ["Pictures"], swiftSettings: strict),
  ]
}
