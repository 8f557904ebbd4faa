public import Galley

/// Expects that nothing is wrong with a list at any of the given sizes, widths and directions.
///
///     import GalleyTesting
///
///     let list = try LoadedList(source: "Lists/settings.json", fonts: .bundled)
///     expectNoFindings(list, widths: [320, 390])
///
/// Each fault fails the running test, in Swift Testing or XCTest, at the line of the call, with a picture of the row at the
/// largest size that has the fault. At most 20 pictures are drawn.
///
/// Cost: a layout for each row and combination, and the pictures.
///
/// - Parameters:
///   - list: The list.
///   - categories: The size categories; empty for the list's own.
///   - widths: The widths in points; empty for the list's own.
///   - directions: The directions; empty for the list's own.
///   - fontScales: The font scales of Compose and Flutter; empty for the list's own.
///   - rules: What counts as a fault.
///   - baseline: Known faults that are accepted, such as those that `galley audit --format ndjson` wrote.
///   - source: The name of the list in the baseline: the document's path as it was given to the command.
///   - fileID: The module and file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Precondition: The widths are finite and not negative, and the font scales lie in `TextSizeSetting.fontScales`.
public func expectNoFindings(
  _ list: LoadedList,
  categories: [SizeCategory?] = .all,
  widths: [Double] = [],
  directions: [TextDirection] = .both,
  fontScales: [Double] = [],
  rules: AuditRules = AuditRules(),
  baseline: Baseline? = nil,
  source: String = "list",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let matrix = AuditMatrix(sizeCategories: categories, widths: widths, directions: directions, fontScales: fontScales)
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for failure in findingFailures(list, Audit(matrix: matrix, rules: rules, baseline: baseline), source: source) {
    failure.record(at: location)
  }
}

/// The most faults of a list that are drawn: a broken list may have one in each row, and the first few show what is wrong.
private let mostPictures = 20

/// The failures for an audit of a list: one for each fault, in the order of the rows.
func findingFailures(_ list: LoadedList, _ audit: Audit, source: String = "list") -> [TestFailure] {
  var audit = audit
  audit.specimenLimit = mostPictures
  let result = audit.run([AuditedDocument(source: source, list: list)])
  let pictures = ListPictures()
  return result.groups.map { group in
    let name = [group.row.name, group.row.form, group.kind.rawValue, group.element.map { "\($0)" }]
    return TestFailure(
      message: "\(group)",
      picture: pictures.picture(
        of: result.specimen(of: group), named: name.compactMap(\.self).joined(separator: "-")))
  }
}
