import Galley
import TestSupport
import Testing

/// Recordings that nobody made on a device: large, deep, and made to cost much.
struct HostileRecordingTests {
  @Test(
    "The cost of a dump is linear, however its rows and texts repeat",
    arguments: [
      "many rows", "many views", "deep", "one text", "long text", "open quote", "no view", "one line",
    ])
  func uiKit(kind: String) throws {
    func dump(_ count: Int) -> String {
      func cell(_ index: Int, _ text: String) -> String {
        "   | <UITableViewCell: 0x\(index); frame = (0 \(44 * index); 375 44); text = '\(text)'; autoresize = W>\n"
      }
      let label = "   |    | <UILabel: 0x1; frame = (16 12; 343 20.5); text = 'x'; opaque = NO>\n"
      let head = "<UITableView: 0x1; frame = (0 0; 375 667)>\n"
      return switch kind {
      case "many rows": head + (0..<count).map { cell($0, "Row \($0)") }.joined()
      case "many views": head + cell(0, "Row 0") + String(repeating: label, count: count)
      case "deep":
        head
          + (1...count).map { String(repeating: "|", count: min($0, 10_000)) + " <UIView; frame = (0 0; 9 9)>\n" }
          .joined()
          + cell(0, "Row 0")
      case "one text": head + (0..<count).map { cell($0, "Row 1") }.joined()
      case "long text": head + cell(0, String(repeating: "long ", count: 20 * count))
      case "open quote":
        head + cell(0, "Row 0") + "   | <UILabel; frame = (0 0; 1 1); text = 'open\n"
          + String(repeating: "x\n", count: 40 * count)
      case "no view": head + cell(0, "Row 0") + String(repeating: "nothing | of < use\n", count: 5 * count)
      default: head + cell(0, "Row 0") + String(repeating: "<UIView; frame = (0 0; 9 9)> ", count: 4 * count)
      }
    }
    let list = try titles((0..<200).map { "Row \($0)" })
    func time(_ count: Int) throws -> Double {
      let text = dump(count)
      return try processorTime { _ = try RecordingComparison(of: list, with: recording(text)) }
    }
    _ = try time(200)
    // Each view has a bar for each level above it, so a deep dump is large: it gets fewer views.
    let count = kind == "deep" ? 500 : 1500
    let (short, long) = (try time(count), try time(4 * count))
    // Linear growth is 4, quadratic 16. Short times are noise, and a deep dump grows with the square of its views.
    #expect(long < 0.4 || long < (kind == "deep" ? 20 : 10) * short, "\(kind): \(short) s and \(long) s")
  }

  @Test("So is that of XML and of frames", arguments: ["xml", "loose xml", "wide xml", "frames", "lines"])
  func others(kind: String) throws {
    func text(_ count: Int) -> String {
      let row = #"<node class="android.widget.TextView" text="Row 1" bounds="[0,0][9,9]"/>"#
      return switch kind {
      case "xml":
        "<hierarchy><node bounds=\"[0,0][9,9]\">" + String(repeating: row, count: count) + "</node></hierarchy>"
      case "loose xml":
        "<hierarchy><node bounds=\"[0,0][9999,9]\">"
          + (0..<count).map { row.replacing("[9,9]", with: "[\($0 + 9),9]") }.joined() + "</node></hierarchy>"
      case "wide xml":
        "<hierarchy>" + String(repeating: "<node bounds=\"[0,0][9,9]\">", count: 200)
          + String(repeating: row, count: count) + String(repeating: "</node>", count: 200) + "</hierarchy>"
      case "frames":
        #"{"sections": [{"rows": ["#
          + [String](repeating: #"{"frame": {"height": 44}}"#, count: count).joined(separator: ",") + "]}]}"
      default: String(repeating: #"{"section": 0, "id": "row 1", "frame": {"height": 44}}"# + "\n", count: count)
      }
    }
    let list = try titles((0..<200).map { "Row \($0)" })
    func time(_ count: Int) throws -> Double {
      let text = text(count)
      return try processorTime {
        _ = try RecordingComparison(of: list, with: recording(text, pixelsPerPoint: 2))
      }
    }
    _ = try time(200)
    let (short, long) = (try time(1500), try time(6000))
    #expect(long < 0.4 || long < 10 * short, "\(kind): \(short) s and \(long) s")
  }

  @Test("A list of many rows is compared with a dump of many in little more time than both take to read")
  func manyRows() throws {
    let list = try titles((0..<1000).map { "Row \($0 % 1000)" })
    let text = table((0..<1000).map { (y: 44 * Double($0), text: "Row \($0)") })
    var comparison: RecordingComparison?
    let time = try processorTime { comparison = try RecordingComparison(of: list, with: recording(text)) }
    #expect(comparison?.rows.count { $0.presence == .both } == 1000)
    #expect(time < 20, "\(time) s")
  }

  @Test("Long texts of many views are made comparable once, not for each text of the row")
  func longViews() throws {
    func time(_ count: Int) throws -> Double {
      let views = (0..<count).map { #"{"text": "Text \#($0)"}"# }.joined(separator: ",")
      let list = try list(
        #"{"width": 375, "sections": [{"rows": [{"kind": "swiftui.row", "content": {"vStack": [\#(views)]}}]}]}"#)
      let labels = (0..<count).map { index in
        let text = String(repeating: "word \(index) ", count: 200)
        return "   |    | <UILabel: 0x1; frame = (16 0; 343 43.5); text = '\(text)'>\n"
      }
      let dump =
        "<UITableView: 0x1; frame = (0 0; 375 667)>\n   | <UITableViewCell: 0x2; frame = (0 0; 375 44)>\n"
        + labels.joined()
      return try processorTime { _ = try RecordingComparison(of: list, with: recording(dump)) }
    }
    _ = try time(10)
    let (short, long) = (try time(50), try time(400))
    #expect(long < 24 * short + 0.05, "\(short) s and \(long) s")
  }

  @Test("Bytes that mean nothing are an error, never a fault of our own")
  func garbage() throws {
    var generator = SeededGenerator(seed: 17)
    let list = try titles(["Alaska"])
    let pieces = [
      "<UITableViewCell", "; frame = (", "0 0; 375 44)", ">", "\n", "   | ", "text = '", "'; ", "nan", "1e999", "-",
      "{", "}",
      "[", "\"frame\"", ":", "<node ", "bounds=\"[0,0][1,1]\"", "/>", "<hierarchy>", "</hierarchy>", "\u{0}", "é",
      "<?xml?>",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let isWhole = Bool.random(using: &generator)
      let written = Result { () throws(InputError) in
        var options = ComparisonOptions()
        options.isWhole = isWhole
        let recording = try ListRecording(contents: Array(text.utf8), source: "garbage", pixelsPerPoint: 2)
        let comparison = try RecordingComparison(of: list, with: recording, options: options)
        return comparison.text(isComplete: true).utf8.count + comparison.json.count
      }
      switch written {
      case .success(let count): #expect(count > 0)
      case .failure(let error): #expect(!error.problem.isEmpty)
      }
    }
  }
}
