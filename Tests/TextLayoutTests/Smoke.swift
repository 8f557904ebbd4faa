import FontKit
import Shaping
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

@Test func smoke() throws {
  let typesetter = Typesetter(fonts: TestFonts.collection)
  for id in [
    "tab-0024", "word-0149", "space-0012", "space-0044", "soft-hyphen-0051", "fallback-0240", "direction-0025",
    "letter-spacing-0084",
  ] {
    let name = String(id.dropLast(5))
    let c = try ChromiumRecording.named(name).cases.first { $0.id == id }!
    let p = typesetter.prepare(
      c.text,
      style: TextStyle(
        families: c.fonts, weight: c.weight, fallsBack: false, locale: c.locale, breaking: .browser,
        letterSpacing: c.letterSpacing ?? 0))
    print(
      "=====", id, c.fonts[0], c.size, c.locale, c.text.debugDescription,
      c.text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
    for o in p.storage.opportunities {
      print("   opp", o.offset, o.contentEnd, Double(o.endPosition) * c.size / Double(p.unitsPerEm), o.hyphenWidth)
    }
    for r in p.storage.shaped.runs { print("   run", r.start, r.end, r.font, r.level, r.script, r.kind) }
    for l in c.layouts {
      let m = p.layout(width: l.width, size: c.size)
      print("   ", l.width, l.starts, l.widths, "mine", m.lines.map(\.range.lowerBound), m.lines.map(\.width))
    }
  }
}
