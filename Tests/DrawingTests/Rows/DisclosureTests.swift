import Drawing
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Chevrons that show and hide the rows below, as they are drawn.
struct DisclosureTests {
  private let painter = PagePainter(fonts: TestFonts.withSystem)
  private static let scale = 4.0

  /// The picture of a chevron alone, and the chevron's frame.
  private func chevron(isExpanded: Bool, _ direction: TextDirection) throws -> (bitmap: Bitmap, frame: LayoutRect) {
    var disclosure = CellAccessory(.system(.outlineDisclosure))
    disclosure.isExpanded = isExpanded
    var content = ListContentRow.Content()
    content.accessories = [disclosure]
    let row = ListContentRow(
      content, configuration: ListContentConfiguration(.sidebarCell),
      typesetter: Typesetter(fonts: TestFonts.withSystem))
    let panel = panel(row, width: 100, traits: Traits(direction: direction))
    let element = try #require(panel.rows[0].placement.layout.elements.first { $0.content != nil })
    return (try Bitmap(png: painter.png(Page(panel), scale: Self.scale)), element.frame)
  }

  /// How far a chevron's tip is from the middle of its frame, in frame widths and heights, by the ink in the middle row and column.
  private func tip(isExpanded: Bool, _ direction: TextDirection) throws -> (x: Double, y: Double) {
    let (bitmap, frame) = try chevron(isExpanded: isExpanded, direction)
    let columns = Int(frame.x * Self.scale)..<Int(frame.maxX * Self.scale)
    let rows = Int(frame.y * Self.scale)..<Int(frame.maxY * Self.scale)
    let middle = (x: (columns.lowerBound + columns.upperBound) / 2, y: (rows.lowerBound + rows.upperBound) / 2)
    let inMiddleRow = columns.filter { bitmap.hasInk($0, middle.y) }
    let inMiddleColumn = rows.filter { bitmap.hasInk(middle.x, $0) }
    func offset(_ ink: [Int], _ middle: Int, _ length: Int) -> Double {
      ink.isEmpty ? 0 : (Double(ink.reduce(0, +)) / Double(ink.count) - Double(middle)) / Double(length)
    }
    return (offset(inMiddleRow, middle.x, columns.count), offset(inMiddleColumn, middle.y, rows.count))
  }

  @Test("An open one points down in both directions, a closed one to where lines end")
  func directions() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      #expect(try tip(isExpanded: true, direction).y > 0.1)
    }
    #expect(try tip(isExpanded: false, .leftToRight).x > 0.1)
    #expect(try tip(isExpanded: false, .rightToLeft).x < -0.1)
  }
}
