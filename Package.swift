// swift-tools-version: 6.2

import PackageDescription

// MARK: Settings

/// What the language is: Swift 6 mode, and the upcoming features that make imports and existentials explicit.
let languageSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

/// Every Swift target is built alike: in that language, and, in CI, with warnings as errors.
let swiftSettings: [SwiftSetting] =
  languageSettings + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Whether it is `make test` that builds.
let isTestBuild = Context.environment["GALLEY_TEST_BUILD"] != nil

/// Generic functions are made for the types of other files only where the compiler sees a whole module.
let wholeModule = ["-O", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"]

/// What is compiled file by file is compiled again only where it changed.
let fileByFile = ["-no-whole-module-optimization", "-enable-batch-mode", "-incremental"]

/// How `make test` compiles a module, which builds for release: then ArgumentParser does not check its declarations in every run of the
/// command, and SwiftPM does not write modules a second time for the debugger.
///
/// The modules in which tests spend their time are optimised, but keep preconditions and checks of overflow, and lose `assert` alone. All
/// others are compiled as for debugging.
func testBuildFlags(_ module: String) -> [String] {
  switch module {
  case "Shaping", "TextAnalysis", "TextLayout": wholeModule
  case "FontKit", "JSONText", "Sizing", "TestSupport", "XMLText": ["-O"] + fileByFile
  default: ["-Onone"] + fileByFile
  }
}

/// The tests of what runs the tests.
///
/// Beside them stands a `main` that saves `make test` the search for tests of XCTest; `swift test` alone would not know what to do with it.
let runnerTests: [Target] =
  isTestBuild
  ? [
    .testTarget(
      name: "RunnerTests", dependencies: ["TestSupport"], path: "Tests/Runner/RunnerTests", swiftSettings: swiftSettings
    )
  ]
  : []

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// What builds the documentation, which packages that depend on this one need not fetch: `make docs` asks for it.
let documentationTools: [Package.Dependency] =
  Context.environment["GALLEY_DOCUMENTATION"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

// MARK: Kinds of target

/// A system C library: a module map, a shim header, and the packages of Debian and Homebrew that bring it.
func system(_ name: String, pkgConfig: String?, debian: String, homebrew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian]), .brew([homebrew])])
}

/// Where pkg-config finds FriBidi, which only tests need: on Linux nothing asks for it, so that SwiftPM does not warn those who build without
/// it.
#if os(macOS)
  let friBidiConfig: String? = "fribidi"
#else
  let friBidiConfig: String? = nil
#endif

/// A module.
///
/// The build fails when a file imports a target that is not listed here (`--explicit-target-dependency-import-check
/// error`, see the Makefile).
func module(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: swiftSettings)
}

/// The tests of a module, under `Tests/<module>Tests`.
func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    resources: resources,
    swiftSettings: swiftSettings)
}

/// The folders of `Fonts/`, each of faces that share a package and a licence.
///
/// They are copied whole, so that each face keeps its path.
let fontFolders = ["Roboto", "Inter", "NotoSans", "NotoSansCJK", "NotoColorEmoji"]

/// `swift package galley-audit`.
///
/// SwiftPM builds what a plugin calls a second time, as a tool of the host, and so all modules: `make test` does without.
let plugins: [Target] =
  isTestBuild
  ? []
  : [
    .plugin(
      name: "GalleyAudit",
      capability: .command(
        intent: .custom(
          verb: "galley-audit", description: "Find rows of lists that are cut off, collide or are too small to tap.")),
      dependencies: ["GalleyCommand"])
  ]

// MARK: Package

let package = Package(
  name: "galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .library(name: "GalleyC", type: .dynamic, targets: ["GalleyC"]),
    .executable(name: "galley", targets: ["GalleyCommand"]),
  ] + (isTestBuild ? [] : [.plugin(name: "GalleyAudit", targets: ["GalleyAudit"])]),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ] + documentationTools,
  targets: [
    // System libraries.
    system("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev", homebrew: "freetype"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev", homebrew: "harfbuzz"),
    system("CFriBidi", pkgConfig: friBidiConfig, debian: "libfribidi-dev", homebrew: "fribidi"),
    system("CCairo", pkgConfig: "cairo-ft", debian: "libcairo2-dev", homebrew: "cairo"),
    system("CExpat", pkgConfig: "expat", debian: "libexpat1-dev", homebrew: "expat"),
    system("CICULibrary", pkgConfig: "icu-i18n", debian: "libicu-dev", homebrew: "icu4c"),
    .target(name: "CICU", dependencies: ["CICULibrary"], exclude: ["words"]),

    // Modules, in the order in which text goes through them.
    module("TextAnalysis", ["CICU"]),
    module("FontKit", ["CFreeType", "CHarfBuzz"]),
    module("Shaping", ["FontKit", "TextAnalysis", "CHarfBuzz"]),
    module("TextLayout", ["Shaping", "FontKit", "TextAnalysis"]),
    module("Typography", []),
    module("JSONText", []),
    module("XMLText", ["JSONText", "CExpat"]),
    module("Translations", ["JSONText", "XMLText", "TextAnalysis", "CICU"]),
    module("StyleDocument", ["JSONText", "Typography"]),
    module("Sizing", ["TextLayout", "FontKit", "TextAnalysis", "Typography"]),
    module(
      "ListDocument",
      ["JSONText", "Sizing", "StyleDocument", "TextLayout", "FontKit", "TextAnalysis", "Translations", "Typography"]),
    module("Drawing", ["Sizing", "TextLayout", "FontKit", "TextAnalysis", "CCairo"]),
    module(
      "Audit",
      [
        "Drawing", "FontKit", "ListDocument", "Sizing", "TextLayout", "TextAnalysis", "Translations", "Typography",
        "JSONText",
      ],
      resources: [.embedInCode("Reports/HTML/report.css"), .embedInCode("Reports/HTML/report.js")]),
    module(
      "Recordings", ["FontKit", "JSONText", "ListDocument", "Sizing", "TextAnalysis", "TextLayout", "XMLText"]),
    .target(
      name: "FontFiles",
      path: "Fonts",
      exclude: ["README.md", "manifest.json"],
      sources: ["Fonts.c"],
      resources: fontFolders.map { .copy($0) },
      publicHeadersPath: "."),
    .target(
      name: "BundledFonts",
      dependencies: ["FontFiles"],
      swiftSettings: swiftSettings
        // A command that is installed has no path of the checkout in it: every folder gives the same bytes.
        + (Context.environment["GALLEY_INSTALLED"] == nil ? [] : [.define("GALLEY_INSTALLED")])),
    module(
      "Galley",
      [
        "Audit", "BundledFonts", "Drawing", "FontKit", "JSONText", "ListDocument", "Recordings", "Sizing",
        "StyleDocument", "TextAnalysis", "TextLayout", "Translations", "Typography",
      ]),
    module("GalleyTesting", ["Galley"]),
    // The engine for other languages: a header, and what is behind it.
    .target(name: "CGalley"),
    .target(
      name: "GalleyC", dependencies: ["CGalley", "Galley", "JSONText", "ListDocument"], exclude: ["galley.map"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "GalleyCommand",
      dependencies: ["CICU", "Galley", "StyleDocument", argumentParser],
      swiftSettings: swiftSettings),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["FontKit"], path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    tests("BundledFonts", ["FontKit"]),
    tests("TextAnalysis", [], resources: [.copy("Fixtures")]),
    tests("FontKit", []),
    tests("Galley", []),
    tests("GalleyTesting", ["Galley"]),
    tests("Shaping", ["CHarfBuzz", "FontKit", "TextAnalysis"]),
    tests("TextLayout", ["FontKit", "TextAnalysis"]),
    tests(
      "Audit",
      ["Drawing", "Galley", "JSONText", "ListDocument", "Sizing", "TextAnalysis", "Translations", "Typography"]),
    tests("Recordings", ["Galley", "JSONText", "ListDocument", "Sizing"]),
    tests("Drawing", ["FontKit", "Galley", "ListDocument", "Sizing", "TextAnalysis", "TextLayout", "Typography"]),
    tests("Sizing", ["FontKit", "TextAnalysis", "TextLayout", "Typography"]),
    tests(
      "ListDocument", ["FontKit", "JSONText", "Sizing", "StyleDocument", "TextAnalysis", "TextLayout", "Typography"]),
    .testTarget(
      name: "Conformance",
      dependencies: ["TextAnalysis", "TestSupport", "CFriBidi"],
      path: "Tests/Conformance",
      swiftSettings: swiftSettings),
    tests("Typography", [], resources: [.copy("Fixtures")]),
    tests("JSONText", []),
    tests("Translations", ["JSONText", "TextAnalysis"], resources: [.copy("Fixtures")]),
    tests("StyleDocument", ["JSONText", "Typography"]),
    tests("GalleyCommand", []),
    // The library is used as C uses it: programs are compiled and linked with it.
    .testTarget(
      name: "GalleyCTests", dependencies: ["Galley", "GalleyC", "TestSupport"], exclude: ["Programs"],
      swiftSettings: swiftSettings),
    // The snippets of the documentation, as Scripts/extract-snippets.py writes them: that they compile is the test. Values
    // that a reader is to look at are not used in them, which is no reason for a warning.
    .testTarget(
      name: "SnippetTests",
      dependencies: ["Galley", "GalleyTesting", "TestSupport"],
      swiftSettings: languageSettings + [.unsafeFlags(["-suppress-warnings"])]),
    // The fuzz targets of the package in `Fuzzing`, without libFuzzer: past findings and seeds are replayed.
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["CHarfBuzz", "Galley", "TestSupport"],
      path: "Fuzzing",
      exclude: [
        "Corpus", "Dictionaries", "OSS-Fuzz", "Package.swift", "README.md", "Regressions", "Scripts", "Sources/Fuzz",
      ],
      sources: ["Sources/FuzzTargets", "Tests"],
      swiftSettings: swiftSettings),
  ] + plugins + runnerTests,
  // For #embed.
  cLanguageStandard: .gnu2x)

if isTestBuild {
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings?.append(.unsafeFlags(["-enable-testing"] + testBuildFlags(target.name)))
  }
}
