public import FontKit

/// A text whose parts are set differently: another face, weight or size, features, letter spacing, a raised line, a
/// box.
///
///     var text = AttributedText("Free until Friday")
///     text.set(TextAttributes(weight: 700), in: 0..<4)
///
/// Sizes are multiples of the size at which the whole text is laid out, so that one preparation serves every size.
public struct AttributedText: Hashable, Sendable {
  /// A stretch of text with attributes of its own.
  public struct Span: Codable, Hashable, Sendable {
    /// The bytes of the UTF-8 text it covers.
    public var range: Range<Int>
    /// How it differs from the text's style.
    public var attributes: TextAttributes
  }

  /// The text.
  public private(set) var text: String
  /// The style of all that no span covers.
  public var style: TextStyle
  /// The stretches that differ, in order; they do not overlap.
  public private(set) var spans: [Span] = []

  /// A text in one style.
  public init(_ text: String, style: TextStyle = TextStyle()) {
    self.text = text
    self.style = style
  }

  /// Adds text to the end.
  public mutating func append(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    let start = self.text.utf8.count
    self.text += text
    if attributes != TextAttributes() { set(attributes, in: start..<self.text.utf8.count) }
  }

  /// Adds a box to the end: an icon, a picture, a control.
  ///
  /// It stands for the character U+FFFC.
  public mutating func append(_ box: InlineBox) {
    append("\u{FFFC}", TextAttributes(box: box))
  }

  /// Sets the attributes of a range of the text, in place of those it had.
  ///
  /// Attributes that are nil are those of the style.
  ///
  /// A grapheme cluster has the attributes of its first character. Cost: logarithmic in the spans, and a step for each
  /// that comes after.
  ///
  /// - Parameters:
  ///   - attributes: How the stretch differs. With a box the stretch must be the character U+FFFC.
  ///   - range: Its bytes in the UTF-8 text.
  public mutating func set(_ attributes: TextAttributes, in range: Range<Int>) {
    require(range.lowerBound >= 0 && range.upperBound <= text.utf8.count, "a span lies within its text")
    require(attributes.box == nil || isObjectReplacement(range), "a box stands for one U+FFFC")
    guard !range.isEmpty else { return }
    // What the new span leaves of those it touches: the beginning of the first, and the end of the last.
    let first = partitionIndex(of: spans) { $0.range.upperBound <= range.lowerBound }
    let end = partitionIndex(of: spans) { $0.range.lowerBound < range.upperBound }
    var pieces: [Span] = []
    if first < end {
      let (before, after) = (spans[first], spans[end - 1])
      if before.range.lowerBound < range.lowerBound {
        pieces.append(Span(range: before.range.lowerBound..<range.lowerBound, attributes: before.attributes))
      }
      pieces.append(Span(range: range, attributes: attributes))
      if after.range.upperBound > range.upperBound {
        pieces.append(Span(range: range.upperBound..<after.range.upperBound, attributes: after.attributes))
      }
    } else {
      pieces = [Span(range: range, attributes: attributes)]
    }
    spans.replaceSubrange(first..<end, with: pieces)
  }

  /// Sets the attributes of a range of the string itself, in place of those it had.
  ///
  ///     var text = AttributedText("Only 9,99 €")
  ///     if let price = text.text.firstRange(of: "9,99 €") { text.set(TextAttributes(weight: 700), in: price) }
  ///
  /// - Parameters:
  ///   - attributes: How the stretch differs.
  ///   - range: A range of ``text``.
  public mutating func set(_ attributes: TextAttributes, in range: Range<String.Index>) {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    set(attributes, in: start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound))
  }

  func isObjectReplacement(_ range: Range<Int>) -> Bool {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
    return range.count == 3 && text.utf8[start...].starts(with: [0xEF, 0xBF, 0xBC])
  }
}

/// How a span of text differs from the text's style.
///
/// An attribute that is nil is as in the style.
public struct TextAttributes: Codable, Hashable, Sendable {
  /// The families, in order of preference.
  public var families: [String]?
  /// The weight, 1 to 1000.
  public var weight: Int?
  /// Whether it is italic.
  public var isItalic: Bool?
  /// OpenType features, in the place of the style's.
  public var features: [FontFeature]?
  /// Points after every grapheme cluster.
  public var letterSpacing: Double?
  /// Its size, as a multiple of the text's; more than 0.
  public var scale: Double? {
    didSet { check() }
  }
  /// How far it stands above the baseline, in ems of the text; negative below.
  public var baselineOffset: Double? {
    didSet { check() }
  }
  /// A box in the place of the character U+FFFC.
  public var box: InlineBox?

  /// Attributes; those not given are as in the style.
  public init(
    families: [String]? = nil, weight: Int? = nil, isItalic: Bool? = nil, features: [FontFeature]? = nil,
    letterSpacing: Double? = nil, scale: Double? = nil, baselineOffset: Double? = nil, box: InlineBox? = nil
  ) {
    self.families = families
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
    self.letterSpacing = letterSpacing
    self.scale = scale
    self.baselineOffset = baselineOffset
    self.box = box
    check()
  }

  /// The style of a span with these attributes, in a text of `style`.
  func applied(to style: TextStyle) -> TextStyle {
    var style = style
    if let families { style.families = families }
    if let weight { style.weight = weight }
    if let isItalic { style.isItalic = isItalic }
    if let features { style.features = features }
    if let letterSpacing { style.letterSpacing = letterSpacing }
    return style
  }
}

/// A box that stands in a line like a letter.
///
/// Its size is in points and does not scale with the text.
public struct InlineBox: Codable, Hashable, Sendable {
  /// Where a box stands in its line.
  public enum Alignment: Codable, Hashable, Sendable {
    /// A number of points of the box below the baseline; at 0 its bottom is on the baseline.
    case baseline(below: Double)
    /// Its middle halfway between the baseline and the height of capitals (or of x, where a face states none).
    case capHeight
    /// Its top at the ascender of the text's face.
    case top
    /// Its bottom at the descender of the text's face.
    case bottom
    /// Its middle halfway between ascender and descender.
    case middle
  }

  /// Its width.
  public var width: Double {
    didSet { check() }
  }
  /// Its height.
  public var height: Double {
    didSet { check() }
  }
  /// Where it stands.
  public var alignment: Alignment {
    didSet { check() }
  }

  /// A box of a size in points.
  public init(width: Double, height: Double, alignment: Alignment = .baseline(below: 0)) {
    self.width = width
    self.height = height
    self.alignment = alignment
    check()
  }

}

extension TextAttributes: CheckedNumbers {
  var fault: String? {
    if let scale, !(scale > 0 && scale.isFinite) { return "a span's size must be positive" }
    if let baselineOffset, !baselineOffset.isFinite { return "a baseline offset must be a number of ems" }
    return box?.fault
  }
}

extension InlineBox: CheckedNumbers {
  var fault: String? {
    if !width.isFiniteAndNotNegative || !height.isFiniteAndNotNegative { return "a box cannot have a negative size" }
    if case .baseline(let below) = alignment, !below.isFinite {
      return "a box stands a number of points below the baseline"
    }
    return nil
  }
}
