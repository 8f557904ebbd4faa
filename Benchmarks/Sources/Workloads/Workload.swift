internal import Foundation
public import Galley

/// A set of texts, read from the file that `Scripts/make-workloads.py` writes.
public struct Workload: Sendable {
  /// What tables call it.
  public let name: String
  /// The texts, each once.
  public let texts: [String]
  /// The family they are set in; the bundled fallback families follow.
  public let family: String
  /// Their language.
  public let locale: String

  /// How large the texts are set, in points.
  public static let size = 16.0
  /// How wide their lines may be, in points.
  public static let width = 300.0

  /// The workload of this name: `english`, `arabic` or `mixed`.
  ///
  /// - Parameter limit: How many of its texts, at most.
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

  /// Names and descriptions of packages from `Examples`, which are the same on every machine.
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

  /// The style they are prepared in.
  public var style: TextStyle { TextStyle(families: [family], locale: locale) }

  /// The texts in a column.
  public var column: TextColumn { TextColumn(texts) }
}
