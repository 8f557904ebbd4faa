internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A style resolved against a font collection: what all texts of the style share.
final class StyleContext: Sendable {
  let style: TextStyle
  let cascade: FontCascade
  let language: ShapingLanguage
  /// The style's features, with optional ligatures off where letters are spaced.
  let features: [FontFeature]
  /// Which white space hangs at line ends.
  let hangingSpace: HangingSpace
  /// What stands for text that was left out.
  let ellipsis: InsertedText
  /// What is drawn where a line ends at a soft hyphen, for each font.
  let hyphens: [InsertedText]
  /// A space of the first font.
  let space: InsertedText

  init(_ style: TextStyle, fonts: FontCollection, buffer: inout ShapingBuffer) {
    self.style = style
    let cascade = fonts.cascade(
      families: style.families, weight: style.weight, isItalic: style.isItalic, fallsBack: style.fallsBack,
      variations: style.variations)
    self.cascade = cascade
    language = ShapingLanguage(style.locale)
    hangingSpace = HangingSpace(style.breaking)
    // Spaced letters are not joined (CSS Text 3, section 8.2); what the caller asks for by name stays on.
    features = (style.letterSpacing == 0 ? [] : Self.optionalLigatures) + style.features

    let properties = ShapingProperties(language: language, features: features)
    func insert(_ text: String, font: Int) -> InsertedText {
      let bytes = Array(text.utf8)
      buffer.shape(
        bytes, range: 0..<bytes.count, paragraph: 0..<bytes.count, font: cascade.fonts[font], properties: properties)
      return InsertedText(text: bytes, font: UInt16(font), advance: buffer.advance(ofClustersBefore: bytes.count))
    }
    // The ellipsis of the first font that has one; three dots where none has.
    let ellipsisFont = cascade.fonts.firstIndex { !$0.hasColorGlyphs && $0.coverage.contains("…") }
    ellipsis = insert(ellipsisFont == nil ? "..." : "…", font: ellipsisFont ?? 0)
    hyphens = cascade.fonts.indices.map {
      insert(cascade.fonts[$0].coverage.contains("\u{2010}") ? "\u{2010}" : "-", font: $0)
    }
    space = insert(" ", font: 0)
  }

  private static let optionalLigatures = ["liga", "clig", "dlig", "hlig", "calt"].compactMap { name in
    FontTag(name).map { FontFeature($0, 0) }
  }

  func properties(of run: TextRun) -> ShapingProperties {
    ShapingProperties(direction: run.direction, script: run.script, language: language, features: features)
  }
}

/// Text that is drawn though it is not in the text: an ellipsis, a hyphen.
struct InsertedText: Hashable, Sendable {
  /// What is drawn, in UTF-8.
  var text: [UInt8]
  /// Its font, as an index into the cascade.
  var font: UInt16
  /// How wide it is, in the font's units.
  var advance: Int
}
