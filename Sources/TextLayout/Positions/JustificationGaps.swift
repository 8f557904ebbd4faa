internal import Shaping
internal import TextAnalysis

/// Where a line may be made wider so that it reaches from edge to edge.
///
/// A gap can be after a word separator, and on both sides of an ideograph, of kana, and of an emoji, which stand without spaces (CSS
/// Text 3, `text-justify: auto`; it is what browsers do). Letters are never set apart. There are no gaps before a line's last
/// tab, so that tab stops stay where they are, nor after the last visible cluster.
struct JustificationGaps {
  private let text: PreparedText.Storage
  /// The grapheme boundaries at which gaps can be, as indices.
  private let boundaries: Range<Int>
  /// How many gaps there are.
  let count: Int

  /// The gaps of a line whose content is at `content`.
  ///
  /// Cost: linear in the content.
  init(_ text: PreparedText.Storage, content: Range<Int>) {
    self.text = text
    let graphemes = text.graphemes
    let lastTab = text.shaped.lastTab(before: content.upperBound)
    let start = max(content.lowerBound, lastTab.map { $0 + 1 } ?? 0)
    let first = partitionIndex(of: graphemes) { Int($0) <= start }
    var last = partitionIndex(of: graphemes) { Int($0) < content.upperBound }
    // What is invisible after the last visible cluster has no gap before it.
    while last > first, text.shaped.scalar(at: Int(graphemes[last - 1])).isDefaultIgnorable { last -= 1 }
    boundaries = first..<max(first, last)
    var count = 0
    for index in boundaries where text.isGap(atGrapheme: index) { count += 1 }
    self.count = count
  }

  /// How many gaps are after the grapheme clusters that end in `range`.
  func count(after range: Range<Int>) -> Int {
    var count = 0
    var index = max(boundaries.lowerBound, partitionIndex(of: text.graphemes) { Int($0) <= range.lowerBound })
    while index < boundaries.upperBound, Int(text.graphemes[index]) <= range.upperBound {
      if text.isGap(atGrapheme: index) { count += 1 }
      index += 1
    }
    return count
  }
}

extension PreparedText.Storage {
  /// Whether there is a gap before a grapheme cluster that is not the first.
  fileprivate func isGap(atGrapheme index: Int) -> Bool {
    let previous = Int(graphemes[index - 1])
    let offset = Int(graphemes[index])
    let before = shaped.scalar(at: previous)
    if before.isWordSeparator { return true }
    let after = shaped.scalar(at: offset)
    guard before.standsWithoutSpaces || after.standsWithoutSpaces, !before.isDefaultIgnorable else { return false }
    // Where the direction changes, what follows in the text does not stand beside it.
    return shaped.run(at: previous).level == shaped.run(at: offset).level
  }
}

extension ShapedText {
  fileprivate func scalar(at offset: Int) -> Unicode.Scalar {
    let bytes = text
    var cursor = offset
    return Unicode.Scalar(nextScalar(in: bytes.span, at: &cursor)) ?? "\u{FFFD}"
  }

  /// Where the last tab before `end` is.
  fileprivate func lastTab(before end: Int) -> Int? {
    let index = partitionIndex(of: tabs) { Int(clusterStarts[Int($0)]) < end }
    return index > 0 ? Int(clusterStarts[Int(tabs[index - 1])]) : nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is a word separator (CSS Text 3, section 8.1).
  fileprivate var isWordSeparator: Bool {
    switch value {
    case 0x20, 0xA0, 0x1361, 0x10100, 0x10101, 0x1039F, 0x1091F: true
    default: false
    }
  }

  /// Whether the character belongs to writing that sets no spaces between letters and has room between any two: ideographs, kana,
  /// Bopomofo, their punctuation and wide forms, and emoji. Hangul has spaces.
  ///
  /// The ranges are blocks of Unicode's Blocks.txt.
  fileprivate var standsWithoutSpaces: Bool {
    switch value {
    case 0..<0x231A: false
    case 0x2E80..<0x302E, 0x3031..<0x3130: true  // radicals, description characters, CJK punctuation, kana, Bopomofo
    case 0x3190..<0xA4D0: true  // Kanbun to Yi, with all unified ideographs of the first plane
    case 0xF900..<0xFB00, 0xFE30..<0xFE50: true  // compatibility ideographs and forms
    case 0xFF00..<0xFFA0, 0xFFE0..<0xFFF0: true  // full-width and half-width forms without Hangul
    case 0x16FE0..<0x18D80, 0x1AFF0..<0x1B300: true  // Tangut, Khitan, kana, Nushu
    case 0x1F200..<0x1F300, 0x20000..<0x40000: true  // enclosed ideographs; the ideographic planes
    default: hasEmojiPresentation
    }
  }
}
