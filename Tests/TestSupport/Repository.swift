public import Foundation

/// The checkout that the tests run in.
public enum Repository {
  /// Its top folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file or folder of the checkout, by its path from the top folder.
  public static func file(_ path: String) -> URL { root.appending(path: path) }

  /// The cells of each line of a table whose columns are separated by tabs; lines that begin with # are comments.
  public static func table(_ path: String) throws -> [[String]] {
    try String(contentsOf: file(path), encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }
}
