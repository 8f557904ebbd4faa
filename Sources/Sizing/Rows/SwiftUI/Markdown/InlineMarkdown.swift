/// A line of Markdown as SwiftUI's `Text` reads it: strong and emphasised stretches, code, struck text and links;
/// white space stays, and the syntax of blocks is plain text.
///
/// SwiftUI has Foundation read it (`AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace`), and
/// Foundation has cmark do so. Of an image its alternative text is shown, and of `^[text](inflect: true)` the text. Of the names of
/// characters only the most common ones are read, and HTML but tags is not kept apart. Cost: linear in the text.
///
/// Source, code: swift-cmark b022b08, `src/inlines.c` and `extensions/strikethrough.c`, with `CMARK_OPT_PRESERVE_WHITESPACE`.
struct InlineMarkdown {
  struct Style: OptionSet, Hashable {
    let rawValue: UInt8

    static let strong = Style(rawValue: 1)
    static let emphasized = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let struck = Style(rawValue: 8)
    static let link = Style(rawValue: 16)

    static let all: [Style] = [.strong, .emphasized, .code, .struck, .link]
  }

  struct Stretch: Hashable {
    var text: String
    var style: Style
  }

  /// The stretches of a text; neighbours differ.
  static func stretches(of source: String) -> [Stretch] {
    guard source.utf8.contains(where: { Self.marks.contains($0) }) else { return [Stretch(text: source, style: [])] }
    var markdown = InlineMarkdown(source)
    markdown.read()
    return markdown.result
  }

  /// The bytes that can begin markup.
  private static let marks = Set("*_~[<&\\`".utf8)

  /// A part of the text: literal text, what is left of a delimiter run or of a bracket, or code.
  private struct Piece {
    var text: String
    var isCode = false
  }

  /// A bracket that may begin a link, an image or an attribute.
  private struct Bracket {
    /// What it is, by its first character: `[`, `!` or `^`.
    let mark: Unicode.Scalar
    let piece: Int
    /// The number of delimiter runs before it.
    let delimiters: Int
  }

  let characters: [Unicode.Scalar]
  private var position = 0
  /// Literal text that is not a piece yet.
  private var shown = String.UnicodeScalarView()
  private var pieces: [Piece] = []
  /// The delimiter runs that can open or close something and are not paired yet.
  var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []
  /// Whether a link was closed and no bracket was opened since: links do not nest.
  private var isAfterLink = false
  /// For each style, by how many the open stretches change at a piece.
  private var changes: [Style: [Int: Int]] = [:]
  /// The indices of the runs of backticks, by the length of the run, and how many of these runs have been passed.
  private var ticks: [Int: (places: [Int], passed: Int)] = [:]

  private init(_ source: String) {
    characters = Array(source.unicodeScalars)
    var index = 0
    while index < characters.count {
      let length = runLength(at: index, of: "`")
      if length > 0 { ticks[length, default: ([], 0)].places.append(index) }
      index += max(1, length)
    }
  }

  private func runLength(at index: Int, of mark: Unicode.Scalar) -> Int {
    var end = index
    while end < characters.count, characters[end] == mark { end += 1 }
    return end - index
  }

  /// The character at an index; nil beyond the end.
  subscript(index: Int) -> Unicode.Scalar? { index < characters.count ? characters[index] : nil }

  private mutating func read() {
    while let character = self[position] {
      let next = self[position + 1]
      switch character {
      case "\\" where next?.isASCIIPunctuation == true: show(next, length: 2)
      // A line break, which is shown without the backslash.
      case "\\" where next == "\n" || next == "\r": position += 1
      case "`": readCode()
      case "*", "_", "~": readRun(of: character)
      case "[": openBracket(character, length: 1)
      case "!" where next == "[" && self[position + 2] != "^", "^" where next == "[": openBracket(character, length: 2)
      case "]": closeBracket()
      case "<": readAngle()
      case "&": readReference()
      default: show(character, length: 1)
      }
    }
    flush()
    pairDelimiters(above: 0)
  }

  private mutating func show(_ character: Unicode.Scalar?, length: Int) {
    if let character { shown.append(character) }
    position += length
  }

  /// Ends the literal text before a piece.
  private mutating func flush() {
    guard !shown.isEmpty else { return }
    pieces.append(Piece(text: String(shown)))
    shown.removeAll()
  }

  private mutating func append(upTo end: Int) {
    flush()
    pieces.append(Piece(text: string(position..<end)))
    position = end
  }

  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: characters[range])
    return String(view)
  }

  // MARK: Code

  private mutating func readCode() {
    let length = runLength(at: position, of: "`")
    var ticks = self.ticks[length] ?? ([], 0)
    while ticks.passed < ticks.places.count, ticks.places[ticks.passed] <= position { ticks.passed += 1 }
    self.ticks[length] = ticks
    guard ticks.passed < ticks.places.count else { return append(upTo: position + length) }
    let end = ticks.places[ticks.passed]
    var code = String.UnicodeScalarView()
    for index in position + length..<end where characters[index] != "\r" || self[index + 1] != "\n" {
      code.append(characters[index] == "\n" || characters[index] == "\r" ? " " : characters[index])
    }
    if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code.removeFirst()
      code.removeLast()
    }
    flush()
    pieces.append(Piece(text: String(code), isCode: true))
    position = end + length
  }

  // MARK: Delimiter runs

  private mutating func readRun(of mark: Unicode.Scalar) {
    let end = position + runLength(at: position, of: mark)
    let delimiter = delimiter(mark, position..<end, piece: pieces.count + (shown.isEmpty ? 0 : 1))
    append(upTo: end)
    if delimiter.canOpen || delimiter.canClose { delimiters.append(delimiter) }
  }

  /// Takes marks of a delimiter run that were paired out of the text.
  mutating func take(_ count: Int, of delimiter: inout Delimiter) {
    delimiter.count -= count
    pieces[delimiter.piece].text.removeLast(count)
  }

  mutating func mark(_ style: Style, from start: Int, to end: Int) {
    changes[style, default: [:]][start, default: 0] += 1
    changes[style, default: [:]][end, default: 0] -= 1
  }

  // MARK: Brackets

  private mutating func openBracket(_ mark: Unicode.Scalar, length: Int) {
    append(upTo: position + length)
    brackets.append(Bracket(mark: mark, piece: pieces.count - 1, delimiters: delimiters.count))
    if mark != "!" { isAfterLink = false }
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.mark != "[" || !isAfterLink else { return show("]", length: 1) }
    let isAttribute = bracket.mark == "^"
    if let end = isAttribute ? attributesEnd(from: position + 1) : linkEnd(from: position + 1) {
      flush()
      pairDelimiters(above: bracket.delimiters)
      if bracket.mark == "[" {
        mark(.link, from: bracket.piece + 1, to: pieces.count)
        isAfterLink = true
      }
      pieces[bracket.piece].text = ""
      position = end
    } else {
      show("]", length: 1)
    }
    // Quirk of cmark: a label after an attribute is not shown, as if it were that of a reference.
    if isAttribute, let end = labelEnd(from: position) { position = end }
  }

  // MARK: Angle brackets and references

  /// Reads an address, which is a link, or a tag of HTML, which is shown.
  private mutating func readAngle() {
    if let end = addressEnd(from: position + 1) {
      position += 1
      append(upTo: end - 1)
      mark(.link, from: pieces.count - 1, to: pieces.count)
      position = end
    } else if let end = tagEnd(from: position + 1) {
      append(upTo: end)
    } else {
      show("<", length: 1)
    }
  }

  private mutating func readReference() {
    guard let (text, end) = reference(from: position + 1) else { return show("&", length: 1) }
    shown.append(contentsOf: text.unicodeScalars)
    position = end
  }

  // MARK: Result

  private var result: [Stretch] {
    var open: [Style: Int] = [:]
    var stretches: [Stretch] = []
    for (index, piece) in pieces.enumerated() {
      var style: Style = piece.isCode ? .code : []
      for one in Style.all {
        if let change = changes[one]?[index] { open[one, default: 0] += change }
        if open[one, default: 0] > 0 { style.insert(one) }
      }
      guard !piece.text.isEmpty else { continue }
      if stretches.last?.style == style {
        stretches[stretches.count - 1].text += piece.text
      } else {
        stretches.append(Stretch(text: piece.text, style: style))
      }
    }
    return stretches
  }
}
