internal import JSONText
internal import Sizing
internal import Typography

extension RowKind {
  /// `mdc.text`.
  static let collectionTextCell = RowKind(
    "mdc.text", "The text cell of the collections of Material Components for iOS.", CollectionTextCell.Content(),
    [
      Field("title", \.title, .text, "The title."),
      Field("detail", \.detail, .text, "The detail."),
      Field("image", \.imageSize, .box, "The image."),
      Field("accessory", \.accessory, .accessory, "What stands where the row ends."),
      Field("height", \.height, .length, "The height the layout gives it; by default that by its lines."),
      Field("titleLines", \.titleLines, .lineLimit, "The most lines of the title."),
      Field("detailLines", \.detailLines, .lineLimit, "The most lines of the detail."),
      Field("editing", \.editing, .editingMasks, "The controls that are shown."),
      Field("hidesSeparator", \.hidesSeparator, .bool, "Whether its separator is hidden."),
      Field("separatorInset", \.separatorInset, .insets, "The distances around its separator."),
      Field("background", \.background, .choice, "What is behind it."),
    ]
  ) { (content, context) throws(JSONFault) in
    var content = content
    if let family = context.settings.typeface { content.typeface = .family(family) }
    return CollectionTextCell(content, locale: context.settings.locale, typesetter: context.typesetter)
  }
}

extension ValueType<CollectionTextCell.Accessory> {
  fileprivate static var accessory: Self {
    let named: [(String, CollectionTextCell.Accessory)] = [
      ("disclosureIndicator", .disclosureIndicator), ("checkmark", .checkmark), ("detailButton", .detailButton),
    ]
    return .element(named: named, box: { .view($0) }) { accessory in
      if case .view(let size) = accessory { return ValueType<Size>.size.encode(size) }
      return ValueType.choice(named).encode(accessory)
    }
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
    ) { $0.isEmpty ? .bool(false) : .bool(true) }
  }
}
