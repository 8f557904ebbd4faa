internal import JSONText

/// A language tag of a table, in the form of BCP 47.
///
///     LocaleTag("pt_BR").name             // pt-BR
///     LocaleTag("iw").name                // he
///     LocaleTag("fa").direction           // right to left
public struct LocaleTag: Hashable, Sendable {
  /// The tag: the language in lower case, a script with an initial capital, a region in capitals, separated by hyphens.
  ///
  /// What follows a single letter, an extension or for private use, is in lower case (RFC 5646, section 2.1.1).
  public let name: String

  /// Makes a tag from a name with hyphens or underscores.
  ///
  /// Replaces withdrawn codes that apps still use, such as `iw` (Java, Android), `tl` and `sh`, by those of today. The script of
  /// `sh`, Latin, is added unless the tag names one.
  public init(_ name: String) {
    let parts = name.split(whereSeparator: { "-_".contains($0) })
    let language = parts.first?.lowercased() ?? ""
    var tag = parts.isEmpty ? [] : [Self.today[language] ?? language]
    var isExtension = language.count == 1
    for part in parts.dropFirst() {
      isExtension = isExtension || part.count == 1
      let isWord = part.allSatisfy(\.isLetter)
      switch part.count {
      case _ where isExtension: tag.append(part.lowercased())
      case 4 where isWord: tag.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
      case 2 where isWord: tag.append(part.uppercased())
      default: tag.append(String(part))
      }
    }
    let namesScript = tag.count > 1 && tag[1].count == 4 && tag[1].allSatisfy(\.isLetter)
    if language == "sh", !namesScript { tag.insert("Latn", at: 1) }
    self.name = tag.joined(separator: "-")
  }

  /// Whether a name has the form of a BCP 47 tag: letters and digits in parts of one to eight, with hyphens (or underscores, as
  /// ICU has it) between.
  package static func isWellFormed(_ name: String) -> Bool {
    let parts = name.utf8.split(omittingEmptySubsequences: false) { "-_".utf8.contains($0) }
    return name.utf8.count <= InputLimits.localeBytes
      && parts.allSatisfy { part in
        1...8 ~= part.count && part.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 }
      }
  }

  /// What an error expects in the place of a name that is not well-formed.
  package static let expectation =
    "a BCP 47 language tag such as en or zh-Hant-TW, of at most \(InputLimits.localeBytes) bytes"

  /// Source, published: CLDR 42, `supplementalMetadata.xml`, `languageAlias`; `sh` has the replacement `sr_Latn`.
  private static let today = [
    "iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro", "sh": "sr",
  ]
}
