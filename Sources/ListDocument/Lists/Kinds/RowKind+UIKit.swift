internal import JSONText
internal import Sizing
internal import TextLayout
internal import Typography

extension RowKind {
  /// `uikit.cell` and the other presets of UIKit's content configurations.
  static let uiKit = ListContentConfiguration.Preset.allCases.map { preset in
    RowKind(
      preset.kind, preset.summary,
      { ListContentInput(preset, $0.geometry) },
      ListContentInput.fields + [
        Field(
          "children", \.children,
          .children(of: ListContentConfiguration.Preset.allCases.map(\.kind)).named("uikit.children"),
          """
          The rows below, which are shown if it is expanded, of any kind of UIKit's with children; those that name none are \
          of the document's defaultKind if it is such a kind, else of this one.
          """),
        Field("isExpanded", \.isExpanded, .bool, "Whether the rows below are shown."),
      ]
    ) { (input, context) throws(JSONFault) in
      try context.childRows(input.children, isShown: input.isExpanded == true, of: preset.kind)
    } row: { (input, context) throws(JSONFault) in
      var (content, configuration) = (input.content, input.configuration)
      // A section snapshot sets the level of a row and nothing else.
      content.indentationLevel += context.level
      // A chevron with nothing below the row points down unless it is said to be closed.
      if !(input.isExpanded ?? (input.children == nil)), !context.settings.expandsAll {
        for index in content.accessories.indices { content.accessories[index].isExpanded = false }
      }
      if let text = input.attributedText { (content.attributedText, content.textColors) = (text.text, text.colors) }
      if let text = input.secondaryAttributedText {
        (content.secondaryAttributedText, content.secondaryTextColors) = (text.text, text.colors)
      }
      if let image = input.image {
        content.image = ListContentRow.Image(size: image.size, isSymbol: image.isSymbol)
        configuration.image.maximumSize = image.maximumSize ?? configuration.image.maximumSize
        configuration.image.reservedLayoutSize = image.reservedLayoutSize ?? configuration.image.reservedLayoutSize
      }
      return ListContentRow(
        content, configuration: configuration, family: context.family, locale: context.locale,
        typesetter: context.typesetter)
    }
  }
}

/// What a document says about a row with a content configuration.
private struct ListContentInput: Sendable {
  var content = ListContentRow.Content()
  var configuration: ListContentConfiguration
  var image: ImageInput?
  var attributedText: ColoredText?
  var secondaryAttributedText: ColoredText?
  /// The rows below; `nil` for a row that has none.
  var children: [JSONValue]?
  /// `nil` if the document does not say.
  var isExpanded: Bool?

  /// A row of a list, which is in the list's container unless the document says otherwise.
  init(_ preset: ListContentConfiguration.Preset, _ geometry: ListGeometry) {
    configuration = ListContentConfiguration(preset, profile: geometry.profile)
    content.container = geometry.container
  }

  /// An image, and what of the configuration goes with it.
  struct ImageInput: Sendable {
    var size = LayoutSize.zero
    var isSymbol = false
    var maximumSize: LayoutSize?
    var reservedLayoutSize: ListContentConfiguration.ReservedSize?
  }

  static let fields: [Field<ListContentInput>] = [
    Field("title", \.content.text, .text, "The first text."),
    Field("detail", \.content.secondaryText, .text, "The second text."),
    Field(
      "attributedText", \.attributedText, .attributedText,
      "The first text in parts that are set differently, in the place of title."),
    Field(
      "secondaryAttributedText", \.secondaryAttributedText, .attributedText,
      "The second text in parts, in the place of detail."),
    Field("image", \.image, .listImage, "The image."),
    Field("accessories", \.content.accessories, .accessories, "What stands at the ends of the cell."),
    Field(
      "indentationLevel", \.content.indentationLevel, .integer(in: 0...1000),
      "The indentation level."),
    Field("indentationWidth", \.content.indentationWidth, .length, "The indentation of one level."),
    Field(
      "indentsAccessories", \.content.indentsAccessories, .bool,
      "Whether the indentation moves the leading accessories, too."),
    Field(
      "rowHeight", \.content.rowHeight, .length, "The height that the list gives the row, instead of its own."),
    Field(
      "layoutMargin", \.content.layoutMargin, .length,
      "The margins at both sides of the cell, instead of the list's: 8 in a flow layout."),
    Field(
      "container", \.content.container, .choice,
      "The container of the row: a table adds the separator to the row's height; if absent, the list's container."
    ).takenFromList(),
    Field("showsSeparator", \.content.showsSeparator, .bool, "Whether a separator is shown; if absent, below cells."),
    Field(
      "separatorInsets", \.content.separatorInsets, .insets,
      "Where the separator begins and ends, from the edges of the cell; if absent, where the system has it."),
    Field("showsTopSeparator", \.content.showsTopSeparator, .bool, "Whether a separator is shown at the top, too."),
    Field(
      "topSeparatorInsets", \.content.topSeparatorInsets, .insets,
      "The insets of the top separator; if absent, those of the bottom one."),
    Field("separatorColor", \.content.separatorColor, .color, "The colour of the separators."),
    Field("alpha", \.configuration.alpha, .number(in: 0...1), "The opacity of texts and image."),
    Field("backgroundColor", \.content.backgroundColor, .color, "The background of the row."),
    Field(
      "backgroundCornerRadius", \.content.backgroundCornerRadius, .length, "The radius of the background's corners."),
    Field("backgroundInsets", \.content.backgroundInsets, .insets, "How far the background keeps from the edges."),
    Field(
      "backgroundStrokeColor", \.content.backgroundStroke.color, .color,
      "The colour of the line around the background; if absent, the tint's."),
    Field("backgroundStrokeWidth", \.content.backgroundStroke.width, .length, "The width of that line; 0 is none."),
    Field(
      "backgroundStrokeOutset", \.content.backgroundStroke.outset, .offset,
      "How far the line lies outside the edge of the background."),
    Field("backgroundShadow", \.content.backgroundShadow, .shadow, "The shadow of the background."),
    Field(
      "directionalLayoutMargins", \.configuration.margins, changing: Field.edges, definition: "insets",
      "The distances between the edges and the content."),
    Field(
      "axesPreservingSuperviewLayoutMargins", \.configuration.preservesSideMargins,
      .choice([("none", false), ("horizontal", true), ("vertical", false), ("both", true)]),
      "The axes on which larger margins of the surroundings replace those of the content."),
    Field(
      "prefersSideBySideTextAndSecondaryText", \.configuration.prefersSideBySideText, .bool,
      "Whether both texts stand on one line if there is room."),
    Field("imageToTextPadding", \.configuration.imageToTextPadding, .length, "Between the image and the text."),
    Field(
      "textToSecondaryTextHorizontalPadding", \.configuration.textToSecondaryTextHorizontalPadding, .length,
      "Between the texts, side by side."),
    Field(
      "textToSecondaryTextVerticalPadding", \.configuration.textToSecondaryTextVerticalPadding, .length,
      "Between the texts, one over the other."),
    Field(
      "textProperties", \.configuration.text, changing: Field.textProperties, definition: "textProperties",
      "How the first text is set."),
    Field(
      "secondaryTextProperties", \.configuration.secondaryText, changing: Field.textProperties,
      definition: "textProperties", "How the second text is set."),
    Field(
      "imageProperties", \.configuration.image, changing: Field.imageProperties, definition: "imageProperties",
      "How the image is sized."),
  ]
}

extension Field<ListContentConfiguration.TextProperties> {
  fileprivate static let textProperties = [
    Field("textStyle", \.style, .textStyle, "The text style."),
    Field("weight", \.weight, .weight, "The weight."),
    Field("typeface", \.family, .family, "The family of the font; if absent, the row's."),
    Field(
      "alignment", \.alignment,
      .choice([LineAlignment.natural, .center, .justified].map { (name: $0.rawValue, value: $0) }),
      "The alignment of its lines within the label."),
    Field("color", \.color, .color, "The colour."),
    Field("pointSize", \.pointSize, .number(in: 1...1000), "The size of a font that is not that of the style."),
    Field(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .bool,
      "Whether the text follows the size category."),
    Field(
      "hasTightLeading", \.hasTightLeading, .bool, "Whether lines stand two points closer than the style has them."),
    Field("numberOfLines", \.numberOfLines, .lineLimit, "The most lines."),
    Field("lineBreakMode", \.lineBreakMode, .lineBreakMode, "Where a text with too many lines is truncated."),
    Field("transform", \.transform, .choice, "The transformation of the letters before they are set."),
    Field(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .bool,
      "Whether a text that is too wide for its only line shrinks."),
    Field(
      "minimumScaleFactor", \.minimumScaleFactor, .number(in: 0...1),
      "How far it may shrink then, as a part of its size."),
  ]
}

extension Field<ListContentConfiguration.ImageProperties> {
  fileprivate static let imageProperties = [
    Field("maximumSize", \.maximumSize, .size, "The size to which the image is scaled down; a side of 0 is no limit."),
    Field("reservedLayoutSize", \.reservedLayoutSize, .reservedSize, "The room kept for the image."),
    Field("cornerRadius", \.cornerRadius, .length, "The radius of the image's corners."),
    Field("tintColor", \.tintColor, .color, "The colour of a symbol; if absent, the tint's."),
    Field(
      "symbolTextStyle", \.symbolTextStyle, .symbolTextStyle,
      "The text style with which a symbol grows; none for a symbol of a fixed point size."),
    Field("strokeColor", \.stroke.color, .color, "The colour of the line around the image; if absent, the tint's."),
    Field("strokeWidth", \.stroke.width, .length, "The width of that line; 0 is none."),
  ]
}

extension ValueType<DynamicTypeStyle?> {
  fileprivate static var symbolTextStyle: Self {
    choice([("none", nil)] + DynamicTypeStyle.allCases.map { ("\($0)", $0) })
  }
}

extension ValueType<Shadow> {
  /// A shadow of UIKit's: its radius is the standard deviation, half of what CSS calls the blur.
  fileprivate static var shadow: Self {
    object(
      "a shadow", Shadow(color: .black, offset: .zero, blur: 0),
      [
        Field("color", \.color, .color, "The colour, opacity included."),
        Field("radius", \.radius, .length, "The blur radius."),
        Field("x", \.offset.x, .offset, "How far the shadow is moved to the right."),
        Field("y", \.offset.y, .offset, "How far the shadow is moved down."),
      ])
  }
}

extension Shadow {
  fileprivate var radius: Double {
    get { blur / 2 }
    set { blur = 2 * newValue }
  }
}

extension ValueType<ListContentInput.ImageInput> {
  fileprivate static var listImage: Self {
    image(
      ListContentInput.ImageInput(), size: \.size, \.size.width, \.size.height,
      and: [
        Field("symbol", \.isSymbol, .bool, "Whether it is one of the system's symbols."),
        Field("maximumSize", \.maximumSize, .size, "The size to which it is scaled down; a side of 0 is no limit."),
        Field("reservedLayoutSize", \.reservedLayoutSize, .reservedSize, "The size of the room that is kept for it."),
      ]
    ).named("listImage")
  }
}

extension ValueType<Truncation> {
  static var lineBreakMode: Self {
    choice([
      ("byWordWrapping", .none), ("byTruncatingTail", .tail), ("byTruncatingHead", .head),
      ("byTruncatingMiddle", .middle),
    ])
  }
}

extension ValueType<ListContentConfiguration.ReservedSize> {
  fileprivate static var reservedSize: Self {
    object(
      "a size", ListContentConfiguration.ReservedSize(),
      [
        Field("width", \.width, .reservedDimension, "The horizontal extent."),
        Field("height", \.height, .reservedDimension, "The vertical extent."),
      ]
    ).named("reservedSize")
  }
}

extension ValueType<ListContentConfiguration.ReservedLength> {
  fileprivate static var reservedDimension: Self {
    either(
      "a length, 0 for the image's own, or standard",
      [
        .string(.choice([("standard", .standard)])) { $0 }, .number(.length) { $0 == 0 ? .automatic : .points($0) },
      ]
    ) { dimension in
      switch dimension {
      case .automatic, .actual: .integer(0)
      case .standard: .string("standard")
      case .points(let points): .number(points)
      }
    }
  }
}

extension ListContentConfiguration.Preset {
  /// What the preset is, in a sentence.
  fileprivate var summary: String {
    switch self {
    case .cell: "A list cell of UIKit: a text and a second one below."
    case .subtitleCell: "A list cell of UIKit with a subtitle."
    case .valueCell: "A list cell of UIKit with a value beside the text, or below where there is no room."
    case .sidebarCell: "A cell of a sidebar of UIKit."
    case .sidebarSubtitleCell: "A cell of a sidebar of UIKit with a subtitle."
    case .accompaniedSidebarCell: "A cell of an accompanied sidebar of UIKit."
    case .accompaniedSidebarSubtitleCell: "A cell of an accompanied sidebar of UIKit with a subtitle."
    case .plainHeader: "A header of a plain list of UIKit."
    case .plainFooter: "A footer of a plain list of UIKit."
    case .groupedHeader: "A header of a grouped list of UIKit."
    case .groupedFooter: "A footer of a grouped list of UIKit."
    case .sidebarHeader: "A header in a sidebar of UIKit."
    case .prominentInsetGroupedHeader: "A prominent header of an inset grouped list of UIKit."
    case .extraProminentInsetGroupedHeader: "An extra prominent header of an inset grouped list of UIKit."
    }
  }
}
