/// A language tag of a table, in the form of BCP 47.
///
///     LocaleTag("pt_BR").name             // pt-BR
///     LocaleTag("iw").name                // he
///     LocaleTag("es-MX").parents          // es-419, es
///     LocaleTag("fa").direction           // right to left
public struct LocaleTag: Hashable, Sendable {
  /// The tag: the language in lower case, a script with an initial capital, a region in capitals, separated by hyphens.
  public let name: String

  /// Makes a tag from a name with hyphens or underscores.
  ///
  /// Replaces the withdrawn codes that Java and Android still use: `iw`, `in` and `ji` become `he`, `id` and `yi` (IANA
  /// Language Subtag Registry).
  public init(_ name: String) {
    let parts = name.split(whereSeparator: { "-_".contains($0) }).enumerated().map { (index, part) -> String in
      switch (index, part.count) {
      case (0, _):
        let language = part.lowercased()
        return Self.today[language] ?? language
      case (_, 4) where part.allSatisfy(\.isLetter): return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case (_, 2) where part.allSatisfy(\.isLetter): return part.uppercased()
      default: return String(part)
      }
    }
    // Subtags of extensions and private use (after a single letter) get the same capitals, since case has no meaning there.
    self.name = parts.joined(separator: "-")
  }

  private static let today = ["iw": "he", "in": "id", "ji": "yi"]
}
