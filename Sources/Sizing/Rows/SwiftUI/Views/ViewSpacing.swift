internal import FontKit
internal import TextLayout
internal import Typography

/// The spacing that a view asks for above and below it in a vertical stack without a spacing of its own.
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

  /// A text or a symbol at an edge.
  enum TextEdge: Comparable {
    /// One of the system's symbols, which adds no space between itself and text.
    case symbol
    /// A text, with the distance from line to line and the part of it that is between the lines.
    case text(lineSpacing: Double, leading: Double)
  }

  var top = Edge.upperEdge
  var bottom = Edge.lowerEdge

  /// The distance between two views one over the other.
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
  /// The spacing between two views of a stack.
  func spacing(_ stack: SwiftUIView.Stack, _ first: PreparedView, _ second: PreparedView) -> Double {
    if let spacing = stack.spacing { return spacing }
    if first.isSpacer || second.isSpacer { return 0 }
    guard stack.axis == .vertical else { return Self.defaultSpacing }
    return ViewSpacing.distance(
      from: spacing(of: first).bottom, to: spacing(of: second).top, default: Self.defaultSpacing, traits.pixelGrid)
  }

  /// The spacing that a view asks for.
  ///
  /// A frame with a height, or a padding, ends what the view inside asks for.
  private func spacing(of node: PreparedView) -> ViewSpacing {
    var spacing = ViewSpacing()
    let sizesHeight = node.view.frame.map { $0.vertical != SwiftUIView.Frame.Limits() } ?? false
    guard !sizesHeight else { return spacing }
    let own = unframedSpacing(of: node)
    if node.view.padding.top == 0 { spacing.top = own.top }
    if node.view.padding.bottom == 0 { spacing.bottom = own.bottom }
    return spacing
  }

  private func unframedSpacing(of node: PreparedView) -> ViewSpacing {
    switch node.view.kind {
    case .text(let text): return spacing(of: text, node.label, node.traits(traits))
    case .image(let image) where image.isSymbol && !image.isResizable:
      return ViewSpacing(top: ViewSpacing.Edge(text: .symbol), bottom: ViewSpacing.Edge(text: .symbol))
    case .image, .toggle, .stepper, .divider: return ViewSpacing()
    case .spacer: return ViewSpacing(top: ViewSpacing.Edge(any: 0), bottom: ViewSpacing.Edge(any: 0))
    case .fit: return node.children.first.map { spacing(of: $0) } ?? ViewSpacing()
    case .stack(let stack):
      guard let first = node.children.first, let last = node.children.last else {
        return ViewSpacing(top: ViewSpacing.Edge(any: 0), bottom: ViewSpacing.Edge(any: 0))
      }
      if stack.axis == .vertical { return ViewSpacing(top: spacing(of: first).top, bottom: spacing(of: last).bottom) }
      var result = ViewSpacing(top: ViewSpacing.Edge(), bottom: ViewSpacing.Edge())
      for child in node.children where !child.isSpacer {
        let spacing = spacing(of: child)
        result.top.merge(spacing.top)
        result.bottom.merge(spacing.bottom)
      }
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
