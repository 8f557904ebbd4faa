/// A language as tables name it, in the form of BCP 47.
///
///     LocaleTag("pt_BR").name             // pt-BR
///     LocaleTag("iw").name                // he
///     LocaleTag("es-MX").parents          // es-419, es
///     LocaleTag("fa").direction           // right to left
public struct LocaleTag: Hashable, Sendable {
  /// The tag: the language in small letters, a script with a capital, a region in capitals, hyphens between.
  public let name: String

  /// Makes a tag of a name with hyphens or underscores.
  ///
  /// Languages that Java and Android still call by withdrawn codes have today's: `iw`, `in` and `ji` are `he`, `id` and
  /// `yi` (IANA Language Subtag Registry).
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
    // What follows a single letter is an extension or for private use, and has no capitals to speak of.
    self.name = parts.joined(separator: "-")
  }

  private static let today = ["iw": "he", "in": "id", "ji": "yi"]
}
