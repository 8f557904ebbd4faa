internal import JSONText
internal import Sizing
internal import Typography

extension ValueType<SwiftUIView> {
  /// A view of SwiftUI: the name of a view without further keys, or an object with the key of its kind.
  static var view: Self { Views.type }
}

private enum Views {
  /// The type of views, made once for all documents.
  static let type: ValueType<SwiftUIView> = {
    let named = ValueType<SwiftUIView>.choice([
      ("spacer", .spacer()), ("divider", SwiftUIView(.divider)), ("stepper", SwiftUIView(.stepper)),
    ])
    func kind(_ words: String, _ key: String, _ initial: SwiftUIView, _ fields: [Field<SwiftUIView>])
      -> ValueType<SwiftUIView>.Alternative
    {
      .object(ValueType<SwiftUIView>.object(words, initial, fields + modifiers), with: key) { $0 }
    }
    return ValueType.either(
      "one of spacer divider stepper, or an object with text, image, toggle, spacer, hStack, vStack, zStack or viewThatFits",
      [
        .string(named) { $0 },
        kind("a text", "text", .text(""), text), kind("an image", "image", .image(.zero), image),
        kind(
          "a switch", "toggle", SwiftUIView(.toggle(isOn: false)),
          [Field("toggle", \.isOn, .bool, "Whether the switch is on.", isRequired: true)]),
        kind(
          "a spacer", "spacer", .spacer(minimumLength: 0),
          [Field("spacer", \.leastLength, .length, "The spacer's least length.", isRequired: true)]),
        kind("views beside each other", "hStack", .horizontal([]), stack("hStack", Views.verticalAlignment)),
        kind("views one over the other", "vStack", .vertical([]), stack("vStack", Views.horizontalAlignment)),
        kind("views of which one is shown", "viewThatFits", .thatFits([]), alternatives),
        kind("views behind each other", "zStack", SwiftUIView(.stack(SwiftUIView.Stack(.depth, []))), depth),
      ]
    ).named("view")
  }()

  /// Views in a stack, a level deeper.
  static let children = ValueType<[SwiftUIView]>(
    "an array of views",
    schema: ["type": "array", "items": .object(.reference("view"))]
  ) { (value, context) throws(JSONFault) in
    var inside = context
    inside.viewDepth += 1
    guard inside.viewDepth <= InputLimits.viewDepth else {
      throw JSONFault("there are more stacks in each other", expected: "at most \(InputLimits.viewDepth)")
    }
    return try ValueType<[SwiftUIView]>.array(of: type).decode(value, inside)
  } encode: { _ in
    []
  }

  static let text: [Field<SwiftUIView>] = [
    Field("text", \.content.text, .text, "The text.", isRequired: true),
    Field(
      "markdown", \.content.isMarkdown, .bool, "Whether the text is Markdown, as a string literal in SwiftUI code is."),
    Field("font", \.content.style, .textStyle, "The text style."),
    Field("typeface", \.content.properties.family, .family, "The family of the font; if absent, the row's."),
    Field("weight", \.content.properties.weight, .weight, "The weight."),
    Field(
      "pointSize", \.content.properties.pointSize, .number(in: 1...1000),
      "The size of a font that is not that of the style."),
    Field("lineLimit", \.content.properties.numberOfLines, .lineLimit, "The most lines."),
    Field(
      "reservesSpace", \.content.reservesSpace, .bool,
      "Whether a text of fewer lines is as high as one of as many as its line limit."),
    Field(
      "lineSpacing", \.content.lineSpacing, .length,
      "The space between two lines beside the font's own leading."),
    Field(
      "truncationMode", \.content.properties.lineBreakMode, .lineBreakMode,
      "Where a text with too many lines is truncated."),
    Field(
      "multilineTextAlignment", \.content.alignment, .choice, "The alignment of its lines."),
    Field(
      "minimumScaleFactor", \.content.properties.minimumScaleFactor, .number(in: 0...1),
      "How far a text that does not fit may shrink, as a part of its size; 0: it does not shrink."),
    Field(
      "textCase", \.content.properties.transform, .choice, "The transformation of the letters before they are set."),
  ]

  static let image: [Field<SwiftUIView>] = [
    Field("image", \.picture.size, .box, "The image.", isRequired: true),
    Field("symbol", \.picture.isSymbol, .bool, "Whether it is one of the system's symbols, which grow as text does."),
    Field("resizable", \.picture.isResizable, .bool, "Whether it fills the size that it is offered."),
    Field("scaledToFit", \.picture.isScaledToFit, .bool, "Whether it keeps its aspect ratio when it is resized."),
  ]

  static func stack(_ name: String, _ alignment: Field<SwiftUIView>) -> [Field<SwiftUIView>] {
    [
      Field(name, \.stack.children, children, "The views.", isRequired: true),
      Field("spacing", \.stack.spacing, .offset, "The distance between two views; if absent, SwiftUI's default."),
      alignment,
    ]
  }

  static let verticalAlignment = Field<SwiftUIView>(
    "alignment", \.stack.verticalAlignment, .choice, "The vertical alignment of the views.")
  static let horizontalAlignment = Field<SwiftUIView>(
    "alignment", \.stack.horizontalAlignment, .choice, "The horizontal alignment of the views.")

  static let depth: [Field<SwiftUIView>] = [
    Field("zStack", \.stack.children, children, "The views, from the back.", isRequired: true),
    Field("alignment", \.stack.alignment, .alignment, "The alignment of the views."),
  ]

  static let alternatives: [Field<SwiftUIView>] = [
    Field(
      "viewThatFits", \.fit.children, children, "The views; the first one that fits is shown.", isRequired: true),
    Field("in", \.fit.axes, .choice, "The axes on which a view has to fit."),
  ]

  static let modifiers: [Field<SwiftUIView>] = [
    Field("name", \.name, .string, "The name of its element; if absent, that of its kind."),
    Field(
      "layoutPriority", \.layoutPriority, .number(in: -1e6...1e6),
      "The priority with which a stack offers space to the view; higher ones come first."),
    Field("fixedWidth", \.isFixedHorizontally, .bool, "Whether its width is its own (fixedSize)."),
    Field("fixedHeight", \.isFixedVertically, .bool, "Whether its height is its own (fixedSize)."),
    Field("frame", \.frame, .viewFrame, "The frame around it."),
    Field("padding", \.padding, .padding, "The padding around the frame."),
    Field("foregroundStyle", \.foreground, .foreground, "The colour of its text or symbol."),
    Field(
      "dynamicTypeSize", \.dynamicTypeSize, .sizeCategories,
      "The range of size categories for its content: a category outside is clamped to the range; if absent, all."),
  ]
}

/// The parts of a view as the keys of its object have them.
extension SwiftUIView {
  fileprivate var content: TextContent {
    get { if case .text(let text) = kind { text } else { TextContent("") } }
    set { kind = .text(newValue) }
  }
  fileprivate var picture: ImageContent {
    get { if case .image(let image) = kind { image } else { ImageContent(size: .zero) } }
    set { kind = .image(newValue) }
  }
  fileprivate var isOn: Bool {
    get { if case .toggle(let isOn) = kind { isOn } else { false } }
    set { kind = .toggle(isOn: newValue) }
  }
  fileprivate var leastLength: Double {
    get { if case .spacer(let least) = kind { least ?? 0 } else { 0 } }
    set { kind = .spacer(minimumLength: newValue) }
  }
  fileprivate var stack: Stack {
    get { if case .stack(let stack) = kind { stack } else { Stack(.vertical, []) } }
    set { kind = .stack(newValue) }
  }
  fileprivate var fit: Fit {
    get { if case .fit(let fit) = kind { fit } else { Fit([]) } }
    set { kind = .fit(newValue) }
  }
}

extension SwiftUIView.Fit {
  fileprivate enum Axes: String, CaseIterable {
    case both
    case horizontal
    case vertical
  }

  fileprivate var axes: Axes {
    get { isHorizontal ? isVertical ? .both : .horizontal : .vertical }
    set { (isHorizontal, isVertical) = (newValue != .vertical, newValue != .horizontal) }
  }
}

extension SwiftUIView.TextContent {
  /// Setting the style sets its weight, too; a weight that is given is read after it.
  fileprivate var style: DynamicTypeStyle {
    get { properties.style }
    set { (properties.style, properties.weight) = (newValue, newValue.weight) }
  }
}

extension SwiftUIView.Stack {
  fileprivate var alignment: SwiftUIView.Alignment {
    get { SwiftUIView.Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment) }
    set { (horizontalAlignment, verticalAlignment) = (newValue.horizontal, newValue.vertical) }
  }
}

extension SwiftUIView.Frame {
  fileprivate var alignment: SwiftUIView.Alignment {
    get { SwiftUIView.Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment) }
    set { (horizontalAlignment, verticalAlignment) = (newValue.horizontal, newValue.vertical) }
  }
}

extension SwiftUIView {
  /// Where views stand from side to side and from top to bottom (`Alignment`).
  fileprivate struct Alignment: Hashable {
    var horizontal: HorizontalAlignment
    var vertical: VerticalAlignment
  }
}

extension ValueType<SwiftUIView.Alignment> {
  fileprivate static var alignment: Self {
    let names: [(String, SwiftUIView.HorizontalAlignment, SwiftUIView.VerticalAlignment)] = [
      ("center", .center, .center), ("leading", .leading, .center), ("trailing", .trailing, .center),
      ("top", .center, .top), ("topLeading", .leading, .top), ("topTrailing", .trailing, .top),
      ("bottom", .center, .bottom), ("bottomLeading", .leading, .bottom), ("bottomTrailing", .trailing, .bottom),
    ]
    return choice(names.map { ($0, SwiftUIView.Alignment(horizontal: $1, vertical: $2)) })
  }
}

extension ValueType<SwiftUIView.Frame> {
  fileprivate static var viewFrame: Self {
    object(
      "a frame", SwiftUIView.Frame(),
      [
        Field("width", \.width, .length, "The width."), Field("height", \.height, .length, "The height."),
        Field("minWidth", \.minimumWidth, .length, "The least width."),
        Field("idealWidth", \.idealWidth, .length, "The width where there is no limit."),
        Field("maxWidth", \.maximumWidth, .limit, "The greatest width."),
        Field("minHeight", \.minimumHeight, .length, "The least height."),
        Field("idealHeight", \.idealHeight, .length, "The height where there is no limit."),
        Field("maxHeight", \.maximumHeight, .limit, "The greatest height."),
        Field("alignment", \.alignment, .alignment, "The alignment of the view within the frame."),
      ])
  }
}

extension ValueType<Double> {
  fileprivate static var limit: Self {
    either(
      "a length in points, or infinity",
      [.string(.choice([("infinity", Double.infinity)])) { $0 }, .number(.length) { $0 }])
  }
}

extension ValueType<DirectionalInsets> {
  fileprivate static var padding: Self {
    either(
      "a length in points, or insets",
      [
        .number(.length) { DirectionalInsets(top: $0, leading: $0, bottom: $0, trailing: $0) },
        .object(ValueType<DirectionalInsets>.insets) { $0 },
      ], encode: ValueType<DirectionalInsets>.insets.encode)
  }
}

extension ValueType<SwiftUIView.Foreground> {
  fileprivate static var foreground: Self {
    let named = choice([
      ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary), ("tint", .tint),
    ])
    let color = ValueType<SRGBColor>.color
    return ValueType(
      "\(named.words), or \(color.words)",
      schema: ["anyOf": [.object(named.schema), .object(color.schema)]]
    ) { (value, context) throws(JSONFault) in
      guard try value.string().hasPrefix("#") else { return try named.decode(value, context) }
      return .color(try color.decode(value, context))
    }
  }
}
