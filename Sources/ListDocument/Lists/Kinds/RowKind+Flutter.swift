internal import JSONText
internal import Sizing
internal import TextLayout
internal import Typography

extension RowKind {
  static let flutterListTile = RowKind(
    "flutter.listTile", "Flutter's list tile.", FlutterContent(),
    FlutterContent.contentFields + FlutterContent.styleFields + FlutterContent.lengthFields, boldText: .flutter
  ) { (content, context) throws(JSONFault) in
    FlutterListTile(
      content.tile, style: content.style, family: context.androidFamily, locale: context.locale,
      typesetter: context.typesetter)
  }
}

/// What a document says about a tile.
private struct FlutterContent: Sendable {
  var tile = FlutterListTile.Content()
  var style = FlutterListTile.Style()

  // In three parts, since one literal of all is more than the type checker takes.

  static let contentFields: [Field<FlutterContent>] = [
    Field("title", \.tile.title, .text, "The title."),
    Field("subtitle", \.tile.subtitle, .text, "The text below the title."),
    Field("leading", \.leading, .flutterSide, "What stands before the title."),
    Field("trailing", \.trailing, .flutterSide, "What stands after the title."),
    Field("titleLines", \.tile.titleLines, .lineLimit, "The most lines of the title."),
    Field("subtitleLines", \.tile.subtitleLines, .lineLimit, "The most lines of the subtitle."),
  ]

  static let styleFields: [Field<FlutterContent>] = [
    Field("isThreeLine", \.style.isThreeLine, .bool, "Whether room is kept for a third line."),
    Field("dense", \.style.isDense, .bool, "Whether the tile is lower, and its texts smaller."),
    Field("material", \.style.material, .material, "The generation of Material."),
    Field("visualDensity", \.style.visualDensity, .visualDensity, "How densely the tile is laid out."),
    Field("contentPadding", \.style.contentPadding, .insets, "The distances around the content."),
    Field("titleAlignment", \.style.titleAlignment, .choice, "The vertical position of leading and trailing."),
    Field(
      "scriptCategory", \.style.geometry, .choice,
      "Which metrics of the type scale apply; those of the language by default."),
    Field("isInDrawer", \.style.isInDrawer, .bool, "Whether the tile belongs to a drawer."),
    Field("textScaling", \.style.scaling, .choice, "How text grows with the font scale, in category L."),
  ]

  static let lengthFields: [Field<FlutterContent>] = [
    Field("minVerticalPadding", \.style.minimumVerticalPadding, .length, "The least distance around the texts."),
    Field("minLeadingWidth", \.style.minimumLeadingWidth, .length, "The least width for leading."),
    Field("horizontalTitleGap", \.style.horizontalTitleGap, .length, "Between the title and what stands beside it."),
    Field(
      "minTileHeight", \.style.minimumTileHeight, .length,
      "The least height, in place of the one that follows from lines and density."),
  ]
}

/// What stands at an end of a tile, and whether it is a picture, which keeps its shape.
private struct FlutterSide: Sendable {
  var side: MaterialSide
  var isPicture: Bool
}

extension FlutterContent {
  fileprivate var leading: FlutterSide? {
    get { tile.leading.map { FlutterSide(side: $0, isPicture: tile.isLeadingPicture) } }
    set { (tile.leading, tile.isLeadingPicture) = (newValue?.side, newValue?.isPicture == true) }
  }
  fileprivate var trailing: FlutterSide? {
    get { tile.trailing.map { FlutterSide(side: $0, isPicture: tile.isTrailingPicture) } }
    set { (tile.trailing, tile.isTrailingPicture) = (newValue?.side, newValue?.isPicture == true) }
  }
}

extension ValueType<FlutterSide> {
  fileprivate static var flutterSide: Self {
    let side = ValueType<MaterialSide>.materialSide(["icon": .icon, "avatar": .avatar])
    return ValueType(side.words, schema: side.schema, definitions: side.definitions) {
      (value, context) throws(JSONFault) in
      let isPicture = if case .object(let object) = value { object["image"] != nil } else { false }
      return FlutterSide(side: try side.decode(value, context), isPicture: isPicture)
    } encode: {
      side.encode($0.side)
    }
  }
}

extension ValueType<FlutterListTile.Material> {
  /// The generations by their number.
  fileprivate static var material: Self {
    ValueType<Int>.integer("2 or 3", in: 2...3)
      .map({ $0 == 2 ? .material2 : .material3 }, encode: { $0 == .material2 ? 2 : 3 })
  }
}

extension ValueType<FlutterListTile.VisualDensity> {
  /// A density by its name, or steps along both axes.
  fileprivate static var visualDensity: Self {
    let named = choice([("standard", .standard), ("comfortable", .comfortable), ("compact", .compact)])
    let steps = ValueType<Double>.number("steps from -4 to 4", in: FlutterListTile.VisualDensity.range)
    let object = ValueType<FlutterListTile.VisualDensity>.object(
      "an object with horizontal and vertical", .standard,
      [
        Field("horizontal", \.horizontal, steps, "Widens each gap beside the title by 2 points a step."),
        Field("vertical", \.vertical, steps, "Changes the tile's height by 4 points a step."),
      ])
    return .either(
      "one of standard comfortable compact or {\"horizontal\",\"vertical\"}",
      [.string(named) { $0 }, .object(object) { $0 }], encode: named.encode)
  }
}
