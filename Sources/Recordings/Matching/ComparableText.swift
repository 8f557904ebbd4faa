/// A text as it is compared with another: what systems change on the way to the screen is taken out.
///
/// Headers are shown in capitals; dumps cut texts to some thirty characters, and print only the ends of private ones.
struct ComparableText: Hashable {
  /// Letters in lower case, single spaces, no direction controls; of very long texts the beginning.
  let letters: String
  /// What stands for letters that are left out.
  private let dots: Range<String.Index>?

  /// How many scalars of a text are compared.
  private static let limit = 2000

  init(_ text: String) {
    var letters = ""
    var needsSpace = false
    for scalar in text.unicodeScalars.prefix(Self.limit) {
      if scalar.properties.isWhitespace {
        needsSpace = !letters.isEmpty
      } else if scalar.properties.generalCategory != .format, scalar.properties.generalCategory != .control {
        if needsSpace { letters += " " }
        needsSpace = false
        letters += scalar == "…" ? "..." : scalar.properties.lowercaseMapping
      }
    }
    self.letters = letters
    dots = letters.firstRange(of: "...")
  }

  /// Its first letters, which every text that it may be cut from begins with; `nil` if too few are known.
  var beginning: String? {
    guard let dots else { return String(letters.prefix(Self.keyLength)) }
    let known = letters[..<dots.lowerBound]
    return known.count >= Self.keyLength ? String(known.prefix(Self.keyLength)) : nil
  }

  /// UIKit prints some thirty characters of a text; fewer already distinguish rows.
  private static let keyLength = 20

  /// Whether it may be what was recorded of a text.
  func mayShow(_ text: ComparableText) -> Bool {
    if letters == text.letters { return true }
    guard let dots else { return false }
    let (head, tail) = (letters[..<dots.lowerBound], letters[dots.upperBound...])
    return head.utf8.count + tail.utf8.count <= text.letters.utf8.count && text.letters.hasPrefix(head)
      && text.letters.hasSuffix(tail)
  }
}

/// In which rows of a document a text is.
struct TextIndex {
  /// A text that more rows have identifies none of them.
  private static let mostRows = 64

  private var rows: [String: [Int]] = [:]

  /// Indexes the texts of rows, which are numbered in order.
  init(_ texts: [[ComparableText]]) {
    for (row, texts) in texts.enumerated() {
      for key in Set(texts.map { $0.beginning ?? $0.letters }) where !key.isEmpty { rows[key, default: []].append(row) }
    }
  }

  /// The rows that may show a text, from the top; none if too many do.
  func rows(showing text: ComparableText) -> [Int] {
    guard let key = text.beginning, let found = rows[key], found.count <= Self.mostRows else { return [] }
    return found
  }
}
