import TestSupport
import Testing

@testable import Sizing

/// Source: examples of CommonMark 0.31.2 (sections Code spans, Emphasis, Links, Autolinks, Backslash escapes, Entity
/// references) and of GitHub's specification (Strikethrough), with what their HTML shows; and what cmark reads in random texts.
@Suite("Markdown in SwiftUI's texts")
struct InlineMarkdownTests {
  /// Stretches with the letters of their styles before them: s strong, e emphasised, c code, x struck, a a link.
  private func shown(_ source: String) -> [String] {
    InlineMarkdown.stretches(of: source).map { stretch in
      let styles = letters(of: stretch)
      return styles.isEmpty ? stretch.text : "\(styles)|\(stretch.text)"
    }
  }

  private func letters(of stretch: InlineMarkdown.Stretch) -> String {
    let letters: [(InlineMarkdown.Style, String)] = [
      (.strong, "s"), (.emphasized, "e"), (.code, "c"), (.struck, "x"), (.link, "a"),
    ]
    return letters.filter { stretch.style.contains($0.0) }.map(\.1).joined()
  }

  private static let examples: [(source: String, shown: [String])] = [
    ("*foo bar*", ["e|foo bar"]), ("a * foo bar*", ["a * foo bar*"]), (#"a*"foo"*"#, [#"a*"foo"*"#]),
    ("foo*bar*", ["foo", "e|bar"]), ("5*6*78", ["5", "e|6", "78"]), ("_foo bar_", ["e|foo bar"]),
    ("foo_bar_", ["foo_bar_"]), ("foo_bar_baz", ["foo_bar_baz"]), ("foo-_(bar)_", ["foo-", "e|(bar)"]),
    ("_(bar)_.", ["e|(bar)", "."]), ("**foo bar**", ["s|foo bar"]), ("** foo bar**", ["** foo bar**"]),
    ("foo**bar**", ["foo", "s|bar"]), ("__foo, __bar__, baz__", ["s|foo, bar, baz"]),
    ("*(**foo**)*", ["e|(", "se|foo", "e|)"]), ("***foo** bar*", ["se|foo", "e| bar"]),
    ("*foo **bar***", ["e|foo ", "se|bar"]), ("*foo**bar**baz*", ["e|foo", "se|bar", "e|baz"]),
    ("*foo**bar*", ["e|foo**bar"]), ("foo***bar***baz", ["foo", "se|bar", "baz"]),
    ("foo******bar*********baz", ["foo", "s|bar", "***baz"]),
    ("** is not an empty emphasis", ["** is not an empty emphasis"]),
    ("foo ***", ["foo ***"]), (#"foo *\**"#, ["foo ", "e|*"]), ("foo *_*", ["foo ", "e|_"]),
    ("**foo*", ["*", "e|foo"]), ("*foo**", ["e|foo", "*"]), ("***foo**", ["*", "s|foo"]),
    ("****foo*", ["***", "e|foo"]), ("**foo***", ["s|foo", "*"]), ("*foo****", ["e|foo", "***"]),
    ("****foo****", ["s|foo"]), ("***foo***", ["se|foo"]), ("*foo _bar* baz_", ["e|foo _bar", " baz_"]),
    ("*foo __bar *baz bim__ bam*", ["e|foo ", "se|bar *baz bim", "e| bam"]),
    ("**foo **bar baz**", ["**foo ", "s|bar baz"]), ("*foo *bar baz*", ["*foo ", "e|bar baz"]),
    ("`foo`", ["c|foo"]), ("`` foo ` bar ``", ["c|foo ` bar"]), ("` `` `", ["c|``"]), ("`  ``  `", ["c| `` "]),
    ("` a`", ["c| a"]), (#"`foo\`bar`"#, [#"c|foo\"#, "bar`"]), ("*foo`*`", ["*foo", "c|*"]),
    ("```foo``", ["```foo``"]), ("`foo", ["`foo"]), ("`foo``bar``", ["`foo", "c|bar"]),
    (#"[link](/uri "title")"#, ["a|link"]), ("[link](/my uri)", ["[link](/my uri)"]), ("[link](</my uri>)", ["a|link"]),
    ("[link]()", ["a|link"]), ("[link](foo(and(bar)))", ["a|link"]), ("[link](foo(and(bar))", ["[link](foo(and(bar))"]),
    ("[link] (/uri)", ["[link] (/uri)"]), ("[link [foo [bar]]](/uri)", ["a|link [foo [bar]]"]),
    ("[link] bar](/uri)", ["[link] bar](/uri)"]),
    ("[link *foo **bar** `#`*](/uri)", ["a|link ", "ea|foo ", "sea|bar", "ea| ", "eca|#"]),
    ("[foo [bar](/uri)](/uri)", ["[foo ", "a|bar", "](/uri)"]), ("*[foo*](/uri)", ["*", "a|foo*"]),
    ("[foo *bar](baz*)", ["a|foo *bar"]), ("*foo [bar* baz]", ["e|foo [bar", " baz]"]),
    ("<https://foo.bar.baz>", ["a|https://foo.bar.baz"]), ("<https://foo.bar/baz bim>", ["<https://foo.bar/baz bim>"]),
    ("<m:abc>", ["<m:abc>"]), ("< https://foo.bar >", ["< https://foo.bar >"]), ("<>", ["<>"]),
    (#"\*not emphasized*"#, ["*not emphasized*"]), (#"\[not a link](/foo)"#, ["[not a link](/foo)"]),
    (#"\\*emphasis*"#, [#"\"#, "e|emphasis"]), (#"\A\φ"#, [#"\A\φ"#]),
    ("&amp; &copy; &#35; &#1234; &#X22;", ["& © # Ӓ \""]), ("&nosuch; &#; &x", ["&nosuch; &#; &x"]),
    ("~~Hi~~ Hello, ~there~ world!", ["x|Hi", " Hello, ", "x|there", " world!"]),
    ("This will ~~~not~~~ strike.", ["This will ~~~not~~~ strike."]),
    // Inline only: what would be a heading or a list is text, and white space stays.
    ("# A  list:\n- *b*", ["# A  list:\n- ", "e|b"]), ("", [""]), ("plain", ["plain"]),
  ]

  @Test("The specifications' examples", arguments: examples.indices)
  func example(index: Int) {
    let (source, expected) = Self.examples[index]
    #expect(shown(source) == expected, "\(source)")
  }

  /// swift-cmark reads Markdown for Foundation, and so for SwiftUI.
  @Test("3 000 texts of marks are read as by cmark", .tags(.conformance))
  func cmark() throws {
    let table = try Repository.table("Tests/Fixtures/devices/markdown.tsv")
    #expect(table.count == 3000)
    for columns in table {
      // By scalars, since a mark may follow.
      let columns = columns.map { String(String.UnicodeScalarView($0.unicodeScalars.map { $0 == "␤" ? "\n" : $0 })) }
      let text = columns[0]
      let stretches = InlineMarkdown.stretches(of: text).filter { !$0.text.isEmpty }
      let found = stretches.map { "\(String(letters(of: $0).sorted()))|\($0.text)" }
      #expect(found == Array(columns.dropFirst()), "\(text)")
    }
  }

  @Test("Marks without end cost time in proportion to the text")
  func linear() {
    let repeated = [
      "*a ", "*a_ ", "**a*", "_a_*", "[", "[a](", "](", "`", "``a`", "<a:", "&#1", "~a~~", "[*a](", "[](b (", "[](b \"",
      "[](b '", "^[a](", "^[a][", "<a b=\"", "<a b='\"", "<a ", "a@", "<a.", "[](b \"\\\"", "[](b (\\)",
    ]
    let hostile = repeated.map { [$0] } + [["[", "[a](b)"], ["[*a ", "](b"]]
    for units in hostile {
      func seconds(_ count: Int) -> Double {
        let text = units.map { String(repeating: $0, count: count) }.joined()
        return processorTime { _ = InlineMarkdown.stretches(of: text) }
      }
      _ = seconds(1000)
      let (short, long) = (seconds(4000), seconds(32_000))
      #expect(long < 40 * short + 0.05, "\(units): \(short) s and \(long) s")
    }
  }
}
