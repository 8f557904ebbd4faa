import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Numbers of Flutter's own `list_tile_test.dart` (flutter at e3bb93b), whose screen is 800 wide and whose font is
/// `FlutterTest`: a line of natural height is as high as the size.
@Suite("Flutter's list tile: numbers of its own tests")
struct FlutterListTileTests {
  private let typesetter = PlatformFaces.flutterTest
  private static let box24 = MaterialSide.box(LayoutSize(width: 24, height: 24))

  private func tile(
    _ content: FlutterListTile.Content, _ change: (inout FlutterListTile.Style) -> Void = { _ in }
  ) -> FlutterListTile {
    var style = FlutterListTile.Style()
    change(&style)
    return FlutterListTile(content, style: style, typesetter: typesetter)
  }

  private func lines(_ subtitle: Bool) -> FlutterListTile.Content {
    FlutterListTile.Content(
      title: "title", subtitle: subtitle ? "subtitle" : nil, leading: Self.box24, trailing: Self.box24)
  }

  // MARK: Heights

  @Test(
    "ListTile geometry (LTR): heights by lines and text scale",
    arguments: [
      (1.0, false, false, 56.0), (1, true, false, 72), (1, true, true, 88), (1, false, true, 88),
      (4, false, false, 112), (4, true, false, 192), (4, true, true, 192),
    ])
  func heights(scale: Double, hasSubtitle: Bool, isThreeLine: Bool, height: Double) {
    let tile = tile(lines(hasSubtitle)) { $0.isThreeLine = isThreeLine }
    let layout = tile.layout(width: 800, traits: Traits(fontScale: scale))
    #expect(layout.size == LayoutSize(width: 800, height: height))
    #expect(tile.height(width: 800, traits: Traits(fontScale: scale)) == height)
    #expect(layout[.trailing]?.frame.height == 24)
  }

  @Test("A subtitle four times as large below a title half as large: 108")
  func largeSubtitle() {
    let style = FlutterListTile.Style()
    func text(_ string: String, _ textStyle: FlutterTextStyle, _ scale: Double) -> LabelMeasurement {
      FlutterText(string, style: textStyle, family: "Roboto", locale: "en", typesetter: typesetter)
        .measure(width: 600, in: FlutterSurroundings(scaler: .linear(scale), direction: .leftToRight))
    }
    let texts = FlutterListTile.Metrics(style, hasSubtitle: true)
      .texts(text("title", style.titleTextStyle, 0.5), text("subtitle", style.subtitleTextStyle, 4))
    #expect(texts.height == 108)
  }

  @Test(
    "Material2: ListTile geometry (LTR)",
    arguments: [
      (1.0, false, false, false, 56.0), (1, true, false, false, 72), (1, true, true, false, 88),
      (1, false, false, true, 48), (1, true, false, true, 64), (1, true, true, true, 76), (1, false, true, true, 76),
      (4, false, false, false, 72), (4, true, false, false, 128), (4, true, true, false, 128),
    ])
  func heights2(scale: Double, hasSubtitle: Bool, isThreeLine: Bool, isDense: Bool, height: Double) {
    let tile = tile(lines(hasSubtitle)) {
      $0.material = .material2
      $0.isThreeLine = isThreeLine
      $0.isDense = isDense
    }
    #expect(tile.height(width: 800, traits: Traits(fontScale: scale)) == height)
  }

  @Test("ListTile responds to density changes", arguments: [(0.0, 56.0), (3, 68), (-3, 44)])
  func density(vertical: Double, height: Double) {
    let tile = tile(FlutterListTile.Content()) {
      $0.visualDensity = FlutterListTile.VisualDensity(horizontal: 3, vertical: vertical)
    }
    #expect(tile.height(width: 800, traits: Traits()) == height)
  }

  // MARK: Horizontal places

  @Test("ListTile geometry (LTR): the safe area counts as far as it is beyond the padding")
  func safeArea() throws {
    var traits = Traits()
    traits.safeArea = DirectionalInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    let layout = tile(lines(true)).layout(width: 800, traits: traits)
    #expect(layout[.leading]?.frame.x == 16)
    #expect(layout[.title]?.frame.x == 56)
    #expect(layout[.subtitle]?.frame.x == 56)
    #expect(layout[.trailing]?.frame.maxX == 776)
    traits.safeArea = DirectionalInsets(top: 0, leading: 44, bottom: 0, trailing: 44)
    let notched = tile(lines(true)).layout(width: 800, traits: traits)
    #expect(notched[.leading]?.frame.x == 44)
    #expect(notched[.trailing]?.frame.maxX == 756)
  }

  @Test("ListTile geometry (RTL): L begins at the larger of padding and safe area, T ends at them")
  func rightToLeft() {
    let content = FlutterListTile.Content(title: "title", leading: .text("L"), trailing: .text("T"))
    // 10 at the left and 20 at the right are trailing and leading here.
    var traits = Traits(direction: .rightToLeft)
    traits.safeArea = DirectionalInsets(top: 0, leading: 20, bottom: 0, trailing: 10)
    let layout = tile(content).layout(width: 800, traits: traits)
    #expect(layout[.leading]?.frame.maxX == 780)
    #expect(layout[.title]?.frame.maxX == 740)
    #expect(layout[.trailing]?.frame.x == 24)
  }

  @Test("ListTile contentPadding: 126 high, and the ends at the padding in both directions")
  func contentPadding() {
    let content = FlutterListTile.Content(title: "title", leading: .text("L"), trailing: .text("T"))
    let tile = tile(content) { $0.contentPadding = DirectionalInsets(top: 30, leading: 10, bottom: 40, trailing: 20) }
    let ltr = tile.layout(width: 800, traits: Traits())
    #expect(ltr.size.height == 126)
    #expect(ltr[.leading]?.frame.x == 10)
    #expect(ltr[.trailing]?.frame.maxX == 780)
    let rtl = tile.layout(width: 800, traits: Traits(direction: .rightToLeft))
    #expect(rtl.size.height == 126)
    #expect(rtl[.trailing]?.frame.x == 20)
    #expect(rtl[.leading]?.frame.maxX == 790)
  }

  @Test("ListTile wide leading Widget", arguments: [(24.0, 40.0), (56, 72)])
  func wideLeading(leading: Double, title: Double) {
    let content = FlutterListTile.Content(
      title: "title", subtitle: "subtitle", leading: .box(LayoutSize(width: leading, height: 32)))
    let tile = tile(content) { $0.contentPadding = .zero }
    let ltr = tile.layout(width: 800, traits: Traits())
    #expect(ltr.size.height == 72)
    #expect(ltr[.leading]?.frame == LayoutRect(x: 0, y: 20, width: leading, height: 32))
    #expect(ltr[.title]?.frame.x == title)
    #expect(ltr[.subtitle]?.frame.x == title)
    let rtl = tile.layout(width: 800, traits: Traits(direction: .rightToLeft))
    #expect(rtl[.leading]?.frame == LayoutRect(x: 800 - leading, y: 20, width: leading, height: 32))
    #expect(rtl[.title]?.frame.maxX == 800 - title)
    #expect(rtl[.subtitle]?.frame.maxX == 800 - title)
  }

  // MARK: Vertical places

  private static let thirteenLines = "A\nB\nC\nD\nE\nF\nG\nH\nI\nJ\nK\nL\nM"

  @Test(
    "ListTile leading and trailing positions",
    arguments: [
      (thirteenLines, nil, false, 328.0, 144.0, 152.0), ("A", nil, false, 56, 8, 16),
      ("A", thirteenLines, false, 300, 130, 138), ("A", "A", false, 72, 16, 24),
      ("A", thirteenLines, true, 300, 8, 8), ("A", "A", true, 88, 8, 8), ("A", nil, true, 88, 8, 8),
    ] as [(String, String?, Bool, Double, Double, Double)])
  func positions(
    title: String, subtitle: String?, isThreeLine: Bool, height: Double, avatar: Double, placeholder: Double
  ) {
    let content = FlutterListTile.Content(
      title: title, subtitle: subtitle, leading: .avatar, trailing: Self.box24)
    let layout = tile(content) { $0.isThreeLine = isThreeLine }.layout(width: 800, traits: Traits())
    #expect(layout.size == LayoutSize(width: 800, height: height))
    #expect(layout[.leading]?.frame == LayoutRect(x: 16, y: avatar, width: 40, height: 40))
    #expect(layout[.trailing]?.frame == LayoutRect(x: 752, y: placeholder, width: 24, height: 24))
  }

  @Test("A small leading widget in the middle: 158 of 328, 22 of 56", arguments: [(thirteenLines, 158.0), ("A", 22)])
  func smallLeading(title: String, top: Double) {
    let content = FlutterListTile.Content(
      title: title, leading: .box(LayoutSize(width: 24, height: 12)), trailing: Self.box24)
    let layout = tile(content).layout(width: 800, traits: Traits())
    #expect(layout[.leading]?.frame == LayoutRect(x: 16, y: top, width: 24, height: 12))
  }

  @Test(
    "ListTile leading and trailing icon height does not exceed ListTile height",
    arguments: [(false, false, 0.0), (true, false, 8), (true, true, 8)])
  func oversized(hasSubtitle: Bool, isThreeLine: Bool, top: Double) {
    let side = MaterialSide.box(LayoutSize(width: 24, height: 80))
    let content = FlutterListTile.Content(
      title: "A", subtitle: hasSubtitle ? "A" : nil, leading: side, trailing: side)
    let layout = tile(content) { $0.isThreeLine = isThreeLine }.layout(width: 800, traits: Traits())
    #expect(layout[.leading]?.frame == LayoutRect(x: 16, y: top, width: 24, height: 56))
    #expect(layout[.trailing]?.frame == LayoutRect(x: 752, y: top, width: 24, height: 56))
  }

  @Test(
    "Leading and trailing by title alignment, in tiles of one line and of thirteen",
    arguments: [
      (FlutterListTile.TitleAlignment.threeLine, 8.0, 8.0, 144.0, 144.0), (.titleHeight, 8, 8, 16, 16),
      (.top, 8, 8, 8, 8), (.center, 8, 8, 144, 144), (.bottom, 8, 8, 280, 280),
    ])
  func titleAlignment(
    alignment: FlutterListTile.TitleAlignment, leading: Double, trailing: Double, tallLeading: Double,
    tallTrailing: Double
  ) {
    for (title, leading, trailing) in [("A", leading, trailing), (Self.thirteenLines, tallLeading, tallTrailing)] {
      let content = FlutterListTile.Content(title: title, leading: .avatar, trailing: .avatar)
      let layout = tile(content) { $0.titleAlignment = alignment }.layout(width: 800, traits: Traits())
      #expect(layout[.leading]?.frame.y == leading)
      #expect(layout[.trailing]?.frame.y == trailing)
    }
  }
}
