import Foundation

/// What `galley measure` printed, read by Foundation.
struct MeasuredList {
  struct Frame: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var maxX: Double { x + width }
    var maxY: Double { y + height }
  }

  struct Row {
    let id: String?
    let kind: String
    let frame: Frame
    let elements: [String: Element]
  }

  struct Element {
    let frame: Frame
    let lines: Int?
    let fontSize: Double?
  }

  let width: Double
  let height: Double
  /// Headers, rows and footers, from the top.
  let rows: [Row]

  init?(_ json: String) {
    guard let list = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
      let width = list["width"] as? Double, let height = list["height"] as? Double,
      let sections = list["sections"] as? [[String: Any]]
    else { return nil }
    self.width = width
    self.height = height
    rows = sections.flatMap { section in
      let rows = section["rows"] as? [Any] ?? []
      return [Row(section["header"])].compactMap(\.self) + rows.compactMap { Row($0) }
        + [Row(section["footer"])].compactMap(\.self)
    }
  }
}

extension MeasuredList.Row {
  init?(_ json: Any?) {
    guard let row = json as? [String: Any], let kind = row["kind"] as? String,
      let frame = MeasuredList.Frame(json: row["frame"]),
      let elements = row["elements"] as? [String: [String: Any]]
    else { return nil }
    id = row["id"].flatMap { $0 is NSNull ? nil : "\($0)" }
    self.kind = kind
    self.frame = frame
    self.elements = elements.compactMapValues { element in
      MeasuredList.Frame(json: element["frame"]).map {
        MeasuredList.Element(frame: $0, lines: element["lines"] as? Int, fontSize: element["fontSize"] as? Double)
      }
    }
  }
}

extension MeasuredList.Frame {
  fileprivate init?(json: Any?) {
    guard let rect = json as? [String: Double], let x = rect["x"], let y = rect["y"], let width = rect["width"],
      let height = rect["height"]
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
