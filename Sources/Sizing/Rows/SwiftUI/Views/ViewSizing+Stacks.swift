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

  /// The size of a `ZStack`: it is as large as the views of the highest priority together.
  ///
  /// All views are then sized in that size, and aligned with those.
  ///
  /// Source, inferred: OpenSwiftUI 069dd80, which follows SwiftUI of iOS 18.5.
  private func pile(_ node: PreparedView, _ stack: SwiftUIView.Stack, _ proposal: ViewProposal) -> SizedView {
    let highest = node.children.map(\.priority).max()
    let sizes = node.children.filter { $0.priority == highest }.map { size($0, proposal).size }
    var sized = SizedView(view: node)
    sized.size = LayoutSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let views = node.children.map { size($0, ViewProposal(width: sized.size.width, height: sized.size.height)) }
    let (across, down) = guides(zip(node.children, views).filter { $0.0.priority == highest }.map(\.1), stack)
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
    func length(_ sized: SizedView) -> Double { isHorizontal ? sized.size.width : sized.size.height }
    guard let offered = isHorizontal ? proposal.width : proposal.height else {
      return node.children.map { sized($0, nil) }
    }
    let ranges = node.children.map { child in
      // A text takes nothing of no width; finding its lines for that would only take time.
      let least = isHorizontal && child.isBareText ? 0 : length(sized(child, 0))
      return Flexibility(least: least, most: length(sized(child, .infinity)))
    }
    var remaining = offered
    for index in node.children.indices.dropFirst() {
      remaining -= spacing(stack, node.children[index - 1], node.children[index])
    }
    var result = node.children.map { SizedView(view: $0) }
    let priorities = node.children.map(\.priority)
    for priority in Set(priorities).sorted(by: >) {
      let kept = node.children.indices.filter { priorities[$0] < priority }.reduce(0.0) { $0 + ranges[$1].least }
      var available = remaining - kept
      // The least flexible first; those alike in their order.
      let group = node.children.indices.filter { priorities[$0] == priority }.sorted { first, second in
        if ranges[first] < ranges[second] { return true }
        return !(ranges[second] < ranges[first]) && first < second
      }
      for (position, index) in group.enumerated() {
        // Nothing is taken away from a length without end.
        let share = offered == .infinity ? offered : max(0, available / Double(group.count - position))
        result[index] = sized(node.children[index], share)
        available -= length(result[index])
        remaining -= length(result[index])
      }
    }
    return result
  }
}

/// What a view takes of a proposed length of nothing, and of one without end.
private struct Flexibility: Comparable {
  let least: Double
  let most: Double

  /// Whether the first is less flexible; of those without end, the one that takes at least more.
  static func < (first: Flexibility, second: Flexibility) -> Bool {
    let (one, other) = (first.most - first.least, second.most - second.least)
    return one == other && one == .infinity ? first.least > second.least : one < other
  }
}

private struct Guides {
  private let most: Double
  /// The length from the first edge of a view to the last.
  let length: Double

  init(_ views: [(length: Double, guide: Double)]) {
    most = max(0, views.map(\.guide).max() ?? 0)
    let isEndless = views.contains { $0.length == .infinity }
    length = isEndless ? .infinity : most + max(0, views.map { $0.length - $0.guide }.max() ?? 0)
  }

  /// The start of a view whose guide is at a distance from its own start.
  func offset(_ guide: Double) -> Double { most - guide }
}

extension SizedView {
  /// Whether there is a text in it; of alternatives, in the one that is shown.
  private var hasText: Bool { text != nil || children.contains(where: \.view.hasText) }

  /// Sets its first and its last baseline: those of the topmost and the bottommost text in it.
  ///
  /// Source, published: Apple, `VerticalAlignment.firstTextBaseline` and `lastTextBaseline`.
  fileprivate mutating func setBaselines() {
    let texts = children.filter(\.view.hasText)
    firstBaseline = texts.map { $0.origin.y + $0.view.firstBaseline }.min() ?? size.height
    lastBaseline = texts.map { $0.origin.y + $0.view.lastBaseline }.max() ?? size.height
  }

  fileprivate func guide(_ alignment: SwiftUIView.HorizontalAlignment) -> Double { size.width * alignment.share }

  fileprivate func guide(_ alignment: SwiftUIView.VerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: hasText ? firstBaseline : size.height
    case .lastTextBaseline: hasText ? lastBaseline : size.height
    }
  }
}

extension PreparedView {
  private var isBare: Bool { view.frame == nil && view.padding == .zero }

  fileprivate var isBareText: Bool { if case .text = view.kind { isBare && !view.isFixedHorizontally } else { false } }

  /// A spacer without a frame is offered room after all others.
  fileprivate var priority: Double {
    if case .spacer = view.kind, isBare, view.layoutPriority == 0 { -.infinity } else { view.layoutPriority }
  }
}
