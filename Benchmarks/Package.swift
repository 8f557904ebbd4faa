// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// What `pkg-config` says of Pango on FreeType, but for glib's `-pthread`.
///
/// SwiftPM asks it for system libraries itself, warns about that flag whenever anything is built, and has no way to leave it out.
func pango(_ option: String) -> [String] {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["pkg-config", option, "pangoft2"]
  process.standardOutput = output
  process.standardError = Pipe()
  guard (try? process.run()) != nil else { return [] }
  let flags = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return flags.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0 != "-pthread" }
}

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
    .target(
      name: "CPeers", cSettings: [.unsafeFlags(pango("--cflags"))], linkerSettings: [.unsafeFlags(pango("--libs"))]),
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
      name: "Columns", dependencies: ["CAllocations", "Workloads", .product(name: "Galley", package: "galley")],
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
