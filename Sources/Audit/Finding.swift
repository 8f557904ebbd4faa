public import JSONText
public import ListDocument
public import Sizing
public import TextAnalysis
public import Typography

/// A fault of a row in one combination of size category, width, direction and font scale.
public struct Finding: Codable, Hashable, Sendable {
  /// The row at fault.
  public var row: RowReference
  /// The element at fault; nil if it is the row.
  public var element: ElementName?
  /// What is wrong.
  public var kind: FindingKind
  /// The combination in which it is wrong; nil if it is wrong in all of them, as missing glyphs are.
  public var combination: Combination?
  /// The text at fault; empty if there is none.
  public var text: String
  /// What is wrong in words, with the numbers.
  public var detail: String
  /// Whether a device may not have it, because it depends on a stand-in's widths, which are not quite those of the
  /// device's face, or on faces beside it, of which a device has more.
  public var isUncertain = false
}

/// A row of a document, as findings name it.
public struct RowReference: Codable, Hashable, Sendable {
  /// The document as the caller named it.
  public var source: String
  /// The language of its texts, a BCP 47 tag.
  public var locale: String
  /// Where the row is in the document: `sections[0].rows[3]`.
  public var path: String
  /// What the document calls it.
  public var id: Identifier?
  /// Its kind.
  public var kind: String
  /// Where it begins in the document; nil if that is not known.
  public var place: TextPlace?
  /// Which of the forms of its texts it shows, such as `few`; nil if they have one only.
  public var form: String?

  /// What people know it by: what the document calls it, or where it is.
  public var name: String { id?.description ?? path }
}

/// A size category, a width, a direction and a font scale in which rows are laid out.
public struct Combination: Codable, Hashable, Sendable {
  /// The size category; nil is the one nobody specified.
  public var sizeCategory: SizeCategory?
  /// The width of the list, in points.
  public var width: Double
  /// The direction of the layout.
  public var direction: TextDirection
  /// The font scale of an Android device, or the text scale factor of a Flutter app.
  public var fontScale: Double

  /// Makes a combination.
  public init(sizeCategory: SizeCategory?, width: Double, direction: TextDirection, fontScale: Double = 1) {
    self.sizeCategory = sizeCategory
    self.width = width
    self.direction = direction
    self.fontScale = fontScale
  }
}

extension Combination {
  /// Decodes a combination; a font scale that is not there is 1, as version 0.2 has none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      sizeCategory: container.decodeIfPresent(SizeCategory.self, forKey: .sizeCategory),
      width: container.decode(Double.self, forKey: .width),
      direction: container.decode(TextDirection.self, forKey: .direction),
      fontScale: container.decodeIfPresent(Double.self, forKey: .fontScale) ?? 1)
    guard TextSizeSetting.fontScales.contains(fontScale) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fontScale, in: container, debugDescription: "a font scale lies between 0.01 and 100")
    }
  }
}

extension Combination {
  /// What reports and baselines call the size category.
  var categoryName: String { sizeCategory?.shortName ?? "unspecified" }

  /// What reports and baselines have as the font scale; nil if it is 1, as most lists have it.
  var statedFontScale: Double? { fontScale == 1 ? nil : fontScale }
}

extension Combination: CustomStringConvertible {
  /// The combination in words: `AX3, 320 wide, rtl`, and `, font scale 1.3` if it is not 1.
  public var description: String {
    "\(categoryName), \(width.roundedText) wide, \(direction.rawValue)\(fontScaleSuffix)"
  }

  /// A font scale other than 1, as words that follow others.
  var fontScaleSuffix: String { statedFontScale.map { ", font scale \($0.roundedText)" } ?? "" }
}
