internal import TextLayout
internal import Typography

final class PreparedView: Sendable {
  let view: SwiftUIView
  /// The name of its element, which is unique in the row.
  let name: ElementName
  let label: RowLabel?
  let children: [PreparedView]
  private let sizes: ClosedRange<SizeCategory>?
  /// The axis of the stack that it is in; `nil` outside one, and in one from the back to the front.
  let axis: SwiftUIView.Axis?

  /// Prepares a view and all in it.
  ///
  /// - Parameter sizes: The size categories to which the views around it limit it; `nil` for any.
  convenience init(
    _ view: SwiftUIView, sizes: ClosedRange<SizeCategory>?, family: String, locale: String, typesetter: Typesetter
  ) {
    var names: [String: Int] = [:]
    self.init(view, sizes: sizes, in: nil, &names) { text in
      let alignment: LineAlignment =
        switch text.alignment {
        case .leading: .natural
        case .center: .center
        case .trailing: .trailing
        }
      return text.properties.label(
        text.text, isMarkdown: text.isMarkdown, alignment: alignment, family: family, locale: locale,
        typesetter: typesetter)
    }
  }

  private init(
    _ view: SwiftUIView, sizes: ClosedRange<SizeCategory>?, in axis: SwiftUIView.Axis?, _ names: inout [String: Int],
    label: (SwiftUIView.TextContent) -> RowLabel?
  ) {
    self.view = view
    self.axis = axis
    self.sizes =
      view.dynamicTypeSize.map { own in
        sizes.map { $0.lowerBound.clamped(to: own)...$0.upperBound.clamped(to: own) } ?? own
      } ?? sizes
    let base = view.name ?? view.kind.elementName
    var number = names[base, default: 0] + 1
    // A name that was given may equal a numbered one, such as `text2`.
    while number > 1, names["\(base)\(number)"] != nil { number += 1 }
    names[base] = number
    let name = number == 1 ? base : "\(base)\(number)"
    names[name, default: 0] += number == 1 ? 0 : 1
    self.name = ElementName(rawValue: name)
    if case .text(let text) = view.kind { self.label = label(text) } else { self.label = nil }
    var children: [PreparedView] = []
    let inner: SwiftUIView.Axis? =
      switch view.kind {
      case .stack(let stack): stack.axis == .depth ? nil : stack.axis
      default: axis
      }
    for child in view.kind.children {
      children.append(PreparedView(child, sizes: self.sizes, in: inner, &names, label: label))
    }
    self.children = children
  }

  /// The first and the last of its views, one below the other.
  func stacked(spacing: Double) -> PreparedView {
    let children = [children.first, children.last].compactMap(\.self)
    return PreparedView(.vertical(spacing: spacing, alignment: .leading, children.map(\.view)), of: self, children)
  }

  private init(_ view: SwiftUIView, of other: PreparedView, _ children: [PreparedView]) {
    self.view = view
    self.children = children
    (name, sizes, label, axis) = (other.name, other.sizes, nil, other.axis)
  }

  func traits(_ traits: Traits) -> Traits { traits.limited(to: sizes) }

  func forEach(_ body: (PreparedView) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Visits the view and all in it that is read, in reading order; of alternatives only the first.
  func forEachSpoken(_ body: (PreparedView) -> Void) {
    body(self)
    if case .fit = view.kind {
      children.first?.forEachSpoken(body)
    } else {
      for child in children { child.forEachSpoken(body) }
    }
  }
}

extension SwiftUIView.Kind {
  fileprivate var elementName: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .toggle: "toggle"
    case .stepper: "stepper"
    case .spacer: "spacer"
    case .divider: "divider"
    case .stack: "stack"
    case .fit: "viewThatFits"
    }
  }
}
