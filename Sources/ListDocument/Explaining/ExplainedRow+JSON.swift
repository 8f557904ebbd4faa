public import JSONText
internal import Sizing

extension ExplainedRow {
  /// The rows as a JSON array, one object a line.
  ///
  /// - Parameters:
  ///   - rows: The rows, in the order they are written.
  ///   - provenance: What made the result: the first member of each row; `nil` leaves it out.
  public static func json(_ rows: [ExplainedRow], provenance: Provenance? = nil) -> String {
    JSONValue.lines(rows.map { $0.jsonValue(provenance) })
  }

  /// The rows that were asked for as JSON: an object if a name was given that is one row's, otherwise an array.
  package static func json(_ rows: [ExplainedRow], named name: String?, provenance: Provenance? = nil) -> String {
    guard name != nil, rows.count == 1 else { return json(rows, provenance: provenance) }
    return rows[0].jsonValue(provenance).description + "\n"
  }

  func jsonValue(_ provenance: Provenance?) -> JSONValue {
    let steps =
      explanation.down.map { $0.jsonValue(axis: "y") } + explanation.across.map { $0.jsonValue(axis: "x") }
    return [
      "provenance": provenance?.jsonValue, "id": id?.jsonValue ?? .null, "kind": .string(kind),
      "row": .string(address.description), "width": .number(explanation.width), "height": .number(explanation.height),
      "steps": .array(steps),
    ]
  }
}

extension RowExplanation.Part {
  /// The part as a step along an axis; its source is split into the grade and the rest.
  fileprivate func jsonValue(axis: String) -> JSONValue {
    let graded = source.map { $0.split(separator: ": ", maxSplits: 1) }
    let (grade, place) = graded?.count == 2 ? (graded?.first, graded?.last) : (nil, source?[...])
    return [
      "axis": .string(axis), "name": .string(name), "value": .number(value), "rule": .string(rule),
      "source": place.map { .string(String($0)) } ?? .null, "grade": grade.map { .string(String($0)) } ?? .null,
      "role": .string(role.rawValue),
    ]
  }
}
