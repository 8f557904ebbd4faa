import TestSupport
import Testing

@testable import Translations

/// Compares pseudo-locales with the expectations of aapt2's own tests.
///
/// Source: `tools/aapt2/compile/Pseudolocalizer_test.cpp` (AOSP, frameworks/base at 1f9f1100).
struct PseudolocaleTests {
  @Test(
    "Accented texts are those of aapt2's tests",
    arguments: [
      ("", "[]"),
      ("Hello, world", "[Ĥéļļö, ŵöŕļð one two]"),
      ("Hello, %1d", "[Ĥéļļö, »%1d« one two]"),
      ("Battery %1d%%", "[βåţţéŕý »%1d«%% one two]"),
      ("^1 %", "[^1 % one]"),
      ("{placeholder}", "[»{placeholder}«]"),
      ("{USER} is offline", "[»{USER}« îš öƒƒļîñé one two]"),
      ("Copy from {path1} to {path2}", "[Çöþý ƒŕöḿ »{path1}« ţö »{path2}« one two three]"),
      ("Today is {1,date} {1,time}", "[Ţöðåý îš »{1,date}« »{1,time}« one two]"),
      ("'{USER'} is offline", "['{ÛŠÉŔ'} îš öƒƒļîñé one two three]"),
      ("'{USER} ''is offline", "['{ÛŠÉŔ} ''îš öƒƒļîñé one two three]"),
      (
        "{COUNT, plural, one {Delete a file} other {Delete {COUNT} files}}",
        "[{COUNT, plural, one {Ðéļéţé å ƒîļé one two} other {Ðéļéţé »{COUNT}« ƒîļéš one two}}]"
      ),
      (
        "Distance is {COUNT, plural, one {# mile} other {# miles}}",
        "[Ðîšţåñçé îš {COUNT, plural, one {# ḿîļé one two} other {# ḿîļéš one two}}]"
      ),
      (
        "{1, select, female {{1} added you} male {{1} added you} other {{1} added you}}",
        "[{1, select, female {»{1}« åððéð ýöû one two} male {»{1}« åððéð ýöû one two} other {»{1}« åððéð ýöû one two}}]"
      ),
      (
        "{n, select, female {{m, plural,=0{{p} didn't add you to any of her circles.}"
          + "=1{{p} added you to one of her circles.}}}}",
        "[{n, select, female {{m, plural,=0{»{p}« ðîðñ'ţ åðð ýöû ţö åñý öƒ ĥéŕ çîŕçļéš. one two three four five}"
          + "=1{»{p}« åððéð ýöû ţö öñé öƒ ĥéŕ çîŕçļéš. one two three four}}}}]"
      ),
    ])
  func accented(text: String, expected: String) {
    #expect(Pseudolocale.accented.pseudotext(of: text) == expected)
  }

  @Test(
    "Texts from right to left are those of aapt2's tests",
    arguments: [
      ("", ""),
      ("word", "\u{200F}\u{202E}word\u{202C}\u{200F}"),
      ("  word  ", "  \u{200F}\u{202E}word\u{202C}\u{200F}  "),
      (
        "hello\n  world\n",
        "\u{200F}\u{202E}hello\u{202C}\u{200F}\n  \u{200F}\u{202E}world\u{202C}\u{200F}\n"
      ),
      ("{placeholder}", "\u{200F}\u{202E}{placeholder}\u{202C}\u{200F}"),
      (
        "{COUNT, plural, one {one} other {other}}",
        "{COUNT, plural, one {\u{200F}\u{202E}one\u{202C}\u{200F}} other {\u{200F}\u{202E}other\u{202C}\u{200F}}}"
      ),
    ])
  func rightToLeft(text: String, expected: String) {
    #expect(Pseudolocale.rightToLeft.pseudotext(of: text) == expected)
  }

  @Test("Apple's placeholders stay, and a percent sign before a word is none")
  func placeholders() {
    #expect(Pseudolocale.accented.pseudotext(of: "%@ of %2$lld") == "[»%@« öƒ »%2$lld« one]")
    #expect(Pseudolocale.accented.pseudotext(of: "%1$tB %1$te") == "[»%1$tB« »%1$te« one]")
    #expect(Pseudolocale.accented.pseudotext(of: "%1$(count)lld a") == "[»%1$(count)lld« å one]")
    #expect(Pseudolocale.accented.pseudotext(of: "100 % sure") == "[100 % šûŕé one two]")
    #expect(Pseudolocale.accented.pseudotext(of: "<b>a</b> &amp; b") == "[<b>å</b> &amp; ɓ one]")
  }

  @Test("Lengthened texts are longer by their share, begin as they were and keep their lines")
  func lengthened() {
    #expect(Pseudolocale.lengthened(percent: 40).pseudotext(of: "Settings") == "Settings Set")
    #expect(Pseudolocale.lengthened(percent: 100).pseudotext(of: "On") == "On O")
    #expect(Pseudolocale.lengthened(percent: 40).pseudotext(of: "") == "")
    #expect(Pseudolocale.lengthened(percent: 40).pseudotext(of: "Free space on %@") == "Free space on %@ FreeF")
    #expect(Pseudolocale.lengthened(percent: 50).pseudotext(of: "<b>On</b> ") == "<b>On</b> On")
    #expect(Pseudolocale.lengthened(percent: 40).pseudotext(of: " \n ") == " \n ")
    var generator = SeededGenerator(seed: 0x10C)
    for _ in 0..<500 {
      let text = RandomText.mixed(using: &generator).filter { !"%{<&".contains($0) }
      let percent = Int.random(in: 1...200, using: &generator)
      let long = Pseudolocale.lengthened(percent: percent).pseudotext(of: text)
      #expect(long.unicodeScalars.starts(with: text.unicodeScalars))
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      #expect(long.count { $0.isNewline } == text.count { $0.isNewline })
    }
  }

  @Test("Whatever the text, its placeholders are in its pseudo-texts, in their order")
  func keepsPlaceholders() {
    var generator = SeededGenerator(seed: 0x9DE0)
    let pieces = ["%@", "%1$d", "%lld", "%1$tB", "%(n)@", "{name}", "a", "file ", "?", " ", "%%", "é", "<b>", "日本"]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...8, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? ""
      }
      .joined()
      let expected = placeholders(in: text)
      for pseudolocale in [Pseudolocale.accented, .lengthened(percent: 50), .rightToLeft] {
        #expect(placeholders(in: pseudolocale.pseudotext(of: text)) == expected, "\(text)")
      }
    }
  }

  private func placeholders(in text: String) -> [String] {
    MessagePattern(text).parts.compactMap { if case .placeholder(_, let source) = $0 { source } else { nil } }
  }

  @Test(
    "Tags and character references stay as they are, and what only begins like them is text",
    arguments: [
      ("<b>a</b>", "<b>", "</b>"), ("<br/>", "<br/>", ""), ("a&amp;", "", "&amp;"), ("&#xE9;a", "&#xE9;", ""),
      ("< a", "< ", ""), ("<b<i>", "", "<i>"), ("&a", "&", ""), ("&#;", "&#;", ""), ("</>", "</>", ""), ("<b", "<", ""),
    ])
  func markup(text: String, start: String, end: String) {
    let pseudotext = Pseudolocale.rightToLeft.pseudotext(of: text).filter {
      !$0.unicodeScalars.contains { $0.properties.isBidiControl }
    }
    #expect(pseudotext.hasPrefix(start) && pseudotext.hasSuffix(end), "\(pseudotext)")
  }

  @Test("Hostile texts take linear time", arguments: ["{", "}", "%", "<", "&", "'", "{a", "<a", "a ", "%1$"])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 4_000)
    for pseudolocale in [Pseudolocale.accented, .lengthened(percent: 40), .rightToLeft] {
      let short = processorTime { _ = pseudolocale.pseudotext(of: String(text.prefix(text.count / 8))) }
      let long = processorTime { _ = pseudolocale.pseudotext(of: text) }
      #expect(long < 40 * short + 0.05, "\(pseudolocale)")
    }
  }
}
