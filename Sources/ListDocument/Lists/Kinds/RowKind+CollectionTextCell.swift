internal import JSONText
internal import Sizing
internal import Typography

extension RowKind {
  static let collectionTextCell = RowKind(
    "mdc.text", "The text cell of the collections of Material Components for iOS.", TextCellContent(),
    TextCellContent.fields
  ) { (content, context) throws(JSONFault) in
    var cell = content.cell
    content.titleFont.apply(to: &cell.titleFont, typeface: context.settings.typeface)
    content.detailFont.apply(to: &cell.detailFont, typeface: context.settings.typeface)
    return CollectionTextCell(cell, locale: context.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a text cell.
private struct TextCellContent: Sendable {
  var cell = CollectionTextCell.Content()
  var titleFont = MaterialFontChange()
  var detailFont = MaterialFontChange()

  static let fields: [Field<TextCellContent>] = [
    Field("title", \.cell.title, .text, "The title."),
    Field("detail", \.cell.detail, .text, "The detail."),
    Field("image", \.cell.imageSize, .box, "The image."),
    Field("accessory", \.cell.accessory, .accessory, "What stands where the row ends."),
    Field(
      "height", \.cell.height, .length,
      "The height that the collection view's layout gives the cell; if absent, the default for its number of lines."),
    Field("titleLines", \.cell.titleLines, .lineLimit, "The most lines of the title."),
    Field("detailLines", \.cell.detailLines, .lineLimit, "The most lines of the detail."),
    Field("editing", \.cell.editing, .editingMasks, "The controls that are shown."),
    Field("hidesSeparator", \.cell.hidesSeparator, .bool, "Whether its separator is hidden."),
    Field("separatorInset", \.cell.separatorInset, .insets, "The distances around its separator."),
    Field("background", \.cell.background, .choice, "The background; if absent, the list's."),
    Field("titleFont", \.titleFont, .materialFont, "What the title's font has in place of the theme's."),
    Field("detailFont", \.detailFont, .materialFont, "What the detail's font has in place of the theme's."),
    Field("titleColor", \.cell.colors.title, .color, "The title's colour; if absent, the theme's."),
    Field("detailColor", \.cell.colors.detail, .color, "The detail's colour; if absent, the theme's."),
    Field("separatorColor", \.cell.colors.separator, .color, "The separator's colour; if absent, upstream's grey."),
    Field("backgroundColor", \.cell.colors.background, .color, "The colour of the cell; if absent, white."),
    Field(
      "rippleColor", \.cell.colors.ripple, .color, "The colour of the ripple or ink; if absent, the theme's."),
  ]
}

extension ValueType<CollectionTextCell.Accessory> {
  fileprivate static var accessory: Self {
    .element(
      named: [
        ("disclosureIndicator", .disclosureIndicator), ("checkmark", .checkmark), ("detailButton", .detailButton),
      ], box: { .view($0) })
  }
}

extension ValueType<CollectionTextCell.EditingMasks> {
  /// Both controls or none, or each by its name.
  fileprivate static var editingMasks: Self {
    let names = ValueType<[String]>.array(of: .choice([("reorder", "reorder"), ("selector", "selector")]))
    return .either(
      "true or false or \(names.words)",
      [
        Alternative(.bool, fits: { if case .bool = $0 { true } else { false } }) { $0 ? [.reorder, .selector] : [] },
        Alternative(names, fits: { if case .array = $0 { true } else { false } }) { names in
          CollectionTextCell.EditingMasks(names.map { $0 == "reorder" ? .reorder : .selector })
        },
      ]
    ) { .bool(!$0.isEmpty) }
  }
}
