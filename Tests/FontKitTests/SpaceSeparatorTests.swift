import Foundation
import TestSupport
import Testing

@testable import FontKit

/// The spaces that are known without a table.
struct SpaceSeparatorTests {
  /// Source, code: `hb-unicode.hh` of HarfBuzz 6 (`space_fallback_type`); `hb-shape` gives glyph 0 for the last two in Roboto.
  @Test("A face with a space has those in whose place HarfBuzz puts it: not that of Ogham, nor the ideographic one")
  func coverage() throws {
    let face = try FontFace(
      FontData(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path, mapped: true))
    for space in ["\u{A0}", "\u{2003}", "\u{2009}", "\u{202F}"] as [Unicode.Scalar] { #expect(face.covers(space)) }
    #expect(!face.covers("\u{1680}") && !face.covers("\u{3000}"))
  }

  @Test("They are those of the general category, for every character")
  func everyCharacter() {
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if scalar.isSpaceSeparator != (scalar.properties.generalCategory == .spaceSeparator) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
