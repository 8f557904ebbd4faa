import Foundation
import Testing

@testable import Translations

/// The expressions of common headers.
struct PluralExpressionTests {
  struct Recording: Decodable {
    struct Expected: Decodable {
      struct Header: Decodable {
        var header: String
        var forms: String
      }
      var numbers: [UInt]
      var headers: [Header]
    }
    var expected: Expected
  }

  @Test("They choose the forms that ngettext of the C library chooses")
  func recorded() throws {
    let expected = try JSONDecoder().decode(Recording.self, from: Data(fixture("plural-forms.json"))).expected
    #expect(expected.headers.count >= 33 && expected.numbers.count > 130)
    for header in expected.headers {
      let expression = try PluralExpression(header: "Plural-Forms: \(header.header)\n")
      #expect(expected.numbers.map { String(expression.index(of: $0)) }.joined() == header.forms, "\(header.header)")
      // Each form that a recorded number chooses has a sample, except in headers that test for huge numbers.
      let known = Set(expected.numbers.map { expression.index(of: $0) })
      #expect(expression.samples.count == known.count || header.header.contains("4294967297"), "\(header.header)")
    }
  }

  @Test("Where a header says nothing the forms are those of English, and a fraction is cut as C does it")
  func defaults() throws {
    #expect(try PluralExpression(header: "") == .germanic)
    #expect(
      PluralExpression.germanic.form(of: 1.9) == "msgstr[0]" && PluralExpression.germanic.form(of: -1) == "msgstr[1]")
    #expect(PluralExpression.germanic.form(of: 1e300) == "msgstr[1]")
    // Text after the end of the expression is not read.
    #expect(try PluralExpression(header: "Plural-Forms:  nplurals= 1; plural=0; x (").count == 1)
  }
}
