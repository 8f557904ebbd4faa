// swift-tools-version: 6.2

import PackageDescription

/// The fuzz targets: a package of its own, so that who uses Galley builds none of it.
///
/// `Scripts/fuzz.sh` builds it with ASan, with coverage counters and with libFuzzer.
let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

let package = Package(
  name: "galley-fuzzing",
  dependencies: [.package(name: "galley", path: "..")],
  targets: [
    .target(
      name: "FuzzTargets", dependencies: [.product(name: "Galley", package: "galley")], swiftSettings: swiftSettings),
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets", .product(name: "Galley", package: "galley")],
      swiftSettings: swiftSettings + [.enableExperimentalFeature("Extern")]
    ),
  ])
