internal import JSONText
internal import Sizing
internal import Typography

extension RowKind {
  static let stereo = RowKind(
    "mdc.stereo", "The self-sizing stereo cell of Material Components for iOS.", StereoContent(),
    StereoContent.fields
  ) { (content, context) throws(JSONFault) in
    var cell = content.cell
    if let scheme = content.scheme { cell.applyTheme(scheme) }
    // A colour of the cell's own comes before the theme's.
    if let color = content.onSurface { cell.onSurface = color }
    content.titleFont.apply(to: &cell.fonts.title, typeface: context.settings.typeface)
    content.detailFont.apply(to: &cell.fonts.detail, typeface: context.settings.typeface)
    return StereoCell(cell, locale: context.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a stereo cell.
private struct StereoContent: Sendable {
  var cell = StereoCell.Content()
  /// `nil` is a cell without a theme.
  var scheme: MaterialContainerScheme?
  /// `nil` is the theme's.
  var onSurface: SRGBColor?
  var titleFont = MaterialFontChange()
  var detailFont = MaterialFontChange()

  static let fields: [Field<StereoContent>] = [
    Field("title", \.cell.title, .text, "The first, larger text."),
    Field("detail", \.cell.detail, .text, "The text below the title."),
    Field("leadingImage", \.cell.leadingImage, .stereoImage, "The image where the row begins."),
    Field("trailingImage", \.cell.trailingImage, .stereoImage, "The image where the row ends."),
    Field("titleLines", \.cell.titleLines, .lineLimit, "The most lines of the title."),
    Field("detailLines", \.cell.detailLines, .lineLimit, "The most lines of the detail."),
    Field(
      "scheme", \.scheme, .containerScheme,
      "The theme that sets fonts and colours, by the defaults of its fonts or with its own."),
    Field("adjustsFont", \.cell.fonts.adjustsForSizeCategory, .bool, "Whether the fonts follow the size category."),
    Field("titleFont", \.titleFont, .materialFont, "What the title's font has in place of the theme's."),
    Field("detailFont", \.detailFont, .materialFont, "What the detail's font has in place of the theme's."),
    Field(
      "onSurface", \.onSurface, .color,
      "The colour in which the theme sets texts, images and ink; if absent, that of `scheme`, without which it has no effect."
    ),
    Field("titleColor", \.cell.colors.title, .color, "The title's colour; if absent, the theme's."),
    Field("detailColor", \.cell.colors.detail, .color, "The detail's colour; if absent, the theme's."),
    Field("imageTint", \.cell.colors.image, .color, "The colour of images that are tinted; if absent, the theme's."),
    Field(
      "rippleColor", \.cell.colors.ripple, .color, "The colour of the ripple or ink; if absent, the theme's."),
  ]
}

extension ValueType<StereoCell.Image> {
  fileprivate static var stereoImage: Self {
    image(
      StereoCell.Image(size: .zero), size: \.size, \.size.width, \.size.height,
      and: [Field("position", \.position, .choice, "The image's vertical position in the row.")]
    ).named("stereoImage")
  }
}
