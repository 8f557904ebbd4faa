import FontKit
import Synchronization
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Properties of every truncated text, real or hostile.
@Suite("Cuts of any text", .tags(.conformance))
struct TruncationPropertyTests {
  /// A paragraph style that truncates, determined by the seed.
  private static func style(_ truncation: Truncation, seed: UInt64) -> ParagraphStyle {
    var generator = SeededGenerator(seed: seed &+ 0x7C57)
    return ParagraphStyle(
      maximumLines: Int.random(in: 1...3, using: &generator), truncation: truncation,
      spaceAtCut: Bool.random(using: &generator) ? .trimmed : .kept,
      overflowWrap: Bool.random(using: &generator) ? .anywhere : .none)
  }

  @Test("Cut lines tile, fit, divide no cluster, and show what they say", arguments: [Truncation.tail, .head, .middle])
  func cutLinesAreSound(truncation: Truncation) {
    let cut = Atomic(0)
    expectAll(PreparedCase.all) { example in
      let layout = example.layout(Self.style(truncation, seed: example.example.seed))
      if layout.isTruncated { cut.add(1, ordering: .relaxed) }
      return CutFault(
        text: example.prepared, layout: layout, width: example.example.width, size: example.example.size,
        truncation: truncation
      ).description
    }
    #expect(cut.load(ordering: .relaxed) > 6_000 / PreparedCase.share)
  }

  @Test("Tokens of any kind are drawn whole")
  func tokensAreSound() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let tokens = ["… more", "… المزيد", "→ עוד 日本", "", "👨‍👩‍👧‍👦", "[…]"]
    for seed in UInt64(0)..<3_000 {
      let example = TextCase(seed: seed &* 5)
      var style = example.style
      style.truncationToken = tokens[Int(seed) % tokens.count]
      let truncation = [Truncation.tail, .head, .middle][Int(seed / 7) % 3]
      let text = typesetter.prepare(example.text, style: style)
      let layout = text.layout(width: example.width, size: example.size, Self.style(truncation, seed: seed))
      let fault = CutFault(
        text: text, layout: layout, width: example.width, size: example.size, truncation: truncation)
      #expect(fault.description == nil, "\(example)")
    }
  }

  @Test("Measuring finds what laying out does, and trimming leaves out white space only")
  func waysToCutAgree() {
    expectAll(PreparedCase.all) { example in
      let seed = example.example.seed
      var style = Self.style([.tail, .head, .middle][Int(seed % 3)], seed: seed)
      style.spaceAtCut = .kept
      let kept = example.layout(style)
      style.spaceAtCut = .trimmed
      let trimmed = example.layout(style)
      let measured = example.prepared.measure(width: example.example.width, size: example.example.size, style)
      if measured.width != trimmed.width || measured.height != trimmed.height
        || measured.isTruncated != trimmed.isTruncated
      {
        return "measured \(measured), laid out \(trimmed.width) by \(trimmed.height)"
      }
      guard let inner = kept.hidden, let outer = trimmed.hidden else {
        return kept.hidden == trimmed.hidden ? nil : "one is cut, the other is not"
      }
      guard outer.lowerBound <= inner.lowerBound, inner.upperBound <= outer.upperBound else {
        return "trimming \(inner) gives \(outer)"
      }
      let bytes = example.prepared.utf8
      let left = bytes[outer.lowerBound..<inner.lowerBound] + bytes[inner.upperBound..<outer.upperBound]
      let isBlank = String(decoding: left, as: UTF8.self).unicodeScalars.allSatisfy(\.isBlank)
      return isBlank ? nil : "more than white space is trimmed"
    }
  }

  /// Texts with soft hyphens or negative letter spacing are left out: a drawn hyphen may need room that a narrower line had, and negative
  /// spacing makes longer text narrower.
  @Test("More room shows no less")
  func moreRoomShowsNoLess() {
    let cases = PreparedCase.all.filter {
      !$0.example.text.unicodeScalars.contains("\u{AD}") && $0.example.style.letterSpacing >= 0
    }
    expectAll(cases) { example in
      let (width, size, text) = (example.example.width, example.example.size, example.prepared)
      let lines = Int(example.example.seed % 3) + 1
      var shown = (tail: 0, head: Int.max)
      for factor in [0.5, 0.55, 0.9, 0.92, 1] {
        let tail = text.layout(width: width * factor, size: size, ParagraphStyle(maximumLines: lines))
        let head = text.layout(
          width: width * factor, size: size, ParagraphStyle(maximumLines: 1, truncation: .head))
        let next = (tail: tail.hidden?.lowerBound ?? text.utf8.count, head: head.hidden?.upperBound ?? 0)
        if next.tail < shown.tail { return "\(next.tail) bytes instead of \(shown.tail) at \(width * factor)" }
        if next.head > shown.head { return "bytes from \(next.head), not \(shown.head), at \(width * factor)" }
        shown = next
      }
      return nil
    }
  }

  /// A text of one direction is cut alike in lines of both directions; only the token changes sides.
  @Test("Mirrored lines mirror")
  func mirroredLinesMirror() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var generator = SeededGenerator(seed: 5)
    let alphabets = ["Hello world quick brown fox ", "אבגדה וזחטי שלום עולם ", "日本語文字列漢字 "].map(Array.init)
    for number in 0..<10_000 {
      let letters = alphabets[number % 3]
      let inner = (0..<40).map { _ in letters[Int.random(in: letters.indices, using: &generator)] }
      // No white space at the ends.
      let text = String([letters[0]] + inner + [letters[0]])
      let width = Double.random(in: 20...180, using: &generator)
      let truncation = [Truncation.tail, .head, .middle][number % 4 % 3]
      func cut(_ direction: BaseDirection) -> (line: TextLine, token: PlacedGlyph?) {
        let prepared = typesetter.prepare(text, style: TextStyle(direction: direction))
        let line = prepared.layout(
          width: width, size: 16, ParagraphStyle(maximumLines: 1, truncation: truncation)
        ).lines[0]
        let token = prepared.glyphs(of: line, size: 16).first { line.ellipsis?.contains($0.cluster) == true }
        return (line, token)
      }
      let (ltr, rtl) = (cut(.leftToRight), cut(.rightToLeft))
      #expect(ltr.line.ellipsis == rtl.line.ellipsis && abs(ltr.line.width - rtl.line.width) < 1e-9, "\(text) \(width)")
      #expect(abs(ltr.line.x + rtl.line.x + rtl.line.width - width) < 1e-9, "\(text) \(width)")
      guard truncation != .middle, let left = ltr.token, let right = rtl.token else { continue }
      #expect(abs(left.x + left.advance + right.x - ltr.line.width) < 1e-9, "\(text) \(width) \(truncation)")
    }
  }
}
