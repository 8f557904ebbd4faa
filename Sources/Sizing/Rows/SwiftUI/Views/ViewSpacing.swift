internal import FontKit
internal import TextLayout
internal import Typography

/// The spacing that a view asks for around it in a stack without a spacing of its own.
///
/// A view asks for distances by kind. Of the kinds that two neighbours both have, the greatest distance counts; views
/// without a common kind, such as two images, are the default distance apart. So text keeps the distance of its lines
/// to other text, less than the default to an image above it, and more to an image below it, measured from its
/// capitals.
///
/// Source, inferred: OpenSwiftUI 069dd80, which follows SwiftUI of iOS 18.5.
/// Source, recorded: iOS 26, 390 points wide, category M (home-assistant/iOS d722d78, `InvitationView`): a capsule of a padded text is
/// 9.667 below the baseline of caption1.
struct ViewSpacing {
  /// The distances that a view asks for at one of its edges, in points; `nil` for a kind that it does not have.
  struct Edge {
    /// Between two texts.
    var text: TextEdge?
    /// Between something and the text below it.
    var aboveText: Double?
    /// Between a text and something below it.
    var belowText: Double?
    /// To any neighbour.
    var any: Double?

    /// The edge of a view that is not a text: it adds nothing to what text asks for.
    static let upperEdge = Edge(belowText: 0)
    static let lowerEdge = Edge(aboveText: 0)

    /// Adds what another view asks for at the same edge of both.
    mutating func merge(_ other: Edge) {
      func greater<Value: Comparable>(_ first: Value?, _ second: Value?) -> Value? {
        [first, second].compactMap(\.self).max()
      }
      text = greater(text, other.text)
      aboveText = greater(aboveText, other.aboveText)
      belowText = greater(belowText, other.belowText)
      any = greater(any, other.any)
    }
  }

  enum TextEdge: Comparable {
    /// One of the system's symbols, which adds no space between itself and text.
    case symbol
    /// A text, with the distance from line to line and the part of it that is between the lines.
    case text(lineSpacing: Double, leading: Double)
  }

  var top = Edge.upperEdge
  var bottom = Edge.lowerEdge
  var leading = Edge()
  var trailing = Edge()

  /// Adds what another view asks for at the same edges.
  mutating func merge(_ other: ViewSpacing) {
    top.merge(other.top)
    bottom.merge(other.bottom)
    leading.merge(other.leading)
    trailing.merge(other.trailing)
  }

  /// No spacing, along an axis or, if that is `nil`, along both: that of a spacer and of an empty stack.
  static func none(along axis: SwiftUIView.Axis?) -> ViewSpacing {
    let (edge, none) = (Edge(), Edge(any: 0))
    let (down, across) = (axis == .horizontal ? edge : none, axis == .vertical ? edge : none)
    return ViewSpacing(top: down, bottom: down, leading: across, trailing: across)
  }

  /// The distance between two views next to each other.
  static func distance(from upper: Edge, to lower: Edge, default standard: Double, _ grid: PixelGrid) -> Double {
    var distances: [Double] = []
    if let first = upper.text, let second = lower.text {
      if case .text = first, case .text(_, let leading) = second {
        // Own: not less than nothing, where lines overlap by more than a pixel.
        distances.append(max(0, grid.ceil(leading)))
      } else {
        distances.append(0)
      }
    }
    if let first = upper.aboveText, let second = lower.aboveText { distances.append(first + second) }
    if let first = upper.belowText, let second = lower.belowText { distances.append(first + second) }
    return distances.max() ?? [upper.any, lower.any].compactMap(\.self).max() ?? standard
  }
}

extension ViewSizing {
  func spacing(_ stack: SwiftUIView.Stack, _ first: PreparedView, _ second: PreparedView) -> Double {
    if let spacing = stack.spacing { return spacing }
    let (first, second) = (spacing(of: first), spacing(of: second))
    let isVertical = stack.axis == .vertical
    return ViewSpacing.distance(
      from: isVertical ? first.bottom : first.trailing, to: isVertical ? second.top : second.leading,
      default: Self.defaultSpacing, traits.pixelGrid)
  }

  /// The spacing that a view asks for.
  ///
  /// At the edges of a frame with a length, and of a padding, what the view inside asks for ends, but that of a spacer in
  /// a frame does not.
  private func spacing(of node: PreparedView) -> ViewSpacing {
    var spacing = unframedSpacing(of: node)
    let (padding, standard, none) = (node.view.padding, ViewSpacing(), SwiftUIView.Frame.Limits())
    let frame = node.isFlexibleSpacer ? nil : node.view.frame
    let (isSizedAcross, isSizedDown) = (frame?.horizontal ?? none != none, frame?.vertical ?? none != none)
    if isSizedDown || padding.top != 0 { spacing.top = standard.top }
    if isSizedDown || padding.bottom != 0 { spacing.bottom = standard.bottom }
    if isSizedAcross || padding.leading != 0 { spacing.leading = standard.leading }
    if isSizedAcross || padding.trailing != 0 { spacing.trailing = standard.trailing }
    return spacing
  }

  private func unframedSpacing(of node: PreparedView) -> ViewSpacing {
    switch node.view.kind {
    case .text(let text): return spacing(of: text, node.label, node.traits(traits))
    case .image(let image) where image.isSymbol && !image.isResizable:
      return ViewSpacing(top: ViewSpacing.Edge(text: .symbol), bottom: ViewSpacing.Edge(text: .symbol))
    case .image, .toggle, .stepper, .divider: return ViewSpacing()
    case .spacer: return .none(along: node.axis)
    case .fit: return node.children.first.map { spacing(of: $0) } ?? ViewSpacing()
    case .stack(let stack):
      let children = node.children.map { spacing(of: $0) }
      guard let first = children.first, let last = children.last else { return .none(along: nil) }
      let edge = ViewSpacing.Edge()
      var result = children.reduce(
        into: ViewSpacing(top: edge, bottom: edge), { $0.merge($1) })
      if stack.axis == .vertical { (result.top, result.bottom) = (first.top, last.bottom) }
      if stack.axis == .horizontal { (result.leading, result.trailing) = (first.leading, last.trailing) }
      return result
    }
  }

  /// The spacing that a text asks for.
  ///
  /// Above: a tenth of its line height, rounded up to the pixel, and its descent. Below: the same, or the line height
  /// and the tenth less the cap height if that is more.
  private func spacing(of text: SwiftUIView.TextContent, _ label: RowLabel?, _ traits: Traits) -> ViewSpacing {
    guard let label else { return ViewSpacing() }
    let (metrics, size) = (label.text.fontMetrics, text.properties.fontSize(in: traits))
    let ascent = metrics.points(metrics.ascender, atSize: size)
    let descent = -metrics.points(metrics.descender, atSize: size)
    let line = ascent + descent
    // Source, code: OpenSwiftUI 069dd80, `Text+Spacing.swift`: a tenth.
    let tenth = traits.pixelGrid.ceil(line * 0.1)
    let leading = text.properties.leading(in: traits)
    let edge = ViewSpacing.TextEdge.text(lineSpacing: line + leading, leading: leading)
    return ViewSpacing(
      top: ViewSpacing.Edge(text: edge, aboveText: tenth + descent),
      bottom: ViewSpacing.Edge(
        text: edge,
        belowText: max(line + tenth - metrics.points(metrics.capHeight, atSize: size), tenth + descent)))
  }
}

extension PreparedView {
  fileprivate var isFlexibleSpacer: Bool {
    if case .spacer = view.kind { !view.isFixedHorizontally && !view.isFixedVertically } else { false }
  }
}
