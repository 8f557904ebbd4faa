import Audit
import Foundation
import Galley
import TestSupport
import Testing

struct AuditTests {
  private static let matrix = AuditMatrix(
    sizeCategories: [.large, .accessibility5], widths: [320, 390], directions: [.leftToRight, .rightToLeft])

  @Test("Rows without faults give no findings")
  func nothing() throws {
    let rows = [stereo(1, title: "Alaska", detail: "US-AK"), stereo(2, title: "한국어", detail: "שלום 😀")]
    let result = Audit(matrix: Self.matrix).run([try document(rows)])
    #expect(result.findings.isEmpty)
    #expect(result.rows.map(\.path) == ["sections[0].rows[0]", "sections[0].rows[1]"])
    #expect(result.layoutCount == 16)
  }

  @Test("Hard line breaks make faults that no font and no width can change")
  func lines() throws {
    let rows = [
      stereo("cut", title: "a\nb\nc", titleLines: 2), stereo("long", title: "Title", detail: "a\nb\nc\nd"),
    ]
    let result = Audit(matrix: Self.matrix, rules: AuditRules(maximumLines: 3)).run([try document(rows)])
    let groups = result.groups
    #expect(groups.map(\.row.name) == ["cut", "long"])
    #expect(groups.map(\.kind) == [.truncated, .wraps])
    #expect(groups.map(\.element) == [.title, .detail])
    // Every combination, once.
    for group in groups {
      #expect(group.findings.count == 8 && Set(group.findings.map(\.combination)).count == 8)
    }
    #expect(groups[0].findings[0].detail == "2 lines shown, and “c” is left out")
    #expect(groups[1].findings[0].detail == "4 lines; at most 3")
    #expect(groups[1].findings[0].text == "a\nb\nc\nd")
  }

  @Test("Groups are read as they were written; none, and findings of two faults, are refused")
  func codable() throws {
    let rows = [stereo("cut", title: "a\nb\nc", titleLines: 2), stereo("long", title: "b", detail: "a\nb\nc\nd")]
    let groups = Audit(matrix: Self.matrix, rules: AuditRules(maximumLines: 3)).run([try document(rows)]).groups
    #expect(groups.count == 2)
    #expect(try JSONDecoder().decode([FindingGroup].self, from: JSONEncoder().encode(groups)) == groups)
    for findings in [[], groups.flatMap(\.findings)] {
      let data = try JSONEncoder().encode(["findings": findings])
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(FindingGroup.self, from: data) }
    }
  }

  @Test("A character without a glyph is found once")
  func missingGlyph() throws {
    // Phoenician is in none of the bundled faces.
    let rows = [stereo(1, title: "Tyre \u{10900}\u{10901}"), stereo(2, title: "Tyre")]
    let findings = Audit(matrix: Self.matrix).run([try document(rows)]).findings
    #expect(findings.map(\.kind) == [.missingGlyph])
    #expect(findings.first?.combination == nil)
    #expect(findings.first?.detail == "2 characters have no glyph, U+10900 the first")
  }

  @Test("A word that is wider at the larger size is truncated there only")
  func category() throws {
    // Fifteen ideographs are 15 em wide: 300 points at 20, 472.5 at 31.5. The column is 32 narrower than the row.
    var row = stereo(1, title: "一二三四五六七八九十一二三四五", titleLines: 1)
    row["adjustsFont"] = true
    let findings = Audit(matrix: Self.matrix).run([try document([row])]).findings
    let places = Set(findings.compactMap(\.combination).map { "\($0.sizeCategory?.shortName ?? "") \($0.width)" })
    #expect(places == ["L 320.0", "AX5 320.0", "AX5 390.0"])
    #expect(findings.count == 6 && findings.allSatisfy { $0.kind == .truncated })
  }

  @Test("A word that is wider than its line is broken; one that may be parted is not, nor are ideographs")
  func brokenWords() throws {
    func found(_ title: String) throws -> [String] {
      let row: [String: Any] = ["kind": "uikit.cell", "title": title]
      let matrix = AuditMatrix(sizeCategories: [.large, .accessibility5], widths: [320])
      return Audit(matrix: matrix).run([try document([row])]).findings.map {
        "\($0.element.map { "\($0)" } ?? "row") \($0.kind.rawValue) \($0.combination?.sizeCategory?.shortName ?? "")"
      }
    }
    #expect(try found("Benachrichtigungseinstellungen") == ["title brokenWord AX5"])
    #expect(try found("Benach\u{AD}rich\u{AD}tigungs\u{AD}ein\u{AD}stel\u{AD}lungen").isEmpty)
    #expect(try found("One two three four five six seven").isEmpty)
    #expect(try found("一二三四五六七八九十一二三四五六七").isEmpty)
  }

  @Test("What takes taps has a text or a label, unless the document says that it is no element")
  func unlabeled() throws {
    let image: [String: Any] = ["image": ["width": 44, "height": 44]]
    func row(_ id: String, _ content: [String: Any], _ keys: [String: Any]) -> [String: Any] {
      ["id": id, "kind": "swiftui.row", "content": content].merging(keys) { $1 }
    }
    let link: [String: Any] = ["navigationLink": true]
    let rows = [
      row("image", image, link), row("shown", image, [:]), row("text", ["text": "A"], link),
      row("label", image, link.merging(["accessibility": ["label": "A"]]) { $1 }),
      row("value", image, link.merging(["accessibility": ["value": "1"]]) { $1 }),
      row("hidden", image, link.merging(["accessibility": ["isElement": false]]) { $1 }),
      row("toggle", ["toggle": true], [:]), row("toggleOfText", ["hStack": [["text": "A"], ["toggle": true]]], [:]),
      ["id": "icon", "kind": "uikit.cell", "image": ["width": 20, "height": 20]],
      // Nothing of them is shown but a separator.
      ["id": "emptyCell", "kind": "uikit.cell", "title": ""], ["id": "emptyText", "kind": "mdc.text", "title": ""],
      ["id": "emptyHeader", "kind": "uikit.plainHeader", "title": ""],
    ]
    let audit = Audit(matrix: Self.matrix, rules: AuditRules(kinds: [.unlabeled]))
    let found = audit.run([try document(rows)]).findings
    #expect(found.map(\.row.name) == ["image", "value", "toggle", "icon", "emptyCell", "emptyText"])
    #expect(found.allSatisfy { $0.combination == nil && $0.element == nil })
  }

  @Test("Views of a ZStack lie behind each other on purpose, and nothing else does")
  func layers() throws {
    func overlaps(_ view: String, _ swipeActions: [String: Any] = [:]) throws -> [String] {
      let content = try JSONSerialization.jsonObject(with: Data(view.utf8))
      let row: [String: Any] = ["kind": "swiftui.row", "content": content, "swipeActions": swipeActions]
      let audit = Audit(matrix: AuditMatrix(), rules: AuditRules(kinds: [.overlap]))
      return audit.run([try document([row])]).findings.map { "\($0.element?.rawValue ?? ""): \($0.detail)" }
    }
    let badge = #"{"zStack": [{"image": {"width": 60, "height": 44}}, {"vStack": [{"text": "3"}, {"text": "new"}]}]}"#
    #expect(try overlaps(badge).isEmpty)
    #expect(try overlaps(badge, ["trailing": [["title": "Delete"]]]).isEmpty)
    #expect(try overlaps(#"{"hStack": [\#(badge), \#(badge)]}"#).isEmpty)
    // Views of a stack inside the ZStack may not overlap.
    let crowded = #"{"hStack": [{"image": {"width": 44, "height": 44}}, \#(badge)], "spacing": -44}"#
    let found = try overlaps(#"{"zStack": [{"text": "Behind it all"}, \#(crowded)]}"#)
    #expect(found.first?.hasPrefix("image: it and image2 share") == true, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("image: ") }, "\(found)")
  }

  @Test("Rows of fixed heights and ends that are too large have just the faults that follow from their numbers")
  func frames() throws {
    func text(_ id: String, _ height: Double, detail: String? = nil) -> [String: Any] {
      var row: [String: Any] = ["id": id, "kind": "mdc.text", "title": "Title", "height": height]
      row["detail"] = detail
      return row
    }
    func tile(_ id: String, leading: [Double]) -> [String: Any] {
      [
        "id": id, "kind": "flutter.listTile", "title": "Title", "minTileHeight": 10,
        "leading": ["width": leading[0], "height": leading[1]],
      ]
    }
    // Texts are 19.5 and 17 high, and a row with both needs 72 points. A tile of 40 points centres its leading widget; a title
    // without width breaks at every letter.
    let rows = [
      text("fits", 72, detail: "Detail"), text("low", 20), text("both", 10, detail: "Detail"),
      tile("plain", leading: [24, 24]), tile("high", leading: [40, 90]), tile("wide", leading: [400, 24]),
    ]
    let audit = Audit(matrix: AuditMatrix(sizeCategories: [.large], widths: [320]))
    let found = audit.run([try document(rows)]).findings.map {
      "\($0.row.name) \($0.element.map { "\($0)" } ?? "row") \($0.kind.rawValue)"
    }
    #expect(
      found == [
        "low row tapTarget", "both title clipped", "both detail clipped", "both title overlap", "both row tapTarget",
        "plain row tapTarget", "high leading clipped", "high row tapTarget", "wide title overflow",
      ])
  }

  @Test("Texts of Compose that a given height cuts off are clipped, one of which nothing is left among them")
  func composeHeights() throws {
    // Between 16 points of padding a title needs 24 and a supporting text 20; of 30 points the title gets 14.
    func item(_ id: String, _ height: Int) -> [String: Any] {
      ["id": id, "kind": "m3.listItem", "title": "Title", "supporting": "Supporting", "height": height]
    }
    let audit = Audit(matrix: AuditMatrix(widths: [320]), rules: AuditRules(kinds: [.clipped]))
    let found = audit.run([try document([item("high", 72), item("low", 50), item("lower", 30)])]).findings.map {
      "\($0.row.name) \($0.element.map { "\($0)" } ?? "row"): \($0.detail)"
    }
    #expect(
      found == [
        "low supporting: its lines are 20 high, its frame 10", "lower title: its lines are 24 high, its frame 14",
        "lower supporting: its lines are 20 high, its frame 0",
      ])
  }

  @Test("Documents with faults at random places give exactly those findings")
  func planted() throws {
    var generator = SeededGenerator(seed: 0xA0D17)
    for _ in 0..<20 {
      var expected: [String: Int] = [:]
      let rows = (0..<Int.random(in: 1...30, using: &generator)).map { number -> [String: Any] in
        let id = "r\(number)"
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
          expected["\(id) truncated"] = 8
          return stereo(id, title: "a\nb\nc", titleLines: Int.random(in: 1...2, using: &generator))
        case 1:
          expected["\(id) missingGlyph"] = 1
          return stereo(id, title: "Tyre", detail: "\u{10900}")
        case 2:
          expected["\(id) wraps"] = 8
          return stereo(id, title: "a\nb\nc\nd\ne\nf")
        case 3:
          expected["\(id) wraps"] = 8
          expected["\(id) truncated"] = 8
          return stereo(id, title: "a\nb\nc\nd\ne\nf", titleLines: 5)
        default: return stereo(id, title: "Alaska", detail: "US-AK")
        }
      }
      let result = Audit(matrix: Self.matrix, rules: AuditRules(maximumLines: 4)).run([try document(rows)])
      let found = Dictionary(grouping: result.findings) { "\($0.row.name) \($0.kind.rawValue)" }.mapValues(\.count)
      #expect(found == expected)
    }
  }

  @Test("Each document has its own language, and findings name both")
  func locales() throws {
    var german = try document([stereo("a", title: "x\ny", titleLines: 1)], locale: "de")
    german.source = "de.json"
    let english = try document([stereo("a", title: "x")])
    let result = Audit(matrix: AuditMatrix()).run([english, german])
    #expect(result.rows.map(\.source) == ["list.json", "de.json"])
    #expect(result.findings.map(\.row.locale) == ["de"])
    #expect(result.findings.first?.combination?.width == 320)
  }
}
