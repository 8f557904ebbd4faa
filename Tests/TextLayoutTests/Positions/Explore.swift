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
        for (a, b) in zip(layout.lines, l.widths) where abs(a.width - b) > Double(text.storage.shaped.runs.count + 1) / 64 + Double(c.text.filter { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xfe0f } }.count) * c.size * 0.0027 { print("WIDTH", c.id, a.width, b, String(decoding: text.utf8[a.range], as: UTF8.self).debugDescription) }
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
    let c = try PositionsRecording.named("positions").cases.first { $0.id == "letter-spacing-0000" }!
    let text = typesetter.prepare(c.text, style: c.style)
    for l in c.layouts {
      let layout = text.layout(width: l.width, size: c.size)
      let line = LinePositions(text.storage, line: layout.lines[1], index: 1, size: c.size, usesLigatureCarets: false)
      print("LINE", layout.lines.map(\.width), layout.lines[1])
      for r in text.storage.shaped.runs { print("RUN", r.range, r.level, r.kind, String(decoding: text.utf8[r.range], as: UTF8.self).debugDescription) }
      for x in line.cells { print("CELL", x.range, x.start, x.end, x.level) }
    }
  }
}
extension Explore {
  @Test func justify() throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var same = 0, differ = 0, shown = 0, lineCount = 0, justifiedLines = 0
    for c in try PositionsRecording.named("justify").cases {
      let text = typesetter.prepare(c.text, style: c.style)
      for l in c.layouts {
        let layout = text.layout(width: l.width, size: c.size, ParagraphStyle(alignment: .justified))
        guard layout.lines.map(\.range.lowerBound) == l.starts else { print("SKIP", c.id, l.width); continue }
        let lines = layout.lines.indices.map { LinePositions(text.storage, line: layout.lines[$0], index: $0, size: c.size, usesLigatureCarets: false) }
        let emoji = Double(c.text.filter { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xfe0f } }.count) * c.size * 0.0027
        for line in lines {
          lineCount += 1
          if line.line.expansion > 0 { justifiedLines += 1 }
          var worst = 0.0; var info = ""
          for (i, ch) in l.characters!.enumerated() where line.line.range.contains(ch.offset) && ch.offset < line.line.contentEnd {
            let end = i + 1 < l.characters!.count ? l.characters![i+1].offset : text.utf8.count
            let mine = line.rectangles(of: ch.offset..<end)
            let theirs = ch.rectangles.filter { $0.line == line.index }
            let d: Double
            if mine.count != theirs.count { d = mine.allSatisfy { $0.width < 0.1 } ? 0 : 999 } else { d = zip(mine, theirs).map { max(abs($0.x - $1.left), abs($0.x + $0.width - $1.right)) }.max() ?? 0 }
            if d > worst { worst = d; info = "\(ch.offset) \(String(decoding: text.utf8[ch.offset..<end], as: UTF8.self).debugDescription) mine \(mine.map { "\($0.x) \($0.x+$0.width)" }) theirs \(theirs.map { "\($0.left) \($0.right)" })" }
          }
          if worst <= Double(text.storage.shaped.runs.count + 2)/64 + emoji { same += 1 } else { differ += 1; if shown < 70 { shown += 1; print("JUST", c.id, c.fonts[0], l.width, "line", line.index, "exp", line.line.expansion, "worst", worst, info, "||", String(decoding: text.utf8[line.line.range], as: UTF8.self).debugDescription) } }
        }
      }
    }
    print("STAT justify same \(same) of \(same + differ), lines \(lineCount) justified \(justifiedLines)")
  }
}
extension Explore {
  @Test func balance() throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var counts: [String: Int] = [:], shown = 0
    for c in try PositionsRecording.named("balance").cases {
      let text = typesetter.prepare(c.text, style: c.style)
      for l in c.layouts {
        let plain = text.layout(width: l.width, size: c.size).lines.map(\.range.lowerBound)
        let layout = text.layout(width: l.width, size: c.size, ParagraphStyle(wrapping: .balanced))
        let mine = layout.lines.map(\.range.lowerBound)
        let w = text.balancedWidth(width: l.width, size: c.size)
        let theirs = l.bisected!
        if l.widths.max()! + Double(l.starts.count + text.storage.shaped.runs.count) / 64 < layout.width && plain.count <= 6 { print("WIDER", c.id, l.width, layout.width, l.widths.max()!, mine, l.starts) }
        let near = (0...64).contains { text.layout(width: w + Double($0)/64, size: c.size).lines.map(\.range.lowerBound) == theirs }
        let kind = plain.count == 1 && mine == theirs ? "single line" : plain.count > 6 && l.starts == plain ? "more than six lines, unbalanced" : mine == theirs ? (mine == plain ? "same as greedy" : "same") : near ? "within 1 px" : plain == theirs ? "Chromium did not" : mine.count != theirs.count ? "line count" : "other"
        counts[kind, default: 0] += 1
        if ["other", "line count", "Chromium did not"].contains(kind), shown < 40 { shown += 1; print("BAL", kind, c.id, c.fonts[0], l.width, "greedy", plain, "theirs", theirs, "mine", mine, w, layout.width, l.widths, layout.lines.map(\.width)) }
      }
    }
    print("STAT", counts)
  }
}
