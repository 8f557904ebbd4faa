internal import JSONText
internal import Sizing
internal import Typography

extension RowKind {
  static let sampleCell = RowKind(
    "mdc.sample", "The sample cell of the guide to making one's own cells of Material Components for iOS.",
    SampleContent(), SampleContent.fields
  ) { (content, context) throws(JSONFault) in
    var cell = content.cell
    cell.hasImage = content.image != nil
    if let scheme = content.scheme { cell.applyTheme(scheme) }
    content.titleFont.apply(to: &cell.titleFont, typeface: context.settings.typeface)
    content.detailFont.apply(to: &cell.detailFont, typeface: context.settings.typeface)
    return SampleCell(cell, locale: context.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a sample cell.
private struct SampleContent: Sendable {
  var cell = SampleCell.Content()
  var image: LayoutSize?
  /// `nil` is a cell without a theme.
  var scheme: MaterialContainerScheme?
  var titleFont = MaterialFontChange()
  var detailFont = MaterialFontChange()

  static let fields: [Field<SampleContent>] = [
    Field("title", \.cell.title, .text, "The title, on one line."),
    Field("detail", \.cell.detail, .text, "The details, on three lines at most."),
    Field("image", \.image, .box, "The image, which is fitted into a square of 40."),
    Field("scheme", \.scheme, .containerScheme, "The theme that sets the fonts, by their defaults or with its own."),
    Field("adjustsFont", \.cell.scalesFonts, .bool, "Whether the fonts follow the size category."),
    Field("titleFont", \.titleFont, .materialFont, "What the title's font has in place of the theme's."),
    Field("detailFont", \.detailFont, .materialFont, "What the detail's font has in place of the theme's."),
    Field("titleColor", \.cell.colors.title, .color, "The title's colour; if absent, the theme's."),
    Field("detailColor", \.cell.colors.detail, .color, "The detail's colour; if absent, the theme's."),
    Field(
      "rippleColor", \.cell.colors.ripple, .color, "The colour of the ripple or ink; if absent, the theme's."),
  ]
}
