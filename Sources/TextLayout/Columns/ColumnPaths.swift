/// How many texts of columns took each path.
package struct ColumnPaths: Sendable, Hashable {
  /// Texts of one alphabet, measured by pairs.
  package internal(set) var pairs = 0
  /// Texts measured word by word.
  package internal(set) var words = 0
  /// Texts that were prepared.
  package internal(set) var prepared = 0
}
