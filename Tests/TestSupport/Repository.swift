public import Foundation

/// The checkout that the tests run in.
public enum Repository {
  /// Its top folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file or folder of the checkout, by its path from the top folder.
  public static func file(_ path: String) -> URL { root.appending(path: path) }
}
