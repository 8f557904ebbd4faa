internal import CICU
public import TextAnalysis

extension LocaleTag {
  /// The direction of the language's script, by CLDR.
  public var direction: TextDirection {
    unsafe cicu_is_right_to_left(name) ? .rightToLeft : .leftToRight
  }

  /// The tag with its most likely script and region added, in ICU's form: `zh_Hant_HK` for `zh-HK`; `nil` if that is too long.
  package var likely: String? {
    let capacity = 160
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress, unsafe cicu_likely_subtags(name, start, Int32(capacity)) else { return nil }
      return unsafe String(cString: start)
    }
  }

  /// The script of the language, explicit or most likely; `nil` if it is not known.
  var script: String? {
    let parts = likely?.split(whereSeparator: { "_@".contains($0) }) ?? []
    guard parts.count > 1, parts[1].count == 4, parts[1].allSatisfy(\.isLetter) else { return nil }
    return String(parts[1])
  }

  /// The locales whose texts stand in for missing ones, nearest first: CLDR's parents, which are mostly the tag with fewer subtags.
  ///
  /// `es-MX` has `es-419` and `es`, and `pt-AO` has `pt-PT` and `pt`. A parent in another script does not count: `zh-HK` is
  /// `zh-Hant-HK`, whose parent is `zh-Hant`, which has none, since `zh` is `zh-Hans`.
  package var parents: [LocaleTag] {
    let script = script
    var parents: [LocaleTag] = []
    var next = withImpliedScript ?? parent
    while let parent = next, parent.script == script {
      parents.append(parent)
      next = parent.parent
    }
    return parents
  }

  /// Whether it is the same language in the same script, in any region.
  ///
  /// Systems show a reader the texts of another dialect if there are none in a nearer one.
  ///
  /// Source: UTS #35, "Language Matching"; Android, "Language and locale resolution overview" (from version 7 on).
  package func isDialect(of other: LocaleTag) -> Bool { language == other.language && script == other.script }

  /// The language and the script, which dialects share.
  package var dialect: [String?] { [String(language), script] }

  /// The language subtag, with the alias resolved that makes Norwegian Bokmål (CLDR, `languageAlias`).
  private var language: Substring {
    let language = name.prefix { $0 != "-" }
    return language == "no" ? "nb" : language
  }

  /// The locale with the script that its region implies; nil if the language alone has that script, or the tag names it.
  private var withImpliedScript: LocaleTag? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let script, LocaleTag(String(parts[0])).script != script,
      !name.split(separator: "-").contains(Substring(script))
    else { return nil }
    return LocaleTag("\(parts[0])-\(script)-\(parts[1])")
  }

  /// The direct parent; nil if that is the root.
  private var parent: LocaleTag? {
    let explicit = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer -> String? in
      guard let start = buffer.baseAddress, unsafe cicu_explicit_parent(name, start, 32) else { return nil }
      return unsafe String(cString: start)
    }
    if let explicit { return explicit == "root" ? nil : LocaleTag(explicit) }
    var parts = name.split(separator: "-").dropLast()
    // A single letter introduces an extension, and cannot end a tag.
    while parts.count > 1, parts.last?.count == 1 { parts.removeLast() }
    return parts.isEmpty ? nil : LocaleTag(parts.joined(separator: "-"))
  }
}
