import Audit
import Foundation
import Galley

/// Loads a list document with these rows.
func document(_ rows: [[String: Any]], width: Double = 320, locale: String = "en", direction: String = "ltr") throws
  -> AuditedDocument
{
  let json: [String: Any] = ["width": width, "locale": locale, "direction": direction, "sections": [["rows": rows]]]
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
  try JSONSerialization.data(withJSONObject: json, options: .sortedKeys).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  return AuditedDocument(source: "list.json", list: try LoadedList(source: file.path, fonts: .bundled))
}

/// A row of Material Components for iOS.
func stereo(_ id: Any, title: String, detail: String? = nil, titleLines: Int = 0) -> [String: Any] {
  var row: [String: Any] = ["id": id, "kind": "mdc.stereo", "title": title, "titleLines": titleLines]
  row["detail"] = detail
  return row
}
