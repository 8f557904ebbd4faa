public import Typography

extension StereoCell {
  /// The fonts of a stereo cell, and how they follow the size category.
  ///
  /// Here a size is a function of font, flag and category. Upstream scales fonts when its flag or the category
  /// changes, but not when a font is assigned. So a font that is assigned later stays unscaled until the next change
  /// (issue 5346 there), as with the flag cleared here.
  ///
  /// Upstream scales by two categories, that of the surroundings and the application's, which differ only where a
  /// window overrides its category. Here both are that of ``Traits``.
  public struct Fonts: Codable, Hashable, Sendable {
    /// The title's font.
    public var title: MaterialFont
    /// The detail's font.
    public var detail: MaterialFont
    /// Whether the cell scales its fonts by the category (`mdc_adjustsFontForContentSizeCategory`).
    public var adjustsForSizeCategory: Bool
    /// Whether the theme scaled its fonts by the category when it was applied
    /// (`useCurrentContentSizeCategoryWhenApplied`).
    ///
    /// A font without a curve is left as it is, and so is one that takes the place of the theme's.
    public var scalesWhenApplied = false
    private var themeTitle: MaterialFont?
    private var themeDetail: MaterialFont?
    /// Whether the fonts are those of a theme, which sets the cell's colours, too.
    var isThemed: Bool { themeTitle != nil }

    /// The fonts a cell has unless it is given others: legacy title and caption at the default category, 20 pt medium
    /// and 12 pt, neither with a curve.
    public init(adjustsForSizeCategory: Bool = false) {
      title = .standard(for: .title)
      detail = .standard(for: .caption)
      self.adjustsForSizeCategory = adjustsForSizeCategory
    }

    /// The fonts of a theme: its subtitle1 and body2, 16 pt and 14 pt unless the scheme was changed.
    ///
    /// Those of 2019-02 have curves, those of 2018-04 do not.
    public init(scheme: MaterialTypographyScheme, adjustsForSizeCategory: Bool = false) {
      title = scheme[.subtitle1]
      detail = scheme[.body2]
      self.adjustsForSizeCategory = adjustsForSizeCategory
      scalesWhenApplied = scheme.scalesWhenApplied
      (themeTitle, themeDetail) = (title, detail)
    }

    // Inlined, else the fonts are copied to be handed over.
    @inline(__always)
    func titleSize(for category: SizeCategory?) -> Double {
      size(of: title, themeTitle, legacyStyle: .title, for: category)
    }

    @inline(__always)
    func detailSize(for category: SizeCategory?) -> Double {
      size(of: detail, themeDetail, legacyStyle: .caption, for: category)
    }

    /// A font with a curve follows it.
    ///
    /// One without takes the size of the label's legacy style, whatever its own size: a 99 pt title becomes 20 pt as
    /// soon as the flag is set. Both labels are on their own.
    private func size(
      of font: MaterialFont, _ theme: MaterialFont?, legacyStyle: LegacyMaterialStyle, for category: SizeCategory?
    ) -> Double {
      if font.curve != nil {
        let isOfTheme = theme.map { $0.pointSize == font.pointSize && $0.curve == font.curve } ?? true
        let scales = adjustsForSizeCategory || scalesWhenApplied && isOfTheme
        return scales ? font.scaledPointSize(for: category) : font.pointSize
      }
      return legacyStyle.size(of: font, follows: category, if: adjustsForSizeCategory)
    }
  }
}
