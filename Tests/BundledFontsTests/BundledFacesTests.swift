import BundledFonts
import FontKit
import Foundation
import TestSupport
import Testing

/// What the library says of its faces, against the manifest that fontTools wrote and the files themselves.
struct BundledFacesTests {
  let manifest: Manifest

  init() throws {
    manifest = try Manifest.read()
  }

  @Test("The library lists the faces of the manifest, with the same words")
  func list() {
    #expect(BundledFonts.all.map { "\($0.folder)/\($0.fileName)" } == manifest.faces.map(\.file))
    #expect(BundledFonts.all.map(\.family) == manifest.faces.map(\.family))
    #expect(BundledFonts.all.map(\.weight) == manifest.faces.map(\.weight))
    #expect(BundledFonts.all.map(\.isItalic) == manifest.faces.map(\.italic))
    #expect(BundledFonts.all.map(\.scripts) == manifest.faces.map(\.scripts))
    #expect(BundledFonts.all.map(\.licence.rawValue) == manifest.faces.map(\.licence))
  }

  @Test("The plan's faces are all there")
  func plan() {
    let weights = Dictionary(grouping: BundledFonts.all, by: \.family).mapValues { $0.map(\.weight) }
    #expect(
      weights == [
        "Roboto": [400, 500, 700], "Inter": [400, 500, 600, 700], "Noto Sans Arabic": [400, 700],
        "Noto Sans Hebrew": [400, 700], "Noto Sans Devanagari": [400, 700], "Noto Sans Thai": [400, 700],
        "Noto Sans CJK JP": [400], "Noto Color Emoji": [400],
      ])
  }

  @Test("FreeType and HarfBuzz read in each file what fontTools wrote into the manifest", arguments: BundledFonts.all)
  func numbers(face: BundledFace) throws {
    let expected = try #require(manifest.faces.first { $0.file == "\(face.folder)/\(face.fileName)" })
    let font = try FontFace(contentsOfFile: face.path)
    #expect(font.familyName == face.family)
    #expect(font.weight == face.weight)
    #expect(font.isItalic == face.isItalic)
    #expect(font.unitsPerEm == expected.unitsPerEm)
    #expect(font.coverage.count == expected.characters)
    #expect(font.hasColorGlyphs == (face.scripts == ["Zsye"]))
    let metrics = font.verticalMetrics
    #expect(metrics.usesTypographicMetrics == expected.useTypoMetrics)
    let hhea = metrics.horizontalHeader
    #expect([hhea.ascender, hhea.descender, hhea.lineGap] == expected.hhea)
    #expect(metrics.typographic.map { [$0.ascender, $0.descender, $0.lineGap] } == expected.typo)
    // The file counts the Windows descent as positive.
    #expect(metrics.windows.map { [$0.ascender, -$0.descender] } == expected.win)
  }

  @Test("Some face has every character of the example lists", arguments: Set(ExampleTexts.lists.map(\.locale)).sorted())
  func coverage(locale: String) throws {
    let coverages = try BundledFonts.all.map { try FontFace(contentsOfFile: $0.path).coverage }
    let characters = Set(ExampleTexts.lists.filter { $0.locale == locale }.flatMap { $0.text.unicodeScalars })
    let visible = characters.filter { !$0.properties.isDefaultIgnorableCodePoint }
    #expect(visible.count > 20)
    let missing = visible.filter { scalar in !coverages.contains { $0.contains(scalar) } }
    #expect(missing.isEmpty, "\(missing.map { "U+" + String($0.value, radix: 16) })")
  }

  @Test("Fallback goes through every family once, those of one script first")
  func fallback() {
    let families = BundledFonts.fallbackFamilies
    #expect(families.count == Set(families).count)
    #expect(Set(families) == Set(BundledFonts.all.map(\.family)))
    #expect(
      families.prefix(6) == [
        "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans CJK JP",
        "Noto Color Emoji",
      ])
  }
}
