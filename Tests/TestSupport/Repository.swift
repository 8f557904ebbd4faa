public import Foundation

/// The checkout the tests run in.
public enum Repository {
  /// Its top folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file or folder of it, by its path from the top.
  public static func file(_ path: String) -> URL { root.appending(path: path) }
}
