/// Which row of a section in a document a row is: one of the section's, or below one of these.
struct RowPath: Hashable, Sendable {
  /// Which of the section's rows.
  var row: Int
  /// Which of the rows below that one, level by level.
  var children: [Int] = []

  func child(_ index: Int) -> RowPath { RowPath(row: row, children: children + [index]) }
}
