import TestSupport
import Testing

@testable import TextLayout

/// The memory of cached words, in all styles together.
struct WordMemoryTests {
  /// Prepares different texts in several styles; returns the most memory that the cached words took, and the width of the first text
  /// in each style.
  private func prepare(_ typesetter: Typesetter) -> (bytes: Int, widths: [Double]) {
    var bytes = 0
    var widths: [Double] = []
    for style in 0..<12 {
      let style = TextStyle(locale: "x-\(style)")
      for number in 0..<1200 {
        let text = typesetter.prepare("Über \(number) мир\(number) word-\(number)", style: style)
        if number == 0 { widths.append(text.measure(width: nil, size: 16).width) }
      }
      bytes = max(bytes, typesetter.wordByteCount)
    }
    return (bytes, widths)
  }

  @Test("Words of all styles together take no more than their limit, beside those of a few texts")
  func limit() {
    let unlimited = prepare(Typesetter(fonts: TestFonts.collection))
    let typesetter = Typesetter(fonts: TestFonts.collection)
    typesetter.wordLimit = unlimited.bytes / 4
    let limited = prepare(typesetter)
    #expect(limited.bytes <= unlimited.bytes / 2)
    #expect(limited.widths == unlimited.widths)
  }
}
