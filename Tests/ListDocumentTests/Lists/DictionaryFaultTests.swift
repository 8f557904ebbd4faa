import Testing

struct DictionaryFaultTests {
  @Test("A size category may not be named twice, and null in a dictionary is as good as absent")
  func dictionaries() throws {
    func fault(_ curve: String) throws -> String? {
      let font = #"{"pointSize": 20, "curve": {\#(curve)}}"#
      return try wholeListFault(
        #"{"sections": [{"rows": [{"kind": "mdc.stereo", "title": "a", "titleFont": \#(font)}]}]}"#)
    }
    #expect(try fault(#""L": 20, "M": 20, "UICTContentSizeCategoryM": 50"#)?.contains("two names") == true)
    #expect(try fault(#""L": 20, "M": null"#) == nil)
    #expect(try wholeListFault(#"{"defaults": {"uikit.cell": null}, "sections": []}"#) == nil)
  }
}
