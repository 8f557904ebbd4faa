extension ViewSizing {
  /// A stack, which divides its length among its views.
  ///
  /// Source, inferred: OpenSwiftUI 069dd80, `StackLayout.swift` (`proposalWhenPlacing`), which follows SwiftUI of iOS 18.5.
  func stack(_ node: PreparedView, _ stack: SwiftUIView.Stack, _ proposal: ViewProposal) -> SizedView {
    guard stack.axis != .depth else { return pile(node, stack, proposal) }
    var sized = arranged(divide(node, stack, proposal), node, stack)
    // A stack that is proposed nothing across is placed in its own size: its views are proposed that.
    let (size, isHorizontal) = (sized.size, stack.axis == .horizontal)
    if (isHorizontal ? proposal.height : proposal.width) == nil {
      let own = ViewProposal(
        width: isHorizontal ? proposal.width : size.width, height: isHorizontal ? size.height : proposal.height)
      sized = arranged(divide(node, stack, own), node, stack)
      sized.size = size
    }
    sized.setBaselines()
    return sized
  }

  /// Puts the views of a stack beside or below each other.
  private func arranged(_ children: [SizedView], _ node: PreparedView, _ stack: SwiftUIView.Stack) -> SizedView {
    var sized = SizedView(view: node)
    let (across, down) = guides(children, stack)
    var position = 0.0
    for (index, child) in children.enumerated() {
      if index > 0 { position += spacing(stack, node.children[index - 1], node.children[index]) }
      let origin = LayoutPoint(
        x: stack.axis == .horizontal ? position : across.offset(child.guide(stack.horizontalAlignment)),
        y: stack.axis == .vertical ? position : down.offset(child.guide(stack.verticalAlignment)))
      sized.children.append((origin, child))
      position += stack.axis == .vertical ? child.size.height : child.size.width
    }
    sized.size = LayoutSize(
      width: stack.axis == .horizontal ? position : across.length,
      height: stack.axis == .vertical ? position : down.length)
    return sized
  }

  /// The size of a `ZStack`: it is as large as the views of the highest priority together, and all views are then put
  /// in that size.
  ///
  /// Source, inferred: OpenSwiftUI 069dd80, which follows SwiftUI of iOS 18.5.
  private func pile(_ node: PreparedView, _ stack: SwiftUIView.Stack, _ proposal: ViewProposal) -> SizedView {
    let highest = node.children.map(\.priority).max()
    let sizes = node.children.filter { $0.priority == highest }.map { size($0, proposal).size }
    var sized = SizedView(view: node)
    sized.size = LayoutSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let views = node.children.map { size($0, ViewProposal(width: sized.size.width, height: sized.size.height)) }
    let (across, down) = guides(views, stack)
    for view in views {
      let x = across.offset(view.guide(stack.horizontalAlignment))
      sized.children.append((LayoutPoint(x: x, y: down.offset(view.guide(stack.verticalAlignment))), view))
    }
    sized.setBaselines()
    return sized
  }

  private func guides(_ views: [SizedView], _ stack: SwiftUIView.Stack) -> (across: Guides, down: Guides) {
    (
      Guides(views.map { ($0.size.width, $0.guide(stack.horizontalAlignment)) }),
      Guides(views.map { ($0.size.height, $0.guide(stack.verticalAlignment)) })
    )
  }

  private func divide(
    _ node: PreparedView, _ stack: SwiftUIView.Stack, _ proposal: ViewProposal
  ) -> [SizedView] {
    let isHorizontal = stack.axis == .horizontal
    func sized(_ child: PreparedView, _ length: Double?) -> SizedView {
      size(
        child,
        isHorizontal
          ? ViewProposal(width: length, height: proposal.height) : ViewProposal(width: proposal.width, height: length))
    }
    guard let offered = isHorizontal ? proposal.width : proposal.height, offered.isFinite else {
      return node.children.map { sized($0, nil) }
    }
    let ranges = node.children.map { child in
      isHorizontal ? widths(of: child, in: .horizontal) : heights(of: child, width: proposal.width)
    }
    var remaining = offered
    for index in node.children.indices.dropFirst() {
      remaining -= spacing(stack, node.children[index - 1], node.children[index])
    }
    var result = node.children.map { SizedView(view: $0) }
    let priorities = node.children.map(\.priority)
    for priority in Set(priorities).sorted(by: >) {
      let kept = node.children.indices.filter { priorities[$0] < priority }.reduce(0.0) { $0 + ranges[$1].lowerBound }
      var available = remaining - kept
      // The least flexible first; those alike in their order.
      let group = node.children.indices.filter { priorities[$0] == priority }.sorted { first, second in
        let flexibility = (ranges[first].flexibility, ranges[second].flexibility)
        return flexibility.0 == flexibility.1 ? first < second : flexibility.0 < flexibility.1
      }
      for (position, index) in group.enumerated() {
        result[index] = sized(node.children[index], max(0, available / Double(group.count - position)))
        let length = isHorizontal ? result[index].size.width : result[index].size.height
        available -= length
        remaining -= length
      }
    }
    return result
  }

  // MARK: Flexibility

  func widths(of node: PreparedView, in axis: SwiftUIView.Axis) -> ClosedRange<Double> {
    if case .spacer(let least) = node.view.kind, node.view.frame == nil {
      return axis == .horizontal ? (least ?? Self.defaultSpacing)...Double.infinity : 0...0
    }
    var range = node.view.isFixedHorizontally ? ideal(node) : ownWidths(of: node, in: axis)
    if let frame = node.view.frame { range = frame.horizontal.range(range) }
    return range.adding(node.view.padding.horizontal)
  }

  private func ideal(_ node: PreparedView) -> ClosedRange<Double> {
    let width = size(node, ViewProposal()).size.width - node.view.padding.horizontal
    return width...width
  }

  private func ownWidths(of node: PreparedView, in axis: SwiftUIView.Axis) -> ClosedRange<Double> {
    switch node.view.kind {
    case .text: return 0...max(0, ideal(node).upperBound)
    case .image(let image) where image.isResizable: return 0...Double.infinity
    case .divider: return axis == .horizontal ? traits.pixelGrid.pixel...traits.pixelGrid.pixel : 0...Double.infinity
    case .stack(let stack):
      let ranges = node.children.map { widths(of: $0, in: stack.axis) }
      guard stack.axis == .horizontal else {
        return (ranges.map(\.lowerBound).max() ?? 0)...(ranges.map(\.upperBound).max() ?? 0)
      }
      return ranges.reduce(0...0) { $0.lowerBound + $1.lowerBound...$0.upperBound + $1.upperBound }
        .adding(gaps(stack, node))
    case .fit:
      let least = size(node, ViewProposal(width: 0)).size.width
      return least...max(least, size(node, ViewProposal(width: .infinity)).size.width)
    default: return ideal(node)
    }
  }

  private func gaps(_ stack: SwiftUIView.Stack, _ node: PreparedView) -> Double {
    node.children.indices.dropFirst().reduce(0.0) {
      $0 + spacing(stack, node.children[$1 - 1], node.children[$1])
    }
  }

  private func heights(of node: PreparedView, width: Double?) -> ClosedRange<Double> {
    if case .spacer(let least) = node.view.kind, node.view.frame == nil {
      return (least ?? Self.defaultSpacing)...Double.infinity
    }
    let least = size(node, ViewProposal(width: width, height: 0)).size.height
    let greatest = size(node, ViewProposal(width: width, height: .infinity)).size.height
    return min(least, greatest)...max(least, greatest)
  }
}

private struct Guides {
  private let most: Double
  /// The length from the first edge of a view to the last.
  let length: Double

  init(_ views: [(length: Double, guide: Double)]) {
    most = max(0, views.map(\.guide).max() ?? 0)
    length = most + max(0, views.map { $0.length - $0.guide }.max() ?? 0)
  }

  /// The start of a view whose guide is at a distance from its own start.
  func offset(_ guide: Double) -> Double { most - guide }
}

extension SizedView {
  /// Sets its first and its last baseline: those of the topmost and the bottommost text in it.
  ///
  /// Source, published: Apple, `VerticalAlignment.firstTextBaseline` and `lastTextBaseline`.
  fileprivate mutating func setBaselines() {
    let texts = children.filter(\.view.view.hasText)
    firstBaseline = texts.map { $0.origin.y + $0.view.firstBaseline }.min() ?? size.height
    lastBaseline = texts.map { $0.origin.y + $0.view.lastBaseline }.max() ?? size.height
  }

  fileprivate func guide(_ alignment: SwiftUIView.HorizontalAlignment) -> Double { size.width * alignment.share }

  fileprivate func guide(_ alignment: SwiftUIView.VerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: view.hasText ? firstBaseline : size.height
    case .lastTextBaseline: view.hasText ? lastBaseline : size.height
    }
  }
}

extension PreparedView {
  fileprivate var hasText: Bool { label != nil || children.contains(where: \.hasText) }

  /// Whether it is a spacer, in a frame or not, beside which there is no spacing.
  var isSpacer: Bool { if case .spacer = view.kind { view.padding == .zero } else { false } }

  /// A spacer without a frame is offered room after all others.
  fileprivate var priority: Double {
    if isSpacer, view.frame == nil, view.layoutPriority == 0 { -.infinity } else { view.layoutPriority }
  }
}

extension ClosedRange<Double> {
  fileprivate var flexibility: Double { upperBound - lowerBound }

  fileprivate func adding(_ length: Double) -> ClosedRange { lowerBound + length...upperBound + length }
}

extension SwiftUIView.Frame.Limits {
  /// The range of the frame's lengths, given that of the view inside.
  fileprivate func range(_ inner: ClosedRange<Double>) -> ClosedRange<Double> {
    if let fixed { return fixed...fixed }
    let low = least ?? Swift.min(inner.lowerBound, greatest ?? inner.lowerBound)
    let high = greatest ?? Swift.max(inner.upperBound, low)
    return low...Swift.max(low, high)
  }
}
