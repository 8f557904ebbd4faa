import FontKit
import Foundation
import Shaping
import TestSupport
import TextAnalysis
import Testing
@testable import TextLayout

struct Explore {
  @Test func positions() throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var kinds: [String: Int] = [:]; var same = 0, differ = 0, hits = 0, misses = 0, skipped = 0, shown = 0, shownHits = 0
    for c in try PositionsRecording.named("positions").cases {
      let text = typesetter.prepare(c.text, style: c.style)
      for l in c.layouts {
        let layout = text.layout(width: l.width, size: c.size)
        guard layout.lines.map(\.range.lowerBound) == l.starts || c.text.isEmpty else { skipped += 1; print("SKIP", c.id, l.width); continue }
        let lines = layout.lines.indices.map { LinePositions(text.storage, line: layout.lines[$0], index: $0, size: c.size, usesLigatureCarets: false) }
        for s in l.ranges ?? [] {
          let mine = lines.flatMap { $0.rectangles(of: s.range) }.map { PositionsRecording.Rectangle(line: $0.line, left: $0.x, right: $0.x + $0.width) }.filter { $0.right - $0.left > 0.01 }
          var theirs: [PositionsRecording.Rectangle] = []
          for r in s.rectangles { if let last = theirs.last, last.line == r.line, r.left - last.right < 3.0/64 { theirs[theirs.count-1].right = max(r.right, last.right) } else { theirs.append(r) } }
          let runs = Double(text.storage.shaped.runs.count) + Double(c.text.filter { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xfe0f } }.count) * c.size * 0.0027 * 64
          let ok = mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.line == $1.line && abs($0.left - $1.left) < (runs + 2)/64 && abs($0.right - $1.right) < (runs+2)/64 }
          if ok { same += 1 } else { differ += 1
            if shown < 60 { shown += 1; print("RECT", c.id, c.fonts[0], c.size, l.width, s.range, String(decoding: text.utf8[s.range], as: UTF8.self).debugDescription); 
              for (m, t) in zip(mine, theirs) where abs(m.left - t.left) > 0.05 || abs(m.right-t.right) > 0.05 || m.line != t.line { print("    ", m.line, m.left, m.right, "theirs", t.line, t.left, t.right) }
              if mine.count != theirs.count { print("     count", mine.count, theirs.count, mine.map { "\($0.line) \($0.left) \($0.right)" }, theirs.map { "\($0.line) \($0.left) \($0.right)" }) }
            } }
        }
        for p in l.points ?? [] {
          let m = lines[p.line].position(atX: p.x)
          let mx = lines[p.line].caret(at: m).x
          let tp = lines[p.line].carets(at: p.offset)
          let r = lines[p.line].line.range
          let kind = m.offset == p.offset ? "same" : [tp.primary.x, tp.secondary?.x ?? .infinity].contains { abs($0 - mx) < 0.001 } ? "place" : m.offset == r.upperBound && p.offset >= lines[p.line].line.contentEnd ? "hang" : "other"
          kinds[kind, default: 0] += 1
          if kind != "other" { hits += 1 } else { misses += 1
            if shownHits < 80 { shownHits += 1
              let a = lines[p.line].carets(at: p.offset), b = lines[p.line].carets(at: m.offset)
              print("HIT", c.id, c.fonts[0], l.width, "x", p.x, "line", p.line, "theirs", p.offset, a.primary.x, a.secondary?.x as Any, "mine", m.offset, m.affinity, b.primary.x, b.secondary?.x as Any, "extent", lines[p.line].extent, "range", lines[p.line].line.range) } }
        }
      }
    }
    print("STAT rects \(same)/\(same + differ) hits \(hits)/\(hits + misses) skipped", skipped, kinds)
  }
}
extension Explore {
  @Test func one() throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let c = try PositionsRecording.named("positions").cases.first { $0.id == "direction-0104" }!
    let text = typesetter.prepare(c.text, style: c.style)
    for l in c.layouts {
      let layout = text.layout(width: l.width, size: c.size)
      let line = LinePositions(text.storage, line: layout.lines[0], index: 0, size: c.size, usesLigatureCarets: false)
      for r in text.storage.shaped.runs { print("RUN", r.range, r.level, r.kind, String(decoding: text.utf8[r.range], as: UTF8.self).debugDescription) }
      for x in line.cells { print("CELL", x.range, x.start, x.end, x.level) }
    }
  }
}
