public import Galley

/// Expects that nothing is wrong with a list at any of the given sizes, widths and directions.
///
///     import GalleyTesting
///
///     let list = try LoadedList(source: "Lists/settings.json", fonts: .bundled)
///     expectNoFindings(list, widths: [320, 390])
///
/// Each fault fails the test that is running, in Swift Testing or XCTest, at the line of the call, and attaches a picture of the row at the
/// largest size that has the fault.
///
/// Cost: a layout for each row and combination, and a picture for each fault.
///
/// - Parameters:
///   - list: The list.
///   - categories: The size categories; none are the list's own.
///   - widths: The widths in points; none are the list's own.
///   - directions: The directions; none are the list's own.
///   - rules: What counts as a fault.
///   - baseline: The faults that are known and accepted, such as what `galley audit --format ndjson` wrote.
///   - source: What the baseline calls the list: the document as the command was given it.
///   - fileID: The module and file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Precondition: The widths are finite and not negative.
public func expectNoFindings(
  _ list: LoadedList,
  categories: [SizeCategory?] = .all,
  widths: [Double] = [],
  directions: [TextDirection] = .both,
  rules: AuditRules = AuditRules(),
  baseline: Baseline? = nil,
  source: String = "list",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let matrix = AuditMatrix(sizeCategories: categories, widths: widths, directions: directions)
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for failure in findingFailures(list, Audit(matrix: matrix, rules: rules, baseline: baseline), source: source) {
    failure.record(at: location)
  }
}

/// The most faults of a list that are drawn: a broken list has one in each row, and the first show what it is.
private let mostPictures = 20

/// What an audit of a list fails a test with: a failure for each fault, in the order of the rows.
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
