internal import Foundation
public import Galley

/// A set of texts, read from the file that `Scripts/make-workloads.py` writes.
public struct Workload: Sendable {
  /// Its name in tables.
  public let name: String
  /// The texts.
  public let texts: [String]
  /// The family that the texts are set in, before the bundled fallback families.
  public let family: String
  /// The language of the texts.
  public let locale: String

  /// The size of the texts, in points.
  public static let size = 16.0
  /// The width that lines are broken at, in points.
  public static let width = 300.0

  /// The workload of this name: `english`, `arabic` or `mixed`.
  ///
  /// - Parameter limit: The most texts to take from it.
  public init(_ name: String, limit: Int = .max) throws {
    let folder =
      ProcessInfo.processInfo.environment["GALLEY_WORKLOADS"]
      ?? URL(filePath: #filePath).appending(path: "../../../.workloads").standardized.path
    let text = try String(contentsOf: URL(filePath: folder).appending(path: name + ".txt"), encoding: .utf8)
    self.name = name
    texts = text.split(separator: "\n").prefix(limit).map(String.init)
    family = name == "arabic" ? "Noto Sans Arabic" : "Roboto"
    locale = name == "arabic" ? "ar" : "en"
  }

  /// Descriptions of packages from `Examples`, which are the same on every machine.
  public static func examples(limit: Int) throws -> Workload {
    let file = URL(filePath: #filePath).appending(path: "../../../../Examples/debian-packages.ndjson").standardized
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }
    return Workload(
      name: "examples", texts: rows.compactMap { $0["detail"] as? String }.prefix(limit), family: "Roboto", locale: "en"
    )
  }

  private init(name: String, texts: some Sequence<String>, family: String, locale: String) {
    self.name = name
    self.texts = Array(texts)
    self.family = family
    self.locale = locale
  }

  /// The style that the texts are prepared in.
  public var style: TextStyle { TextStyle(families: [family], locale: locale) }

  /// The texts as a column.
  public var column: TextColumn { TextColumn(texts) }
}
