import Galley
import TestSupport
import Testing

/// XML dumps of Android's views.
struct AndroidDumpTests {
  /// Three items of Compose at two pixels a dp: 56, 72 and 56 high.
  private static let items = """
    {"width": 400, "displayScale": 2, "defaultKind": "m3.listItem", "sections": [{"rows": [
     {"id": "a", "title": "Alaska"}, {"id": "b", "title": "Ohio", "supporting": "Columbus"}, {"id": "c", "title": "Utah"}]}]}
    """

  private func node(_ attributes: String, _ children: String...) -> String {
    "<node \(attributes)>\(children.joined(separator: "\n"))</node>"
  }

  private func text(_ text: String, _ bounds: String) -> String {
    #"<node class="android.widget.TextView" text="\#(text)" bounds="\#(bounds)"/>"#
  }

  private func compare(
    _ nodes: String, _ change: (inout ComparisonOptions) -> Void = { $0.ignored = ["width"] }
  ) throws -> RecordingComparison {
    var options = ComparisonOptions()
    change(&options)
    let recording = try recording(
      "<?xml version='1.0' encoding='UTF-8'?>\n<hierarchy rotation=\"0\">\(nodes)</hierarchy>", pixelsPerPoint: 2)
    return try RecordingComparison(of: list(Self.items), with: recording, options: options)
  }

  @Test("Rows of a list by its class, of one that scrolls, and of cards in it; with nodes named by their class, too")
  func lists() throws {
    let rows = [
      node(#"class="android.view.View" bounds="[0,100][800,212]""#, text("Alaska", "[32,132][200,180]")),
      node(
        #"class="android.view.View" bounds="[0,212][800,356]""#, text("Ohio", "[32,240][200,288]"),
        text("Columbus", "[32,288][200,328]")),
      node(#"class="android.view.View" bounds="[0,356][800,468]""#, text("Utah", "[32,388][200,436]")),
    ]
    for list in [
      node(#"class="androidx.recyclerview.widget.RecyclerView" bounds="[0,100][800,1000]""#, rows.joined()),
      node(#"class="android.view.View" scrollable="true" bounds="[0,100][800,1000]""#, rows.joined()),
      node(
        #"class="android.view.View" scrollable="true" bounds="[0,100][800,1000]""#,
        node(#"class="android.view.View" bounds="[0,100][800,356]""#, rows[0], rows[1]),
        node(#"class="android.view.View" bounds="[0,356][800,468]""#, rows[2])),
      node(#"class="android.widget.ScrollView" bounds="[0,100][800,1000]""#, rows.joined())
        .replacing("<node class=\"android.widget.ScrollView\"", with: "<android.widget.ScrollView index=\"0\"")
        .replacing("</node></node>", with: "</node></android.widget.ScrollView>"),
    ] {
      let screen = node(
        #"class="android.widget.FrameLayout" bounds="[0,0][800,1000]""#, text("Alaska", "[32,20][200,80]"), list)
      let comparison = try compare(screen)
      #expect(comparison.agrees && comparison.rows.count { $0.presence == .both } == 3, "\(comparison.text())")
    }
  }

  @Test("The texts of a switch may stand beside its row, and those of a row that cannot be tapped have none")
  func looseTexts() throws {
    let comparison = try compare(
      node(
        #"class="android.view.View" bounds="[0,100][800,1000]""#,
        #"<node class="android.view.View" checkable="true" clickable="true" bounds="[0,100][800,212]"/>"#,
        text("Alaska", "[32,132][200,180]"), text("Ohio", "[32,240][200,288]"), text("Columbus", "[32,288][200,328]"),
        text("Utah", "[32,388][200,436]")))
    #expect(comparison.rows.map(\.presence) == [.both, .both, .both])
    #expect(comparison.row("a")?.values.contains { $0.name == "frame.height" && $0.agrees } == true)
    // A row without a view of its own has no frame; its texts are compared relative to the first.
    let ohio = try #require(comparison.row("b"))
    #expect(!ohio.values.contains { $0.name.hasPrefix("frame.") } && ohio.agrees)
    #expect(ohio.values.contains { $0.name == "elements.supporting.frame.y" })
  }

  @Test("Rows that the list's edge cuts off say nothing of their height")
  func edges() throws {
    let rows = [
      node(
        #"class="android.view.View" clickable="true" bounds="[0,100][800,180]""#, text("Alaska", "[32,100][200,148]")),
      node(
        #"class="android.view.View" clickable="true" bounds="[0,180][800,324]""#, text("Ohio", "[32,208][200,256]"),
        text("Columbus", "[32,256][200,296]")),
      node(#"class="android.view.View" clickable="true" bounds="[0,324][800,400]""#, text("Utah", "[32,356][200,400]")),
    ]
    let comparison = try compare(
      node(#"class="android.widget.ListView" scrollable="true" bounds="[0,100][800,400]""#, rows.joined())
    ) {
      $0.ignored = ["width"]
      $0.origin = .previousRow
    }
    #expect(comparison.rows.map(\.isCutOff) == [true, false, true] && comparison.agrees, "\(comparison.text())")
    // In the middle of the list a row is not cut off, so its height counts.
    let middle = try compare(
      node(#"class="android.widget.ListView" scrollable="true" bounds="[0,0][800,900]""#, rows.joined()))
    #expect(!middle.agrees && middle.rows.allSatisfy { !$0.isCutOff })
    #expect(middle.differing("a").contains("frame.height"))
  }

  @Test("What is not visible, or has no extent, is left out")
  func invisible() throws {
    let comparison = try compare(
      node(
        #"class="android.widget.ListView" bounds="[0,100][800,1000]""#,
        node(
          #"class="android.view.View" bounds="[0,100][800,212]""#, text("Alaska", "[32,132][200,180]"),
          text("Gone", "[0,0][0,0]"), text("Cut", "[32,300][200,200]"),
          #"<node class="android.widget.TextView" text="Hidden" visible-to-user="false" bounds="[0,110][10,120]"/>"#)))
    #expect(comparison.agrees && comparison.row("a")?.otherViews.isEmpty == true)
  }

  @Test(
    "A dump without a scale, and what is no dump, is an error that names the place",
    arguments: [
      ("<hierarchy><node bounds=\"[0,0][1,2]\">", "recording:1: no element found; expected well-formed XML"),
      (
        "<hierarchy>\n<node bounds=\"0,0,1,2\"/></hierarchy>", "recording:2: bounds of \"0,0,1,2\"; expected [left,top]"
      ),
      ("<hierarchy></hierarchy>", "recording:1: there is no view in it"),
      ("<hierarchy><node bounds=\"[0,0][9,9]\"/></hierarchy>", "recording: there is no row in it"),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><a/>",
        "recording:1: the document has declarations of its own"
      ),
      (String(repeating: "<node bounds=\"[0,0][9,9]\">", count: 10_000), "recording:1: elements are nested too deep"),
    ])
  func faults(_ xml: String, _ message: String) throws {
    let xml = xml.hasPrefix("<node") ? "<hierarchy>" + xml : xml
    let error = #expect(throws: InputError.self) {
      try RecordingComparison(of: list(Self.items), with: recording(xml, pixelsPerPoint: 2))
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    let scale = #expect(throws: InputError.self) { try recording("<hierarchy/>") }
    #expect(scale?.description.hasPrefix("recording: it is in pixels; expected") == true)
  }
}
