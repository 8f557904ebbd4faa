internal import JSONText
internal import Sizing
internal import Typography

extension RowKind {
  /// `mdc.sample`.
  static let sampleCell = RowKind(
    "mdc.sample", "The sample cell of the guide to making one's own cells of Material Components for iOS.",
    SampleContent(),
    [
      Field("title", \.cell.title, .text, "The title, on one line."),
      Field("detail", \.cell.detail, .text, "The details, on three lines at most."),
      Field("image", \.image, .box, "The image, which is fitted into a square of 40."),
      Field("scheme", \.scheme, .typographyScheme, "The defaults of the theme that sets the fonts."),
      Field("adjustsFont", \.adjustsFont, .bool, "Whether the fonts follow the size category."),
    ]
  ) { (content, context) throws(JSONFault) in
    var cell = content.cell
    cell.hasImage = content.image != nil
    cell.fonts =
      content.scheme.map {
        SampleCell.Fonts(
          scheme: MaterialTypographyScheme(defaults: $0), adjustsForSizeCategory: content.adjustsFont)
      } ?? SampleCell.Fonts(adjustsForSizeCategory: content.adjustsFont)
    if let family = context.settings.typeface {
      cell.fonts.title.typeface = .family(family)
      cell.fonts.detail.typeface = .family(family)
    }
    return SampleCell(cell, locale: context.settings.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a sample cell.
private struct SampleContent: Sendable {
  var cell = SampleCell.Content()
  var image: Size?
  /// `nil` is a cell without a theme.
  var scheme: MaterialTypographyScheme.Defaults?
  var adjustsFont = false
}
