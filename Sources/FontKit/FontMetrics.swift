/// The vertical metrics of a face, in font units; `y` grows upwards, so the descender is negative.
///
/// A metric times `size / unitsPerEm` is a length in points at that size. Nothing is rounded here.
public struct FontMetrics: Hashable, Sendable {
  /// Font units per em, for these metrics.
  ///
  /// Metrics that override a face's own may have another value than the face.
  public var unitsPerEm: Int
  /// From the baseline up to the top of the line box.
  public var ascender: Int
  /// From the baseline to the bottom of the line box; negative.
  public var descender: Int
  /// Extra space between one line's descender and the next line's ascender.
  public var lineGap: Int
  /// The height of flat capitals such as H; 0 if the face does not state it.
  public var capHeight: Int
  /// The height of flat lower-case letters such as x; 0 if the face does not state it.
  public var xHeight: Int
  /// The top of the box that holds every glyph (`head.yMax`), from which Android takes `Paint.FontMetrics.top`.
  ///
  /// 0 if the face does not state it.
  public var maximumY: Int
  /// The bottom of the box that holds every glyph (`head.yMin`); negative below the baseline.
  public var minimumY: Int
  /// The top of the underline (`post.underlinePosition`), relative to the baseline; usually negative.
  public var underlinePosition: Int
  /// The thickness of the underline.
  public var underlineThickness: Int

  /// Makes metrics from their values, in units of `1 / unitsPerEm` em.
  public init(
    unitsPerEm: Int,
    ascender: Int,
    descender: Int,
    lineGap: Int = 0,
    capHeight: Int = 0,
    xHeight: Int = 0,
    maximumY: Int = 0,
    minimumY: Int = 0,
    underlinePosition: Int = 0,
    underlineThickness: Int = 0
  ) {
    precondition(unitsPerEm > 0, "units per em must be positive")
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.maximumY = maximumY
    self.minimumY = minimumY
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  /// Whether a line would have a negative height, with its gap or without: those of a file, which are integers of 16 bits.
  var hasNegativeHeight: Bool { ascender - descender < max(0, -lineGap) }

  /// Converts `units` of these metrics to points, at a size in points.
  public func points(_ units: Int, atSize size: Double) -> Double {
    Double(units) * size / Double(unitsPerEm)
  }

  /// The vertical metrics of Apple's San Francisco: 2048 units an em, ascender 1950, descender −494, no line gap, so a
  /// line is 1.193359375 em high.
  ///
  /// Source: `UIFont`'s ascender, descender and line height, equal to this product at every text style and category.
  /// Cap height and x-height are those of SF Pro (1443 and 1078 of 2048).
  public static let sanFrancisco = FontMetrics(
    unitsPerEm: 2048, ascender: 1950, descender: -494, lineGap: 0, capHeight: 1443, xHeight: 1078)
}

/// The three sets of vertical metrics of an OpenType face, and the choice between them.
package struct VerticalMetricsSources: Hashable, Sendable {
  /// `hhea`: ascender, descender, line gap.
  package var horizontalHeader: Triple
  /// `OS/2` typographic: `sTypoAscender`, `sTypoDescender`, `sTypoLineGap`; nil without an `OS/2` table.
  package var typographic: Triple?
  /// `OS/2` Windows: `usWinAscent`, `−usWinDescent`, no gap; nil without an `OS/2` table.
  package var windows: Triple?
  /// `USE_TYPO_METRICS`, bit 7 of `OS/2.fsSelection`.
  package var usesTypographicMetrics: Bool

  /// An ascender, a descender (negative below the baseline) and a line gap.
  package struct Triple: Hashable, Sendable {
    /// From the baseline up.
    public var ascender: Int
    /// From the baseline down; negative.
    public var descender: Int
    /// Between lines.
    public var lineGap: Int
  }

  /// The set that a line box uses: the typographic one if the face sets `USE_TYPO_METRICS`, even if it is all zero; else `hhea`;
  /// if that is all zero, the typographic one, and then the Windows one.
  ///
  /// Source, code: `SkFontHost_FreeType.cpp` of Skia (`generateFontMetrics`) and `sfobjs.c` of FreeType, which Chromium and Android
  /// go by. A negative line gap counts, as it does there in installed faces; in a page's own faces Chromium's sanitiser (OTS) sets
  /// it to 0. CoreText uses `hhea` whatever the face says: WebKit (`FontCocoa.mm`) reads the typographic set itself where it wants
  /// it, in faces for mathematics.
  package var preferred: Triple {
    if usesTypographicMetrics, let typographic { return typographic }
    if horizontalHeader.isUsable { return horizontalHeader }
    if let typographic, typographic.isUsable { return typographic }
    return windows ?? horizontalHeader
  }
}

extension VerticalMetricsSources.Triple {
  fileprivate var isUsable: Bool { ascender != 0 || descender != 0 }
}
