import JSONText
import TestSupport
import Testing

@testable import Translations

/// XML that grows when it is read, or has no end.
struct HostileTableTests {
  @Test("Attributes with defaults are refused before they multiply")
  func defaultAttributes() throws {
    let attributes = (0..<1000).map { "a\($0) CDATA \"\(String(repeating: "x", count: 100))\"" }.joined(separator: " ")
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE resources [<!ATTLIST e \(attributes)>]>
      <resources>\(String(repeating: "<e/>", count: 200_000))</resources>
      """
    var found = ""
    let seconds = processorTime { found = fault(text, "values/strings.xml") }
    #expect(
      found == "values/strings.xml:2: the document has declarations of its own; expected a DOCTYPE without [ ], or none"
    )
    #expect(seconds < 5)
  }

  @Test("A DOCTYPE that only names its type is read")
  func doctype() throws {
    let text =
      "<!DOCTYPE resources PUBLIC \"-//A//B\" \"http://example.com/c.dtd\"><resources><string name=\"a\">b</string></resources>"
    #expect(fault(text, "values/strings.xml") == "no error")
  }

  @Test("Elements, attributes, depth and bytes have limits, which errors name")
  func limits() throws {
    func resources(_ text: String) -> String { "<resources>\n\(text)</resources>" }
    let many = InputLimits.xmlElements
    #expect(fault(resources(String(repeating: "<a/>", count: many - 1)), "values/strings.xml") == "no error")
    #expect(
      fault(resources(String(repeating: "<a/>", count: many)), "values/strings.xml")
        == "values/strings.xml:2: there are too many elements; expected at most \(many)")
    let attributes = (0..<1000).map { "a\($0)=''" }.joined(separator: " ")
    let full = InputLimits.xmlAttributes / 1000
    #expect(fault(resources(String(repeating: "<a \(attributes)/>", count: full)), "values/strings.xml") == "no error")
    #expect(
      fault(resources(String(repeating: "<a \(attributes)/>", count: full) + "<b c=''/>"), "values/strings.xml")
        == "values/strings.xml:2: there are too many attributes; expected at most \(InputLimits.xmlAttributes)")
    let deep = InputLimits.xmlDepth - 1
    #expect(
      fault(
        resources(String(repeating: "<a>", count: deep) + String(repeating: "</a>", count: deep)), "values/strings.xml")
        == "no error")
    #expect(
      fault(resources(String(repeating: "<a>", count: deep + 1)), "values/strings.xml")
        == "values/strings.xml:2: elements are nested too deep; expected at most \(InputLimits.xmlDepth) levels")
    #expect(
      fault(String(repeating: " ", count: InputLimits.xmlBytes + 1), "values/strings.xml")
        == "values/strings.xml: the document is too large; expected at most \(InputLimits.xmlBytes) bytes")
  }

  @Test("Languages take memory by their texts, and have a limit")
  func languages() throws {
    func xliff(_ count: Int) -> String {
      // Language tags of letters alone: aaaaa, aaaab, …
      let files = (0..<count).map { index in
        let letters: [UInt8] = (0..<5).map { place in UInt8(ascii: "a") + UInt8((index >> (4 * place)) & 15) }
        let tag = String(decoding: letters, as: UTF8.self)
        return """
          <file source-language="en" target-language="\(tag)" original="f"><body><trans-unit id="\(index)">\
          <source>a</source><target>b</target></trans-unit></body></file>
          """
      }
      return "<xliff version=\"1.2\">\(files.joined())</xliff>"
    }
    #expect(fault(xliff(InputLimits.tableLanguages), "a.xliff") == "no error")
    #expect(
      fault(xliff(InputLimits.tableLanguages + 1), "a.xliff")
        == "a.xliff: there are too many languages; expected at most \(InputLimits.tableLanguages) in all tables")
  }

  private func fault(_ text: String, _ source: String) -> String {
    message { () throws(InputError) in _ = try catalog(text, source) }
  }
}
