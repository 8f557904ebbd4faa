internal import TextLayout
internal import Typography

/// The size that is proposed to a view; `nil` asks for its ideal size.
struct ViewProposal: Hashable {
  var width: Double?
  var height: Double?
}

struct SizedView {
  let view: PreparedView
  var size = LayoutSize.zero
  /// Its measured text, and the label that shows it, which has fewer lines if the height is limited.
  var text: (label: RowLabel, measurement: LabelMeasurement)?
  /// Where its first and its last line stand, from its top; its bottom for what has no text.
  var firstBaseline = 0.0
  var lastBaseline = 0.0
  /// The views in it, and where; a frame or a padding has the view itself in it.
  var children: [(origin: LayoutPoint, view: SizedView)] = []
  /// Whether it is what is inside the frame and the padding of the view.
  var isInner = true

  func wrapped(in node: PreparedView, isInner: Bool = false, size: LayoutSize, at origin: LayoutPoint) -> SizedView {
    SizedView(
      view: node, size: size, firstBaseline: origin.y + firstBaseline, lastBaseline: origin.y + lastBaseline,
      children: [(origin, self)], isInner: isInner)
  }
}

/// Finds sizes of views by SwiftUI's rules: a parent proposes a size, the child takes one, and the parent puts it where
/// it belongs.
///
/// A stack divides what it is offered: the views of higher priority first, and among them the least flexible, each of
/// which is offered an equal share of what is left. The least lengths of those of lower priority are kept for them.
///
/// Source, inferred: OpenSwiftUI 069dd80, which follows SwiftUI of iOS 18.5: the least length of a spacer is the default
/// distance, its priority is below any, and nothing is between it and its neighbours.
struct ViewSizing {
  let traits: Traits
  let profile: SystemProfile
  private let memory = Memory()

  /// What views with others in them took of what they were proposed.
  ///
  /// A stack asks each view several times, so that without a memory the cost would double with each stack in a stack.
  /// As most of what it proposes is the same at each level (nothing, no limit, the ideal size), few sizes are found.
  private final class Memory {
    var sizes: [Question: SizedView] = [:]

    struct Question: Hashable {
      let view: ObjectIdentifier
      let proposal: ViewProposal
    }
  }

  private var grid: PixelGrid { traits.pixelGrid }

  /// SwiftUI's default spacing between two views, which is also the least length of a spacer.
  ///
  /// Source, inferred: SwiftUI's spacing, which nobody measured for a `Spacer`.
  static let defaultSpacing = 8.0
  /// The length of a divider that is proposed none.
  ///
  /// Source, code: OpenSwiftUI 069dd80, `ProposedSize.swift`: 10.
  static let idealDividerLength = 10.0
  /// The size of a stepper.
  ///
  /// Own: near that of `UIStepper`, which nobody recorded in a list.
  static let stepperSize = LayoutSize(width: 94, height: 32)

  /// What a switch adds to the height of what it is in: no more than a line of body, so that it makes no row higher.
  ///
  /// Source, recorded: iOS 18 and 26, 390 points wide, category M (home-assistant/iOS, `PrivacyView`): 44 and 51.
  private var switchHeight: Double {
    min(profile.switchSize.height, DynamicTypeStyle.body.pointSize(for: traits.sizeCategory))
  }

  func size(_ node: PreparedView, _ proposal: ViewProposal) -> SizedView {
    guard !node.children.isEmpty else { return padded(node, proposal) }
    let question = Memory.Question(view: ObjectIdentifier(node), proposal: proposal)
    if let known = memory.sizes[question] { return known }
    let sized = padded(node, proposal)
    memory.sizes[question] = sized
    return sized
  }

  private func padded(_ node: PreparedView, _ proposal: ViewProposal) -> SizedView {
    let padding = node.view.padding
    guard padding != .zero || node.view.frame != nil else { return unframed(node, proposal) }
    let inner = framed(
      node,
      ViewProposal(
        width: proposal.width.map { max(0, $0 - padding.horizontal) },
        height: proposal.height.map { max(0, $0 - padding.vertical) }))
    guard padding != .zero else { return inner }
    let size = LayoutSize(
      width: inner.size.width + padding.horizontal, height: inner.size.height + padding.vertical)
    return inner.wrapped(in: node, size: size, at: LayoutPoint(x: padding.leading, y: padding.top))
  }

  private func framed(_ node: PreparedView, _ proposal: ViewProposal) -> SizedView {
    guard let frame = node.view.frame else { return unframed(node, proposal) }
    let (width, height) = (frame.horizontal, frame.vertical)
    let offered = ViewProposal(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    var inner = unframed(node, offered)
    let size = LayoutSize(
      width: width.length(proposal.width, inner.size.width), height: height.length(proposal.height, inner.size.height))
    // What is inside a frame of limits is placed in the frame's size, but where the frame takes that of what is inside.
    if width.fixed == nil, height.fixed == nil {
      let placed = ViewProposal(
        width: offered.width == nil ? width.placing(size.width) : size.width,
        height: offered.height == nil ? height.placing(size.height) : size.height)
      if placed != offered { inner = unframed(node, placed) }
    }
    let x = (size.width - inner.size.width) * frame.horizontalAlignment.share
    let y =
      switch frame.verticalAlignment {
      case .top, .firstTextBaseline: 0.0
      case .center: (size.height - inner.size.height) / 2
      case .bottom, .lastTextBaseline: size.height - inner.size.height
      }
    return inner.wrapped(in: node, size: size, at: LayoutPoint(x: x, y: y))
  }

  private func unframed(_ node: PreparedView, _ proposal: ViewProposal) -> SizedView {
    var proposal = proposal
    if node.view.isFixedHorizontally { proposal.width = nil }
    if node.view.isFixedVertically { proposal.height = nil }
    var sized = SizedView(view: node)
    switch node.view.kind {
    case .text(let content): return text(node, content, proposal)
    case .image(let image): sized.size = size(of: image, proposal, node.traits(traits))
    case .toggle: sized.size = LayoutSize(width: profile.toggleWidth, height: switchHeight)
    case .stepper: sized.size = Self.stepperSize
    // Across the stack that it is in, a spacer takes nothing.
    case .spacer(let least):
      let least = least ?? Self.defaultSpacing
      sized.size = LayoutSize(
        width: node.axis == .vertical ? 0 : max(least, proposal.width ?? least),
        height: node.axis == .horizontal ? 0 : max(least, proposal.height ?? least))
    case .divider:
      sized.size =
        node.axis == .horizontal
        ? LayoutSize(width: grid.pixel, height: proposal.height ?? Self.idealDividerLength)
        : LayoutSize(width: proposal.width ?? Self.idealDividerLength, height: grid.pixel)
    case .stack(let stack): return self.stack(node, stack, proposal)
    case .fit(let fit): return self.fit(node, fit, proposal)
    }
    (sized.firstBaseline, sized.lastBaseline) = (sized.size.height, sized.size.height)
    return sized
  }

  /// The first view whose ideal size fits in what is proposed, on the axes that count; the last if none does.
  ///
  /// Source, published: Apple, `ViewThatFits`.
  private func fit(_ node: PreparedView, _ fit: SwiftUIView.Fit, _ proposal: ViewProposal) -> SizedView {
    func fits(_ child: PreparedView) -> Bool {
      let ideal = size(child, ViewProposal()).size
      return (!fit.isHorizontal || proposal.width.map { grid.fits(ideal.width, in: $0) } ?? true)
        && (!fit.isVertical || proposal.height.map { grid.fits(ideal.height, in: $0) } ?? true)
    }
    guard let shown = node.children.dropLast().first(where: fits) ?? node.children.last else {
      return SizedView(view: node)
    }
    let inner = size(shown, proposal)
    return inner.wrapped(in: node, isInner: true, size: inner.size, at: .zero)
  }

  private func size(of image: SwiftUIView.ImageContent, _ proposal: ViewProposal, _ traits: Traits) -> LayoutSize {
    var own = image.size
    if image.isSymbol {
      let scale =
        DynamicTypeStyle.body.pointSize(for: traits.sizeCategory) / DynamicTypeStyle.body.pointSize(for: .large)
      own = LayoutSize(width: grid.round(own.width * scale), height: grid.round(own.height * scale))
    }
    guard image.isResizable else { return own }
    guard image.isScaledToFit, !own.isEmpty else {
      return LayoutSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }
    let scales = [proposal.width.map { $0 / own.width }, proposal.height.map { $0 / own.height }].compactMap(\.self)
    let scale = scales.min() ?? 1
    return LayoutSize(width: own.width * scale, height: own.height * scale)
  }

  private func text(
    _ node: PreparedView, _ content: SwiftUIView.TextContent, _ proposal: ViewProposal
  ) -> SizedView {
    var sized = SizedView(view: node)
    guard var label = node.label else { return sized }
    let (properties, traits) = (content.properties, node.traits(traits))
    let width = proposal.width ?? .infinity
    func measure(_ label: RowLabel) -> LabelMeasurement {
      properties.measure(label, width: width, lineSpacing: content.lineSpacing, traits: traits)
    }
    var measurement = measure(label)
    if let height = proposal.height, !grid.fits(measurement.height, in: height), measurement.lineCount > 1 {
      (label, measurement) = shortened(label, measurement, to: height, measure)
    }
    if measurement.isTruncated, properties.minimumScaleFactor > 0, properties.minimumScaleFactor < 1 {
      measurement = label.fitted(measurement, minimumScale: properties.minimumScaleFactor)
    }
    // A text is as wide as its widest line.
    let own = grid.ceilWithRoom(label.widestLine(measurement))
    measurement.offeredWidth = measurement.isTruncated ? nil : width
    measurement.width = min(width, own)
    let line = label.limited(to: 1).lines(width: .infinity, fontSize: measurement.fontSize)
    sized.size = LayoutSize(width: measurement.width, height: measurement.height)
    if content.reservesSpace {
      let lines = label.lines(width: width, fontSize: measurement.fontSize, leading: measurement.leading)
      let pitch = line.height + measurement.leading
      let height = reservedHeight(properties.numberOfLines, lines, pitch: pitch, within: proposal.height)
      sized.size.height = max(sized.size.height, height)
    }
    sized.firstBaseline = measurement.baseline
    sized.lastBaseline = max(measurement.baseline, measurement.height - (line.height - line.firstBaseline))
    sized.text = (label, measurement)
    return sized
  }

  /// A text of several lines with as many of them as fit in a height that is less than theirs, at least one.
  ///
  /// Lines may differ in height, and are rounded to pixels together, so that their number is searched for.
  private func shortened(
    _ label: RowLabel, _ whole: LabelMeasurement, to height: Double, _ measure: (RowLabel) -> LabelMeasurement
  ) -> (RowLabel, LabelMeasurement) {
    var (least, most) = (1, whole.lineCount - 1)
    while least < most {
      let count = (least + most + 1) / 2
      if grid.fits(measure(label.limited(to: count)).height, in: height) { least = count } else { most = count - 1 }
    }
    let label = label.limited(to: least)
    return (label, measure(label))
  }

  /// The height of a text's lines and of more lines below them up to `count`, or of as many as a proposed height holds.
  ///
  /// Source, published: Apple, `lineLimit(_:reservesSpace:)`: the height of the limit's lines, whatever the text needs.
  private func reservedHeight(_ count: Int, _ lines: LineStack, pitch: Double, within height: Double?) -> Double {
    var missing = max(0, Double(count - lines.lineCount))
    if let height, pitch > 0 { missing = min(missing, max(0, ((height - lines.height) / pitch).rounded(.down))) }
    return grid.ceil(lines.height + missing * pitch)
  }
}

extension SwiftUIView.HorizontalAlignment {
  /// The share of the free space that lies before a view.
  ///
  /// Own: the half of what is in the middle.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension SwiftUIView.Frame {
  struct Limits: Equatable {
    var fixed: Double?
    var least: Double?
    var ideal: Double?
    var greatest: Double?

    func proposal(_ outer: Double?) -> Double? {
      if let fixed { return fixed }
      guard let outer = outer ?? ideal else { return nil }
      return max(least ?? 0, min(greatest ?? .infinity, outer))
    }

    /// What is proposed to the view inside where nothing was proposed to the frame, which has a length now.
    func placing(_ length: Double) -> Double? {
      ideal == nil && (least ?? -.infinity) < length && length < greatest ?? .infinity ? nil : length
    }

    func length(_ outer: Double?, _ inner: Double) -> Double {
      if let fixed { return fixed }
      if outer == nil, let ideal { return ideal }
      let wanted = outer ?? inner
      let (low, high) = (least ?? min(inner, greatest ?? inner), greatest ?? max(inner, least ?? inner))
      return max(low, min(high, wanted))
    }
  }

  var horizontal: Limits { Limits(fixed: width, least: minimumWidth, ideal: idealWidth, greatest: maximumWidth) }
  var vertical: Limits { Limits(fixed: height, least: minimumHeight, ideal: idealHeight, greatest: maximumHeight) }
}
