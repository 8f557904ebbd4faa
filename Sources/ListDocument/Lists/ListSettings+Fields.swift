internal import JSONText
internal import Sizing
internal import TextAnalysis
internal import Typography

extension ListSettings {
  /// The keys of a document that are about the list as a whole.
  static let fields: [Field<ListSettings>] = [
    Field(
      "$schema", \.schema, .schemaAddress,
      "The schema that the document follows, for editors; it may state its version."),
    Field("name", \.name, .string, "The document's name; no two documents of a stream share one."),
    Field("width", \.geometry.width, .length, "The width of the list."),
    Field(
      "style", \.geometry.style, .listStyle, "The look of the list; automatic is SwiftUI's on a phone, insetGrouped."),
    Field(
      "container", \.geometry.container, .choice,
      "What UIKit's list is: a table, which is plain, grouped or insetGrouped, has other titles, spaces and cards than a list of a collection view."
    ),
    Field("headerMode", \.geometry.headerMode, .choice, "What stands at the head of a section."),
    Field("dividers", \.geometry.divider, .dividers, "The lines between rows."),
    Field("direction", \.traits.direction, .choice, "The direction in which rows proceed."),
    Field("contentSizeCategory", \.traits.sizeCategory, .sizeCategory, "The size of text the person chose."),
    Field(
      "typeScale", \.traits.typeScale, .typeScale,
      "Sizes and line heights of Dynamic Type's styles in the place of the system's, as galley scale --custom takes them; a curve without a name is that of body, which the other styles follow."
    ),
    Field("displayScale", \.traits.pixelGrid, .pixelGrid, "Device pixels per point; 0 rounds nothing."),
    Field("locale", \.locale, .locale, "The language of the texts."),
    Field("profile", \.geometry.profile, .choice, "The era of Apple's metrics."),
    Field(
      "safeArea", \.geometry.safeArea, changing: Field.edges, definition: "insets",
      "The safe area insets of the device."),
    Field(
      "horizontalSizeClass", \.geometry.horizontalSizeClass, .choice, "The horizontal size class."),
    Field(
      "verticalSizeClass", \.geometry.verticalSizeClass, .choice,
      "The vertical size class: compact on a phone in landscape."),
    Field(
      "followsReadableWidth", \.geometry.followsReadableWidth, .bool,
      "Whether the content of cells is limited to the readable width."),
    Field(
      "headerTopPadding", \.geometry.headerTopPadding, .length, "The space above a header; if absent, the system's."),
    Field(
      "minHeaderHeight", \.minimumHeaderHeight, .length,
      "The least height of headers that are texts; if absent, the system's."),
    Field(
      "sectionMargin", \.geometry.sectionMargin, .length,
      "The margins at both sides of sections; if absent, the style's (listSectionMargins)."),
    Field("rowSpacing", \.geometry.rowSpacing, .length, "The space between rows, which makes each a card."),
    Field(
      "sectionSpacing", \.geometry.sectionSpacing, .length, "The space between sections; if absent, the system's."),
    Field("showsSeparators", \.geometry.showsSeparators, .bool, "Whether rows may have separators."),
    Field(
      "backgroundColor", \.backgroundColor, .color, "The background of the list; if absent, the style's."),
    Field(
      "refreshing", \.geometry.isRefreshing, .bool,
      "Whether a refresh control is shown and refreshing; pictures leave it out."),
    Field("typeface", \.typeface, .family, "A family that replaces every row's own."),
    Field(
      "fontScale", \.traits.fontScale, .number(in: TextSizeSetting.fontScales),
      "The font scale of an Android device, or a Flutter app's text scale factor. In rows of Compose and Flutter contentSizeCategory is a factor beside it, and in a category other than L Flutter's textScaling is linear."
    ),
    Field(
      "boldText", \.boldText, .bool,
      "Whether the person turned bold text on, which each system applies by its own rule."),
    Field(
      "letterSpacing", \.letterSpacing, .number(in: InputLimits.letterSpacings),
      "Points between letters that the person chose, in the place of the styles' own."),
    Field("editing", \.isEditing, .bool, "Whether the list is being edited."),
    Field("defaultKind", \.defaultKind, .kind, "The kind of the rows that do not name one."),
    Field("defaults", \.defaults, .rowDefaults, "Default values for rows, by kind."),
  ]

  fileprivate var isEditing: Bool {
    get { traits.state.contains(.editing) }
    set { if newValue { traits.state.insert(.editing) } else { traits.state.remove(.editing) } }
  }
}

extension ValueType<ListAppearance> {
  /// The styles, and the one that SwiftUI finds by itself.
  fileprivate static var listStyle: Self {
    choice(ListAppearance.allCases.map { ($0.rawValue, $0) } + [("automatic", .insetGrouped)])
  }
}

extension ValueType<SizeCategory?> {
  fileprivate static var sizeCategory: Self {
    let names = SizeCategory.allCases.map(\.shortName) + ["unspecified"]
    return ValueType(
      "one of \(names.joined(separator: " "))",
      schema: [
        "enum": .strings(
          names + SizeCategory.allCases.flatMap { $0.names.dropFirst() } + SizeCategory.unspecifiedNames.dropFirst())
      ]
    ) { (value, _) throws(JSONFault) in
      let name = try value.string()
      do throws(UnknownName) {
        return try SizeCategory.trait(named: name)
      } catch {
        var fault = JSONFault("\(JSONQuote(name))", expected: "one of \(error.expected.joined(separator: " "))")
        fault.suggestion = Names.nearest(to: name, among: error.expected)
        throw fault
      }
    } encode: {
      .string($0?.shortName ?? "unspecified")
    }
  }
}

extension ValueType<PixelGrid> {
  fileprivate static var pixelGrid: Self {
    let scales = ValueType<Double>.number(in: InputLimits.displayScales)
    return ValueType("\(scales.words), or 0", schema: ["anyOf": [["const": 0], .object(scales.schema)]]) {
      (value, _) throws(JSONFault) in
      PixelGrid(scale: try value.displayScale())
    } encode: {
      .number($0.scale)
    }
  }
}

extension ValueType<String> {
  fileprivate static var kind: Self {
    ValueType("a kind of row", schema: ["enum": .strings(RowCatalogue.kinds.map(\.name))]) {
      (value, _) throws(JSONFault) in
      try RowCatalogue.kind(value).name
    }
  }
}

extension ValueType<ListDivider?> {
  fileprivate static var dividers: Self {
    choice([
      ("none", nil), ("material3", .material3), ("material3Inset", .material3Inset),
      ("flutterMaterial2", .flutterMaterial2), ("flutterMaterial3", .flutterMaterial3), ("flutterTiles", .flutterTiles),
      ("flutterTilesMaterial2", .flutterTilesMaterial2),
    ])
  }
}
