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

let package = Package(
  name: "SeekKit",
  products: [
    .library(name: "Seeking", targets: ["Seeking"]),
    .library(name: "Waveforms", targets: ["Waveforms"]),
    .library(name: "GestureSimulation", targets: ["GestureSimulation"]),
    .library(name: "GestureScripts", targets: ["GestureScripts"]),
    .library(name: "PlayerContract", targets: ["PlayerContract"]),
    .executable(name: "gesture-replay", targets: ["GestureReplay"]),
  ],
  targets: [
    .target(name: "Seeking", swiftSettings: strict),
    .target(name: "Waveforms", swiftSettings: strict),
    .target(name: "PlayerContract", dependencies: ["Seeking"], swiftSettings: strict),
    .target(name: "GestureSimulation", dependencies: ["Seeking"], swiftSettings: strict),
    .target(
      name: "GestureScripts", dependencies: ["GestureSimulation", "Seeking"],
      swiftSettings: strict),
    .executableTarget(
      name: "GestureReplay", dependencies: ["GestureScripts", "GestureSimulation"],
      swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
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
  ]
)
