internal import JSONText

/// Strings files of Apple's systems (`.strings`): pairs of key and text, in the old-style format or as an XML property list.
enum StringsFile {
  /// Reads a file.
  static func table(_ bytes: [UInt8], source: String, locale: LocaleTag?) throws(InputError) -> TranslationTable {
    let pairs = try pairs(bytes, source: source)
    // CoreFoundation sets each pair in one dictionary (CFDictionarySetValue), so the last text of a key counts.
    var texts = Dictionary(pairs.map { ($0.key, $0.value) }) { $1 }
    let messages = pairs.compactMap { pair in
      texts.removeValue(forKey: pair.key).map { text in
        var message = Message(text.withoutInflection)
        message.origin = .strings
        return (pair.key, message, true)
      }
    }
    return TranslationTable(messages, locale: locale)
  }

  /// The pairs, in the order of the file.
  private static func pairs(_ bytes: [UInt8], source: String) throws(InputError) -> [(key: String, value: String)] {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw InputError(
        source: source, problem: "it is a binary property list",
        expectation: "one in XML (plutil -convert xml1), or pairs of \"key\" = \"text\";")
    }
    let text = try ArraySlice(decoding: bytes, source: source)
    guard PropertyList.isXML(text) else {
      var parser = StringsParser(text, source: source)
      return try parser.pairs()
    }
    let list = try PropertyList(bytes, source: source)
    guard case .dictionary(let members) = list.value else { throw list.fault("a dictionary of texts", source: source) }
    var pairs: [(key: String, value: String)] = []
    for member in members {
      guard case .string(let text) = member.value.value else {
        throw member.value.fault("a text", source: source)
      }
      pairs.append((member.key, text))
    }
    return pairs
  }
}
