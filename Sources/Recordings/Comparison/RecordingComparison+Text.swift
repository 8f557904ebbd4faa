internal import JSONText
internal import ListDocument

extension RecordingComparison {
  /// The comparison for people: a line a row, and below it what is off and by how much.
  ///
  /// - Parameter isComplete: Whether what agrees is listed, too.
  public func text(isComplete: Bool = false) -> String { lines(isComplete: isComplete) + summary }

  /// The comparison for people, as a terminal may show it in colours.
  ///
  /// - Parameters:
  ///   - isComplete: Whether what agrees is listed, too.
  ///   - isColored: Whether a terminal is to show in red what differs (ECMA-48, SGR).
  package func text(isComplete: Bool = false, isColored: Bool) -> String {
    guard isColored else { return text(isComplete: isComplete) }
    return lines(isComplete: isComplete).split(separator: "\n").map { Self.colored($0) + "\n" }.joined() + summary
  }

  private func lines(isComplete: Bool) -> String {
    var text = ""
    for value in list where isComplete || !value.agrees { text += Self.line(value) }
    for row in rows { text += Self.lines(row, isComplete: isComplete) }
    return text
  }

  /// A line, in red if it has the cross of what differs.
  private static func colored(_ line: Substring) -> String {
    line.drop { $0 == " " }.hasPrefix("✗ ") ? "\u{1B}[31m\(line)\u{1B}[0m" : String(line)
  }

  private static func lines(_ row: RowComparison, isComplete: Bool) -> String {
    let differing = row.values.filter { !$0.agrees }.count
    let count = Self.count(row.values.count, "value")
    let verdict =
      switch row.presence {
      case .both where row.isCutOff: "cut off by the list's edge; not compared"
      case .both where row.values.isEmpty: "nothing is recorded of it"
      case .both where differing == 0: "\(count) \(row.values.count == 1 ? "agrees" : "agree")"
      case .both: "\(differing) of \(count) \(differing == 1 ? "differs" : "differ")"
      case .notRecorded: "not in the recording"
      case .missing: "missing in the recording"
      case .unexpected: "not in the document"
      }
    let names = [row.address?.description, row.place.flatMap { $0 == row.address?.description ? nil : "(\($0))" }]
    let id = row.id.map { [printable($0.description)] } ?? []
    let quote = row.text.isEmpty ? [] : ["“\(printable(row.text))”"]
    let heading = (names.compactMap(\.self) + id + quote).joined(separator: " ")
    let values = row.isCutOff && !isComplete ? [] : row.values.filter { isComplete || !$0.agrees }
    let others = isComplete ? row.otherViews.map { "      no element: \($0.className), \($0.place)\n" } : []
    return "\(row.agrees ? "  " : "✗ ")\(heading): \(verdict)\n" + values.map(line).joined() + others.joined()
  }

  private static func line(_ value: ComparedValue) -> String {
    // Elements are called by their names; the way to them is always the same.
    let name = value.path.steps.compactMap { step -> String? in
      switch step {
      case .key("elements"), .key("frame"): nil
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }.joined(separator: ".")
    var line = "    \(value.agrees ? " " : "✗") \(padded(printable(name), to: 34))"
    line += " galley \(padded(words(value.galley), to: 12)) recorded \(padded(words(value.recorded), to: 12))"
    if let difference = value.difference, !value.agrees {
      line += " off by \(difference > 0 ? "+" : "")\(difference.roundedText)"
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line + "\n"
  }

  private static func words(_ value: ComparedValue.Value) -> String {
    switch value {
    case .number(let number): number.roundedText
    case .text(let text): "“\(printable(text))”"
    case .flag(let flag): "\(flag)"
    case .present: "there"
    case .absent: "–"
    }
  }

  /// What was compared, and what was not, in a few words.
  private var summary: String {
    func rows(_ presence: RowComparison.Presence) -> Int { self.rows.count { $0.presence == presence } }
    let values = values
    let differing = values.count { !$0.agrees }
    var parts = [
      "\(Self.count(rows(.both), "row")) compared in \(Self.count(values.count, "value")): "
        + (agrees
          ? "all agree"
          : "\(differing) \(differing == 1 ? "differs" : "differ") by more than \(tolerance.roundedText) points")
    ]
    for (count, words) in [
      (rows(.missing), "missing in the recording"), (rows(.unexpected), "not in the document"),
      (rows(.notRecorded), "of the document not recorded"), (self.rows.count(where: \.isCutOff), "cut off"),
    ] where count > 0 {
      parts.append("\(Self.count(count, "row")) \(words)")
    }
    let others = self.rows.reduce(0) { $0 + $1.otherViews.count }
    if others > 0 { parts.append("\(Self.count(others, "view")) that \(others == 1 ? "is" : "are") no element") }
    return (parts + notes.map { "not read: \($0)" }).joined(separator: "\n") + "\n"
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The beginning of a text on one line, without control characters, which could steer a terminal.
  private static func printable(_ text: String) -> String {
    let limit = 40
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit) {
      let category = scalar.properties.generalCategory
      scalars.append(category == .control || category == .format ? " " : scalar)
    }
    return String(scalars) + (text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")
  }
}
