public import Typography

/// What a theme of Material Components for iOS hands to a cell (`MDCContainerScheme`): its fonts and its colours, as
/// far as cells use them.
public struct MaterialContainerScheme: Hashable, Sendable {
  /// The fonts; `nil` for a theme without any, which falls back to those of 2018-04.
  public var typography: MaterialTypographyScheme?
  /// The colour of texts and images, black by default; their opacities are the cells' own.
  public var onSurface: SRGBColor

  /// Makes a theme; by default upstream's, whose fonts are those of 2018-04 and have no curves.
  public init(
    typography: MaterialTypographyScheme? = MaterialTypographyScheme(defaults: .material201804),
    onSurface: SRGBColor = .black
  ) {
    self.typography = typography
    self.onSurface = onSurface
  }

  package var fonts: MaterialTypographyScheme { typography ?? MaterialTypographyScheme(defaults: .material201804) }
}

// MARK: Applying

extension BaseCell {
  /// Applies a theme: ink and ripple in its colour.
  ///
  /// Source, code: `MDCBaseCell+MaterialTheming.m` (`kInkAlpha`) of Material Components for iOS 124.2 (ac77ff7).
  public mutating func applyTheme(_ scheme: MaterialContainerScheme) { rippleColor = scheme.onSurface.opacity(0.16) }
}

extension StereoCell.Content {
  /// Applies a theme: subtitle1 and body2, and all texts and images in its colour.
  ///
  /// Whether the cell follows the size category stays as it was.
  public mutating func applyTheme(_ scheme: MaterialContainerScheme) {
    fonts = StereoCell.Fonts(scheme: scheme.fonts, adjustsForSizeCategory: fonts.adjustsForSizeCategory)
    onSurface = scheme.onSurface
  }
}

extension SampleCell.Content {
  /// Applies a theme: subtitle1 and body2.
  ///
  /// Whether the cell follows the size category stays as it was; the guide's cell keeps its colours.
  public mutating func applyTheme(_ scheme: MaterialContainerScheme) {
    titleFont = scheme.fonts[.subtitle1]
    detailFont = scheme.fonts[.body2]
  }
}

extension ActionSheetItem.Content {
  /// Applies a theme: subtitle1, and title, image and ripple in its colour.
  public mutating func applyTheme(_ scheme: MaterialContainerScheme) {
    font = scheme.fonts[.subtitle1]
    onSurface = scheme.onSurface
  }
}

extension ActionSheetHeader.Content {
  /// Applies a theme: subtitle1 and body2, in its colour.
  public mutating func applyTheme(_ scheme: MaterialContainerScheme) {
    titleFont = scheme.fonts[.subtitle1]
    messageFont = scheme.fonts[.body2]
    onSurface = scheme.onSurface
  }
}
