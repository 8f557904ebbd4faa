import JSONText
import Testing

struct NamesTests {
  private static let names = ["title", "detail", "titleLines", "uikit.cell", "mdc.stereo", "AX1", "AX5", "XS", "n10"]

  @Test(
    "A name with few slips is known, and so is its last part or its beginning; anything else is not",
    arguments: [
      ("titel", "title"), ("tilte", "title"), ("Title", "title"), ("titl", "title"), ("tittle", "title"),
      ("details", "detail"), ("titlelines", "titleLines"), ("stereo", "mdc.stereo"), ("titleL", "title"),
      ("uikit", "uikit.cell"), ("AX6", "AX5"), ("AX2", "AX1"), ("AX0", "AX1"), ("n12", "n10"), ("A5", "AX5"),
      ("ax5", "AX5"), ("picture", nil), ("t", nil), ("", nil),
      ("xyz", nil),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    #expect(Names.nearest(to: name, among: Self.names) == expected)
  }

  @Test("What other systems call a thing stands for the name that is there")
  func synonyms() {
    #expect(Names.synonym(of: "subtitle", among: ["title", "detail"]) == "detail")
    #expect(Names.synonym(of: "type", among: ["kind"]) == "kind")
    #expect(Names.synonym(of: "subtitle", among: ["title"]) == nil && Names.synonym(of: "x", among: ["title"]) == nil)
  }

  @Test("Distances are those of optimal string alignment")
  func distances() {
    // One slip each: an insertion, a deletion, another character, and two that changed places. Two are too many for five.
    for name in ["abcdefx", "bcdef", "abxdef", "abdcef"] {
      #expect(Names.nearest(to: name, among: ["abcdef"]) == "abcdef")
    }
    #expect(Names.nearest(to: "abxxe", among: ["abcde"]) == nil)
  }

  @Test("Few names are all expected, many by what lists them")
  func expectations() {
    #expect(Names.expectation(["a"]) == "a")
    #expect(Names.expectation(["a", "b"], listedAs: "a letter") == "one of a b")
    let many = (0..<40).map { "n\($0)" }
    #expect(Names.expectation(many, listedAs: "a number") == "a number")
    #expect(Names.expectation(many) == "one of n0 n1 n2 n3 n4 n5 n6 n7 and 32 more")
  }

  @Test("A million characters cost no more than the first few")
  func hostile() {
    #expect(Names.nearest(to: String(repeating: "a\u{301}", count: 1_000_000), among: Self.names) == nil)
  }
}
