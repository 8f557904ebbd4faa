import Foundation
import TestSupport
import Testing

/// Rules of the house that the compiler does not check.
struct ArchitectureTests {
  @Test("Only the tests and what helps them import Foundation, and two files its essentials, where these are apart")
  func foundation() throws {
    let essentials = ["BundledFonts/BundledFonts+Directory.swift", "Galley/Errors+LocalizedError.swift"]
    for (file, text) in try swiftFiles(in: ["Sources"])
    where !file.hasPrefix("GalleyTesting/") && !essentials.contains(file) {
      #expect(!text.contains(#/(?m)^[a-z@_ ]*import Foundation/#), "\(file) imports Foundation")
    }
  }

  @Test("C libraries and unsafe code stay in the files that wrap them")
  func unsafeCode() throws {
    let wrappers: Set = [
      "FontKit/CanonicalEquivalence.swift", "FontKit/FontData.swift", "FontKit/FreeTypeFace.swift",
      "FontKit/FreeTypeLibrary.swift",
      "FontKit/HarfBuzzFont.swift", "FontKit/HarfBuzzFont+Ink.swift", "FontKit/HarfBuzzFont+Layout.swift",
      "FontKit/RuleSets.swift", "FontKit/SfntDirectory.swift", "FontKit/ShapingFace.swift",
      "FontKit/WholePixelFont.swift",
      "Shaping/ShapingBuffer.swift",
      "Shaping/OpenType/ActiveLookups.swift", "Shaping/OpenType/ChosenScript.swift",
      "TextAnalysis/ICU/BoundaryIterator.swift", "TextAnalysis/ICU/BundledWords.swift",
      "TextAnalysis/ICU/CompiledRules.swift",
      "TextAnalysis/Scripts/ScriptSet.swift", "TextAnalysis/Shortcuts.swift",
      "Drawing/Cairo/BlurredShape.swift", "Drawing/Cairo/ByteSink.swift", "Drawing/Cairo/CairoFace.swift",
      "Drawing/Cairo/CairoCanvas.swift", "Drawing/Cairo/CairoCanvas+Glyphs.swift",
      "Drawing/Cairo/CairoCanvas+Shapes.swift", "Drawing/Cairo/GlyphOutlines.swift", "Drawing/Cairo/RasterImage.swift",
      "Translations/Locales/LocaleTag+CLDR.swift", "Translations/Locales/PluralRules.swift",
      "Translations/Messages/DateConversion.swift", "Translations/Messages/Placeholder+Formatting.swift",
      "XMLText/XMLElement+Parsing.swift",
      "ListDocument/Input/ByteInput.swift", "GalleyCommand/OutputFile.swift", "GalleyCommand/Console.swift",
      "GalleyCommand/OutputFile+Target.swift", "GalleyCommand/Interruption.swift",
      "GalleyCommand/Tool/RawArguments.swift",
      "GalleyC/ArrowNumbers.swift", "GalleyC/ArrowTexts.swift", "GalleyC/Boundary.swift",
      "GalleyC/Entries+Columns.swift", "GalleyC/Entries+Documents.swift", "GalleyC/Entries+Fonts.swift",
      "GalleyC/Entries+Indexes.swift", "GalleyC/Entries+Lists.swift",
    ]
    for (file, text) in try swiftFiles(in: ["Sources"]) where !wrappers.contains(file) {
      #expect(!text.contains(#/(?m)^[^\/\n]*\bunsafe /#), "\(file) has unsafe code")
      #expect(!text.contains(#/(?m)^[a-z ]*import C(Cairo|Expat|FreeType|HarfBuzz)/#), "\(file) imports a C library")
    }
  }

  /// Swift compiles a regular expression whenever its literal is evaluated, which takes 0.1 ms: 16 MB of Android's strings took 70 s.
  @Test("Regular expressions stay in the files that evaluate them once for a file or an error")
  func regularExpressions() throws {
    let files: Set = [
      "GalleyCommand/Tool/GalleyTool+Errors.swift", "Translations/Files/ApplicationResources.swift",
      "Translations/Files/PortableObject.swift", "Translations/Locales/LocaleTag+Files.swift",
      "Translations/Messages/PluralExpression.swift",
    ]
    // A literal follows a parenthesis, a colon, an equals sign or the start of a line, and ends on it.
    let literal = ##/(?m)^(?!\s*\/\/).*?(?:[(:=]\s*|^\s*)#*\/[^\s\/*][^\n]*\//##
    for (file, text) in try swiftFiles(in: ["Sources"]) {
      let hasPattern = text.contains("Regex") || text.contains(literal)
      #expect(hasPattern == files.contains(file), "\(file)")
    }
  }

  @Test("What imports Linux's C library imports its counterparts too, and names none of them")
  func platforms() throws {
    let modules = ["Glibc", "Musl", "Bionic", "Darwin"]
    for (file, text) in try swiftFiles(in: ["Sources", "Tests", "Fuzzing/Sources"]) {
      let bare = text.matches(of: #/(?m)^(?:[a-z@]+ )*import (Glibc|Musl|Bionic|Darwin)\b/#)
      #expect(bare.isEmpty, "\(file) imports a C library's module without #if canImport")
      guard text.contains(#/(?m)^ +(?:[a-z]+ )?import Glibc/#) else { continue }
      for module in modules {
        #expect(text.contains("if canImport(\(module))"), "\(file) does not import \(module)")
        #expect(!text.contains(#/(?m)^[^\/"\n]*\b(Glibc|Musl|Darwin)\.[a-z]/#), "\(file) names a C library's module")
      }
    }
  }

  @Test("Every library of the system has a package of Debian's and one of Homebrew's")
  func providers() throws {
    let manifest = try String(contentsOf: Repository.file("Package.swift"), encoding: .utf8)
    let libraries = manifest.matches(of: #/(?m)^    system\("C\w+", [^\n]*/#)
    #expect(libraries.count >= 5)
    for library in libraries {
      #expect(library.output.contains(#/debian: "[a-z0-9-]+", homebrew: "[a-z0-9]+"/#), "\(library.output)")
    }
    #expect(manifest.contains("providers: [.apt([debian]), .brew([homebrew])]"))
  }

  @Test("A suite that tries a sample each day has the tag by which `make conformance` finds it")
  func conformanceTags() throws {
    var tagged = 0
    for (file, text) in try swiftFiles(in: ["Tests"]) {
      let hasTag = text.contains(#/(?m)^@Suite\(.*\.tags\((.*, )?\.conformance[,)]/#)
      #expect(hasTag || !text.contains(#/(?m)^[^\/"\n]*\bisConformanceRun [?|]/#), "\(file) has no tag")
      tagged += hasTag ? 1 : 0
    }
    #expect(tagged > 20)
  }

  @Test("A suite with a tag has its file's name, by which `make conformance` and `make races` run it")
  func taggedSuites() throws {
    for (file, text) in try swiftFiles(in: ["Tests"]) where text.contains(#/(?m)^@Suite\(.*\.tags\(/#) {
      let suite = URL(filePath: file).deletingPathExtension().lastPathComponent
      #expect(try text.contains(Regex(#"\.tags\((\.\w+(, )?)+\)\)\n(struct|final class) \#(suite)\b"#)), "\(file)")
    }
  }

  @Test("No try!, as! or force unwrap, and no file beyond 350 lines")
  func style() throws {
    for (file, text) in try swiftFiles(in: ["Sources", "Tests"]) {
      #expect(!text.contains(#/(?m)^[^\/"\n]*(\btry! |\bas! )/#), "\(file) traps where it should report")
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 351, "\(file) is too long")
    }
  }

  /// The Swift files of some folders, by their path inside them.
  private func swiftFiles(in folders: [String]) throws -> [(file: String, text: String)] {
    var files: [(String, String)] = []
    for folder in folders {
      let root = Repository.file(folder)
      let enumerator = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(enumerator) where file.pathExtension == "swift" {
        files.append((String(file.path.dropFirst(root.path.count + 1)), try String(contentsOf: file, encoding: .utf8)))
      }
    }
    #expect(files.count > 10)
    return files
  }
}
