import FontKit
import TestSupport
import Testing
import TextAnalysis
@testable import TextLayout

@Test func heights() throws {
  let typesetter = Typesetter(fonts: TestFonts.collection)
  for name in ["prose", "fallback", "direction", "address", "word", "space", "emoji", "soft-hyphen", "letter-spacing", "tab"] {
    var ok = 0, total = 0, shown = 0
    for c in try ChromiumRecording.named(name).cases {
      let p = typesetter.prepare(c.text, style: TextStyle(families: c.fonts, weight: c.weight, fallsBack: false, locale: c.locale, breaking: .browser, letterSpacing: c.letterSpacing ?? 0))
      for l in c.layouts {
        let m = p.layout(width: l.width, size: c.size, ParagraphStyle(lineHeight: .css()))
        guard m.lines.map(\.range.lowerBound) == l.starts else { continue }
        total += 1
        if m.height == l.height { ok += 1 } else if shown < 3 { shown += 1; print("HEIGHT", name, c.id, c.fonts.prefix(2), c.size, l.width, l.height, m.height, m.lines.map { $0.ascent + $0.descent }, c.text.prefix(100)) }
      }
    }
    print("STAT", name, ok, total)
  }
}
