import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

struct ChromiumTests {
  @Test(arguments: [
    "prose", "fallback", "direction", "address", "word", "space", "emoji", "soft-hyphen", "letter-spacing", "tab",
  ])
  func lineStarts(name: String) throws {
    let recording = try ChromiumRecording.named(name)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var starts = 0, widths = 0, heights = 0, total = 0, lines = 0, shown = 0
    for c in recording.cases {
      let prepared = typesetter.prepare(
        c.text,
        style: TextStyle(
          families: c.fonts, weight: c.weight, fallsBack: false, locale: c.locale, breaking: .browser,
          letterSpacing: c.letterSpacing ?? 0))
      for l in c.layouts {
        total += 1
        let layout = prepared.layout(width: l.width, size: c.size)
        let mine = layout.lines.map(\.range.lowerBound)
        if mine == l.starts {
          starts += 1
        } else if shown < 100 {
          shown += 1
          print(
            "DIFF", name, c.id, c.fonts, c.size, l.width, l.starts, mine, c.text.debugDescription, l.widths,
            layout.lines.map(\.width))
        }
        if mine == l.starts {
          for (a, b) in zip(layout.lines, l.widths) {
            lines += 1
            if a.width <= b + 1.0 / 64 && b - a.width < Double(2 + prepared.storage.shaped.runs.count) / 64 {
              widths += 1
            } else if shown < 100 {
              shown += 1;
              print(
                "WIDTH", name, c.id, c.fonts, c.size, l.width, a.width, b,
                String(decoding: prepared.utf8[a.range], as: UTF8.self).debugDescription)
            }
          }
        }
      }
    }
    print("STAT", name, "starts \(starts)/\(total) widths \(widths)/\(lines)", heights)
  }
}
