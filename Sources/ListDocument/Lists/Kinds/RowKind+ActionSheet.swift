internal import JSONText
internal import Sizing
internal import Typography

extension RowKind {
  /// `mdc.actionSheet`.
  static let actionSheetItem = RowKind(
    "mdc.actionSheet", "The row of an action sheet of Material Components for iOS.", ActionSheetContent(),
    [
      Field("title", \.item.title, .text, "The title."),
      Field("image", \.image, .box, "The image, which is shown 24 × 24."),
      Field("contentEdgeInsets", \.item.contentEdgeInsets, .offsets, "How far the edges of the content are moved."),
      Field(
        "addLeadingPadding", \.item.addsLeadingPadding, .bool,
        "Whether the title leaves room for an image all the same."),
      Field("showsDivider", \.item.showsDivider, .bool, "Whether a divider is shown above the row."),
      Field("scheme", \.scheme, .typographyScheme, "The defaults of the theme that sets the font."),
      Field("adjustsFont", \.item.scalesFont, .bool, "Whether the font follows the size category by its curve."),
    ]
  ) { (content, context) throws(JSONFault) in
    var item = content.item
    item.hasImage = content.image != nil
    if let scheme = content.scheme { item.font = MaterialTypographyScheme(defaults: scheme)[.subtitle1] }
    if let family = context.settings.typeface { item.font.typeface = .family(family) }
    return ActionSheetItem(
      item, profile: context.settings.geometry.profile, locale: context.settings.locale,
      typesetter: context.typesetter)
  }

  /// `mdc.actionSheetHeader`.
  static let actionSheetHeader = RowKind(
    "mdc.actionSheetHeader", "The header of an action sheet of Material Components for iOS.",
    ActionSheetHeaderContent(),
    [
      Field("title", \.header.title, .text, "The title."),
      Field("detail", \.header.message, .text, "The message below it."),
      Field("detailLines", \.header.messageLines, .lineLimit, "The most lines of the message."),
      Field("showsDivider", \.header.showsDivider, .bool, "Whether a divider is shown below the header."),
      Field("scheme", \.scheme, .typographyScheme, "The defaults of the theme that sets the fonts."),
    ]
  ) { (content, context) throws(JSONFault) in
    var header = content.header
    if let scheme = content.scheme.map({ MaterialTypographyScheme(defaults: $0) }) {
      header.titleFont = scheme[.subtitle1]
      header.messageFont = scheme[.body2]
    }
    if let family = context.settings.typeface {
      header.titleFont.typeface = .family(family)
      header.messageFont.typeface = .family(family)
    }
    return ActionSheetHeader(
      header, profile: context.settings.geometry.profile, locale: context.settings.locale,
      typesetter: context.typesetter)
  }
}

/// What a document says about a row of an action sheet.
private struct ActionSheetContent: Sendable {
  var item = ActionSheetItem.Content()
  var image: Size?
  /// `nil` is a row without a theme.
  var scheme: MaterialTypographyScheme.Defaults?
}

/// What a document says about the header of an action sheet.
private struct ActionSheetHeaderContent: Sendable {
  var header = ActionSheetHeader.Content()
  /// `nil` is a header without a theme.
  var scheme: MaterialTypographyScheme.Defaults?
}

extension ValueType<EdgeInsets> {
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
