import Foundation
import Galley
import TestSupport

/// A file of `Tests/Fixtures/recordings`.
func fixture(_ name: String) -> String { Repository.file("Tests/Fixtures/recordings/\(name)").path }

/// A list document, loaded.
func list(_ json: String) throws -> LoadedList {
  try LoadedList(contents: Array(json.utf8), source: "list.json", fonts: .bundled)
}

/// Reads a recording, whose beginning determines the format.
func recording(_ text: String, pixelsPerPoint: Double? = nil) throws -> ListRecording {
  try ListRecording(contents: Array(text.utf8), source: "recording", pixelsPerPoint: pixelsPerPoint)
}

/// A list of UIKit's default cells with titles, their identifiers their titles in lower case.
func titles(_ titles: [String], width: Double = 375) throws -> LoadedList {
  let rows = titles.map { #"{"id": "\#($0.lowercased())", "title": "\#($0)"}"# }
  return try list(
    """
    {"width": \(width), "displayScale": 2, "profile": "ios18", "defaultKind": "uikit.table.default",
     "sections": [{"rows": [\(rows.joined(separator: ","))]}]}
    """)
}

/// A dump of a table with cells that say what their texts are, 44 points high, in the order given.
func table(_ cells: [(y: Double, text: String?)], prefix: String = "") -> String {
  var lines = ["<UITableView: 0x7f8; frame = (0 0; 375 667); contentOffset: {0, -64}; contentSize: {375, 440}>"]
  for (index, cell) in cells.enumerated() {
    let text = cell.text.map { "; text = '\($0)'" } ?? ""
    lines.append("   | <UITableViewCell: 0x10\(index); frame = (0 \(cell.y); 375 44)\(text); autoresize = W>")
    lines.append("   |    | <UITableViewCellContentView: 0x20\(index); frame = (0 0; 375 43.5)>")
    if cell.text != nil {
      lines.append(
        "   |    |    | <UILabel: 0x30\(index); frame = (16 0; 343 43.5)\(text); layer = <_UILabelLayer: 0x4>>")
    }
  }
  return lines.map { prefix + $0 }.joined(separator: "\n")
}

extension RecordingComparison {
  /// A row by its identifier.
  func row(_ id: String) -> RowComparison? { rows.first { $0.id?.description == id } }

  /// The names of what differs in a row.
  func differing(_ id: String) -> [String] { row(id)?.values.filter { !$0.agrees }.map(\.name) ?? [] }
}
