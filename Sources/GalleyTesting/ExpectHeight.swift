public import Galley

/// Expects the height of a list, or of one of its rows.
///
///     import GalleyTesting
///
///     expectHeight(list, 812)
///     expectHeight(list, row: "wifi", 61, category: .accessibility3, width: 320)
///
/// If the height differs, the running test fails, in Swift Testing or XCTest, and a picture of the list is attached.
///
/// - Parameters:
///   - list: The list.
///   - row: The row's `id` in the document, or its address if it has none (`sections[0].rows[3]`); nil for the whole list.
///   - height: The height, in points.
///   - category: The size category; nil for the list's own.
///   - width: The width, in points; nil for the list's own.
///   - direction: The direction; nil for the list's own.
///   - fontScale: The font scale of Compose and Flutter; nil for the list's own.
///   - accuracy: How far off the height may be, in points; by default, the rounding error of numbers with two decimals.
///   - fileID: The module and file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectHeight(
  _ list: LoadedList,
  row: String? = nil,
  _ height: Double,
  category: SizeCategory? = nil,
  width: Double? = nil,
  direction: TextDirection? = nil,
  fontScale: Double? = nil,
  accuracy: Double = 0.005,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  var traits = list.settings.traits
  traits.sizeCategory = category ?? traits.sizeCategory
  traits.direction = direction ?? traits.direction
  traits.fontScale = fontScale ?? traits.fontScale
  let failure = heightFailure(list, row: row, height, width: width, traits: traits, accuracy: accuracy)
  failure?.record(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The failure for a height; nil if the height is as expected.
func heightFailure(
  _ list: LoadedList, row name: String?, _ expected: Double, width: Double?, traits: Traits, accuracy: Double
) -> TestFailure? {
  var geometry = list.settings.geometry
  geometry.width = width ?? geometry.width
  var rowHeight: Double?
  var names: [String] = []
  let listHeight = list.forEachPlacedRow(geometry, traits) { address, row, placed in
    let rowName = row.id?.description ?? "\(address)"
    if rowName == name, rowHeight == nil { rowHeight = placed.frame.height }
    names.append(rowName)
  }
  guard let height = name == nil ? listHeight : rowHeight else {
    return TestFailure(message: "the list has no row \"\(name ?? "")\"; its rows are \(names.joined(separator: ", "))")
  }
  if abs(height - expected) <= accuracy { return nil }
  let combination = Combination(
    sizeCategory: traits.sizeCategory, width: geometry.width, direction: traits.direction,
    fontScale: traits.fontScale)
  return TestFailure(
    message: "\(name ?? "the list") is \(height) points high, not \(expected): \(combination)",
    picture: ListPictures().picture(of: list, width: width, traits: traits, named: "height-\(name ?? "list")"))
}
