import Testing

@testable import Translations

struct MessageTests {
  private func text(
    _ template: String, _ arguments: [MessageArguments.Value] = [], named: [String: MessageArguments.Value] = [:]
  )
    -> String
  {
    MessageFormatter(arguments: MessageArguments(positional: arguments, named: named)).string(template)
  }

  /// Expected texts are those of `snprintf` of glibc 2.36, for an `int`, or a `long long` after `ll`.
  @Test(
    "Whole numbers are shown as printf shows them",
    arguments: [
      ("%d", 7, "7"), ("%5d", 7, "    7"), ("%-5d|", 7, "7    |"), ("%05d", -7, "-0007"), ("%+d", 5, "+5"),
      ("%+d", -5, "-5"), ("% d", 5, " 5"), ("% d", -5, "-5"), ("%+05d", 5, "+0005"), ("%-05d|", 5, "5    |"),
      ("%.3d", 5, "005"), ("%6.3d", -5, "  -005"), ("%i", -7, "-7"), ("%x", 255, "ff"), ("%X", 255, "FF"),
      ("%o", 255, "377"), ("%#x", 255, "0xff"), ("%#X", 255, "0XFF"), ("%#o", 8, "010"),
      ("%08x", 255, "000000ff"), ("%x", -1, "ffffffff"), ("%u", -1, "4294967295"),
      ("%llx", -1, "ffffffffffffffff"), ("%llu", -1, "18446744073709551615"), ("%lld", -7, "-7"),
      ("%lld", 9007199254740993, "9007199254740993"), ("%c", 65, "A"),
    ])
  func integers(template: String, number: Int, expected: String) {
    #expect(text(template, [.integer(number)]) == expected)
  }

  /// Expected texts are those of `snprintf` of glibc 2.36, for a `double`.
  @Test(
    "Decimals are shown as printf shows them",
    arguments: [
      ("%f", 0.5, "0.500000"), ("%.2f", 3.14159, "3.14"), ("%.2f", 2.675, "2.67"), ("%5.1f", 3.14159, "  3.1"),
      ("%-7.1f|", 3.14159, "3.1    |"), ("%07.2f", -3.14159, "-003.14"), ("%+.1f", 0.25, "+0.2"),
      ("% .1f", 0.25, " 0.2"), ("%.0f", 0.5, "0"), ("%.0f", 1.5, "2"), ("%#.0f", 3.0, "3."),
      ("%.1f", -0.04, "-0.0"), ("%.1f", 99.95, "100.0"), ("%.3f", 2.0005, "2.001"),
      ("%.20f", 0.1, "0.10000000000000000555"), ("%f", 1e22, "10000000000000000000000.000000"),
      ("%e", 1.5, "1.500000e+00"), ("%E", 1.5, "1.500000E+00"), ("%.2e", 12345.678, "1.23e+04"),
      ("%.0e", 15000.0, "2e+04"), ("%g", 1234567.0, "1.23457e+06"), ("%g", 0.0001, "0.0001"),
      ("%g", 0.00001, "1e-05"), ("%G", 1e-10, "1E-10"), ("%.3g", 1234.5, "1.23e+03"), ("%#g", 1.5, "1.50000"),
      ("%10.3e|", 1.5, " 1.500e+00|"), ("%a", 1.5, "0x1.8p+0"),
    ])
  func decimals(template: String, number: Double, expected: String) {
    #expect(text(template, [.number(number)]) == expected)
  }

  @Test("Numbers of another type than the conversion's, and texts with a width")
  func types() {
    // In an app that compiles, a whole number for %f is a double.
    #expect(text("%.2f %e", [.integer(7), .integer(7)]) == "7.00 7.000000e+00")
    #expect(text("%05d", [.number(7)]) == "00007")
    // C does not define the results of these.
    #expect(text("%d %x", [.number(1.5), .number(1.5)]) == "1.5 1.5")
    #expect(text("%@ %@", [.number(1.5), .integer(7)]) == "1.5 7")
    // Text has width and precision as in Python's % and Java's Formatter.
    #expect(text("%5s|%-5s|%.2s|", [.text("abc"), .text("abc"), .text("abc")]) == "  abc|abc  |ab|")
  }

  @Test(
    "A percent sign before a space and a word is no placeholder",
    arguments: [
      "100 % sure", "50 % de réduction", "100 % d'énergie", "100 % d’énergie", "50 % i 60 %", "5 % e 6 %", "a 50 % dé",
      "50 % of", "50 % 2e classe", "100 % ",
    ])
  func percent(template: String) {
    #expect(text(template, [.integer(7)]) == template)
  }

  @Test("Arguments go by place, number and name")
  func places() {
    #expect(text("%@ and %@", [.text("a"), .text("b")]) == "a and b")
    #expect(text("%2$@ and %1$@", [.text("a"), .text("b")]) == "b and a")
    #expect(text("{name} has {1}", [.text("a"), .text("b")], named: ["name": .text("Ada")]) == "Ada has b")
  }

  /// Expected texts are those of Python's `str.format` and .NET's composite formatting, except that a doubled brace stays
  /// doubled; aapt2 keeps `{{group}}` of Tusky's strings and `{{Country}}` of AnkiDroid's.
  @Test("A name in two braces is no placeholder", arguments: ["in {{group}}, {{0}}", "{{", "{{Country}}"])
  func doubledBraces(template: String) {
    #expect(text(template, [.text("a")], named: ["group": .text("b"), "Country": .text("c")]) == template)
    #expect(!MessagePattern(template).hasPlaceholders)
  }

  @Test("A place before the first has no argument", arguments: ["%0$@", "{-1}", "{-9223372036854775808}"])
  func noPlace(template: String) {
    #expect(text(template, [.text("a")]) == text(template, [.text("b")]))
  }

  /// Xcode 26 generates symbols for texts of String Catalogs, with parameters of these names ("What's new in Xcode 26", WWDC 2025).
  @Test("Named placeholders of Xcode 26 take arguments by place or by name")
  func named() {
    let template = "%1$(count)lld of %2$(total).1f: %(name)@"
    #expect(text(template, [.integer(7), .integer(9)]) == "7 of 9.0: 7")
    #expect(text("%2$(name)@ %1$(count)lld", [.integer(7), .text("Ada")]) == "Ada 7")
    #expect(text("%(name)@, %(count)05lld", [.text("Ada"), .integer(7)]) == "Ada, 00007")
    let named: [String: MessageArguments.Value] = ["count": .integer(7), "name": .text("Ada"), "total": .number(1.5)]
    #expect(text("%(name)@: %1$(count)lld of %2$(total).1f", named: named) == "Ada: 7 of 1.5")
    #expect(text("%(name)@ %(count)lld") == "Example 42")
    for text in ["100%(about) x", "%()@", "%(a b)@", "%(a"] {
      #expect(!MessagePattern(text).hasPlaceholders, "\(text)")
    }
  }

  @Test("Samples stand for what is not given; what has no placeholder stays as it is")
  func samples() {
    #expect(text("%@ has %d files, %.1f MB") == "Example has 42 files, 42.0 MB")
    #expect(text("%1$d %1$d %02d", [.integer(7)]) == "7 7 07" && text("%d%%", [.integer(7)]) == "7%")
    #expect(text("{name} of {0}, {n, number} {1, number, integer}") == "Example of Example, 42 42")
    #expect(text("{n, number} %1$d", [.integer(7)], named: ["n": .number(1.5)]) == "1.5 7")
    #expect(text("100% sure, 100%") == "100% sure, 100%")
    #expect(text("100%%") == "100%%" && text("100%%", [.integer(1)]) == "100%")
    #expect(text("{ } {} {a b} {") == "{ } {} {a b} {")
    #expect(text("%999999999999d", [.integer(1)]).count == 100)
  }
}
