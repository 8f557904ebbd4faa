/// A line of Markdown as SwiftUI's `Text` reads it: strong and emphasised stretches, code, struck text and links;
/// white space stays, and the syntax of blocks is plain text.
///
/// Of CommonMark 0.31 it reads code spans, emphasis, inline links, autolinks, backslash escapes, and character
/// references by number and by the most common names; of GitHub's additions, strikethrough. Cost: linear in the text.
///
/// Source, published: Apple, `AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace`.
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

  /// The bytes that can begin markup: `* _ ~ [ < & \` and the backtick.
  private static let marks = Set("*_~[<&\\`".utf8)

  // MARK: Pieces

  /// A part of the text: literal text, or a delimiter run that may turn out to be literal.
  struct Piece {
    var text: String
    var run: DelimiterRun?
    var isCode = false
  }

  /// A delimiter run: marks of emphasis beside each other.
  struct DelimiterRun {
    let mark: Character
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// How many of its marks are not paired yet.
    var count: Int
  }

  private let characters: [Character]
  private var position = 0
  private var shown = ""
  var pieces: [Piece] = []
  /// The delimiter runs that can open or close something, by the index of their piece.
  var openers: [Int] = []
  /// The brackets that may begin a link: the index of the piece, and the number of openers before it.
  private var brackets: [(piece: Int, openers: Int)] = []
  /// For each style, by how many the open stretches change at a piece.
  var changes: [Style: [Int: Int]] = [:]
  /// The indices of the runs of backticks, by the length of the run, and how many of these runs have been passed.
  private var ticks: [Int: (places: [Int], passed: Int)] = [:]
  /// The index from which on no title of a link is closed, by the closing character.
  private var titlesEnd: [Character: Int] = [:]

  private init(_ source: String) {
    characters = Array(source)
    var index = 0
    while index < characters.count {
      let length = runLength(at: index, of: "`")
      if length > 0 { ticks[length, default: ([], 0)].places.append(index) }
      index += max(1, length)
    }
  }

  private func runLength(at index: Int, of mark: Character) -> Int {
    var end = index
    while end < characters.count, characters[end] == mark { end += 1 }
    return end - index
  }

  private subscript(offset offset: Int) -> Character? {
    characters.indices.contains(position + offset) ? characters[position + offset] : nil
  }

  private mutating func flush() {
    guard !shown.isEmpty else { return }
    pieces.append(Piece(text: shown))
    shown = ""
  }

  private mutating func read() {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\" where self[offset: 1]?.isASCIIPunctuation == true:
        shown.append(characters[position + 1])
        position += 2
      case "`": readCode()
      case "*", "_", "~": readRun(of: character)
      case "[":
        flush()
        brackets.append((pieces.count, openers.count))
        pieces.append(Piece(text: "["))
        position += 1
      case "]": closeBracket()
      case "<": readAddress()
      case "&": readReference()
      default: showCharacter()
      }
    }
    flush()
    pairEmphasis(above: 0)
  }

  private mutating func showCharacter() {
    shown.append(characters[position])
    position += 1
  }

  // MARK: Code

  private mutating func readCode() {
    let length = runLength(at: position, of: "`")
    var ticks = self.ticks[length] ?? ([], 0)
    while ticks.passed < ticks.places.count, ticks.places[ticks.passed] <= position { ticks.passed += 1 }
    self.ticks[length] = ticks
    guard ticks.passed < ticks.places.count else {
      shown += String(repeating: "`", count: length)
      position += length
      return
    }
    let end = ticks.places[ticks.passed]
    var code = characters[position + length..<end].map { $0.isNewline ? " " : $0 }
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    flush()
    pieces.append(Piece(text: String(code), isCode: true))
    position = end + length
  }

  // MARK: Marks

  private mutating func readRun(of mark: Character) {
    let length = runLength(at: position, of: mark)
    let before = position > 0 ? characters[position - 1] : nil
    let after = self[offset: length]
    let isSpaceBefore = before?.isWhitespace ?? true
    let isSpaceAfter = after?.isWhitespace ?? true
    let isMarkBefore = before?.isPunctuationOrSymbol ?? false
    let isMarkAfter = after?.isPunctuationOrSymbol ?? false
    let isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
    let isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
    var (canOpen, canClose) = (isLeft, isRight)
    if mark == "_" {
      canOpen = isLeft && (!isRight || isMarkBefore)
      canClose = isRight && (!isLeft || isMarkAfter)
    }
    // GitHub's strikethrough has one or two marks.
    if mark == "~", length > 2 { (canOpen, canClose) = (false, false) }
    flush()
    if canOpen || canClose { openers.append(pieces.count) }
    pieces.append(
      Piece(
        text: String(repeating: mark, count: length),
        run: DelimiterRun(mark: mark, length: length, canOpen: canOpen, canClose: canClose, count: length)))
    position += length
  }

  // MARK: Links

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), self[offset: 1] == "(",
      let end = linkEnd(from: position + 2)
    else { return showCharacter() }
    flush()
    pairEmphasis(above: bracket.openers)
    mark(.link, from: bracket.piece + 1, to: pieces.count)
    pieces[bracket.piece].text = ""
    // Links do not nest.
    brackets.removeAll()
    position = end
  }

  private mutating func linkEnd(from start: Int) -> Int? {
    var index = start
    func skipSpace() { while index < characters.count, characters[index].isWhitespace { index += 1 } }
    skipSpace()
    if index < characters.count, characters[index] == "<" {
      index += 1
      while index < characters.count, characters[index] != ">" {
        guard characters[index] != "<", !characters[index].isNewline else { return nil }
        index += characters[index] == "\\" ? 2 : 1
      }
      index += 1
    } else {
      var depth = 0
      while index < characters.count, !characters[index].isWhitespace {
        if characters[index] == "(" { depth += 1 }
        if characters[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        // cmark has the same limit, which keeps the cost linear.
        guard depth <= 32 else { return nil }
        index += characters[index] == "\\" ? 2 : 1
      }
    }
    skipSpace()
    if index < characters.count, let quote = ["\"": "\"", "'": "'", "(": ")"][characters[index]] as Character? {
      guard index < titlesEnd[quote] ?? .max else { return nil }
      let title = index
      index += 1
      while index < characters.count, characters[index] != quote {
        if quote == ")", characters[index] == "(" { return nil }
        index += characters[index] == "\\" ? 2 : 1
      }
      guard index < characters.count else {
        titlesEnd[quote] = title
        return nil
      }
      index += 1
      skipSpace()
    }
    return index < characters.count && characters[index] == ")" ? index + 1 : nil
  }

  private mutating func readAddress() {
    var end = position + 1
    var colon: Int?
    while end < characters.count, characters[end] != ">", characters[end] != "<", !characters[end].isWhitespace {
      if colon == nil, characters[end] == ":" { colon = end }
      end += 1
    }
    let scheme = characters[min(position + 1, characters.count)..<(colon ?? min(position + 1, characters.count))]
    guard end < characters.count, characters[end] == ">", 2...32 ~= scheme.count,
      scheme.first.map({ $0.isASCII && $0.isLetter }) == true,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    else { return showCharacter() }
    flush()
    mark(.link, from: pieces.count, to: pieces.count + 1)
    pieces.append(Piece(text: String(characters[position + 1..<end])))
    position = end + 1
  }

  private mutating func readReference() {
    var end = position + 1
    while end < characters.count, end - position <= 9, characters[end] != ";" { end += 1 }
    let name = String(characters[position + 1..<end])
    let text: String? =
      if name.hasPrefix("#") {
        (name.dropFirst().first == "x" || name.dropFirst().first == "X"
          ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst()))
          .flatMap { Unicode.Scalar($0 == 0 ? 0xFFFD : $0) }.map { String(Character($0)) }
      } else {
        Self.names[name]
      }
    guard end < characters.count, characters[end] == ";", let text else { return showCharacter() }
    shown += text
    position = end + 1
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "shy": "\u{AD}",
  ]
}

extension Character {
  fileprivate var isASCIIPunctuation: Bool { isASCII && isPunctuationOrSymbol }
  fileprivate var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
}
