import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Numbers of Compose's own `ListItemTest` and `InteractiveListTest` (androidx at 9960f5a and 29df8fc), and of the
/// tokens.
@Suite("Material 3's list item: numbers of Compose's tests")
struct Material3ListItemTests {
  private let typesetter = PlatformFaces.bundled
  private typealias Content = Material3ListItem.Content

  private func item(_ content: Content, _ reading: Material3ListItem.Reading = .compose) -> Material3ListItem {
    Material3ListItem(content, reading: reading, typesetter: typesetter)
  }

  /// Densities of Android's screens, from ldpi to xxxhdpi and those between.
  static let densities = [1, 0.75, 1.5, 2, 2.625, 2.75, 3, 3.5, 4]

  /// Radii by `ListItemDefaults.segmentedShapes` and `ListTokens.kt` of Compose: 16 at the ends of the list, 4 elsewhere, and 4
  /// for an item without a segment.
  @Test("Segments have larger corners at the ends of their list, unless a state has a shape of its own")
  func segments() {
    func corners(_ segment: Material3ListItem.Segment?, _ state: RowState = []) -> CornerRadii {
      var content = Content(title: "A")
      content.segment = segment
      return item(content, .expressive).appearance(traits: Traits(state: state)).cornerRadii
    }
    #expect(corners(.first) == CornerRadii(topLeading: 16, topTrailing: 16, bottomLeading: 4, bottomTrailing: 4))
    #expect(corners(.last) == CornerRadii(topLeading: 4, topTrailing: 4, bottomLeading: 16, bottomTrailing: 16))
    #expect(corners(.middle) == CornerRadii(4) && corners(nil) == CornerRadii(4))
    #expect(corners(.first, .selected) == CornerRadii(16))
    #expect(corners(.last, .hovered) == CornerRadii(12))
  }

  /// `Arrangement.spacedBy` rounds its space (`roundToPx`): 2 dp are 5.25 pixels at 420 dpi.
  @Test("Segments are 5 pixels apart at 2.625, swiped or not; what is no item of Compose is as far apart as it is told")
  func segmentGaps() {
    func gaps(_ row: any Row) -> Double {
      var geometry = ListGeometry(width: 400)
      geometry.rowSpacing = 2
      let traits = Traits(pixelGrid: PixelGrid(scale: 2.625))
      var stacker = ListStacker(geometry: geometry, traits: traits)
      let frames = (0..<41).map { _ in stacker.place(row).frame }
      return (frames[40].y - 40 * frames[0].height) * 2.625
    }
    let segment = item(Content(title: "A"), .expressive)
    #expect(abs(gaps(segment) - 40 * 5) < 1e-6)
    #expect(abs(gaps(SwipedRow(segment, SwipeActions(), typesetter: typesetter)) - 40 * 5) < 1e-6)
    #expect(
      abs(gaps(FlutterListTile(FlutterListTile.Content(title: "A"), typesetter: typesetter)) - 40 * 5.25) < 1e-6)
  }

  // MARK: Heights

  @Test("listItem_oneLine_size, twoLine, threeLine: 56, 72, 88 on every screen", arguments: densities)
  func heights(density: Double) {
    let traits = Traits(pixelGrid: PixelGrid(scale: density))
    func height(_ content: Content) -> Double { item(content).height(width: 400, traits: traits) }
    let pixel = 1 / density
    #expect(abs(height(Content()) - 56) < pixel)
    #expect(abs(height(Content(title: "Primary text")) - 56) < pixel)
    #expect(abs(height(Content(title: "Primary text", leading: .icon)) - 56) < pixel)
    #expect(abs(height(Content(title: "Primary text", supporting: "Secondary text")) - 72) < pixel)
    #expect(abs(height(Content(title: "Primary text", overline: "OVERLINE")) - 72) < pixel)
    #expect(abs(height(Content(title: "Primary text", supporting: "Secondary text", leading: .icon)) - 72) < pixel)
    let three = Content(title: "Primary text", overline: "OVERLINE", supporting: "Secondary text")
    #expect(abs(height(three) - 88) < pixel)
  }

  @Test("Supporting text of two lines makes an item of three, of three lines 108 [derived in the sheet]")
  func multilineSupporting() {
    func height(_ supporting: String) -> Double {
      item(Content(title: "A", supporting: supporting)).height(width: 400, traits: Traits())
    }
    #expect(height("B") == 72)
    #expect(height("B\nC") == 88)
    #expect(height("B\nC\nD") == 108)
  }

  @Test("listItem_…_intrinsicSize: the same heights, and a guess that differs from them")
  func intrinsic() {
    func heights(_ content: Content, _ traits: Traits = Traits()) -> [Double] {
      let item = item(content)
      return [item.intrinsicHeight(width: 300, traits: traits), item.height(width: 300, traits: traits)]
    }
    #expect(heights(Content(title: "Primary text")) == [56, 56])
    #expect(heights(Content(title: "Primary text", supporting: "Secondary text")) == [72, 72])
    #expect(heights(Content(title: "A", overline: "B", supporting: "C")) == [88, 88])
    #expect(
      heights(Content(title: "Primary text", supporting: "Long supporting text\nwhich will span at least two lines"))
        == [88, 88])
    // Leading leaves little room for the headline, which wraps: listItem_multipleItems_intrinsicSize.
    let wrapped = heights(
      Content(title: "A B C D E F G H", leading: .box(LayoutSize(width: 240, height: 0))),
      Traits(pixelGrid: .init(scale: 1)))
    #expect(wrapped[0] == wrapped[1])
    #expect(wrapped[0] > 56)
  }

  // MARK: Places

  @Test("listItem_oneLine_positioning: 16 beside everything, and the middle", arguments: densities)
  func oneLine(density: Double) throws {
    let traits = Traits(pixelGrid: PixelGrid(scale: density))
    let layout = item(Content(title: "Primary text", leading: .icon, trailing: .icon)).layout(
      width: 400, traits: traits)
    let (leading, title, trailing) = (
      try #require(layout[.leading]).frame, try #require(layout[.title]).frame, try #require(layout[.trailing]).frame
    )
    let pixel = 1 / density + 1e-9
    #expect(abs(leading.x - 16) <= pixel)
    #expect(abs(leading.y - 16) <= pixel)
    #expect(abs(title.x - 56) <= pixel)
    #expect(abs(title.y - (56 - title.height) / 2) <= pixel)
    #expect(abs(trailing.maxX - 384) <= pixel)
    #expect(abs(trailing.y - 16) <= pixel)
    // Whole pixels, all of them.
    for value in [leading.x, leading.y, title.x, title.width, title.height, trailing.x, trailing.y] {
      #expect(abs(value * density - (value * density).rounded()) < 1e-6)
    }
  }

  /// `Modifier.fillMaxHeight` fills a given height less the paddings, and nothing where the height is unbounded.
  @Test(
    "What fills its height: in a height that is given, in the intrinsic one, and in a list", arguments: [1.0, 2.625])
  func filledHeights(density: Double) throws {
    let traits = Traits(pixelGrid: PixelGrid(scale: density))
    var content = Content(
      title: "A", supporting: "B\nC\nD", leading: .box(LayoutSize(width: 4, height: 8)), trailing: .icon)
    content.leadingFillsHeight = true
    func bar(_ item: Material3ListItem) throws -> LayoutRect {
      #expect(item.explain(width: 300, traits: traits).height == item.height(width: 300, traits: traits))
      return try #require(item.layout(width: 300, traits: traits)[.leading]).frame
    }
    let pixel = 1 / density
    let intrinsic = try bar(Material3ListItem(content, takesIntrinsicHeight: true, typesetter: typesetter))
    #expect(abs(intrinsic.y - 12) < pixel && abs(intrinsic.height - 84) < 2 * pixel)
    let given = try bar(Material3ListItem(content, minimumHeight: 200, maximumHeight: 200, typesetter: typesetter))
    #expect(abs(given.y - 12) < pixel && abs(given.height - 176) < 2 * pixel)
    let free = try bar(Material3ListItem(content, typesetter: typesetter))
    #expect(abs(free.y - 12) < pixel && abs(free.height - 8) < pixel)
    let expressive = Material3ListItem(
      content, reading: .expressive, takesIntrinsicHeight: true, typesetter: typesetter)
    #expect(expressive.height(width: 300, traits: traits) == expressive.intrinsicHeight(width: 300, traits: traits))
    let inner = try bar(expressive)
    #expect(abs(inner.y - 10) < pixel && abs(inner.height - 84) < 2 * pixel)
  }

  @Test("listItem_oneLine_positioning_customSize: the middle of 100")
  func customSize() throws {
    let custom = Material3ListItem(
      Content(title: "Primary text", leading: .icon, trailing: .text("meta")), minimumHeight: 100, maximumHeight: 100,
      typesetter: typesetter)
    let layout = custom.layout(width: 300, traits: Traits())
    #expect(layout.size.height == 100)
    #expect(layout[.leading]?.frame == LayoutRect(x: 16, y: 38, width: 24, height: 24))
    let (title, trailing) = (try #require(layout[.title]).frame, try #require(layout[.trailing]).frame)
    #expect(title.x == 56)
    #expect(title.y == (100 - title.height) / 2)
    #expect(trailing.maxX == 284)
    #expect(trailing.y == (100 - trailing.height) / 2)
  }

  @Test("listItem_twoLine_positioning: headline above supporting text, both in the middle")
  func twoLine() {
    let layout = item(Content(title: "Primary text", supporting: "Secondary text")).layout(
      width: 400, traits: Traits())
    #expect(layout[.title]?.frame.origin == LayoutPoint(x: 16, y: 14))
    #expect(layout[.title]?.frame.height == 24)
    #expect(layout[.supporting]?.frame.origin == LayoutPoint(x: 16, y: 38))
    #expect(layout[.supporting]?.frame.height == 20)
  }

  @Test("listItem_threeLine_positioning: all at 12 from the top")
  func threeLine() {
    let layout = item(
      Content(title: "B", overline: "A", supporting: "C", leading: .image, trailing: .text("meta"))
    ).layout(width: 400, traits: Traits())
    #expect(layout.size.height == 88)
    #expect(layout[.leading]?.frame == LayoutRect(x: 16, y: 12, width: 56, height: 56))
    #expect(layout[.overline]?.frame.origin == LayoutPoint(x: 88, y: 12))
    #expect(layout[.title]?.frame.origin == LayoutPoint(x: 88, y: 28))
    #expect(layout[.supporting]?.frame.origin == LayoutPoint(x: 88, y: 52))
    #expect(layout[.trailing]?.frame.y == 12)
    #expect(layout[.trailing]?.text?.fontSize == 11)
  }

  @Test(
    "Where texts begin: after 16, 56, 72, 88, 132 [derived in the sheet]; expressive 52, 68, 84",
    arguments: [
      (nil, 16.0, 16.0), (.icon, 56, 52), (.avatar, 72, 68), (.image, 88, 84), (.video, 132, 128),
    ] as [(MaterialSide?, Double, Double)])
  func keylines(leading: MaterialSide?, compose: Double, expressive: Double) {
    for (reading, x) in [(Material3ListItem.Reading.compose, compose), (.spec, compose), (.expressive, expressive)] {
      let layout = item(Content(title: "A", leading: leading), reading).layout(width: 400, traits: Traits())
      #expect(layout[.title]?.frame.x == x)
    }
  }

  // MARK: Expressive

  private func clickable(
    height: Double, direction: TextDirection = .leftToRight
  ) -> RowLayout {
    let side = MaterialSide.box(LayoutSize(width: 48, height: 48))
    return Material3ListItem(
      Content(title: "Content", overline: "Overline", supporting: "Supporting", leading: side, trailing: side),
      reading: .expressive, minimumHeight: height, maximumHeight: height, typesetter: typesetter
    ).layout(width: 400, traits: Traits(direction: direction))
  }

  @Test("clickableListItem_verticalAlignmentCenter_positioning, in 70: the middle; supporting text is cut to 10")
  func centered() {
    for direction in TextDirection.allCases {
      let layout = clickable(height: 70, direction: direction)
      #expect(layout[.leading]?.frame.y == 11)
      #expect(layout[.trailing]?.frame.y == 11)
      #expect(layout[.overline]?.frame.y == 10)
      #expect(layout[.supporting]?.frame.height == 10)
      #expect(layout.size.height == 70)
    }
    let ltr = clickable(height: 70)
    #expect(ltr[.leading]?.frame.x == 16)
    #expect(ltr[.title]?.frame.x == 76)
    #expect(ltr[.trailing]?.frame.maxX == 384)
    let rtl = clickable(height: 70, direction: .rightToLeft)
    #expect(rtl[.leading]?.frame.maxX == 384)
    #expect(rtl[.title]?.frame.maxX == 324)
    #expect(rtl[.trailing]?.frame.x == 16)
  }

  @Test("clickableListItem_verticalAlignmentTop_positioning, in 90: at 10")
  func top() {
    let layout = clickable(height: 90)
    #expect(layout[.leading]?.frame.y == 10)
    #expect(layout[.trailing]?.frame.y == 10)
    #expect(layout[.overline]?.frame.y == 10)
    #expect(layout[.title]?.frame.y == 26)
    #expect(
      layout[.supporting]?.frame == LayoutRect(x: 76, y: 50, width: layout[.supporting]?.frame.width ?? 0, height: 20))
  }

  // MARK: Specification

  @Test("The page: a leading icon at 8, at 12 from 88 on, and 24 at the end")
  func spec() {
    func layout(_ content: Content) -> RowLayout { item(content, .spec).layout(width: 400, traits: Traits()) }
    let one = layout(Content(title: "A", leading: .icon, trailing: .icon))
    #expect(one.size.height == 56)
    #expect(one[.leading]?.frame == LayoutRect(x: 16, y: 8, width: 24, height: 24))
    #expect(one[.trailing]?.frame == LayoutRect(x: 352, y: 16, width: 24, height: 24))
    #expect(one[.title]?.frame.y == 16)
    let two = layout(Content(title: "A", supporting: "B", leading: .avatar))
    #expect(two.size.height == 72)
    #expect(two[.leading]?.frame.y == 16)
    #expect(layout(Content(title: "A", overline: "B")).size.height == 72)
    let three = layout(Content(title: "A", overline: "B", supporting: "C", leading: .icon, trailing: .icon))
    #expect(three.size.height == 88)
    #expect(three[.leading]?.frame.y == 12)
    #expect(three[.trailing]?.frame.y == 12)
    #expect(three[.overline]?.frame.y == 12)
    // 69 with 8 above and below is more than 72: the item is 88 high, and everything stands at the top.
    let video = layout(Content(title: "A", leading: .box(LayoutSize(width: 100, height: 69))))
    #expect(video.size.height == 88 && video[.leading]?.frame.y == 12 && video[.title]?.frame.y == 12)
    #expect(layout(Content(title: "A", leading: .box(LayoutSize(width: 10, height: 73)))).size.height == 97)
    #expect(layout(Content(title: "A", leading: .video)).size.height == 72)
    // One line in an item that is asked to be 88 high.
    let asked = Material3ListItem(
      Content(title: "A", leading: .icon), reading: .spec, minimumHeight: 88, typesetter: PlatformFaces.bundled
    ).layout(width: 400, traits: Traits())
    #expect(asked.size.height == 88 && asked[.leading]?.frame.y == 12 && asked[.title]?.frame.y == 12)
  }
}
