import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts that are measured together (`PreparedTexts`).
struct PreparedTextsTests {
  private static let texts = [
    "", "a", " ", "Hello, world", "Re-entry of the 3x4 office (foo) waffle", "two\nparagraphs of text",
    "Tabs\tare\tno plain text", "soft\u{AD}hyphen\u{AD}ation", "مرحبا بالعالم كيف حالك اليوم", "שלום עולם 123",
    "नमस्ते दुनिया", "สวัสดีชาวโลกที่น่ารัก", "日本語の文章は空白なしで書かれる。", "Mixed 日本 text with 😀 emoji",
    String(repeating: "many short words of a long text ", count: 30), "Donaudampfschifffahrtsgesellschaft",
  ]

  @Test(
    "Each is as wide and high as its lines that are laid out",
    arguments: [
      TextStyle(), TextStyle(families: ["Inter"], letterSpacing: 0.5), TextStyle(families: ["Noto Sans Arabic"]),
      TextStyle(breaking: .browser), TextStyle(breaking: .apple),
    ],
    [
      ParagraphStyle(), ParagraphStyle(maximumLines: 2), ParagraphStyle(lineHeight: .fixed(20)),
      ParagraphStyle(lineHeight: .multiple(1.5), lineSpacing: 3), ParagraphStyle(alignment: .justified),
      ParagraphStyle(fallbackLineHeight: .locked), ParagraphStyle(wrapping: .balanced),
    ])
  func measurements(style: TextStyle, paragraph: ParagraphStyle) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let texts = typesetter.prepare(contentsOf: Self.texts, style: style)
    #expect(texts.count == Self.texts.count && texts.map { String(decoding: $0.utf8, as: UTF8.self) } == Self.texts)
    for (width, size) in [(nil, 16), (300, 17), (120, 13), (41.5, 16), (0, 16), (90, 0)] as [(Double?, Double)] {
      var places: [Int] = []
      texts.forEachMeasurement(width: width, size: size, paragraph) { index, measurement in
        places.append(index)
        let layout = texts[index].layout(width: width, size: size, paragraph)
        #expect(measurement.lineCount == layout.lines.count && measurement.isTruncated == (layout.hidden != nil))
        #expect(measurement.height == layout.height && abs(measurement.width - layout.width) < 1e-9)
        #expect(measurement.firstBaseline == layout.lines.first?.baseline)
        #expect(measurement.lastBaseline == layout.lines.last?.baseline)
      }
      #expect(places == Array(Self.texts.indices))
    }
  }

  @Test("None are measured where there are none")
  func empty() {
    let texts = Typesetter(fonts: TestFonts.collection).prepare(contentsOf: [String]())
    #expect(texts.isEmpty)
    texts.forEachMeasurement(width: 100, size: 16) { _, _ in Issue.record("there is no text") }
  }
}
