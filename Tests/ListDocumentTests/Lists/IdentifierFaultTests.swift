import Foundation
import Testing

@testable import ListDocument

@Suite("Faults of identifiers")
struct IdentifierFaultTests {
  @Test("Two rows of one identifier are refused, with the places of both")
  func identifiers() throws {
    let own = "is the identifier of the row at line"
    #expect(
      try listFault(
        """
        {"defaultKind": "uikit.cell", "sections": [
          {"rows": ["A", {"id": "a", "title": "B"}]},
          {"id": "a", "rows": [{"id": 1, "title": "C"}, {"id": "a", "title": "D"}]}
        ]}
        """) == "list.json:$.sections[1].rows[1].id: \"a\" \(own) 2, column 18, too; expected one of its own")
    #expect(
      try listFault(
        "{\"defaultKind\": \"uikit.cell\"}\n{\"id\": 7}\n  {\"children\": [{\"id\": 8}, {\"id\": 7}]}\n",
        named: "a.ndjson")
        == "a.ndjson:3:$.children[1].id: 7 \(own) 2, column 1, too; expected one of its own")
    #expect(try listFault(#"{"defaultKind": "uikit.cell", "sections": [{"rows": [{"id": 1}, {"id": "1"}]}]}"#) == nil)
  }

  @Test("The place of a header or footer is its own")
  func headings() throws {
    let own = "is the identifier of the row at line"
    func document(_ sections: String...) -> String {
      "{\"defaultKind\": \"uikit.cell\", \"sections\": [\n\(sections.joined(separator: ",\n"))\n]}"
    }
    let header = #"{"header": {"kind": "uikit.plainHeader", "id": "a", "title": "H"}, "rows": [{"id": "b"}, "B"]}"#
    let footer = #"{"footer": {"kind": "uikit.plainFooter", "id": "a", "title": "F"}}"#
    #expect(
      try listFault(document(header, #"{"rows": [{"id": "a"}]}"#))
        == "list.json:$.sections[1].rows[0].id: \"a\" \(own) 2, column 12, too; expected one of its own")
    #expect(
      try listFault(document(#"{"rows": ["A"]}"#, header, footer))
        == "list.json:$.sections[2].footer.id: \"a\" \(own) 3, column 12, too; expected one of its own")
    #expect(
      try listFault(document(#"{"header": "H", "rows": ["A"]}"#, "  " + footer, #"{"rows": [{"id": "a"}]}"#))
        == "list.json:$.sections[2].rows[0].id: \"a\" \(own) 3, column 14, too; expected one of its own")
    #expect(
      try listFault(
        #"{"defaultKind": "uikit.cell"}"# + "\n\"A\"\n{\"section\": \(footer)}\n" + #"{"id": "a"}"# + "\n",
        named: "a.ndjson")
        == "a.ndjson:4:$.id: \"a\" \(own) 3, column 1, too; expected one of its own")
  }

  @Test("A number that is written in another way is the same identifier", arguments: ["1.0", "1e0", "10e-1"])
  func otherNotations(one: String) throws {
    let kind = #""kind": "mdc.base""#
    #expect(
      try listFault(#"{"sections": [{"rows": [{"id": 1, \#(kind)}, {"id": \#(one), \#(kind)}]}]}"#)
        == "list.json:$.sections[0].rows[1].id: 1 is the identifier of the row at line 1, column 25, too; "
        + "expected one of its own")
  }

  @Test("Identifiers that would become one are no duplicates, but refused where they stand")
  func inexactIdentifiers() throws {
    let row = #"{"id": 18446744073709551616, "kind": "mdc.base"}"#
    let words =
      "a number that cannot be told from others near it; "
      + "expected a string, or a number from -9223372036854775808 to 9223372036854775807"
    #expect(
      try listFault(#"{"sections": [{"rows": [{"kind": "mdc.base"}, \#(row)]}]}"#)
        == "list.json:$.sections[0].rows[1].id: \(words)")
    #expect(
      try listFault(#"{"sections": [{"id": 1e19, "rows": []}]}"#) == "list.json:$.sections[0].id: \(words)")
    for id in [Identifier.integer(.max), .number(0.5), .string("18446744073709551616")] {
      #expect(try JSONDecoder().decode([Identifier].self, from: JSONEncoder().encode([id])) == [id])
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Identifier].self, from: Data("[18446744073709551616]".utf8))
    }
  }
}
