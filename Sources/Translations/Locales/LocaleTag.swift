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

extension LocaleTag {
  /// The locale that the folder of a file is for: `de.lproj` and `values-de` are German.
  ///
  /// - Returns: `nil` for a folder that names none, such as `Base.lproj` and `values`, whose files are in the source
  ///   language.
  init?(folderOf path: String) {
    let folders = path.split(separator: "/").dropLast()
    guard let folder = folders.last else { return nil }
    if folder.hasSuffix(".lproj") {
      guard folder != "Base.lproj" else { return nil }
      self.init(String(folder.dropLast(".lproj".count)))
    } else if folder.hasPrefix("values-") {
      self.init(resourceQualifiers: folder.dropFirst("values-".count))
    } else {
      return nil
    }
  }

  /// The locale in the qualifiers of an Android resource folder: `pt-rBR`, `b+sr+Latn`, `mcc310-en-rUS-land`.
  private init?(resourceQualifiers qualifiers: Substring) {
    var parts = qualifiers.split(separator: "-")[...]
    // The country and network of the SIM card come before the language.
    while let part = parts.first, part.hasPrefix("mcc") || part.hasPrefix("mnc") { parts.removeFirst() }
    guard let language = parts.first else { return nil }
    if language.hasPrefix("b+") {
      self.init(language.dropFirst(2).replacing("+"))
      return
    }
    // Other qualifiers have digits, more letters, or are "car", a device in a car.
    guard 2...3 ~= language.count, language.allSatisfy(\.isLowercase), language != "car" else { return nil }
    let region = parts.dropFirst().first.flatMap { part in
      part.first == "r" && part.count == 3 && part.dropFirst().allSatisfy(\.isUppercase) ? "-" + part.dropFirst() : nil
    }
    self.init(language + (region ?? ""))
  }
}

extension Substring {
  /// The text with hyphens in the place of a character.
  fileprivate func replacing(_ character: Character) -> String {
    String(map { $0 == character ? "-" : $0 })
  }
}
