public import JSONText
public import Sizing

/// A row of a list document with why it is as high and as wide as it is.
public struct ExplainedRow: Sendable {
  /// Where the row is in its document.
  public var address: LoadedList.Address
  /// Its identifier in the document.
  public var id: Identifier?
  /// The kind of the row.
  public var kind: String
  /// What the list lays it out in.
  public var surroundings: RowSurroundings
  /// What it is made of.
  public var explanation: RowExplanation
}

extension LoadedList {
  /// Explains why rows are as high and as wide as they are.
  ///
  /// - Parameter name: The identifier of a row, or its address as in `sections[0].rows[3]` and `sections[0].header`;
  ///   `nil` is all rows, headers and footers among them.
  /// - Throws: An error that says that the row is collapsed, or suggests a row, if none has the name.
  public func explainedRows(named name: String? = nil) throws(InputError) -> [ExplainedRow] {
    var explained: [ExplainedRow] = []
    var names: [String] = []
    var explainer = RowExplainer(settings)
    func explain(_ address: Address, _ row: ListRow, _ explanation: () -> ExplainedRow) {
      if name == nil || row.id?.description == name || address.description == name {
        explained.append(explanation())
      } else {
        names.append(row.id?.description ?? address.description)
      }
    }
    for section in sections {
      explainer.begin(section.heading, explain)
      for row in section.rows { explainer.add(row, explain) }
    }
    explainer.end(explain)
    if let name, explained.isEmpty {
      if let hidden = hiddenRows.first(where: { $0.id?.description == name || $0.address.description == name }) {
        throw InputError(
          source: "--row", problem: "the row \(JSONQuote(name)) is \(hidden.reason.rawValue)",
          expectation: "--expand, too")
      }
      throw InputError(source: "--row", "there is no row \(JSONQuote(name))", unknown: name, among: names)
    }
    return explained
  }
}
