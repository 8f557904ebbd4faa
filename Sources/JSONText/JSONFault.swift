/// What is wrong with a JSON text or with a value in it, and where in the text: not yet in which file.
package struct JSONFault: Error, Hashable, Sendable {
  /// The path of the value at fault, from where reading began.
  package var path: JSONPath
  package var problem: String
  /// What would have been right, in a few words; empty if the problem says so itself.
  package var expectation: String
  /// What was probably meant: a name that is like the one that is wrong.
  package var suggestion: String?
  /// Where in the text a fault of syntax lies: a byte offset from its beginning.
  ///
  /// `nil` for faults of meaning.
  package var offset: Int?

  /// A fault of the value that is being read.
  package init(_ problem: String, expected expectation: String = "", offset: Int? = nil) {
    path = JSONPath()
    self.problem = problem
    self.expectation = expectation
    self.offset = offset
  }

  /// The same fault with its line and column in its words: those of its offset, or else of the value that its path leads
  /// to, or of the innermost that is there.
  ///
  /// - Parameters:
  ///   - bytes: The text that was read.
  ///   - firstLine: The number of the text's first line; `nil` for a text that is one line and whose number is
  ///     reported elsewhere.
  package func located(in bytes: Span<UInt8>, firstLine: Int?) -> JSONFault {
    var counter = TextPlaceCounter(from: 0, line: firstLine ?? 1)
    let start = if let offset { offset } else { JSONScanner.offset(of: path, in: bytes) }
    counter.advance(to: min(start, bytes.count), in: bytes)
    let place = counter.place
    let words = firstLine == nil ? "column \(place.column)" : "line \(place.line), column \(place.column)"
    var fault = self
    fault.problem += offset == nil ? " (\(words))" : " at \(words)"
    return fault
  }

  /// The same fault, seen from the value around it.
  package func inside(_ step: JSONPath.Step) -> JSONFault {
    var fault = self
    fault.path.prepend(step)
    return fault
  }
}

/// Does `work` on the part of a value that `step` leads to, and adds the step to the path of a fault.
package func inside<Result>(
  _ step: @autoclosure () -> JSONPath.Step, _ work: () throws(JSONFault) -> Result
) throws(JSONFault) -> Result {
  do {
    return try work()
  } catch {
    throw error.inside(step())
  }
}
