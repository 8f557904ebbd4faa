// swift-tools-version: 6.2

import PackageDescription

/// The benchmarks: a package of its own, so that who uses Galley builds neither the peers nor the harness.
let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "galley-benchmarks",
  dependencies: [
    .package(name: "galley", path: ".."),
    // Its traits bring interposers of malloc and of the runtime, which slow down what is measured.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CPeers", dependencies: ["CPango"]),
    .target(name: "CAllocations"),
    .target(
      name: "Peers", dependencies: ["CPeers", "Workloads", .product(name: "Galley", package: "galley")],
      swiftSettings: swiftSettings),
    .target(
      name: "Workloads", dependencies: [.product(name: "Galley", package: "galley")], swiftSettings: swiftSettings),
    .executableTarget(
      name: "Scenarios", dependencies: ["CAllocations", "Workloads", .product(name: "Galley", package: "galley")],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "Soak", dependencies: ["Workloads", .product(name: "Galley", package: "galley")],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "Scaling", dependencies: ["Workloads", .product(name: "Galley", package: "galley")],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "TitleHeights", dependencies: ["Workloads", .product(name: "Galley", package: "galley")],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "Agreement", dependencies: ["Peers", "Workloads", .product(name: "Galley", package: "galley")],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "Comparison",
      dependencies: [
        "Peers", "Workloads",
        .product(name: "Galley", package: "galley"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Comparison",
      swiftSettings: swiftSettings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ])
