import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// The numbers are those that the arithmetic of `InteractiveListItem` gives, worked out by hand from `ListItem.kt` and
/// `ListItemDefaults.kt` of Compose (Rve27/androidx at bed9423): padding of 16 at the sides and 10 above and below, 12
/// beside what stands at an end, and least heights of 56, 72 and 88 (`ComposeMaterial3Flags.kt`, androidx at 02b1dbca:
/// `isExpressiveListItemHeightBasedOnTextLinesFixEnabled = true`).
@Suite("Material 3's expressive list item: least heights, padding and alignment")
struct Material3ExpressiveTests {
  private typealias Content = Material3ListItem.Content
  private let typesetter = PlatformFaces.bundled

  private func layout(
    _ content: Content, density: Double = 1, least: Double = 0, given: Double? = nil,
    reading: Material3ListItem.Reading = .expressive, direction: TextDirection = .leftToRight
  ) -> RowLayout {
    let item = Material3ListItem(
      content, reading: reading, minimumHeight: given ?? least, maximumHeight: given, typesetter: typesetter)
    let traits = Traits(direction: direction, pixelGrid: PixelGrid(scale: density))
    let layout = item.layout(width: 400, traits: traits)
    #expect(abs(item.explain(width: 400, traits: traits).height - layout.size.height) < 1e-9)
    #expect(item.height(width: 400, traits: traits) == layout.size.height)
    return layout
  }

  @Test("An item is 56, 72 and 88 high by its lines; supporting text of two lines makes three")
  func leastHeights() {
    #expect(layout(Content(title: "A")).size.height == 56)
    #expect(layout(Content(title: "A", supporting: "B")).size.height == 72)
    #expect(layout(Content(title: "A", overline: "B")).size.height == 72)
    #expect(layout(Content(title: "A", overline: "B", supporting: "C")).size.height == 88)
    #expect(layout(Content(title: "A", supporting: "B\nC")).size.height == 88)
    // 24 and 3 × 20 between 10 and 10.
    #expect(layout(Content(title: "A", supporting: "B\nC\nD")).size.height == 104)
  }

  @Test("Content of 52 is in the middle, of 68 at the top")
  func alignment() {
    // 72 − 20 is below 60: (52 − 44) / 2 + 10.
    let two = layout(Content(title: "A", supporting: "B", leading: .icon))
    #expect(two[.title]?.frame.y == 14 && two[.supporting]?.frame.y == 38)
    #expect(two[.leading]?.frame == LayoutRect(x: 16, y: 24, width: 24, height: 24))
    let three = layout(Content(title: "A", overline: "B", supporting: "C", leading: .icon))
    #expect(three[.overline]?.frame.y == 10 && three[.leading]?.frame.y == 10)
  }

  @Test("At 2.75 an item of one line is 155 pixels high: 36 dp are 99, and 10 dp are 28 above and below")
  func pixels() {
    #expect(abs(layout(Content(title: "A"), density: 2.75).size.height * 2.75 - 155) < 1e-6)
  }

  @Test(
    "A least height takes the place of the default one only if it leaves the content some",
    arguments: [(1.0, 56.0), (10, 56), (20, 56), (21, 48), (60, 60)])
  func asked(least: Double, height: Double) {
    #expect(layout(Content(title: "A"), least: least).size.height == height)
  }

  @Test("A height is as it is given, even below the padding", arguments: [0.0, 5, 19, 20, 30, 47])
  func given(height: Double) {
    #expect(layout(Content(title: "A", supporting: "B"), given: height).size.height == height)
  }

  /// 40 dp are 105 pixels and 48 dp are 126, so that 105 stand 11 below the top of 126 (10.5, rounded up), which stand 10 above
  /// the top of 105 (−21 / 2, rounded to 0); the padding is 26.
  @Test("In less than 48 the content is a pixel lower where halves are rounded twice")
  func oddPixels() {
    let layout = layout(Content(title: "A"), density: 2.625, given: 40)
    #expect(abs((layout[.title]?.frame.y ?? 0) * 2.625 - 27) < 1e-6)
  }

  @Test("The padding of one's own: the least height stays, what is at the top or in the middle depends on its content")
  func contentPadding() {
    var content = Content(title: "A", leading: .icon, trailing: .icon)
    content.contentPadding = DirectionalInsets(top: 4, leading: 20, bottom: 8, trailing: 6)
    let one = layout(content)
    // 56 − 12 is 44; 4 + (44 − 24) / 2.
    #expect(one.size.height == 56)
    #expect(one[.leading]?.frame == LayoutRect(x: 20, y: 14, width: 24, height: 24))
    #expect(one[.title]?.frame.x == 56 && one[.title]?.frame.y == 14)
    #expect(one[.trailing]?.frame.maxX == 394)
    let mirrored = layout(content, direction: .rightToLeft)
    #expect(mirrored[.leading]?.frame.maxX == 380 && mirrored[.trailing]?.frame.x == 6)
    // 72 − 12 is 60, which is no longer the middle.
    content.supporting = "B"
    #expect(layout(content)[.title]?.frame.y == 4)
    content.contentPadding = DirectionalInsets(top: 40, leading: 0, bottom: 60, trailing: 0)
    #expect(layout(content).size.height == 144)
    #expect(layout(content, reading: .compose).size.height == 72)
  }

  @Test(
    "The alignment of one's own, each part by itself",
    arguments: [(Material3ListItem.VerticalAlignment.top, 10.0, 10.0), (.center, 38, 26), (.bottom, 66, 42)])
  func verticalAlignment(alignment: Material3ListItem.VerticalAlignment, icon: Double, title: Double) {
    // Content of 80 in 100: an icon of 24, texts of 24 + 24.
    var content = Content(title: "A\nB", leading: .icon)
    content.verticalAlignment = alignment
    let layout = layout(content, given: 100)
    #expect(layout[.leading]?.frame.y == icon && layout[.title]?.frame.y == title)
  }

  @Test(
    "A text at an end fills a height as a box does: what is left of 100 by 8 or 10 above and below",
    arguments: [(Material3ListItem.Reading.compose, 84.0), (.expressive, 80)])
  func filledText(reading: Material3ListItem.Reading, height: Double) {
    var content = Content(title: "A", trailing: .text("9"))
    content.trailingFillsHeight = true
    #expect(layout(content, given: 100, reading: reading)[.trailing]?.frame.height == height)
  }
}
