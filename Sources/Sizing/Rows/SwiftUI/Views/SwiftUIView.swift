public import Typography

/// A view of SwiftUI's in a row of a list: a text, an image or a control, or a stack of others.
///
/// What is in a row is a value: `HStack`, `VStack`, `ZStack`, `Spacer`, `Divider`, `Text`, `Image`, `Toggle`, with the
/// modifiers that lay it out. They apply from the inside outwards: `fixedSize`, `frame`, `padding`, `layoutPriority`;
/// another order takes a stack of one view in between, which changes nothing else.
///
///     SwiftUIView.horizontal([.text("Alaska"), .spacer(), .text("Juneau")])
public struct SwiftUIView: Codable, Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The name of its element; `nil` for the name of its kind, with a number if it is not the first.
  public var name: String?
  /// The priority by which a stack offers its views space (`layoutPriority(_:)`).
  public var layoutPriority = 0.0
  /// Whether it has its ideal width (`fixedSize(horizontal:vertical:)`).
  public var isFixedHorizontally = false
  /// Whether it has its ideal height.
  public var isFixedVertically = false
  /// The frame around it (`frame(…)`).
  public var frame: Frame?
  /// The padding around the frame (`padding(_:)`).
  public var padding = DirectionalInsets.zero
  /// The colour of its text or symbol; `nil` for that of its kind.
  public var foreground: Foreground?
  /// The size categories in which texts and symbols in it are set, the nearest where the person chose another
  /// (`dynamicTypeSize(_:)`); `nil` for any.
  public var dynamicTypeSize: ClosedRange<SizeCategory>?

  /// Makes a view.
  public init(_ kind: Kind) { self.kind = kind }

  /// What a view is.
  public indirect enum Kind: Codable, Hashable, Sendable {
    /// `Text`.
    case text(TextContent)
    /// `Image`.
    case image(ImageContent)
    /// The switch of a `Toggle`.
    case toggle(isOn: Bool)
    /// The two buttons of a `Stepper`.
    case stepper
    /// `Spacer`, with its least length along the stack around it; `nil` for SwiftUI's.
    case spacer(minimumLength: Double?)
    /// `Divider`.
    case divider
    /// `HStack`, `VStack` or `ZStack`.
    case stack(Stack)
    /// `ViewThatFits`.
    case fit(Fit)

    /// The views in it: one of them is shown, or all.
    var children: [SwiftUIView] {
      switch self {
      case .stack(let stack): stack.children
      case .fit(let fit): fit.children
      default: []
      }
    }
  }

  /// A text, and how it is set.
  public struct TextContent: Codable, Hashable, Sendable {
    /// What it says.
    public var text: String
    /// How it is set; its number of lines is the `lineLimit(_:)`.
    public var properties = ListContentConfiguration.TextProperties(.body, color: SystemColor.label)
    /// Whether a text of fewer lines is as high as one of as many as its limit (`lineLimit(_:reservesSpace:)`); a text
    /// without a limit reserves nothing.
    public var reservesSpace = false
    /// What stands between two lines beside the font's own leading, in points at every size category
    /// (`lineSpacing(_:)`).
    public var lineSpacing = 0.0
    /// The alignment of its lines (`multilineTextAlignment(_:)`).
    public var alignment = HorizontalAlignment.leading
    /// Whether what it says is Markdown, as a literal in code is.
    public var isMarkdown = false

    /// Makes a text in the style of body.
    public init(_ text: String) { self.text = text }
  }

  /// An image.
  public struct ImageContent: Codable, Hashable, Sendable {
    /// Its own size, in points; that of a symbol at the default size category.
    public var size: LayoutSize
    /// Whether it is one of the system's symbols, which grow as text does.
    public var isSymbol = false
    /// Whether it fills what it is offered (`resizable()`).
    public var isResizable = false
    /// Whether a resizable image keeps its proportions, as large as fits (`scaledToFit()`).
    public var isScaledToFit = false

    /// Makes an image of a size.
    public init(size: LayoutSize) { self.size = size }
  }

  /// Views beside, below or behind each other.
  public struct Stack: Codable, Hashable, Sendable {
    /// The way in which they are stacked.
    public var axis: Axis
    /// The spacing between two of them; `nil` for SwiftUI's own.
    public var spacing: Double?
    /// Their horizontal alignment, unless the stack is horizontal.
    public var horizontalAlignment = HorizontalAlignment.center
    /// Their vertical alignment, unless the stack is vertical.
    public var verticalAlignment = VerticalAlignment.center
    /// The views.
    public var children: [SwiftUIView]

    /// Makes a stack.
    public init(_ axis: Axis, spacing: Double? = nil, _ children: [SwiftUIView]) {
      self.axis = axis
      self.spacing = spacing
      self.children = children
    }
  }

  /// Views of which the first is shown that fits.
  ///
  /// Assistive technology reads the first, whichever is shown.
  public struct Fit: Codable, Hashable, Sendable {
    /// Whether the width has to fit.
    public var isHorizontal = true
    /// Whether the height has to fit.
    public var isVertical = true
    /// The views, in order of preference.
    public var children: [SwiftUIView]

    /// Makes alternatives that have to fit in both axes.
    public init(_ children: [SwiftUIView]) { self.children = children }
  }

  /// The way in which views are stacked.
  public enum Axis: Codable, Hashable, Sendable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From the top down.
    case vertical
    /// From the back to the front.
    case depth
  }

  /// Where views stand from side to side (`HorizontalAlignment`).
  public enum HorizontalAlignment: String, Codable, Hashable, Sendable, CaseIterable {
    /// Where lines begin.
    case leading
    /// In the middle.
    case center
    /// Where lines end.
    case trailing
  }

  /// Where views stand from top to bottom (`VerticalAlignment`).
  public enum VerticalAlignment: String, Codable, Hashable, Sendable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// With their first baselines on a line.
    case firstTextBaseline
    /// With their last baselines on a line.
    case lastTextBaseline
  }

  /// The frame around a view: a size, or the limits of one; an absent length is the view's own.
  public struct Frame: Hashable, Sendable {
    /// The width.
    public var width: Double?
    /// The height.
    public var height: Double?
    /// The least width.
    public var minimumWidth: Double?
    /// The ideal width, which applies if no width is proposed.
    public var idealWidth: Double?
    /// The greatest width, which may be infinite.
    public var maximumWidth: Double?
    /// The least height.
    public var minimumHeight: Double?
    /// The ideal height, which applies if no height is proposed.
    public var idealHeight: Double?
    /// The greatest height, which may be infinite.
    public var maximumHeight: Double?
    /// The horizontal alignment of the view in the frame.
    public var horizontalAlignment = HorizontalAlignment.center
    /// The vertical alignment of the view in the frame.
    public var verticalAlignment = VerticalAlignment.center

    /// Makes a frame that limits nothing.
    public init() {}
  }

  /// A colour by its role (`foregroundStyle(_:)`).
  public enum Foreground: Codable, Hashable, Sendable {
    /// The colour of labels.
    case primary
    /// The colour of secondary labels.
    case secondary
    /// The colour of tertiary labels.
    case tertiary
    /// The accent.
    case tint
    /// A custom colour.
    case color(SRGBColor)
  }
}

extension SwiftUIView {
  /// `Text`.
  public static func text(_ text: String, _ style: DynamicTypeStyle = .body) -> SwiftUIView {
    var content = TextContent(text)
    content.properties.style = style
    content.properties.weight = style.weight
    return SwiftUIView(.text(content))
  }

  /// `Image`.
  public static func image(_ size: LayoutSize) -> SwiftUIView { SwiftUIView(.image(ImageContent(size: size))) }

  /// `Spacer`.
  public static func spacer(minimumLength: Double? = nil) -> SwiftUIView {
    SwiftUIView(.spacer(minimumLength: minimumLength))
  }

  /// `HStack`.
  public static func horizontal(
    spacing: Double? = nil, alignment: VerticalAlignment = .center, _ children: [SwiftUIView]
  ) -> SwiftUIView {
    var stack = Stack(.horizontal, spacing: spacing, children)
    stack.verticalAlignment = alignment
    return SwiftUIView(.stack(stack))
  }

  /// `VStack`.
  public static func vertical(
    spacing: Double? = nil, alignment: HorizontalAlignment = .center, _ children: [SwiftUIView]
  ) -> SwiftUIView {
    var stack = Stack(.vertical, spacing: spacing, children)
    stack.horizontalAlignment = alignment
    return SwiftUIView(.stack(stack))
  }

  /// `ViewThatFits`.
  public static func thatFits(_ children: [SwiftUIView]) -> SwiftUIView { SwiftUIView(.fit(Fit(children))) }

  /// A badge: a text in the secondary colour (`badge(_:)`).
  public static func badge(_ text: String) -> SwiftUIView {
    SwiftUIView.text(text).foreground(.secondary).named("badge")
  }

  /// The value of a `LabeledContent`: a text in the secondary colour, whose lines end where the row does.
  public static func value(_ text: String) -> SwiftUIView {
    var content = TextContent(text)
    content.alignment = .trailing
    return SwiftUIView(.text(content)).foreground(.secondary).named(valueName)
  }

  /// What is selected in a `Picker` of the menu style: a text before a symbol of two chevrons, in the secondary colour.
  ///
  /// Own: the space before the symbol, which nobody recorded.
  public static func picker(_ selection: String) -> SwiftUIView {
    var symbol = ImageContent(size: AccessoryMetrics.popUpMenu)
    symbol.isSymbol = true
    return .horizontal(
      spacing: 4, [value(selection), SwiftUIView(.image(symbol)).foreground(.secondary).named(menuSymbol)])
  }

  /// The name of the value of a `LabeledContent`.
  static let valueName = "value"
  /// The name of the two chevrons of a `Picker`.
  static let menuSymbol = "popUpMenu"

  package var count: Int { kind.children.reduce(1) { $0 + $1.count } }

  func foreground(_ foreground: Foreground) -> SwiftUIView {
    var view = self
    view.foreground = foreground
    return view
  }

  func markdown(_ isMarkdown: Bool) -> SwiftUIView {
    guard case .text(var text) = kind else { return self }
    text.isMarkdown = isMarkdown
    var view = self
    view.kind = .text(text)
    return view
  }

  func named(_ name: String) -> SwiftUIView {
    var view = self
    view.name = name
    return view
  }
}
