import Galley
import TestSupport
import Testing

/// Text dumps of UIKit's views.
struct UIKitDumpTests {
  private static let states = ["Alaska", "Arizona", "Arkansas", "California", "Colorado"]

  private func compare(
    _ text: String, to list: LoadedList? = nil, _ change: (inout ComparisonOptions) -> Void = { _ in }
  ) throws -> RecordingComparison {
    var options = ComparisonOptions()
    options.only = ["row"]
    change(&options)
    return try RecordingComparison(of: list ?? titles(Self.states), with: recording(text), options: options)
  }

  @Test("Cells are matched by their texts, in whatever order the dump has them", arguments: ["", "//   ", "\t", "> "])
  func order(prefix: String) throws {
    let cells = Self.states.enumerated().map { (y: 44 * Double($0), text: $1 as String?) }
    let comparison = try compare(table(cells.reversed(), prefix: prefix))
    #expect(comparison.agrees && comparison.rows.allSatisfy { $0.presence == .both })
    #expect(comparison.rows.first?.place == "line 14")
  }

  @Test("A dump shows a part: rows above and below it are not missing, those between its rows are")
  func parts() throws {
    // The list has scrolled, and stands below other things.
    let some = try compare(
      table([(y: 1044, text: "Arizona"), (y: 1088, text: "Arkansas"), (y: 1132, text: "California")]))
    #expect(some.agrees)
    #expect(some.rows.map(\.presence) == [.notRecorded, .both, .both, .both, .notRecorded])
    let gap = try compare(table([(y: 44, text: "Arizona"), (y: 88, text: "California")]))
    #expect(gap.rows.map(\.presence) == [.notRecorded, .both, .missing, .both, .notRecorded] && !gap.agrees)
    let more = try compare(table([(y: 0, text: "Alaska"), (y: 44, text: "Nowhere"), (y: 88, text: "Arizona")]))
    #expect(more.rows.first { $0.text == "Nowhere" }?.presence == .unexpected && !more.agrees)
    #expect(try !compare(table([(y: 44, text: "Arizona")])) { $0.isWhole = true }.agrees)
  }

  @Test("Positions are measured from the first row, from the list, or from the row before")
  func origins() throws {
    let list = try titles(["Alaska", "Arizona", "Arkansas"])
    let dump = table([(y: 100, text: "Alaska"), (y: 145, text: "Arizona"), (y: 189, text: "Arkansas")])
    #expect(try compare(dump, to: list).differing("arizona") == ["frame.y"])
    #expect(try compare(dump, to: list).differing("arkansas") == ["frame.y"])
    let fromList = try compare(dump, to: list) { $0.origin = .list }
    #expect(fromList.rows.map { $0.values.first { $0.name == "frame.y" }?.difference } == [-100, -101, -101])
    let fromBefore = try compare(dump, to: list) { $0.origin = .previousRow }
    #expect(["alaska", "arizona", "arkansas"].map(fromBefore.differing) == [[], ["frame.y"], []])
  }

  @Test("Cells that say nothing are matched by their order, from the row that is named")
  func silent() throws {
    let dump = table([(y: 0, text: nil), (y: 44, text: nil)])
    #expect(try compare(dump).rows.map(\.presence) == [.both, .both, .notRecorded, .notRecorded, .notRecorded])
    let later = try compare(dump) { $0.firstRow = "california" }
    #expect(later.rows.map(\.presence) == [.notRecorded, .notRecorded, .notRecorded, .both, .both])
    // A row with a text places the rows around it that have none.
    let anchored = try compare(table([(y: 44, text: nil), (y: 88, text: "Arkansas"), (y: 132, text: nil)]))
    #expect(anchored.rows.map(\.presence) == [.notRecorded, .both, .both, .both, .notRecorded])
  }

  @Test(
    "Texts as UIKit prints them: cut, in capitals, with quotes, on several lines",
    arguments: [
      ("The quick brown fox jumps over th...", "The quick brown fox jumps over the lazy dog"),
      ("ACCOUNTS", "Accounts"), ("T...g' (length = 43)", "The quick brown fox jumps over the lazy dog"),
      ("Texas Hold'em Poker", "Texas Hold'em Poker"), ("one\ntwo", "one two"), ("a; b = 'c", "a; b = 'c"),
    ])
  func texts(printed: String, text: String) throws {
    let own = try self.list(text)
    let dump = """
      <UITableView: 0x1; frame = (0 0; 375 667)>
         | <UITableViewCell: 0x2; frame = (0 44; 375 44)>
         |    | <UILabel: 0x3; frame = (16 12; 343 20.5); text = '\(printed.hasSuffix("43)") ? printed : printed + "'"); opaque = NO; layer = <_UILabelLayer: 0x4>>
         | <UITableViewCell: 0x5; frame = (0 88; 375 44); text = 'Last'; autoresize = W>
      """
    let comparison = try compare(dump, to: own) { $0.only = ["text"] }
    let row = try #require(comparison.rows.first { $0.place == "line 2" })
    #expect(
      row.presence == .both && row.id == .string("it") && row.values.count == 1 && row.agrees, "\(comparison.text())")
    #expect(comparison.rows.last?.presence == .both)
  }

  private func list(_ text: String) throws -> LoadedList {
    let quoted = text.replacing("\"", with: "\\\"")
    return try RecordingsTests.list(
      """
      {"displayScale": 2, "defaultKind": "uikit.table.default",
       "sections": [{"rows": [{"id": "first", "title": "First"}, {"id": "it", "title": "\(quoted)"}, {"id": "last", "title": "Last"}]}]}
      """)
  }

  @Test("What is hidden, in a switch or behind a cell is no row and no view")
  func hidden() throws {
    let dump = """
      <UITableView; frame = (0 0; 375 667)>
         | <UITableViewCell; frame = (0 0; 375 44); text = 'Alaska'>
         |    | <_UISystemBackgroundView; frame = (0 0; 375 44)>
         |    | <UILabel; frame = (16 12; 343 20.5); text = 'Alaska'; opaque = NO>
         |    | <UILabel; frame = (16 12; 343 20.5); text = 'Hidden'; hidden = YES; opaque = NO>
         |    | <UIView; frame = (0 0; 10 10); alpha = 0; opaque = NO>
         |    |    | <UILabel; frame = (1 1; 5 5); text = 'Clear'; opaque = NO>
         |    | <UISwitch; frame = (310 6.5; 51 31)>
         |    |    | <UIImageView; frame = (0 0; 51 31)>
         |    | <UILabel; frame = (0 0; 0 0); text = 'Empty'; opaque = NO>
         | <UITableViewCell; frame = (0 44; 375 44); text = 'Arizona'; hidden = YES; autoresize = W>
         | <UITableViewCell; frame = (nan nan; 375 44); text = 'Nowhere'; autoresize = W>
      """
    let comparison = try compare(dump) { $0.only = [] }
    #expect(comparison.rows.filter { $0.presence == .both }.map(\.text) == ["Alaska"])
    #expect(comparison.rows[0].otherViews.map(\.className) == ["UISwitch"])
    #expect(comparison.notes == ["2 hidden rows"])
    #expect(comparison.differing("alaska").contains { $0.contains("line 8") })
  }

  @Test("Views in a row are placed in it, however deep, and those in what scrolls by how far it has")
  func nesting() throws {
    let dump = """
      <UITableView; frame = (0 100; 375 667); contentOffset: {0, 500}>
         | <UITableViewWrapperView; frame = (0 0; 375 667)>
         |    | <Shop.Cell; baseClass = UITableViewCell; frame = (0 88; 375 44); autoresize = W>
         |    |    | <UIScrollView; frame = (10 4; 300 36); contentOffset: {20, 2}>
         |    |    |    | <Shop.Title; baseClass = UILabel; frame = (26 10; 343 20.5); text = 'Alaska'>
      """
    let values = try compare(dump) { $0.only = ["title"] }.rows[0].values
    #expect(values.map(\.recorded) == [.text("Alaska"), .number(16), .number(12), .number(343), .number(20.5)])
  }

  @Test("Of several lists the one with the most rows is compared, or the one that is asked for")
  func lists() throws {
    let first = table([(y: 0, text: "Ohio")])
    let second = table([(y: 0, text: "Alaska"), (y: 44, text: "Arizona")])
    let both = first + "\n" + second
    let comparison = try compare(both)
    #expect(comparison.agrees && comparison.notes == ["1 rows of list 1, UITableView"])
    #expect(try compare(both) { $0.list = 1 }.rows.contains { $0.text == "Ohio" && $0.presence == .unexpected })
    let error = #expect(throws: InputError.self) { try compare(both) { $0.list = 3 } }
    #expect(error?.description == "--list: 3; expected 1 to 2: so many lists of the dump have rows")
  }

  @Test("Numbers are as exact as they are printed")
  func precision() throws {
    let many = (0..<300).map { "Row \($0)" }
    let list = try titles(many)
    // 44 × 250 = 11000; six digits are printed.
    let dump = table([(y: 0.0001, text: "Row 0"), (y: 11000.3, text: "Row 250")])
    #expect(
      try compare(dump, to: list) {
        $0.ignored = ["views"]; $0.tolerance = 0.26
      }.differing("row 250").isEmpty)
    #expect(try compare(dump, to: list) { $0.tolerance = 0.24 }.differing("row 250") == ["frame.y"])
  }

  @Test(
    "What is no dump is an error that names the line",
    arguments: [
      ("hello", "recording: there is no view in it; expected lines such as"),
      ("<UIView; frame = (0 0; 10 10)>", "recording: there is no row in it; expected cells of a table or collection"),
      ("<UIView; frame = (0 0; 10 10)>\n<UIView; frame = (0 0 10 10)>", "recording:2: a frame that cannot be read"),
      ("\n\n<UIView; frame = (0 0; 10", "recording:3: a frame that cannot be read"),
      ("<UIView; frame = (a b; c d)>", "recording:1: a frame that cannot be read"),
      ("", "recording: there is no view in it"),
    ])
  func faults(_ text: String, _ message: String) throws {
    let error = #expect(throws: InputError.self) { try compare(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
