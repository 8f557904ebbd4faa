import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import Audit

/// Faults of layouts that are made by hand, so that each is known.
struct RowInspectorTests {
  private func faults(
    _ elements: [RowElement], in size: LayoutSize = LayoutSize(width: 320, height: 60), hitTarget: LayoutRect? = nil,
    kind: String = "uikit.cell", rules: AuditRules = AuditRules()
  ) -> [String] {
    let layout = RowLayout(size: size, elements: elements, hitTarget: hitTarget)
    let inspector = RowInspector(
      layout: layout, direction: .leftToRight, rules: rules, minimumTapTarget: rules.minimumTapTarget(ofKind: kind))
    return inspector.faults.map {
      "\($0.kind.rawValue) \($0.element?.rawValue ?? "row"): \($0.detail)"
    }
  }

  private func element(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RowElement {
    RowElement(name: ElementName(rawValue: name), frame: LayoutRect(x: x, y: y, width: width, height: height))
  }

  @Test("Elements that cover each other overlap, those that touch or lie in a container do not")
  func overlap() {
    let image = element("image", 16, 10, 40, 40)
    #expect(faults([image, element("toggle", 46, 20, 51, 31)]) == ["overlap image: it and toggle share 10 × 30"])
    #expect(faults([image, element("toggle", 56, 20, 51, 31)]).isEmpty)
    #expect(faults([image, element("toggle", 55.6, 20, 51, 31)]).isEmpty)
    #expect(faults([image, element("textContainer", 0, 0, 320, 60), element("separator", 0, 30, 320, 0.5)]).isEmpty)
  }

  /// Each was compared with every other: 32 000 took 45 s.
  @Test("Elements beside each other take linear time, and overlaps are in the order of the elements")
  func manyElements() {
    func row(_ count: Int) -> [RowElement] { (0..<count).map { element("accessory\($0)", Double(50 * $0), 0, 44, 44) } }
    for (width, perElement) in [(1e6, 0), (0, 1)] {
      let growth = growthOfTime(limit: 20) {
        #expect(faults(row(500), in: LayoutSize(width: width, height: 60)).count == 500 * perElement)
      } to: {
        #expect(faults(row(4_000), in: LayoutSize(width: width, height: 60)).count == 4_000 * perElement)
      }
      #expect(growth < 20, "\(growth)")
    }
    let pile = [element("a", 30, 0, 40, 40), element("b", 0, 0, 40, 40), element("c", 20, 0, 40, 40)]
    #expect(
      faults(pile) == [
        "overlap a: it and b share 10 × 40", "overlap a: it and c share 30 × 40", "overlap b: it and c share 20 × 40",
      ])
  }

  @Test("Of a text in the middle of a higher label its lines count, not what is above them")
  func middle() throws {
    let cell = TableCell(
      .default, TableCell.Content(text: "A"), typesetter: Typesetter(fonts: TestFonts.withSystem))
    let title = try #require(cell.layout(width: 320, traits: Traits())[.title])
    // The line begins at 15.813 of 52: its baseline is at 32, its ascent 0.952148 of 17.
    #expect(title.frame.height == 52)
    #expect(faults([title, element("image", 16, 0, 20, 16)]).isEmpty)
    #expect(faults([title, element("image", 16, 10, 5, 20)]) == ["overlap title: it and image share 5 × 14.187"])
  }

  @Test("What leaves the row at a side overflows, at the top or the bottom it is clipped")
  func leaving() {
    #expect(faults([element("image", -4, 0, 40, 40)]) == ["overflow image: it reaches 4 beyond the side of its row"])
    #expect(faults([element("image", 300, 0, 40, 40)]) == ["overflow image: it reaches 20 beyond the side of its row"])
    #expect(faults([element("image", 0, -3, 40, 40)]) == ["clipped image: it reaches 3 beyond the top of its row"])
    #expect(faults([element("image", 0, 30, 40, 42)]) == ["clipped image: it reaches 12 beyond the bottom of its row"])
    var swiped = RowLayout(size: LayoutSize(width: 320, height: 60), elements: [element("image", -74, -3, 40, 40)])
    swiped.clipsElements = true
    let inspector = RowInspector(
      layout: swiped, direction: .leftToRight, rules: AuditRules(), minimumTapTarget: 44)
    #expect(inspector.faults.map(\.kind) == [.clipped])
    // Half a point is rounding; a frame with a negative side covers the same area.
    #expect(faults([element("image", -0.5, 0, 40, 60.5)]).isEmpty)
    #expect(faults([element("image", 40, 40, -40, -40)]).isEmpty)
  }

  @Test("What takes taps is at least 44 points on Apple's systems and 48 elsewhere")
  func tapTargets() {
    let row = LayoutRect(x: 0, y: 0, width: 320, height: 45)
    #expect(faults([], hitTarget: row).isEmpty)
    #expect(faults([], hitTarget: row, kind: "m3.listItem") == ["tapTarget row: 320 × 45; at least 48 × 48"])
    var info = element("infoButton", 290, 20, 24, 24)
    info.hitTarget = info.frame
    for kind in ["swiftui.row", "ods.listItem"] {
      #expect(faults([info], kind: kind) == ["tapTarget infoButton: 24 × 24; at least 44 × 44"])
    }
    #expect(faults([info], rules: AuditRules(minimumTapTarget: 24)).isEmpty)
    info.content = .info
    #expect(faults([info], kind: "uikit.cell").isEmpty, "the system gives its size")
    #expect(faults([info], rules: AuditRules(minimumTapTarget: 30)).count == 1, "a size that is asked for")
    #expect(faults([info], rules: AuditRules(kinds: [.overlap])).isEmpty)
  }
}
