import TestSupport
import Testing
import TextAnalysis

@testable import Sizing

/// Compares the frames of sections in each style with dumps of lists on Apple's systems.
@Suite("List styles")
struct ListStyleTests {
  private func geometry(
    _ width: Double, _ style: ListAppearance, _ profile: SystemProfile, safeArea: DirectionalInsets = .zero
  ) -> ListGeometry {
    ListGeometry(width: width, style: style, profile: profile, safeArea: safeArea)
  }

  private func rows(_ heights: [Double]) -> [any Row] { heights.map { BoxRow(height: $0) } }

  @Test("Inset grouped, iOS 16, three pixels a point: the list that sentry-cocoa's view dump shows")
  func insetGroupedIOS16() {
    let list = RowList(sections: [
      ListSection(header: BoxRow(height: 116.0 / 3), rows: rows([44])), ListSection(rows: rows([44])),
    ])
    let layout = list.layout(
      geometry(300, .insetGrouped, .ios18), traits: Traits(pixelGrid: PixelGrid(scale: 3)))
    #expect(layout.sections[0].header?.frame == LayoutRect(x: 16, y: 0, width: 268, height: 116.0 / 3))
    #expect(layout.sections[0].rows[0].frame == LayoutRect(x: 16, y: 116.0 / 3, width: 268, height: 44))
    #expect(layout.sections[1].rows[0].frame == LayoutRect(x: 16, y: 118, width: 268, height: 44))
    #expect(layout.height == 182)
    #expect(layout.sections[0].rows[0].corners == CornerRadii(10))
    #expect(layout.sections[0].header?.corners == nil)
  }

  @Test("Inset grouped, iOS 26.1: cards at 16, spaces of 35, a header half of that below, 20 at the end")
  func insetGroupedIOS26() {
    let list = RowList(sections: [
      ListSection(rows: rows([52, 52])), ListSection(rows: rows([52])),
      ListSection(header: BoxRow(height: 40.5), rows: rows([52])),
    ])
    let layout = list.layout(geometry(393, .insetGrouped, .ios26), traits: Traits())
    #expect(layout.sections[0].rows.map(\.frame.y) == [35, 87])
    #expect(layout.sections[0].rows[0].frame.x == 16)
    #expect(layout.sections[0].rows[0].frame.width == 361)
    #expect(layout.sections[0].rows.map(\.corners?.bottomLeading) == [0, 26])
    #expect(layout.sections[0].rows[0].corners?.topTrailing == 26)
    #expect(layout.sections[1].rows[0].frame.y == 139 + 35)
    #expect(layout.sections[2].header?.frame.y == 226 + 17.5)
    #expect(layout.height == 226 + 17.5 + 40.5 + 52 + 20)
  }

  @Test("A footer at the end of a list has nothing below it", arguments: SystemProfile.allCases)
  func footerAtTheEnd(profile: SystemProfile) {
    let section = ListSection(header: BoxRow(height: 40), rows: rows([52]), footer: BoxRow(height: 30))
    for style in [ListAppearance.grouped, .insetGrouped] {
      let layout = RowList(sections: [section]).layout(geometry(393, style, profile), traits: Traits())
      #expect(layout.height == 40 + 52 + 30)
    }
  }

  @Test("iOS 26 adds up exactly and rounds frames: a header 17.667 below, and a height of thirds and halves")
  func exactSums() {
    let third = PixelGrid(scale: 3)
    // As dumped: a row ends at 187.333, the next section's header begins at 205.
    let list = RowList(sections: [
      ListSection(header: BoxRow(height: 121.0 / 3), rows: rows([147])),
      ListSection(header: BoxRow(height: 121.0 / 3), rows: rows([147])),
    ])
    let layout = list.layout(geometry(375, .insetGrouped, .ios26), traits: Traits(pixelGrid: third))
    #expect(layout.sections[0].rows[0].frame.maxY == 562.0 / 3)
    #expect(layout.sections[1].header?.frame.y == 205)
    #expect(abs(layout.height - (2 * 562.0 / 3 + 17.5 + 20)) < 1e-9)
    // The height is not rounded, unlike the frames: 412.1667 in the dump.
    #expect(third.round(layout.height) != layout.height)
  }

  @Test("A side inset of 20 from 390 on before iOS 26; inside the safe area in landscape")
  func sideInsets() {
    #expect(geometry(430, .insetGrouped, .ios18).rowWidth == 390)
    #expect(geometry(393, .insetGrouped, .ios18).rowWidth == 353)
    #expect(geometry(390, .insetGrouped, .ios18).rowWidth == 350)
    #expect(geometry(375, .insetGrouped, .ios18).rowWidth == 343)
    #expect(geometry(402, .insetGrouped, .ios26).rowWidth == 370)
    #expect(geometry(375, .insetGrouped, .ios26).rowWidth == 343)
    #expect(geometry(375, .grouped, .ios26).rowWidth == 375)
    #expect(geometry(320, .sidebar, .ios26).rowWidth == 300)
    let landscape = geometry(
      852, .insetGrouped, .ios26, safeArea: DirectionalInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(landscape.rowWidth == 852 - 2 * 75)
    #expect(geometry(20, .insetGrouped, .ios26).rowWidth == 0)
  }

  @Test("Sections of Material Components' collections: 8 at the ends, 4 and 4 between, cards 8 in less the safe area")
  func materialCollections() {
    let list = RowList(sections: [ListSection(rows: rows([48])), ListSection(rows: rows([48]))])
    let safeArea = DirectionalInsets(top: 0, leading: 5, bottom: 0, trailing: 44)
    let cards = list.layout(geometry(400, .mdcCard, .ios18, safeArea: safeArea), traits: Traits())
    #expect(cards.sections[0].rows[0].frame == LayoutRect(x: 8, y: 8, width: 400 - 8 - 44, height: 48))
    #expect(cards.sections[1].rows[0].frame.y == 8 + 48 + 4 + 4)
    #expect(cards.height == 8 + 48 + 8 + 48 + 8)
    let mirrored = list.layout(
      geometry(400, .mdcCard, .ios18, safeArea: safeArea), traits: Traits(direction: .rightToLeft))
    #expect(mirrored.sections[0].rows[0].frame.x == 44)
    let grouped = list.layout(geometry(400, .mdcGrouped, .ios18), traits: Traits())
    #expect(grouped.sections[0].rows[0].frame.width == 400)
    #expect(grouped.height == cards.height)
  }

  @Test("A first row that heads its section has no space above, but in plain lists that of a header")
  func firstItemAsHeader() {
    let list = RowList(sections: [ListSection(rows: rows([44])), ListSection(rows: rows([44]))])
    func layout(_ style: ListAppearance) -> ListLayout {
      let geometry = ListGeometry(width: 375, style: style, headerMode: .firstItemInSection)
      return list.layout(geometry, traits: Traits())
    }
    #expect(layout(.plain).sections.map { $0.rows[0].frame.y } == [22, 88])
    #expect(layout(.insetGrouped).sections.map { $0.rows[0].frame.y } == [0, 61.5])
  }

  @Test("Right to left is the mirror image", arguments: ListAppearance.allCases, SystemProfile.allCases)
  func mirrored(style: ListAppearance, profile: SystemProfile) {
    let list = RowList(sections: [
      ListSection(header: BoxRow(height: 30), rows: rows([44, 44.5]), footer: BoxRow(height: 20)),
      ListSection(rows: rows([44])),
    ])
    let safeArea = DirectionalInsets(top: 0, leading: 59, bottom: 0, trailing: 3)
    var geometry = geometry(667, style, profile, safeArea: safeArea)
    geometry.divider = ListDivider(height: 3, thickness: 1, leadingInset: 56, trailingInset: 4)
    let left = list.layout(geometry, traits: Traits())
    let right = list.layout(geometry, traits: Traits(direction: .rightToLeft))
    for (one, other) in zip(left.sections, right.sections) {
      #expect(one.rows.map { $0.frame.mirrored(inWidth: 667) } == other.rows.map(\.frame))
      #expect(one.rows.map { $0.divider?.mirrored(inWidth: 667) } == other.rows.map(\.divider))
      #expect(one.header?.frame.mirrored(inWidth: 667) == other.header?.frame)
    }
    #expect(left.height == right.height)
  }

  @Test("Dividers stand between rows and take the height their system gives them; tiles have theirs drawn over them")
  func dividers() {
    func layout(_ divider: ListDivider) -> ListLayout {
      let list = RowList(sections: [ListSection(rows: rows([56, 56, 56]))])
      let traits = Traits(direction: .leftToRight, pixelGrid: PixelGrid(scale: 3))
      return list.layout(ListGeometry(width: 360, divider: divider), traits: traits)
    }
    let inset = layout(.material3Inset)
    #expect(inset.height == 170)
    #expect(inset.sections[0].rows.map(\.frame.y) == [0, 57, 114])
    #expect(
      inset.sections[0].rows.map(\.divider) == [
        LayoutRect(x: 16, y: 56, width: 328, height: 1), LayoutRect(x: 16, y: 113, width: 328, height: 1), nil,
      ])
    let flutter = layout(.flutterMaterial3)
    #expect(flutter.height == 3 * 56 + 2 * 16)
    #expect(flutter.sections[0].rows[0].divider == LayoutRect(x: 0, y: 63.5, width: 360, height: 1))
    #expect(layout(.flutterTiles).sections[0].rows[1].divider == LayoutRect(x: 0, y: 111, width: 360, height: 1))
    let tiles = layout(.flutterTilesMaterial2)
    #expect(tiles.height == 168)
    #expect(tiles.sections[0].rows[1].divider == LayoutRect(x: 0, y: 112 - 1.0 / 3, width: 360, height: 1.0 / 3))
    #expect(tiles.sections[0].rows[2].divider == nil)
  }

  @Test("Compose's dividers are whole pixels: at 2.625 1 is 3 pixels and 16 are 42; Flutter's are not")
  func dividerPixels() {
    func layout(_ divider: ListDivider) -> ListLayout {
      let list = RowList(sections: [ListSection(rows: rows(Array(repeating: 56, count: 50)))])
      let traits = Traits(direction: .leftToRight, pixelGrid: PixelGrid(scale: 2.625))
      return list.layout(ListGeometry(width: 360, divider: divider), traits: traits)
    }
    let pixel = 1 / 2.625
    #expect(abs(layout(.material3).height - 2856) < 1e-9)
    #expect(
      layout(.material3Inset).sections[0].rows[0].divider
        == LayoutRect(x: 16, y: 56, width: 328, height: 3 * pixel))
    #expect(abs(layout(.flutterMaterial3).height - (50 * 56 + 49 * 16)) < 1e-9)
    #expect(layout(.flutterMaterial3).sections[0].rows[0].divider?.height == 1)
  }

  @Test("A header of a plain list stays at the top while its section is there, and goes with the section's end")
  func pinnedHeaders() {
    let list = RowList(sections: [
      ListSection(header: BoxRow(height: 28), rows: rows([100, 100])),
      ListSection(header: BoxRow(height: 28), rows: rows([100])),
    ])
    let plain = list.layout(geometry(375, .plain, .ios26), traits: Traits())
    func y(_ section: Int, _ offset: Double) -> Double? {
      plain.headerFrame(ofSection: section, scrollOffset: offset)?.y
    }
    #expect(y(0, 0) == 22)
    #expect(y(0, 22) == 22)
    #expect(y(0, 150) == 150)
    // The section ends at 250; its header moves out with it.
    #expect(y(0, 230) == 222)
    #expect(y(0, 1_000) == 222)
    #expect(y(1, 230) == 272)
    let grouped = list.layout(geometry(375, .grouped, .ios26), traits: Traits())
    #expect(grouped.headerFrame(ofSection: 0, scrollOffset: 150)?.y == 0)
  }

  @Test("Rows are told their margin in a card, and that the last of a card has no separator")
  func environment() {
    final class Probe: Row {
      let kind = "probe"
      let seen: @Sendable (ListEnvironment) -> Void
      init(_ seen: @escaping @Sendable (ListEnvironment) -> Void) { self.seen = seen }
      var accessibility: RowAccessibility? { nil }
      func minimumWidth(traits: Traits) -> Double { 0 }
      func preferredWidth(traits: Traits) -> Double { 0 }
      func appearance(traits: Traits) -> RowAppearance { RowAppearance() }
      func layout(width: Double, traits: Traits) -> RowLayout {
        seen(traits.list)
        return RowLayout(size: LayoutSize(width: width, height: 44), elements: [])
      }
    }
    for (style, margin, lastHasSeparator) in [(ListAppearance.insetGrouped, 16.0, false), (.plain, nil, true)] {
      let seen = SeenEnvironments()
      let row = Probe { seen.append($0) }
      let list = RowList(sections: [ListSection(header: row, rows: [row, row])])
      _ = list.layout(geometry(430, style, .ios26), traits: Traits())
      #expect(seen.all.map(\.layoutMargin) == [margin, margin, margin])
      #expect(seen.all.map(\.allowsSeparator) == [false, true, lastHasSeparator])
    }
  }
}
