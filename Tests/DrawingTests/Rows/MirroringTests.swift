import Drawing
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

/// Pictures in both directions.
struct MirroringTests {
  private let painter = PagePainter(fonts: TestFonts.withSystem)
  private static let scale = 2.0

  private func bitmap(_ panel: Panel) throws -> Bitmap {
    try Bitmap(png: painter.png(Page(panel), scale: Self.scale))
  }

  @Test("A row from right to left is the mirror image of the row from left to right, but for its texts")
  func rowsAreMirrored() throws {
    var generator = SeededGenerator(seed: 41)
    let typesetter = typesetter()
    for index in 0..<50 {
      // Images this small are drawn as icons, without their size in letters, which would not be mirrored.
      func image() -> StereoCell.Image? {
        let side = Double(Int.random(in: 8...24, using: &generator))
        return Bool.random(using: &generator) ? StereoCell.Image(size: LayoutSize(width: side, height: side)) : nil
      }
      let row = StereoCell(
        StereoCell.Content(
          title: "Title", detail: Bool.random(using: &generator) ? "Detail" : nil, leadingImage: image(),
          trailingImage: image()),
        typesetter: typesetter)
      let width = Double(Int.random(in: 150...300, using: &generator))
      let leftToRight = panel(row, width: width, traits: Traits(direction: .leftToRight))
      let rightToLeft = panel(row, width: width, traits: Traits(direction: .rightToLeft))
      #expect(
        try withoutTexts(rightToLeft).mirrored.difference(from: withoutTexts(leftToRight), tolerance: 8) == 0,
        "row \(index)")
    }
  }

  @Test("A stepper is mirrored, as Apple says of controls")
  func stepper() throws {
    var content = SwiftUIRow.Content(text: "A")
    content.trailing = SwiftUIView(.stepper)
    let row = SwiftUIRow(content, typesetter: typesetter())
    let leftToRight = try withoutTexts(panel(row, width: 300, traits: Traits(direction: .leftToRight)))
    let rightToLeft = try withoutTexts(panel(row, width: 300, traits: Traits(direction: .rightToLeft)))
    #expect(leftToRight.difference(from: rightToLeft, tolerance: 8) > 0)
    #expect(rightToLeft.mirrored.difference(from: leftToRight, tolerance: 8) == 0)
  }

  private func withoutTexts(_ panel: Panel) throws -> Bitmap {
    panel.rows[0].placement.layout.elements.filter { $0.text != nil }.reduce(try bitmap(panel)) {
      $0.without($1.frame, scale: Self.scale)
    }
  }

  @Test("Letters are not mirrored")
  func lettersAreNotMirrored() throws {
    let row = StereoCell(StereoCell.Content(title: "FELPFELP"), typesetter: typesetter())
    func centre(_ direction: TextDirection) throws -> Double {
      let bitmap = try bitmap(panel(row, width: 300, traits: Traits(direction: direction)))
      let columns = (0..<bitmap.width).map { x in (0..<bitmap.height).filter { bitmap.hasInk(x, $0) }.count }
      let first = try #require(columns.firstIndex { $0 > 0 })
      let last = try #require(columns.lastIndex { $0 > 0 })
      let weighted = columns.enumerated().map { Double($0.offset - first) * Double($0.element) }.reduce(0, +)
      return weighted / Double(columns.reduce(0, +)) / Double(last - first)
    }
    // The stems of these letters are at their left.
    let leftToRight = try centre(.leftToRight)
    #expect(leftToRight < 0.48)
    #expect(abs(try centre(.rightToLeft) - leftToRight) < 0.01)
  }

  @Test(
    "Chevrons and switches are mirrored", arguments: ["accessory.disclosureIndicator", "toggle", "accessory.detail"])
  func figuresAreMirrored(_ name: String) throws {
    let size = LayoutSize(width: 60, height: 40)
    let frame = LayoutRect(x: 4, y: 4, width: 51, height: 31)
    let row = PlainRow(size: size, elements: [RowElement(name: ElementName(rawValue: name), frame: frame)])
    var rightToLeft = panel(row, width: size.width, traits: Traits(direction: .rightToLeft))
    rightToLeft.rows[0].placement.layout = rightToLeft.rows[0].placement.layout.mirrored
    let leftToRight = try bitmap(panel(row, width: size.width, traits: Traits()))
    #expect(try bitmap(rightToLeft).mirrored.difference(from: leftToRight, tolerance: 8) == 0)
    if name != "accessory.detail" { #expect(leftToRight.mirrored.difference(from: leftToRight) > 0.005) }
  }

  @Test("Corners follow the direction")
  func cornersAreMirrored() throws {
    var row = PlainRow(size: LayoutSize(width: 60, height: 40))
    row.appearance.background = .black
    row.appearance.cornerRadii = CornerRadii(topLeading: 20, topTrailing: 4, bottomLeading: 0, bottomTrailing: 8)
    let leftToRight = try bitmap(panel(row, width: 60, traits: Traits()))
    let rightToLeft = try bitmap(panel(row, width: 60, traits: Traits(direction: .rightToLeft)))
    #expect(rightToLeft.mirrored.difference(from: leftToRight) == 0)
    // A corner of 20 leaves more paper than one of 8.
    #expect(!leftToRight.hasInk(6, 6))
    #expect(leftToRight.hasInk(113, 6) && leftToRight.hasInk(113, 73) && leftToRight.hasInk(0, 79))
  }
}
