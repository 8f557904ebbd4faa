// swift-tools-version: 6.2

// A package as somebody has it who tests lists with Galley. `make check-adoption` runs its tests, half of which are to fail.

import PackageDescription

let package = Package(
  name: "sample",
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .testTarget(
      name: "ListTests",
      dependencies: [
        .product(name: "Galley", package: "galley"), .product(name: "GalleyTesting", package: "galley"),
      ])
  ])
