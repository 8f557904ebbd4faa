import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Numbers of the `ListItemTest` of Compose's Material 2 (androidx, `compose/material/material`): baselines at 28, or 32 with
/// an icon, and 20 below; texts at 16 or 72, icons at 16; rows with icons 56 or 72 high.
@Suite("Material 2's list item: numbers of Compose's tests")
struct Material2ListItemTests {
  private typealias Content = Material2ListItem.Content
  private let icon = MaterialSide.icon

  private func layout(_ content: Content, width: Double = 400, _ traits: Traits = Traits()) -> RowLayout {
    Material2ListItem(content, typesetter: PlatformFaces.bundled).layout(width: width, traits: traits)
  }

  private func baseline(_ layout: RowLayout, _ name: ElementName) -> Double? {
    layout[name].map { $0.frame.y + ($0.text?.baseline ?? .nan) }
  }

  @Test(
    "listItem_oneLine_size, twoLine, threeLine, with and without an icon", arguments: Material3ListItemTests.densities)
  func heights(density: Double) {
    let traits = Traits(pixelGrid: PixelGrid(scale: density))
    func height(_ content: Content) -> Double { layout(content, traits).size.height }
    func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1 / density }
    #expect(isNear(height(Content(title: "Primary text")), 48))
    #expect(isNear(height(Content(title: "Primary text", icon: icon)), 56))
    #expect(isNear(height(Content(title: "Primary text", secondary: "Secondary text")), 64))
    #expect(isNear(height(Content(title: "Primary text", secondary: "Secondary text", icon: icon)), 72))
    #expect(isNear(height(Content(title: "Primary text", overline: "OVERLINE")), 64))
    #expect(isNear(height(Content(title: "A", secondary: "B", overline: "C")), 88))
    #expect(isNear(height(Content(title: "A", secondary: "B", overline: "C", icon: icon)), 88))
  }

  @Test("listItem_oneLine_positioning: text at 16, or 72 after an icon; what follows ends at 16 from the edge")
  func oneLine() throws {
    let alone = layout(Content(title: "Primary text", trailing: icon))
    #expect(alone[.title]?.frame.x == 16)
    #expect(alone[.trailing]?.frame == LayoutRect(x: 360, y: 12, width: 24, height: 24))
    let with = layout(Content(title: "Primary text", icon: icon))
    #expect(with[.icon]?.frame == LayoutRect(x: 16, y: 16, width: 24, height: 24))
    #expect(with[.title]?.frame.x == 72)
    let title = try #require(with[.title]).frame
    #expect(abs(title.midY - 28) <= 0.5)
  }

  @Test(
    "listItem_twoLine_positioning: baselines at 28 and 48, at 32 and 52 with an icon, at 24 and 44 with an overline")
  func twoLines() {
    let plain = layout(Content(title: "Primary text", secondary: "Secondary text", trailing: .text("meta")))
    #expect(baseline(plain, .title) == 28 && baseline(plain, .secondaryText) == 48)
    #expect(baseline(plain, .trailing) == 28)
    let with = layout(Content(title: "Primary text", secondary: "Secondary text", icon: icon, trailing: .text("meta")))
    #expect(baseline(with, .title) == 32 && baseline(with, .secondaryText) == 52 && baseline(with, .trailing) == 32)
    #expect(with[.icon]?.frame == LayoutRect(x: 16, y: 16, width: 24, height: 24))
    let over = layout(Content(title: "Primary text", overline: "OVERLINE", trailing: icon))
    #expect(baseline(over, .overline) == 24 && baseline(over, .title) == 44)
    // A trailing icon stands in the middle of the least height.
    #expect(over[.trailing]?.frame.y == 20)
  }

  @Test(
    "listItem_threeLine_positioning: baselines at 28, 48 and 68; an icon at 16, what follows at 16 or on the baseline")
  func threeLines() {
    var content = Content(title: "Primary text", icon: icon, trailing: .text("meta"))
    content.secondary = "Two lines of\nsecondary text"
    content.hasSingleLineSecondary = false
    let two = layout(content)
    #expect(baseline(two, .title) == 28 && baseline(two, .secondaryText) == 48 && baseline(two, .trailing) == 28)
    #expect(two[.icon]?.frame.origin == LayoutPoint(x: 16, y: 16))
    let three = layout(Content(title: "A", secondary: "B", overline: "C", trailing: icon))
    #expect(baseline(three, .overline) == 28 && baseline(three, .title) == 48 && baseline(three, .secondaryText) == 68)
    #expect(three[.trailing]?.frame.origin == LayoutPoint(x: 360, y: 16))
  }

  /// A line of 14 is 13 above and 3 below its baseline, and baselines are 20 apart; nothing is added at the ends.
  @Test("Texts of at most so many lines, the last with an ellipsis: 13 + 20 + 3 of many lines of 20")
  func lines() throws {
    var content = Content(
      title: "A title that does not fit", secondary: "Secondary text that takes many more lines than there may be here")
    (content.titleLines, content.secondaryLines) = (1, 2)
    content.hasSingleLineSecondary = false
    let layout = layout(content, width: 160, Traits(pixelGrid: PixelGrid(scale: 1)))
    #expect(layout[.title]?.text?.lineCount == 1 && baseline(layout, .title) == 28)
    #expect(layout[.secondaryText]?.text?.lineCount == 2 && baseline(layout, .secondaryText) == 48)
    #expect(layout[.secondaryText]?.frame.height == 36)
    #expect(layout.size.height == 88)
  }

  /// `BaselinesOffsetColumn` passes the least width of its weight on; the `Box` of an item of one line does not.
  @Test("Texts of two and three lines fill their column in both directions, a text of one line is as wide as it is")
  func widths() throws {
    for direction in TextDirection.allCases {
      let traits = Traits(direction: direction, pixelGrid: PixelGrid(scale: 2))
      let one = layout(Content(title: "A", icon: icon), traits)
      #expect(try #require(one[.title]).frame.width < 20)
      let two = layout(Content(title: "A", secondary: "B", icon: icon, trailing: icon), traits)
      let three = layout(Content(title: "A", secondary: "B", overline: "C", icon: icon, trailing: icon), traits)
      for layout in [two, three] {
        let texts = layout.elements.filter { $0.text != nil }
        #expect(texts.count == (layout[.overline] == nil ? 2 : 3))
        for element in texts {
          #expect(element.frame.x == (direction == .leftToRight ? 72 : 56) && element.frame.width == 272)
          // The line still begins where the row does.
          let line = try #require(element.text?.lines(in: direction).lines.first)
          #expect(abs(direction == .leftToRight ? line.x : line.x + line.width - 272) <= 1)
        }
      }
    }
  }

  @Test("From right to left at twice the size: mirrored, and text below its place, as baselines are in dp")
  func rightToLeft() throws {
    let content = Content(title: "Primary text", secondary: "Secondary text", icon: icon, trailing: .text("meta"))
    let layout = layout(content, Traits(fontScale: 2, direction: .rightToLeft))
    #expect(layout[.icon]?.frame.maxX == 384)
    #expect(layout[.title]?.frame.maxX == 328)
    #expect(layout[.trailing]?.frame.x == 16)
    let (title, secondary) = (try #require(layout[.title]).frame, try #require(layout[.secondaryText]).frame)
    // The title's line has 30 above its baseline and 8 below, so its baseline can stay at 32; the second text begins right
    // below the line.
    #expect(secondary.y == title.maxY)
  }
}
