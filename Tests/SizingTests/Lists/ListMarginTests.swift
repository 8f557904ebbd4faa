import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Compares margins by size class, safe area and readable width with those measured on devices.
@Suite("List margins")
struct ListMarginTests {
  private func cell(_ text: String) -> ListContentRow {
    ListContentRow(
      ListContentRow.Content(text: text), configuration: ListContentConfiguration(.cell),
      typesetter: Typesetter(fonts: TestFonts.withSystem))
  }

  private func layout(_ geometry: ListGeometry, _ row: any Row, _ traits: Traits = Traits()) -> ListLayout {
    RowList(sections: [ListSection(rows: [row])]).layout(geometry, traits: traits)
  }

  /// The frame of a card, and the text's inset in it, in landscape: an iPhone 16 and an iPhone SE with iOS 26.1.
  @Test(
    "Landscape: cards 20 inside the safe area, texts 16 in them between two safe areas and 20 else",
    arguments: [(852.0, 59.0, 79.0, 694.0, 16.0), (667, 0, 20, 627, 20)])
  func landscape(width: Double, safe: Double, x: Double, cardWidth: Double, inner: Double) {
    let geometry = ListGeometry(
      width: width, style: .insetGrouped,
      safeArea: DirectionalInsets(top: 0, leading: safe, bottom: 21, trailing: safe),
      verticalSizeClass: .compact)
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let row = layout(geometry, cell("Alpha"), Traits(direction: direction)).sections[0].rows[0]
      #expect(row.frame.x == x && row.frame.width == cardWidth)
      let title = row.layout[.title]?.frame ?? .zero
      #expect((direction == .leftToRight ? title.x : cardWidth - title.maxX) == inner)
    }
  }

  @Test("One safe area alone leaves the system's margin at both sides of a card")
  func oneSafeArea() {
    let geometry = ListGeometry(
      width: 852, style: .insetGrouped, safeArea: DirectionalInsets(top: 0, leading: 59, bottom: 0, trailing: 0),
      verticalSizeClass: .compact)
    let row = layout(geometry, cell("Alpha")).sections[0].rows[0]
    #expect(row.frame == LayoutRect(x: 79, y: 35, width: 753, height: 52))
    #expect(row.layout[.title]?.frame.x == 20)
  }

  @Test("An iPad of 820 points: plain cells at 16, cards at 20 with texts 20 in them")
  func tablet() {
    let plain = ListGeometry(width: 820, horizontalSizeClass: .regular)
    #expect(layout(plain, cell("Alpha")).sections[0].rows[0].layout[.title]?.frame.x == 16)
    let cards = ListGeometry(width: 820, style: .insetGrouped, horizontalSizeClass: .regular)
    let row = layout(cards, cell("Alpha")).sections[0].rows[0]
    #expect(row.frame.x == 20 && row.frame.width == 780)
    #expect(row.layout[.title]?.frame.x == 20)
    // Before iOS 26 a tablet's margins follow from its width, like a phone's.
    let earlier = ListGeometry(width: 820, style: .insetGrouped, profile: .ios18, horizontalSizeClass: .regular)
    #expect(earlier.rowWidth == ListGeometry(width: 820, style: .insetGrouped, profile: .ios18).rowWidth)
  }

  /// 176 at each side of an iPad Air 2 in landscape: useyourloaf.com, "Readable content guides".
  @Test("The readable width is 672 at the default category: 176 free at both sides of 1 024 points")
  func readableWidth() {
    let geometry = ListGeometry(width: 1_024, horizontalSizeClass: .regular, followsReadableWidth: true)
    // A label that wraps takes the full width, however its lines break.
    let text = String(repeating: "A list is more than its rows. ", count: 20)
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let row = layout(geometry, cell(text), Traits(direction: direction)).sections[0].rows[0]
      #expect(row.frame.width == 1_024)
      let title = row.layout[.title]?.frame ?? .zero
      #expect(title.x == 176 && title.width == 672)
    }
    // A list narrower than that keeps its margins, and so does one that does not follow the readable width.
    let narrow = ListGeometry(width: 375, followsReadableWidth: true)
    #expect(layout(narrow, cell("Alpha")).sections[0].rows[0].layout[.title]?.frame.x == 16)
    #expect(layout(ListGeometry(width: 1_024), cell("Alpha")).sections[0].rows[0].layout[.title]?.frame.x == 20)
  }

  @Test("The readable width grows as body text does, and cards are no wider")
  func readableCards() {
    #expect(abs(ListGeometry.readableWidth(for: .accessibility5) - 672.0 * 62 / 22) < 1e-9)
    #expect(abs(ListGeometry.readableWidth(for: .xSmall) - 672.0 * 19 / 22) < 1e-9)
    let geometry = ListGeometry(width: 1_024, style: .insetGrouped, followsReadableWidth: true)
    #expect(layout(geometry, BoxRow(height: 10)).sections[0].rows[0].frame.x == 176)
    let large = layout(geometry, BoxRow(height: 10), Traits(sizeCategory: .accessibility5)).sections[0].rows[0]
    #expect(large.frame.width == 1_024 - 32)
  }

  @Test("Rows have the same surroundings if only what is above and below the list changes, and others if a side does")
  func surroundings() {
    let row = cell("Alpha")
    let before = ListGeometry(width: 393, safeArea: DirectionalInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    func surroundings(_ change: (inout ListGeometry) -> Void) -> RowSurroundings {
      var after = before
      change(&after)
      return after.surroundings(of: row, traits: Traits())
    }
    let same = before.surroundings(of: row, traits: Traits())
    #expect(same == RowSurroundings(width: 393, traits: Traits().adding([], in: .plain)))
    #expect(surroundings { $0.safeArea.top = 0 } == same)
    #expect(surroundings { $0.isRefreshing = true } == same)
    #expect(surroundings { $0.divider = .flutterTiles } == same)
    #expect(surroundings { $0.safeArea.leading = 59 } != same)
    #expect(surroundings { $0.width = 390 } != same)
    #expect(surroundings { $0.style = .insetGrouped } != same)
    // The readable width depends on the category; at a phone's width it changes nothing.
    #expect(surroundings { $0.followsReadableWidth = true }.traits.list.layoutMargin == 20)
    #expect(before.surroundings(of: row, traits: Traits(direction: .rightToLeft)) != same)
  }

  /// `adjustedContentInset` of an iPhone 16, iOS 26.1; 60 is React Native's pull request 14259.
  @Test("A list at rest begins 59 below the edge and ends 34 above; refreshing adds 60 and moves no row")
  func contentInset() {
    let safeArea = DirectionalInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    var geometry = ListGeometry(width: 393, safeArea: safeArea)
    #expect(geometry.contentInset == safeArea)
    #expect(geometry.refreshControlFrame == nil)
    let before = layout(geometry, cell("Alpha"))
    geometry.isRefreshing = true
    #expect(geometry.contentInset.top == 119)
    #expect(geometry.refreshControlFrame == LayoutRect(x: 0, y: -60, width: 393, height: 60))
    #expect(layout(geometry, cell("Alpha")).sections[0].rows[0].frame == before.sections[0].rows[0].frame)
  }
}
