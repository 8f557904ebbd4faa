extension LocaleTag {
  /// Makes the tag of a POSIX locale, as in headers and folders of gettext: `de_AT.UTF-8`, `sr@latin`; `nil` if it is not one.
  ///
  /// A modifier that is no script and no variant of BCP 47 is kept for private use (`en-x-abc` for `en@abc`), except those that
  /// say how texts are written and not in which language: `euro`, `quot`, `boldquot`.
  ///
  /// Source: GNU gettext 0.21, "Locale Names" and "Creating a New PO File"; locales of glibc 2.36; IANA's registry of subtags.
  package init?(posix name: some StringProtocol) {
    let pattern =
      /([A-Za-z]{2,3})([-_][A-Za-z]{4})?([-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:\.[A-Za-z0-9-]+)?(?:@([A-Za-z0-9]+))?/
    guard let match = String(name).wholeMatch(of: pattern) else { return nil }
    let modifier = match.4.map { $0.lowercased() } ?? ""
    let known = Self.modifiers[modifier] ?? (nil, modifier.isEmpty ? nil : "x-\(modifier.prefix(8))")
    let script = match.2.map { $0.dropFirst() } ?? known.script
    let parts = [match.1, script, match.3.map { $0.dropFirst() }, known.variant].compactMap(\.self)
    self.init(parts.joined(separator: "-"))
  }

  /// The script and the variant of modifiers.
  private static let modifiers: [String: (script: Substring?, variant: Substring?)] = [
    "latin": ("Latn", nil), "latn": ("Latn", nil), "iqtelif": ("Latn", nil), "cyrillic": ("Cyrl", nil),
    "arabic": ("Arab", nil), "devanagari": ("Deva", nil), "shaw": ("Shaw", nil), "valencia": (nil, "valencia"),
    "tarask": (nil, "tarask"), "ijekavian": (nil, "ijekavsk"), "ijekavianlatin": ("Latn", "ijekavsk"),
    "euro": (nil, nil), "quot": (nil, nil), "boldquot": (nil, nil),
  ]

  /// Makes the tag of the language in the path of a gettext file: `de/LC_MESSAGES/app.po`, `de.po`; `nil` if the path names none.
  init?(inPathOf source: String) {
    let parts = source.split(separator: "/")
    let category = parts.lastIndex { $0 == "LC_MESSAGES" } ?? 0
    let name =
      category > 0 ? parts[category - 1] : parts.last?.split(separator: ".").dropLast().joined(separator: ".")[...]
    guard let name, let locale = LocaleTag(posix: name), locale.script != nil else { return nil }
    self = locale
  }

  /// Makes the tag of the language at the end of a Flutter file's name, after an underscore: `app_zh_Hant_TW.arb`; `nil` if
  /// there is none.
  ///
  /// Flutter takes the first underscore that a locale with a known language follows: a language of ISO 639 with two letters,
  /// `fil` or `gsw`.
  init?(inNameOf source: String) {
    let file = source.split(separator: "/").last.map(String.init) ?? source
    let name = file.split(separator: ".").dropLast().joined(separator: ".")
    var rest = name[...]
    while let underscore = rest.firstIndex(of: "_") {
      rest = rest[rest.index(after: underscore)...]
      guard let locale = LocaleTag(posix: rest), !rest.contains("."), !rest.contains("@") else { continue }
      let language = locale.name.prefix { $0 != "-" }
      if language.count == 2 ? LocaleTag(String(language)).script != nil : ["fil", "gsw"].contains(language) {
        self = locale
        return
      }
    }
    return nil
  }
}
