import Shaping
import TestSupport
import Testing

@testable import TextLayout

/// Whether words are looked for in texts that pairs are to measure.
struct WordDemandTests {
  @Test("Texts are looked into as often as words were asked for")
  func demand() {
    var demand = WordDemand()
    /// How many of some texts it pays to look into.
    func looks(_ alphabet: Alphabet, _ count: Int) -> Int {
      (0..<count).count { _ in demand.paysToLook(into: alphabet) }
    }
    #expect(looks(.latin, 1) == 0)
    demand.add(.cyrillic)
    #expect(looks(.cyrillic, 20) == 8)
    #expect(looks(.latin, 1) == 0)
    demand.add(.latin)
    #expect(looks(.latin, 20) == 6)
    for _ in 0..<100 { demand.add(.greek) }
    #expect(looks(.greek, 200) == 200)
  }

  @Test("Words that are asked for one by one are what they are together", arguments: ["Roboto", "Inter"])
  func words(family: String) {
    // Nothing is known of the letters with a dot below and macron between two others.
    let texts = (0..<1500).map { index in
      index.isMultiple(of: 40)
        ? "Ünïcode t\u{304}a\u{323}k\(index) rī" : "Größe \(index) Übermaß, «été» №\(index % 7)"
    }
    let style = TextStyle(families: [family], locale: "de")
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
  }
}
