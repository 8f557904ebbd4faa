import TestSupport
import TextLayout
import Typography

@testable import Sizing

/// Rows of Apple's systems for property tests, with real texts and random options.
struct RandomRow {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)
  private var random: SeededGenerator

  private let texts: [ExampleText]
  /// Whether views of SwiftUI's may stand beside each other with several texts, among which a stack divides its width.
  private let dividesWidths: Bool

  /// - Parameters:
  ///   - dividesWidths: Whether texts of SwiftUI's may stand beside each other.
  ///   - isIncluded: Which of the example texts the rows have.
  init(seed: UInt64, dividesWidths: Bool = true, texts isIncluded: (String) -> Bool = { _ in true }) {
    random = SeededGenerator(seed: seed)
    self.dividesWidths = dividesWidths
    texts = ExampleTexts.lists.filter { isIncluded($0.text) }
  }

  /// A width, from none at all to that of a large tablet.
  mutating func width() -> Double {
    Double(Int.random(in: 0...2000, using: &random)) / 2
  }

  /// Traits of any device and state.
  mutating func traits() -> Traits {
    let states = RowState.names.map(\.1).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    return Traits(
      sizeCategory: SizeCategory.allCases.randomElement(using: &random),
      pixelGrid: PixelGrid(scale: [1, 2, 3, 2.625, 1.5].randomElement(using: &random) ?? 2), state: RowState(states))
  }

  mutating func row() -> any Row {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: tableCell()
    case 1: swiftUIRow()
    default: listContentRow()
    }
  }

  mutating func listContentRow() -> ListContentRow {
    var content = ListContentRow.Content(text: text(), secondaryText: text())
    content.image = size().map { ListContentRow.Image(size: $0) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      // A symbol is not scaled to its reserved size, so a larger one would reach beyond it.
      content.image = ListContentRow.Image(size: LayoutSize(width: 24, height: 20), isSymbol: true)
    }
    if let text = text(), Int.random(in: 0..<5, using: &random) == 0 {
      var attributed = AttributedText(text)
      attributed.append(" bold", TextAttributes(weight: 700))
      content.attributedText = attributed
    }
    content.accessories = accessories()
    content.showsTopSeparator = Bool.random(using: &random)
    content.indentationLevel = Int.random(in: 0...2, using: &random)
    content.container = pick(.list, .table)
    content.layoutMargin = Int.random(in: 0..<4, using: &random) == 0 ? 8 : nil
    let preset = ListContentConfiguration.Preset.allCases.randomElement(using: &random) ?? .cell
    var configuration = ListContentConfiguration(preset, profile: pick(.ios18, .ios26))
    if Int.random(in: 0..<4, using: &random) == 0 {
      configuration.image.maximumSize = LayoutSize(width: 40, height: 0)
      configuration.image.reservedLayoutSize.width = .points(44)
      configuration.text.numberOfLines = 2
    }
    configuration.image.symbolTextStyle = pick(.body, .title1)
    return ListContentRow(content, configuration: configuration, typesetter: typesetter)
  }

  private mutating func tableCell() -> TableCell {
    var content = TableCell.Content(text: text(), detailText: text())
    content.image = size()
    content.accessory =
      [.disclosureIndicator, .checkmark, .view(LayoutSize(width: 51, height: 31)), nil]
      .randomElement(using: &random) ?? nil
    content.editingStyle = TableCell.EditingStyle.allCases.randomElement(using: &random) ?? .delete
    content.showsReorderControl = Bool.random(using: &random)
    content.numberOfLines = Int.random(in: 0...2, using: &random)
    let style = TableCell.Style.allCases.randomElement(using: &random) ?? .default
    return TableCell(style, content, profile: pick(.ios18, .ios26), typesetter: typesetter)
  }

  private mutating func swiftUIRow() -> SwiftUIRow {
    var content = SwiftUIRow.Content(text: text(), detail: text(), image: size())
    content.isNavigationLink = Bool.random(using: &random)
    content.isDisclosure = Bool.random(using: &random)
    content.isMarkdown = Bool.random(using: &random)
    content.isMovable = Bool.random(using: &random)
    content.isSelectable = Bool.random(using: &random)
    content.showsTopSeparator = Bool.random(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: content.view = view(depth: 2)
    case 1:
      let controls = [SwiftUIView(.toggle(isOn: true)), SwiftUIView(.stepper), nil]
      let texts: [SwiftUIView?] = [.badge("12"), .value(text() ?? "on"), .picker(text() ?? "off")]
      content.trailing = (dividesWidths ? controls + texts : controls).randomElement(using: &random) ?? nil
    default: break
    }
    content.level = Int.random(in: 0...2, using: &random)
    return SwiftUIRow(content, profile: pick(.ios18, .ios26), typesetter: typesetter)
  }

  /// A stack of views: texts, boxes, spacers, dividers, and stacks again.
  private mutating func view(depth: Int) -> SwiftUIView {
    let isStack = depth > 0 && Int.random(in: 0..<3, using: &random) > 0
    guard isStack else {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .image(size() ?? LayoutSize(width: 20, height: 20))
      case 1: return .spacer()
      default: return .text(text() ?? "A", pick(.body, .footnote))
      }
    }
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in view(depth: depth - 1) }
    var stack =
      dividesWidths && Bool.random(using: &random)
      ? SwiftUIView.horizontal(children) : .vertical(alignment: .leading, children)
    if Bool.random(using: &random) { stack.padding = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
    return stack
  }

  private mutating func text() -> String? {
    Int.random(in: 0..<4, using: &random) == 0 ? nil : texts.randomElement(using: &random)?.text
  }

  private mutating func size() -> LayoutSize? {
    guard Bool.random(using: &random) else { return nil }
    return LayoutSize(
      width: Double(Int.random(in: 1...160, using: &random)) / 2,
      height: Double(Int.random(in: 1...160, using: &random)) / 2)
  }

  private mutating func accessories() -> [CellAccessory] {
    var accessories = CellAccessory.SystemKind.allCases.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
      .map { CellAccessory(.system($0)) }
    for index in accessories.indices {
      accessories[index].isHidden = Int.random(in: 0..<5, using: &random) == 0
      accessories[index].showsVerticalSeparator = Bool.random(using: &random)
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      var label = CellAccessory(.label("12"))
      label.text.style = pick(.body, .caption1)
      accessories.append(label)
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      var view = CellAccessory(.customView(LayoutSize(width: 31, height: 20)), placement: pick(.leading, .trailing))
      view.position = [nil, 0, 1, 9].randomElement(using: &random) ?? nil
      accessories.append(view)
    }
    return accessories
  }

  private mutating func pick<Choice>(_ first: Choice, _ second: Choice) -> Choice {
    Bool.random(using: &random) ? first : second
  }
}
