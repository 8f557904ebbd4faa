/// A placeholder of a text, which an argument replaces when the text is shown.
struct Placeholder: Hashable, Sendable {
  /// The argument that a placeholder takes.
  enum Argument: Hashable, Sendable {
    /// The argument after that of the previous placeholder.
    case next
    /// An argument by its number, from 1.
    case number(Int)
    /// An argument by its name.
    case name(String)
  }

  /// The argument that it takes.
  var argument: Argument
  /// The name of the argument, if the text has one in addition to the position.
  var name: String?
  /// The `printf` conversion: `d`, `s`, `@`, `f`; `s` for a name in braces, `d` if ICU formats that as a number.
  var conversion: Character
  /// The precision of `printf`, such as the digits after the decimal point; `nil` for the conversion's default.
  var precision: Int?
  /// The least number of characters that are shown.
  var width = 0
  /// The flags of `printf`: any of `-+#0` and the space.
  var flags = ""
  /// The letter after the conversion `t` or `T`, which chooses the part of a date.
  var date: Character?
  /// Whether the type of an integer is longer than `int`.
  var isLong = false
}

extension Placeholder {
  /// Reads the placeholder at the beginning of a text, and its length in bytes; `nil` if there is none.
  ///
  /// Reads those of C, of Foundation (`%@`, `%1$@`, `%lld`), of Java (`%1$s`, `%,d`), names that Xcode 26 turns into
  /// parameters (`%1$(count)lld`, `%(name)@`), and names in braces (`{name}`). `%%` and `%n` are none, since they take no
  /// argument.
  static func leading(
    _ text: Substring.UTF8View, _ syntax: MessagePattern.Syntax = .any
  ) -> (placeholder: Placeholder, length: Int)? {
    switch text.first {
    case UInt8(ascii: "%") where syntax.contains(.percentBraces) && text.dropFirst().first == UInt8(ascii: "{"):
      named(text.dropFirst(), hasFormat: false).map { ($0.placeholder, $0.length + 1) }
    case UInt8(ascii: "%") where syntax.contains(.percent): printf(text, hasAngles: syntax.contains(.angles))
    case UInt8(ascii: "{") where syntax.contains(.braces): named(text, hasFormat: syntax.contains(.doubledBraces))
    default: nil
    }
  }

  /// - Parameter hasAngles: Whether it may be one of `MessagePattern.Syntax.angles`.
  private static func printf(
    _ text: Substring.UTF8View, hasAngles: Bool
  ) -> (placeholder: Placeholder, length: Int)? {
    var rest = text.dropFirst()
    var placeholder = Placeholder(argument: .next, conversion: "d")
    // A number is that of the argument if a dollar sign follows, and else the width.
    let first = number(&rest)
    if let first, first > 0, rest.first == UInt8(ascii: "$") {
      rest = rest.dropFirst()
      placeholder.argument = .number(first)
    } else {
      rest = text.dropFirst()
    }
    placeholder.name = name(&rest, between: "()")
    if hasAngles, !rest.starts(with: "<PRI".utf8) {
      placeholder.name = placeholder.name ?? name(&rest, between: "<>")
    }
    while let flag = rest.first, "-+ #0',".utf8.contains(flag) || hasAngles && flag == UInt8(ascii: "I") {
      // The C locale has no thousands separator and no digits of a language.
      if !"',I".utf8.contains(flag) { placeholder.flags.unicodeScalars.append(Unicode.Scalar(flag)) }
      rest = rest.dropFirst()
    }
    placeholder.width = min(number(&rest) ?? 0, longestNumber)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      placeholder.precision = min(number(&rest) ?? 0, longestNumber)
    }
    if let date = date(&rest, isNumbered: placeholder.argument != .next) {
      (placeholder.conversion, placeholder.date) = date
      return placeholder.flags.contains(" ") ? nil : (placeholder, text.count - rest.count)
    }
    while let modifier = rest.first, "hljztqL".utf8.contains(modifier) {
      if modifier != UInt8(ascii: "h") { placeholder.isLong = true }
      rest = rest.dropFirst()
    }
    if hasAngles, let macro = name(&rest, between: "<>") {
      guard macro.hasPrefix("PRI"), let conversion = macro.dropFirst(3).first, "diouxX".contains(conversion) else {
        return nil
      }
      placeholder.conversion = conversion
      placeholder.isLong = ["64", "MAX", "PTR"].contains { macro.hasSuffix($0) }
      return (placeholder, text.count - rest.count)
    }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSpbBhH".utf8.contains(conversion) else { return nil }
    placeholder.conversion = Character(UnicodeScalar(conversion))
    if placeholder.flags.contains(" "), !isPlaceholder(spaced: placeholder, before: rest.dropFirst().first) {
      return nil
    }
    return (placeholder, text.count - rest.count + 1)
  }

  /// Takes a date conversion of Java (`tB`, `TB`) at the beginning.
  ///
  /// Without an argument number it is not one before a letter, since the per cent sign is more often text there (`100%très`);
  /// and `td` is C's `ptrdiff_t`.
  private static func date(
    _ text: inout Substring.UTF8View, isNumbered: Bool
  ) -> (conversion: Character, date: Character)? {
    guard let first = text.first, "tT".utf8.contains(first), let second = text.dropFirst().first else { return nil }
    let letter = Character(UnicodeScalar(second))
    guard DateConversion.isKnown(letter) else { return nil }
    let isBeforeLetter = text.dropFirst(2).first.map { byte in
      // The second range is the first bytes of Latin letters with marks in UTF-8. Chinese and Japanese have no space after a
      // date, so their letters are allowed.
      0xC3...0xC9 ~= byte || Unicode.Scalar(byte).isASCII && Unicode.Scalar(byte).properties.isAlphabetic
    }
    guard isNumbered || letter != "d" && isBeforeLetter != true else { return nil }
    text = text.dropFirst(2)
    return (Character(UnicodeScalar(first)), letter)
  }

  /// Whether a per cent sign with the space flag begins a placeholder; in `100 % sure`, `50 % de` and `5 % e` a word follows a
  /// literal per cent sign.
  private static func isPlaceholder(spaced placeholder: Placeholder, before next: UInt8?) -> Bool {
    guard "df".contains(placeholder.conversion) else { return false }
    let isLetter = next.map { $0 >= 0x80 || Unicode.Scalar($0).properties.isAlphabetic } ?? false
    return !isLetter && next != UInt8(ascii: "'")
  }

  /// The largest width and precision, and the longest name with its brackets in bytes, since hostile tables may ask for a billion.
  private static let longestNumber = 100

  /// Takes a name between two brackets at the beginning.
  private static func name(_ text: inout Substring.UTF8View, between brackets: String) -> String? {
    guard let opening = brackets.utf8.first, let closing = brackets.utf8.last, text.first == opening,
      let end = text.prefix(longestNumber).firstIndex(of: closing)
    else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    guard !name.isEmpty, name.allSatisfy({ isNamePart($0) || $0 >= 0x80 }) else { return nil }
    text = text[text.index(after: end)...]
    return String(decoding: name, as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Reads a name in braces; of the format after a comma (`{1,date}`) only `number` matters, the rest is the app's.
  ///
  /// - Parameter hasFormat: Whether a format may follow a colon or `!` (`{0:N2}`, `{name!r}`), and the name may be missing.
  private static func named(
    _ text: Substring.UTF8View, hasFormat: Bool
  ) -> (placeholder: Placeholder, length: Int)? {
    guard let end = text.prefix(longestNumber).firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let content = text[text.index(after: text.startIndex)..<end]
    let name = content.prefix { !(hasFormat ? ",:!" : ",").utf8.contains($0) }
    guard name.allSatisfy(isNamePart), !content.contains(UInt8(ascii: "{")) else { return nil }
    guard !name.isEmpty else {
      return hasFormat ? (Placeholder(argument: .next, conversion: "s"), content.count + 2) : nil
    }
    let string = String(decoding: name, as: UTF8.self)
    // Numbers in braces count from 0, as in ICU's MessageFormat, Qt and .NET.
    let argument = Int(string).map { Argument.number($0 < .max ? $0 + 1 : $0) } ?? .name(string)
    let format = content.dropFirst(name.count + 1).drop { $0 == UInt8(ascii: " ") }
    return (
      Placeholder(argument: argument, conversion: format.starts(with: "number".utf8) ? "d" : "s"), content.count + 2
    )
  }

  /// Takes a whole number at the beginning; larger numbers become a billion.
  private static func number(_ text: inout Substring.UTF8View) -> Int? {
    var value: Int?
    while let byte = text.first, 0x30...0x39 ~= byte {
      let (product, isTooLarge) = (value ?? 0).multipliedReportingOverflow(by: 10)
      value = isTooLarge || product > 1_000_000_000 ? 1_000_000_000 : product + Int(byte - 0x30)
      text = text.dropFirst()
    }
    return value
  }
}
