import FontKit
import Foundation
import Shaping
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

@Test func debugSeed() throws {
  guard let seeds = ProcessInfo.processInfo.environment["SEED"] else { return }
  for seed in seeds.split(separator: ",") {
    let e = TextCase(seed: UInt64(seed)!)
    let p = Typesetter(fonts: TestFonts.collection).prepare(e.text, style: e.style)
    print("=====", e)
    let layout = p.layout(width: e.width, size: e.size)
    let s = p.storage.shaped
    for l in layout.lines {
      let g = p.glyphs(of: l, size: e.size)
      let sum = g.filter { $0.cluster < l.contentEnd }.reduce(0) { $0 + $1.advance }
      guard abs(sum - l.width) > 1e-9 else { continue }
      print("line", l.range, l.contentEnd, l.width, sum, String(decoding: p.utf8[l.range], as: UTF8.self).unicodeScalars.map { String($0.value, radix: 16) })
      for x in g { print("   glyph", x.font.familyName, x.id, x.cluster, x.advance) }
      for r in s.runs where r.range.overlaps(max(0, l.range.lowerBound - 4)..<l.range.upperBound + 4) {
        print("   run", r.range, r.level, r.script, s.font(of: r).familyName)
      }
      let c0 = max(0, s.cluster(at: l.range.lowerBound) - 4), c1 = min(s.clusterCount, s.cluster(at: l.range.upperBound) + 4)
      for c in c0...c1 { print("   cluster", s.clusterStarts[c], s.isSafe[c], Double(s.positions[c] - s.positions[c0]) * e.size / Double(s.unitsPerEm)) }
    }
  }
}

@Test func debugTimes() throws {
  guard ProcessInfo.processInfo.environment["TIMES"] != nil else { return }
  let clock = ContinuousClock()
  func time(_ name: String, _ n: Int, _ body: (Int) -> Void) { let t = clock.measure { for i in 0..<n { body(i) } }; print(name, t / n) }
  let fonts = TestFonts.collection
  time("typesetter", 100) { _ in _ = Typesetter(fonts: fonts) }
  time("typesetter+prepare", 100) { _ in _ = Typesetter(fonts: fonts).prepare("a") }
  let t = Typesetter(fonts: fonts)
  time("new style", 100) { i in _ = t.prepare("a", style: TextStyle(letterSpacing: Double(i))) }
  time("same style", 100) { i in _ = t.prepare("a") }
  time("realtext", 1) { _ in _ = RealText.all.count }
  time("cases", 1) { _ in _ = PreparedCase.all.count }
  print(RealText.all.count, RealText.all.reduce(0) { $0 + $1.text.utf8.count })
  let words = RealText.all
  time("prepare", 1000) { i in _ = t.prepare(words[i * 7 % words.count].text) }
  var s = TextStyle(direction: .rightToLeft)
  time("prepare rtl", 1000) { i in _ = t.prepare(words[i * 7 % words.count].text, style: s) }
}

@Test func debugLocales() throws {
  guard ProcessInfo.processInfo.environment["LOCALES"] != nil else { return }
  let clock = ContinuousClock()
  let t = Typesetter(fonts: TestFonts.collection)
  for round in 0..<8 {
    let d = clock.measure {
      for i in 0..<1000 {
        let n = round * 1000 + i
        let tag = String(UnicodeScalar(UInt8(97 + n % 26))) + String(UnicodeScalar(UInt8(97 + n / 26 % 26))) + String(UnicodeScalar(UInt8(97 + n / 676 % 26)))
        _ = t.prepare("Hello", style: TextStyle(locale: tag))
      }
    }
    let rss = try! String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("VmRSS") }!
    print(round, d / 1000, rss)
  }
}
