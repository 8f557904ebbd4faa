internal import Foundation

/// A string of one of the lists in `Examples/`.
public struct ExampleText: Sendable, Hashable {
  /// The text.
  public let text: String
  /// The list's language.
  public let locale: String

  /// Makes a text from a string and its language.
  public init(text: String, locale: String) {
    self.text = text
    self.locale = locale
  }
}

/// The strings of the lists in `Examples/`: titles and details.
public enum ExampleTexts {
  /// The strings of the JSON documents, in many languages.
  public static let lists: [ExampleText] = {
    let folder = Repository.file("Examples")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.flatMap {
      texts(ofList: $0)
    }
  }()

  /// Names and descriptions of Debian packages, in English.
  public static let packages: [ExampleText] = {
    guard let text = try? String(contentsOf: Repository.file("Examples/debian-packages.ndjson"), encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").flatMap { line in
      strings(of: try? JSONSerialization.jsonObject(with: Data(line.utf8))).map { ExampleText(text: $0, locale: "en") }
    }
  }()

  private static func texts(ofList file: URL) -> [ExampleText] {
    guard let data = try? Data(contentsOf: file),
      let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let sections = list["sections"] as? [[String: Any]]
    else { return [] }
    let locale = list["locale"] as? String ?? "en"
    return sections.flatMap { $0["rows"] as? [Any] ?? [] }.flatMap { strings(of: $0) }.map {
      ExampleText(text: $0, locale: locale)
    }
  }

  private static func strings(of row: Any?) -> [String] {
    guard let row = row as? [String: Any] else { return (row as? String).map { [$0] } ?? [] }
    return [row["title"], row["detail"]].compactMap { $0 as? String }
  }
}
