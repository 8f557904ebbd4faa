internal import FontKit
internal import TextAnalysis

/// Determines the kind and the font of each cluster of a text.
struct FontChooser {
  /// The fonts of each style of the text; nil for a style that is a box.
  private let cascades: [FontCascade?]
  /// For each style the ASCII characters that its first font has; nil for a style that is a box.
  private let ascii: [ASCIISet?]
  /// Whether chosen fonts are cached, which pays for many texts.
  private let keepsFonts: Bool
  private var clusterFonts = ClusterFonts()
  // The current cluster: all its characters, and those that need a glyph.
  private var scalars: [Unicode.Scalar] = []
  private var visible: [Unicode.Scalar] = []
  /// How many successive clusters up to the current one are invisible.
  private var invisibleCount = 0

  init(_ cascades: [FontCascade?], keepsFonts: Bool) {
    self.cascades = cascades
    self.keepsFonts = keepsFonts
    ascii = cascades.map { $0.map { ASCIISet($0.fonts[0].coverage) } }
  }

  /// Begins a text.
  mutating func begin() {
    invisibleCount = 0
  }

  /// How many successive invisible clusters are shaped; those after them take no space anyway.
  ///
  /// HarfBuzz skips them to find the glyph that a letter is kerned with, which takes quadratic time. Between letters of
  /// real text there are one or two, such as a soft hyphen or a direction mark.
  private static let longestInvisibleRow = 64

  /// The kind of a cluster, and its font.
  mutating func choose(
    _ text: Span<UInt8>, _ range: Range<Int>, style: Int, previous: UInt16?
  ) -> (TextRun.Kind, UInt16) {
    guard let ascii = ascii[style] else { return (.box, 0) }
    let lead = text[range.lowerBound]
    if lead < 0x80 && range.count == 1 {
      invisibleCount = 0
      if lead == 0x09 { return (.tab, 0) }
      if lead < 0x20 || lead == 0x7F { return (.control, 0) }
      if ascii.contains(lead) { return (.text, 0) }
    }

    let key = keepsFonts ? ClusterFonts.Key(text, range, previous: previous) : nil
    if let key, let font = clusterFonts[key] {
      invisibleCount = 0
      return (.text, font)
    }
    guard let cascade = cascades[style] else { return (.box, 0) }
    decode(text, range)
    if scalars.allSatisfy(\.isControl) { return (.control, 0) }
    visible.removeAll(keepingCapacity: true)
    for scalar in scalars where !scalar.isDefaultIgnorable || scalar.isHangulFiller { visible.append(scalar) }
    invisibleCount = visible.isEmpty ? invisibleCount + 1 : 0
    if invisibleCount > Self.longestInvisibleRow { return (.control, 0) }
    let presentation: FontCascade.Presentation =
      if scalars.contains("\u{FE0E}") {
        .text
      } else if wantsEmojiPresentation(cluster: text.extracting(range)) {
        .emoji
      } else {
        .any
      }
    let variation = scalars.count > 1 && scalars[1].selectsVariation && scalars[0] == visible.first ? scalars[1] : nil
    let font = UInt16(
      cascade.font(
        for: visible, presentation: presentation, variation: variation, previous: previous.map(Int.init)))
    if let key, !visible.isEmpty { clusterFonts.keep(font, for: key) }
    return (.text, font)
  }

  private mutating func decode(_ text: Span<UInt8>, _ range: Range<Int>) {
    scalars.removeAll(keepingCapacity: true)
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      if let scalar = Unicode.Scalar(nextScalar(in: text, at: &cursor)) { scalars.append(scalar) }
    }
  }
}

/// A set of ASCII characters.
private struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The ASCII characters that a face has.
  init(_ coverage: Coverage) {
    for value in UInt8(0)..<64 where coverage.contains(Unicode.Scalar(value)) { low |= 1 << UInt64(value) }
    for value in UInt8(64)..<128 where coverage.contains(Unicode.Scalar(value)) { high |= 1 << UInt64(value - 64) }
  }

  @inline(__always)
  func contains(_ value: UInt8) -> Bool { (value < 64 ? low : high) &>> UInt64(value & 63) & 1 != 0 }
}

extension Unicode.Scalar {
  /// Whether the character is a control code (General_Category Cc): it has no glyph and takes no space.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether the character asks for a variation of the one before it, other than to be shown as text or as an emoji.
  fileprivate var selectsVariation: Bool { (0xFE00...0xFE0D).contains(value) || (0xE0100...0xE01EF).contains(value) }

  /// Whether the character is a Hangul filler: it is default-ignorable, but HarfBuzz does not hide it.
  ///
  /// Source, code: `hb-unicode.hh` of HarfBuzz (`is_default_ignorable`), version 6.
  fileprivate var isHangulFiller: Bool {
    switch value {
    case 0x115F, 0x1160, 0x3164, 0xFFA0: true
    default: false
    }
  }
}
