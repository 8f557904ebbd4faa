/// How many texts of columns took each path.
public struct ColumnPaths: Sendable, Hashable {
  /// Texts of one alphabet, measured by pairs.
  public internal(set) var pairs = 0
  /// Texts measured word by word.
  public internal(set) var words = 0
  /// Texts that were prepared.
  public internal(set) var prepared = 0
}
