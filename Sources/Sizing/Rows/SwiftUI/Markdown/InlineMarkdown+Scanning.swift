/// What stands in parentheses after brackets, between angle brackets, and after `&`.
///
/// Source, code: swift-cmark b022b08, `src/inlines.c`, `src/scanners.re` and `src/houdini_html_u.c`.
extension InlineMarkdown {
  private func skipSpaces(from start: Int) -> Int {
    var index = start
    while self[index]?.isASCIISpace == true { index += 1 }
    return index
  }

  private func skip(from start: Int, while matches: (Unicode.Scalar) -> Bool) -> Int {
    var index = start
    while let character = self[index], matches(character) { index += 1 }
    return index
  }

  /// The end of a destination and title in parentheses; nil if there are none.
  func linkEnd(from start: Int) -> Int? {
    guard self[start] == "(", let destinationEnd = destinationEnd(from: skipSpaces(from: start + 1)) else { return nil }
    var end = skipSpaces(from: destinationEnd)
    if end > destinationEnd, let titleEnd = titleEnd(from: end) { end = skipSpaces(from: titleEnd) }
    return self[end] == ")" ? end + 1 : nil
  }

  private func destinationEnd(from start: Int) -> Int? {
    guard self[start] == "<" else { return parenthesisEnd(from: start, endsAtSpace: true) }
    var index = start + 1
    while let character = self[index], character != ">" {
      guard character != "<", character != "\n" else { return nil }
      index += character == "\\" ? 2 : 1
    }
    return index + 1
  }

  /// The end of what is in parentheses after `^[text]`; nil if there is nothing.
  func attributesEnd(from start: Int) -> Int? {
    self[start] == "(" ? parenthesisEnd(from: start + 1, endsAtSpace: false).map { $0 + 1 } : nil
  }

  /// The end of a label in square brackets; nil if there is none.
  func labelEnd(from start: Int) -> Int? {
    guard self[start] == "[" else { return nil }
    var index = start + 1
    while let character = self[index], character != "[", index - start <= 1001 {
      if character == "]" { return index + 1 }
      index += character == "\\" && self[index + 1]?.isASCIIPunctuation == true ? 2 : 1
    }
    return nil
  }

  /// The index of the parenthesis that closes what begins at an index, or of a space before it; nil if there is neither.
  ///
  /// More than 32 parentheses inside each other are none, as in cmark, which keeps the cost linear.
  private func parenthesisEnd(from start: Int, endsAtSpace: Bool) -> Int? {
    var index = start
    var depth = 0
    while let character = self[index] {
      switch character {
      case "(":
        depth += 1
        guard depth <= 32 else { return nil }
      case ")":
        if depth == 0 { return index }
        depth -= 1
      case "\\" where self[index + 1]?.isASCIIPunctuation == true: index += 1
      case _ where endsAtSpace && character.isASCIISpace: return index
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of a title with its marks; nil if there is none.
  ///
  /// Where no other mark closes it, the last escaped one does. Cost: linear for all titles of a text, since each ends where another
  /// one could begin.
  private func titleEnd(from start: Int) -> Int? {
    guard let open = self[start], let close = ["\"": "\"", "'": "'", "(": ")"][open] as Unicode.Scalar? else {
      return nil
    }
    var escapedEnd: Int?
    var index = start + 1
    while let character = self[index], open != "(" || character != "(" {
      if character == close { return index + 1 }
      let isEscape = character == "\\" && self[index + 1]?.isASCIIPunctuation == true
      index += isEscape ? 2 : 1
      if isEscape, characters[index - 1] == close { escapedEnd = index }
    }
    return escapedEnd
  }

  /// The end of an address with a scheme, or of one of mail, with the angle bracket after it; nil if there is none.
  func addressEnd(from start: Int) -> Int? {
    let schemeEnd = skip(from: start) { $0.isASCIILetterOrDigit || "+.-".unicodeScalars.contains($0) }
    if self[start]?.isASCIILetter == true, 2...32 ~= schemeEnd - start, self[schemeEnd] == ":" {
      let end = skip(from: schemeEnd + 1) { $0 > " " && $0 != "<" && $0 != ">" }
      if self[end] == ">" { return end + 1 }
    }
    var end = skip(from: start) { $0.isASCIILetterOrDigit || ".!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains($0) }
    guard end > start, self[end] == "@" else { return nil }
    repeat {
      let label = end + 1
      end = skip(from: label) { $0.isASCIILetterOrDigit || $0 == "-" }
      guard 1...63 ~= end - label, self[label] != "-", self[end - 1] != "-" else { return nil }
    } while self[end] == "."
    return self[end] == ">" ? end + 1 : nil
  }

  /// The end of a tag of HTML with its angle bracket; nil if there is none.
  func tagEnd(from start: Int) -> Int? {
    let isClosing = self[start] == "/"
    let name = start + (isClosing ? 1 : 0)
    guard self[name]?.isASCIILetter == true else { return nil }
    var end = skip(from: name) { $0.isASCIILetterOrDigit || $0 == "-" }
    if !isClosing {
      while let next = attributeEnd(from: end) { end = next }
    }
    end = skipSpaces(from: end)
    if !isClosing, self[end] == "/" { end += 1 }
    return self[end] == ">" ? end + 1 : nil
  }

  /// The end of an attribute of a tag and of its value, if it has one.
  private func attributeEnd(from start: Int) -> Int? {
    let name = skipSpaces(from: start)
    guard name > start, let first = self[name], first.isASCIILetter || first == "_" || first == ":" else { return nil }
    let nameEnd = skip(from: name) { $0.isASCIILetterOrDigit || "_:.-".unicodeScalars.contains($0) }
    guard self[skipSpaces(from: nameEnd)] == "=" else { return nameEnd }
    let value = skipSpaces(from: skipSpaces(from: nameEnd) + 1)
    guard let quote = self[value] else { return nil }
    if quote == "\"" || quote == "'" {
      let end = skip(from: value + 1) { $0 != quote }
      return end < characters.count ? end + 1 : nil
    }
    let end = skip(from: value) { !$0.isASCIISpace && !"\"'=<>`".unicodeScalars.contains($0) }
    return end > value ? end : nil
  }

  /// The character that a reference stands for, and the reference's end; nil if there is none.
  func reference(from start: Int) -> (text: String, end: Int)? {
    let isNumber = self[start] == "#"
    let isHexadecimal = isNumber && (self[start + 1] == "x" || self[start + 1] == "X")
    let name = start + (isHexadecimal ? 2 : isNumber ? 1 : 0)
    let end = min(skip(from: name) { $0.isASCIILetterOrDigit }, name + 9)
    guard end > name, end - name <= 8, self[end] == ";" else { return nil }
    guard isNumber else { return Self.names[string(name..<end)].map { ($0, end + 1) } }
    return UInt32(string(name..<end), radix: isHexadecimal ? 16 : 10).map {
      (String(Character(Unicode.Scalar($0 == 0 ? 0xFFFD : $0) ?? "\u{FFFD}")), end + 1)
    }
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "shy": "\u{AD}", "bull": "•", "middot": "·", "deg": "°",
    "times": "×", "euro": "€", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  ]
}

extension Unicode.Scalar {
  fileprivate var isASCIISpace: Bool { self == " " || "\t"..."\r" ~= self }
  fileprivate var isASCIILetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
  fileprivate var isASCIILetterOrDigit: Bool { isASCIILetter || "0"..."9" ~= self }
}
