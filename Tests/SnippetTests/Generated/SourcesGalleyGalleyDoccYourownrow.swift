// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/YourOwnRow.md:12
private func snippet1() async throws {
  let typesetter: Typesetter = given()
  struct Notice: PlannedRow {
    let title: RowLabel?
    let kind = "example.notice"
    private static let (margin, fontSize) = (12.0, 14.0)

    init(_ title: String, typesetter: Typesetter) {
      self.title = RowLabel(title, style: TextStyle(families: ["Roboto"]), typesetter: typesetter)
    }

    func plan(_ plan: inout RowPlan, traits: Traits) {
      let text = plan.measure(title, width: plan.width - 2 * Self.margin, fontSize: Self.fontSize)
      plan.height = text.height + 2 * Self.margin
      plan.place(.title, text, x: Self.margin, y: Self.margin)
    }
  }

  let notice = Notice("The battery is low.", typesetter: Typesetter(fonts: try .bundled))
  print(notice.height(width: 120, traits: Traits()))
}

// Sources/Galley/Galley.docc/YourOwnRow.md:41
private func snippet2() async throws {
  let row: any Row = given()
  struct Ruled: PlannedRow {
    let kind = "example.ruled"

    func plan(_ plan: inout RowPlan, traits: Traits) { plan.height = 32 }

    func explain(width: Double, traits: Traits) -> RowExplanation {
      let source = "published: Brand guide, section 3.1"
      return RowExplanation(
        down: [RowExplanation.Part(.minimum, "rowHeight", 32, rule: "Two lines of the grid.", source: source)],
        across: [RowExplanation.Part(.room, "content", width, rule: "All of the row.")])
    }
  }

  print(Ruled().explain(width: 320, traits: Traits()).height)
}

// Sources/Galley/Galley.docc/YourOwnRow.md:67
private func snippet3() async throws {
  let traits = Traits(sizeCategory: .accessibility3)
  let row = StereoCell(StereoCell.Content(title: "Alaska"), typesetter: Typesetter(fonts: try .bundled))
  let layout = RowList(sections: [ListSection(rows: [row])]).layout(ListGeometry(width: 320), traits: traits)
  let rows = layout.sections[0].rows.map {
    DrawnRow(placement: $0, appearance: row.appearance(traits: traits), direction: traits.direction)
  }
  let panel = Panel(rows: rows, width: 320, top: 0, bottom: layout.height)
  let png = try PagePainter(fonts: .bundled).png(Page(panel), scale: 2)
  print(png.count)
}

// Sources/Galley/Galley.docc/YourOwnRow.md:85
private func snippet4() async throws {
  let row = StereoCell(StereoCell.Content(title: "Alaska"), typesetter: Typesetter(fonts: try .bundled))
  let list = LoadedList(RowList(sections: [ListSection(rows: [row])]), ListGeometry(width: 320))
  let audit = Audit(matrix: AuditMatrix(sizeCategories: SizeCategory.allCases, widths: [320, 390]))
  for group in audit.run([AuditedDocument(source: "settings", list: list)]).groups { print(group) }
}
