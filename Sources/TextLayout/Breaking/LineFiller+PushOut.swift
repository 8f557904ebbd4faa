internal import Shaping
internal import TextAnalysis

/// The word that labels of iOS push out to a short last word (`NSParagraphStyle.LineBreakStrategy.pushOut`).
extension LineFiller {
  /// The longest last word that gets company, in characters.
  ///
  /// Source, recorded: of labels and SwiftUI's texts of iOS 15 to 26 in pictures, words of up to 10 characters got it, those of 11, 12 and 16 did
  /// not (`Tests/Fixtures/devices/pushed-words.tsv`). The bound is inferred from them.
  private static let longestWord = 10
  /// How wide the first line is at least without its last word, as a share of the second.
  ///
  /// Source, recorded: there, first lines of 0.6 and more lost a word, those of up to 0.46 did not. Between them the bound is inferred.
  private static let leastShare = 0.5

  /// The first line of a text without its last word, where the text has two lines and the second would be a short word; nil if the word stays.
  ///
  /// No word is pushed out of texts of three lines or more, nor where no white space stands between words, nor to a word in which a line may
  /// break, such as `Wi-Fi`: no recording shows one.
  mutating func pushedOut(_ line: FilledLine, atOpportunity index: Int) -> (line: FilledLine, index: Int)? {
    guard pushesWordsOut, start.offset == 0, index > 0, index + 2 == text.opportunities.count else { return nil }
    let (before, last) = (text.opportunities[index - 1], text.opportunities[index + 1])
    let length =
      partitionIndex(of: text.graphemes) { $0 < last.contentEnd }
      - partitionIndex(of: text.graphemes) { Int($0) < line.next }
    guard line.end.offset < line.next, before.contentEnd < before.offset, length <= Self.longestWord else { return nil }
    var first = ruler
    let pushed = measure(to: before, &first)
    var second = LineRuler(
      text.shaped, from: text.shaped.start(after: before), stops: stops, unitsPerStep: unitsPerStep)
    let width = second.width(to: text.shaped.end(of: last), &buffer)
    guard pushed.width >= Self.leastShare * width, admits(width) else { return nil }
    return (pushed, index - 1)
  }
}

extension StyleContext {
  /// Whether a word may be pushed out of the first of so many lines.
  @inline(__always)  // Else all rules are copied to be asked.
  func mayPushOut(ofLines count: Int, endingInOneSegment: @autoclosure () -> Bool) -> Bool {
    count == 2 && rules.pushesWordsOut && endingInOneSegment()
  }
}
