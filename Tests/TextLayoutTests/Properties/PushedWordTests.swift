import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// The word that labels of iOS push out to a short last word.
@Suite("Pushed words")
struct PushedWordTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  private func lines(
    _ text: String, width: Double, _ paragraph: ParagraphStyle = ParagraphStyle(),
    breaking: LineBreakingProfile = .apple
  ) -> [String] {
    let prepared = typesetter.prepare(text, style: TextStyle(families: ["Inter"], breaking: breaking))
    return prepared.layout(width: width, size: 17, paragraph).lines.map { line in
      String(decoding: Array(text.utf8)[line.range.lowerBound..<line.contentEnd], as: UTF8.self)
    }
  }

  private func width(_ text: String) -> Double {
    typesetter.prepare(text, style: TextStyle(families: ["Inter"])).measure(width: nil, size: 17).width
  }

  @Test("The last lines are those that iOS drew")
  func recordings() throws {
    let recorded = try Repository.table("Tests/Fixtures/devices/pushed-words.tsv")
    try #require(recorded.count > 30)
    for row in recorded {
      let (text, count, last, fill) = (row[0], try #require(Int(row[1])), row[2], try #require(Double(row[3])))
      let word = try #require(text.split(separator: " ").last)
      // In another face the last word may be narrower, too; it did not fit.
      var widths = [min(width(String(text.dropLast(word.count + 1))) * 100 / fill, width(text) - 1)]
      if count > 2 {
        // How the lines before stood is not known in another face: all widths at which the last word is left over.
        widths = stride(from: 60, to: 600, by: 1).filter {
          let greedy = lines(text, width: $0, breaking: .unicode)
          return greedy.count == count && greedy.last == String(word)
        }
        try #require(!widths.isEmpty)
      }
      for width in widths {
        let drawn = lines(text, width: width)
        #expect(drawn.count == count && drawn.last == last, "\(drawn) at \(width)")
      }
    }
  }

  @Test("Where it is not for a label of two lines, no word is pushed out")
  func others() {
    let text = "Automatically categorize your belongings"
    let room = width("Automatically categorize your ") + 5
    let pushed = ["Automatically categorize", "your belongings"]
    #expect(lines(text, width: room) == pushed)
    #expect(lines(text, width: room, ParagraphStyle(maximumLines: 2)) == pushed)
    let cut = ParagraphStyle(maximumLines: 1)
    #expect(lines(text, width: room, cut) == lines(text, width: room, cut, breaking: .unicode))
    for breaking in [LineBreakingProfile.unicode, .browser, .flutter, .android] {
      #expect(lines(text, width: room, breaking: breaking).last == "belongings", "\(breaking)")
    }
    // The words fit on no line together.
    #expect(lines("abcdefgh ijklmno pqrstuvwxy", width: width("abcdefgh ijklmno ")).last == "pqrstuvwxy")
    // There is no white space between words.
    #expect(lines("設定を変更する", width: 17 * 6 + 1).last?.count == 1)
  }
}
