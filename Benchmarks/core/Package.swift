// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "core-benchmarks",
  dependencies: [.package(name: "SeekKit", path: "../..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "CoreBenchmarks",
      dependencies: ["CAllocations", .product(name: "Seeking", package: "SeekKit")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
