import TestSupport
import TextLayout
import Typography

@testable import Sizing

/// Rows of Apple's systems for property tests, with real texts and whatever else they may have.
struct RandomRow {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)
  private var random: SeededGenerator

  private let texts: [ExampleText]

  /// - Parameter isIncluded: Which of the example texts the rows have.
  init(seed: UInt64, texts isIncluded: (String) -> Bool = { _ in true }) {
    random = SeededGenerator(seed: seed)
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
      // What is kept for a symbol does not resize it, so a larger one would reach beyond.
      content.image = ListContentRow.Image(size: LayoutSize(width: 24, height: 20), isSymbol: true)
    }
    if let text = text(), Int.random(in: 0..<5, using: &random) == 0 {
      var attributed = AttributedText(text)
      attributed.append(" bold", TextAttributes(weight: 700))
      content.attributedText = attributed
    }
    content.accessories = accessories()
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
    content.level = Int.random(in: 0...2, using: &random)
    return SwiftUIRow(content, profile: pick(.ios18, .ios26), typesetter: typesetter)
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
    for index in accessories.indices { accessories[index].isHidden = Int.random(in: 0..<5, using: &random) == 0 }
    if Int.random(in: 0..<5, using: &random) == 0 { accessories.append(CellAccessory(.label("12"))) }
    if Int.random(in: 0..<5, using: &random) == 0 {
      accessories.append(
        CellAccessory(.customView(LayoutSize(width: 31, height: 20)), placement: pick(.leading, .trailing)))
    }
    return accessories
  }

  private mutating func pick<Choice>(_ first: Choice, _ second: Choice) -> Choice {
    Bool.random(using: &random) ? first : second
  }
}
