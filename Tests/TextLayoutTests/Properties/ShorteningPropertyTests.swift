import Synchronization
import TestSupport
import Testing

@testable import TextLayout

@Suite("Shorter texts", .tags(.conformance))
struct ShorteningPropertyTests {
  /// Skips the few cases in which removing a cluster moves breaks (a dictionary divides a Thai word differently) or makes the rest
  /// wider (an Arabic letter gets its isolated form).
  @Test("Without its last grapheme cluster a text never has more lines, its breaks and letters being the same")
  func shortening() {
    let same = Atomic(0)
    expectAll(PreparedCase.all) { one in
      guard let shorter = ShortenedCase(one) else { return nil }
      guard shorter.isPrefix else { return nil }
      same.add(1, ordering: .relaxed)
      let count = one.layout().lines.count
      let shortCount = shorter.prepared.measure(width: one.example.width, size: one.example.size).lineCount
      return shortCount > count ? "\(shortCount) lines, and \(count) with the last cluster" : nil
    }
    #expect(same.load(ordering: .relaxed) >= 10_000 / PreparedCase.share)
  }
}

/// A case without the last grapheme cluster of its text.
private struct ShortenedCase {
  let original: PreparedText
  let prepared: PreparedText

  /// Nil if the text is empty.
  init?(_ one: PreparedCase) {
    let boundaries = one.prepared.storage.graphemes
    guard boundaries.count > 1 else { return nil }
    let end = Int(boundaries[boundaries.count - 2])
    original = one.prepared
    prepared = Typesetter.ofThisThread.prepare(
      String(decoding: one.prepared.utf8[..<end], as: UTF8.self), style: one.example.style)
  }

  /// Whether the text breaks at the same offsets, and no piece between two breaks is wider.
  var isPrefix: Bool {
    let (long, short) = (pieces(of: original), pieces(of: prepared))
    guard short.count <= long.count else { return false }
    return zip(short.dropLast(), long).allSatisfy { $0.end == $1.end && $0.width <= $1.width }
      && short.last.map { last in last.width <= long[short.count - 1].width && last.end <= long[short.count - 1].end }
        ?? true
  }

  private func pieces(of text: PreparedText) -> [(end: Int, width: Double)] {
    var start = 0
    return text.storage.opportunities.map { place in
      defer { start = place.startPosition }
      return (Int(place.offset), Double(place.endPosition - start) / Double(text.unitsPerEm))
    }
  }
}
