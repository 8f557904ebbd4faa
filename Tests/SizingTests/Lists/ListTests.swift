import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

@Suite("Whole lists")
struct ListTests {
  @Test("Rows stand directly below each other, headers below 22 points")
  func stacking() {
    let list = RowList(sections: [
      ListSection(
        header: BoxRow(height: 40.5), rows: [BoxRow(height: 77), BoxRow(height: 56)], footer: BoxRow(height: 30)),
      ListSection(rows: [BoxRow(height: 10)]),
      ListSection(header: BoxRow(height: 40.5), rows: []),
    ])
    let layout = list.layout(ListGeometry(width: 375), traits: Traits())
    #expect(layout.sections[0].header?.frame == LayoutRect(x: 0, y: 22, width: 375, height: 40.5))
    #expect(layout.sections[0].rows.map(\.frame.y) == [62.5, 139.5])
    #expect(layout.sections[0].footer?.frame.y == 195.5)
    #expect(layout.sections[1].rows[0].frame.y == 225.5)
    #expect(layout.sections[2].header?.frame.y == 257.5)
    #expect(layout.height == 298)
    #expect(layout.size.width == 375)
  }

  @Test("A geometry that was given a length that is none after it was made is not laid out")
  func changedGeometry() async {
    await #expect(processExitsWith: .failure) { Self.layOut { $0.width = .nan } }
    await #expect(processExitsWith: .failure) { Self.layOut { $0.width = -100 } }
    await #expect(processExitsWith: .failure) { Self.layOut { $0.rowSpacing = .nan } }
    await #expect(processExitsWith: .failure) {
      Self.layOut { $0.divider = ListDivider(height: 1, thickness: 1, leadingInset: -1) }
    }
  }

  private static func layOut(_ change: (inout ListGeometry) -> Void) {
    var geometry = ListGeometry(width: 375)
    change(&geometry)
    _ = RowList(sections: [ListSection(rows: [BoxRow(height: 40)])]).layout(geometry, traits: Traits())
  }

  // Source, recorded: iOS 26, a collection list (the Open UIKit project's probe of separators).
  @Test(
    "Beside a row that is touched or selected there are no separators", arguments: [RowState.selected, .highlighted])
  func separatorsBesideSelection(state: RowState) {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let rows: [any Row] = [
      ListContentRow(
        ListContentRow.Content(text: "A"), configuration: ListContentConfiguration(.cell), typesetter: typesetter),
      TableCell(.default, TableCell.Content(text: "A"), typesetter: typesetter),
      SwiftUIRow(SwiftUIRow.Content(text: "A"), typesetter: typesetter),
    ]
    for row in rows {
      var stacker = ListStacker(geometry: ListGeometry(width: 375), traits: Traits())
      let states: [RowState] = [[], [], state, [], []]
      let hasSeparator = states.indices.map { index in
        let next = index + 1 < states.count ? states[index + 1] : []
        return stacker.place(row, state: states[index], before: next).layout[.separator] != nil
      }
      #expect(hasSeparator == [true, false, false, true, true], "\(row.kind)")
    }
  }

  @Test("An empty list is 0 high")
  func empty() {
    #expect(RowList().layout(ListGeometry(width: 375), traits: Traits()).height == 0)
  }

  @Test("Rows keep within the sides of the safe area, in both directions")
  func safeArea() {
    let geometry = ListGeometry(
      width: 852, safeArea: DirectionalInsets(top: 10, leading: 59, bottom: 21, trailing: 20))
    let list = RowList(sections: [ListSection(rows: [BoxRow(height: 10)])])
    let ltr = list.layout(geometry, traits: Traits())
    #expect(ltr.sections[0].rows[0].frame == LayoutRect(x: 59, y: 0, width: 773, height: 10))
    let rtl = list.layout(geometry, traits: Traits(direction: .rightToLeft))
    #expect(rtl.sections[0].rows[0].frame == LayoutRect(x: 20, y: 0, width: 773, height: 10))
    #expect(ListGeometry(width: 50, safeArea: geometry.safeArea).rowWidth == 0)
  }

  @Test("Thirds of a point leave no dust")
  func thirds() {
    let rows = (0..<3000).map { _ in BoxRow(height: 121.0 / 3) }
    let list = RowList(sections: [ListSection(rows: rows)])
    #expect(list.layout(ListGeometry(width: 375), traits: Traits(pixelGrid: PixelGrid(scale: 3))).height == 121_000)
  }

  @Test("A list of stereo cells, row by row and at once")
  func cells() {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let rows = ExampleTexts.lists.prefix(40).map {
      StereoCell(.init(title: $0.text, detail: "…"), locale: $0.locale, typesetter: typesetter)
    }
    let geometry = ListGeometry(width: 320)
    var stacker = ListStacker(geometry: geometry, traits: Traits())
    let placed = rows.map { stacker.place($0) }
    let layout = RowList(sections: [ListSection(rows: rows)]).layout(geometry, traits: Traits())
    #expect(layout.sections[0].rows.map(\.frame) == placed.map(\.frame))
    #expect(layout.height == stacker.height)
    #expect(layout.height == rows.map { $0.height(width: 320, traits: Traits()) }.reduce(0, +))
  }
}

@Suite("What a list hands its rows")
struct ListTraitsTests {
  /// A row whose size shows its traits: as wide as its list allows, and as high as the sum of the safe area's insets and 1 000
  /// times its state's raw value.
  private struct Probe: Row {
    var extendsUnderSafeArea: Bool
    var kind: String { "probe" }
    var accessibility: RowAccessibility? { nil }
    func minimumWidth(traits: Traits) -> Double { 0 }
    func preferredWidth(traits: Traits) -> Double { 0 }
    func appearance(traits: Traits) -> RowAppearance { RowAppearance() }
    func layout(width: Double, traits: Traits) -> RowLayout {
      let height = traits.safeArea.horizontal + traits.safeArea.vertical + Double(traits.state.rawValue) * 1000
      return RowLayout(size: LayoutSize(width: width, height: height), elements: [])
    }
  }

  @Test("A row stands between the sides of the safe area, or reaches below it and is told its sides")
  func safeArea() {
    let safeArea = DirectionalInsets(top: 50, leading: 59, bottom: 21, trailing: 40)
    let geometry = ListGeometry(width: 852, safeArea: safeArea)
    for direction in TextDirection.allCases {
      var stacker = ListStacker(geometry: geometry, traits: Traits(direction: direction))
      let between = stacker.place(Probe(extendsUnderSafeArea: false)).frame
      #expect(between == LayoutRect(x: direction == .leftToRight ? 59 : 40, y: 0, width: 753, height: 0))
      let below = stacker.place(Probe(extendsUnderSafeArea: true)).frame
      #expect(below == LayoutRect(x: 0, y: 0, width: 852, height: 99))
    }
  }

  @Test("A row has the states of its list beside its own")
  func states() {
    var stacker = ListStacker(geometry: ListGeometry(width: 320), traits: Traits(state: .editing))
    let row = Probe(extendsUnderSafeArea: false)
    #expect(stacker.place(row).frame.height == 8000)
    #expect(stacker.place(row, state: [.selected, .editing]).frame.height == 10000)
  }
}
