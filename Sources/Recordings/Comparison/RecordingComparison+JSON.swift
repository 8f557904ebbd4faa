internal import JSONText
internal import ListDocument
internal import Sizing

extension RecordingComparison {
  /// The comparison as one JSON object.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("agrees")
    writer.bool(agrees)
    writer.key("tolerance")
    writer.number(tolerance)
    writer.key("origin")
    writer.string(origin.rawValue)
    writer.key("compared")
    writer.integer(values.count)
    writer.key("different")
    writer.integer(values.count { !$0.agrees })
    writer.key("list")
    writer.values(list)
    writer.key("rows")
    writer.beginArray()
    for row in rows { writer.row(row) }
    writer.endArray()
    writer.key("notes")
    writer.beginArray()
    for note in notes { writer.string(note) }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// The rows, a JSON object a line.
  public var ndjson: [UInt8] {
    var writer = JSONWriter()
    for row in rows {
      writer.row(row)
      writer.endLine()
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func row(_ row: RowComparison) {
    beginObject()
    key("presence")
    let presence =
      switch row.presence {
      case .both: row.isCutOff ? "cutOff" : "both"
      case .notRecorded: "notRecorded"
      case .missing: "missing"
      case .unexpected: "unexpected"
      }
    string(presence)
    key("agrees")
    bool(row.agrees)
    key("row")
    value(row.address.map { .string($0.description) } ?? .null)
    key("recording")
    value(row.place.map { .string($0) } ?? .null)
    key("id")
    value(row.id?.jsonValue ?? .null)
    key("kind")
    value(row.kind.map { .string($0) } ?? .null)
    key("text")
    string(row.text)
    key("values")
    values(row.values)
    key("otherViews")
    beginArray()
    for view in row.otherViews {
      beginObject()
      key("class")
      string(view.className)
      key("recording")
      string(view.place)
      endObject()
    }
    endArray()
    endObject()
  }

  fileprivate mutating func values(_ values: [ComparedValue]) {
    beginArray()
    for compared in values {
      beginObject()
      key("name")
      string(compared.name)
      key("galley")
      value(compared.galley.jsonValue)
      key("recorded")
      value(compared.recorded.jsonValue)
      if let difference = compared.difference {
        key("difference")
        number(difference)
      }
      key("agrees")
      bool(compared.agrees)
      endObject()
    }
    endArray()
  }
}

extension ComparedValue.Value {
  fileprivate var jsonValue: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    case .present: .string("present")
    case .absent: .null
    }
  }
}
