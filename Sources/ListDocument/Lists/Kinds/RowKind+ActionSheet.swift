internal import JSONText
internal import Sizing
internal import Typography

extension RowKind {
  static let actionSheetItem = RowKind(
    "mdc.actionSheet", "The row of an action sheet of Material Components for iOS.", ActionSheetContent(),
    ActionSheetContent.fields
  ) { (content, context) throws(JSONFault) in
    var item = content.item
    item.hasImage = content.image != nil
    if let scheme = content.scheme { item.applyTheme(scheme) }
    content.titleFont.apply(to: &item.font, typeface: context.settings.typeface)
    return ActionSheetItem(item, profile: context.profile, locale: context.locale, typesetter: context.typesetter)
  }

  static let actionSheetHeader = RowKind(
    "mdc.actionSheetHeader", "The header of an action sheet of Material Components for iOS.",
    ActionSheetHeaderContent(), ActionSheetHeaderContent.fields
  ) { (content, context) throws(JSONFault) in
    var header = content.header
    if let scheme = content.scheme { header.applyTheme(scheme) }
    content.titleFont.apply(to: &header.titleFont, typeface: context.settings.typeface)
    content.detailFont.apply(to: &header.messageFont, typeface: context.settings.typeface)
    return ActionSheetHeader(header, profile: context.profile, locale: context.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a row of an action sheet.
private struct ActionSheetContent: Sendable {
  var item = ActionSheetItem.Content()
  var image: LayoutSize?
  /// `nil` is a row without a theme.
  var scheme: MaterialContainerScheme?
  var titleFont = MaterialFontChange()

  static let fields: [Field<ActionSheetContent>] = [
    Field("title", \.item.title, .text, "The title."),
    Field("image", \.image, .box, "The image, which is shown 24 × 24."),
    Field("contentEdgeInsets", \.item.contentEdgeInsets, .offsets, "The insets of the content."),
    Field(
      "addLeadingPadding", \.item.addsLeadingPadding, .bool,
      "Whether the title leaves room for an image even where there is none."),
    Field("showsDivider", \.item.showsDivider, .bool, "Whether a divider is shown above the row."),
    Field(
      "scheme", \.scheme, .containerScheme,
      "The theme that sets font and colours, by the defaults of its fonts or with its own."),
    Field(
      "adjustsFont", \.item.scalesFont, .bool,
      "Whether the font has the size of legacy subheadline in the size category, as upstream's could until 2021-06."),
    Field("titleFont", \.titleFont, .materialFont, "What the title's font has in place of the theme's."),
    Field("titleColor", \.item.colors.title, .color, "The title's colour; if absent, the theme's."),
    Field("dividerColor", \.item.colors.separator, .color, "The divider's colour; if absent, it is clear."),
    Field("backgroundColor", \.item.colors.background, .color, "The background of the row."),
    Field("imageTint", \.item.colors.image, .color, "The colour of images that are tinted; if absent, the theme's."),
    Field(
      "rippleColor", \.item.colors.ripple, .color, "The colour of the ripple or ink; if absent, the theme's."),
  ]
}

/// What a document says about the header of an action sheet.
private struct ActionSheetHeaderContent: Sendable {
  var header = ActionSheetHeader.Content()
  /// `nil` is a header without a theme.
  var scheme: MaterialContainerScheme?
  var titleFont = MaterialFontChange()
  var detailFont = MaterialFontChange()

  static let fields: [Field<ActionSheetHeaderContent>] = [
    Field("title", \.header.title, .text, "The title."),
    Field("detail", \.header.message, .text, "The message below it."),
    Field("detailLines", \.header.messageLines, .lineLimit, "The most lines of the message."),
    Field("showsDivider", \.header.showsDivider, .bool, "Whether a divider is shown below the header."),
    Field(
      "scheme", \.scheme, .containerScheme,
      "The theme that sets fonts and colours, by the defaults of its fonts or with its own."),
    Field(
      "adjustsFont", \.header.scalesFonts, .bool,
      "Whether the fonts have the sizes of legacy subheadline and body1 in the size category, as upstream's could until 2021-06."
    ),
    Field("titleFont", \.titleFont, .materialFont, "What the title's font has in place of the theme's."),
    Field("detailFont", \.detailFont, .materialFont, "What the detail's font has in place of the theme's."),
    Field("titleColor", \.header.colors.title, .color, "The title's colour; if absent, the theme's."),
    Field("detailColor", \.header.colors.detail, .color, "The detail's colour; if absent, the theme's."),
    Field("dividerColor", \.header.colors.separator, .color, "The divider's colour; if absent, upstream's."),
    Field("backgroundColor", \.header.colors.background, .color, "The background of the header."),
  ]
}

extension ValueType<DirectionalInsets> {
  /// Distances from the four edges that may be negative.
  fileprivate static var offsets: Self {
    object(
      "insets", .zero,
      [
        Field("top", \.top, .offset, "How far the top edge is moved up."),
        Field("leading", \.leading, .offset, "How far the edge where lines begin is moved outwards."),
        Field("bottom", \.bottom, .offset, "How far the bottom edge is moved up."),
        Field("trailing", \.trailing, .offset, "How far the edge where lines end is moved inwards."),
      ])
  }
}
