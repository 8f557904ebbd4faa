package import JSONText

extension JSONWriter {
  /// Writes a line in the place of the result of a line of input that has none.
  ///
  /// - Parameter document: What the document is called that the line is; `nil` leaves that out.
  package mutating func line(for error: InputError, document: String? = nil) {
    beginObject()
    member("document", document)
    key("error")
    beginObject()
    member("line", error.line)
    member("path", error.path?.description)
    member("problem", error.problem)
    member("expected", error.expectation.isEmpty ? nil : error.expectation)
    member("suggestion", error.suggestion)
    endObject()
    endObject()
    endLine()
  }
}
