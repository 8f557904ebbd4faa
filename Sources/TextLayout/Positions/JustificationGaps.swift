internal import Shaping
internal import TextAnalysis

/// The gaps of a line that can be widened to justify it.
///
/// A gap can be after a word separator, and on both sides of an ideograph, of kana, and of an emoji, which stand
/// without spaces (CSS Text 3, `text-justify: auto`; it is what browsers do). It is part of that character. Letters are
/// never set apart. There are no gaps before a line's last tab, so that tab stops stay where they are, nor after the
/// last visible cluster.
struct JustificationGaps {
  /// How many gaps are beside a cluster, inside of its edges.
  struct Sides {
    var start = 0
    var end = 0
  }

  private let text: BreakableText
  /// The grapheme boundaries at which gaps can be, as indices.
  private let boundaries: Range<Int>
  /// How many gaps there are.
  let count: Int

  /// The gaps of a line whose content is at `content`.
  ///
  /// Cost: linear in the content.
  init(_ text: BreakableText, content: Range<Int>) {
    self.text = text
    let graphemes = text.graphemes
    let lastTab = text.shaped.lastTab(before: content.upperBound)
    let start = max(content.lowerBound, lastTab.map { $0 + 1 } ?? 0)
    let first = partitionIndex(of: graphemes) { Int($0) <= start }
    var last = partitionIndex(of: graphemes) { Int($0) < content.upperBound }
    // What is invisible after the last visible cluster has no gap before it.
    while last > first, text.shaped.scalar(at: Int(graphemes[last - 1])).isDefaultIgnorable { last -= 1 }
    boundaries = first..<max(first, last)
    count = boundaries.count { text.gap(atGrapheme: $0) != nil }
  }

  /// How many gaps belong to a shaped cluster with these bytes.
  func sides(of range: Range<Int>) -> Sides {
    var sides = Sides()
    var index = max(boundaries.lowerBound, partitionIndex(of: text.graphemes) { Int($0) < range.lowerBound })
    while index < boundaries.upperBound, Int(text.graphemes[index]) <= range.upperBound {
      let offset = Int(text.graphemes[index])
      switch text.gap(atGrapheme: index) {
      case .afterPrevious where offset > range.lowerBound: sides.end += 1
      case .beforeNext where offset == range.lowerBound: sides.start += 1
      case .beforeNext where offset < range.upperBound: sides.end += 1
      case .afterPrevious, .beforeNext, nil: break
      }
      index += 1
    }
    return sides
  }
}

/// A gap between two grapheme clusters.
private enum Gap {
  /// It belongs to the one before it.
  case afterPrevious
  /// It belongs to the one after it.
  case beforeNext
}

extension BreakableText {
  /// The gap before a grapheme cluster that is not the first.
  fileprivate func gap(atGrapheme index: Int) -> Gap? {
    let previous = Int(graphemes[index - 1])
    let offset = Int(graphemes[index])
    let before = shaped.scalar(at: previous)
    if before.isWordSeparator { return .afterPrevious }
    let standsBefore = shaped.standsWithoutSpaces(at: previous)
    guard standsBefore || shaped.standsWithoutSpaces(at: offset), !before.isDefaultIgnorable,
      // Where the direction changes, what follows in the text does not stand beside it.
      shaped.run(at: previous).level == shaped.run(at: offset).level
    else { return nil }
    return standsBefore ? .afterPrevious : .beforeNext
  }
}

extension ShapedText {
  fileprivate func scalar(at offset: Int) -> Unicode.Scalar {
    let bytes = text
    var cursor = offset
    return Unicode.Scalar(nextScalar(in: bytes.span, at: &cursor)) ?? "\u{FFFD}"
  }

  /// Whether the grapheme cluster at an offset is an ideograph or the like, or an emoji.
  fileprivate func standsWithoutSpaces(at offset: Int) -> Bool {
    let base = scalar(at: offset)
    if base.standsWithoutSpaces { return true }
    // Some are text, unless variation selector 16 or a skin tone follows.
    let next = offset + UTF8.width(base)
    guard base.isExtendedPictographic, next < text.count else { return false }
    let following = scalar(at: next)
    return following == "\u{FE0F}" || following.isEmojiModifier
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

  /// Whether the character belongs to writing that sets no spaces between letters and has room between any two:
  /// ideographs, kana, Bopomofo, their punctuation and wide forms, and emoji.
  ///
  /// Hangul has spaces.
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
