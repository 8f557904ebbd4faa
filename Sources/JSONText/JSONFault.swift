/// What is wrong with a JSON text or with a value in it, and where in the text: not yet in which file.
package struct JSONFault: Error, Hashable, Sendable {
  /// The way to the value at fault from where reading began.
  package var path: JSONPath
  /// What is wrong, in a few words.
  package var problem: String
  /// What would have been right, in a few words; empty if the problem says so itself.
  package var expectation: String
  /// Where in the text a fault of syntax lies: a byte offset from its beginning.
  ///
  /// `nil` for faults of meaning.
  package var offset: Int?

  /// A fault of the value at which reading stands.
  package init(_ problem: String, expected expectation: String = "", offset: Int? = nil) {
    path = JSONPath()
    self.problem = problem
    self.expectation = expectation
    self.offset = offset
  }

  /// The same fault with the line and column of its offset, if it has one, in its words.
  ///
  /// - Parameters:
  ///   - bytes: The text that was read.
  ///   - firstLine: The number of the text's first line; `nil` for a text that is one line and whose number is told
  ///     elsewhere.
  package func located(in bytes: Span<UInt8>, firstLine: Int?) -> JSONFault {
    guard let offset else { return self }
    var line = firstLine ?? 1
    var column = 1
    for index in 0..<min(offset, bytes.count) {
      if bytes[index] == 0x0A {
        line += 1
        column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    var fault = self
    fault.problem += firstLine == nil ? " at column \(column)" : " at line \(line), column \(column)"
    return fault
  }

  /// The same fault, seen from the value around it.
  package func inside(_ step: JSONPath.Step) -> JSONFault {
    var fault = self
    fault.path.prepend(step)
    return fault
  }
}

/// Does `work` on the part of a value that `step` leads to, so that a fault in there knows its place.
package func inside<Result>(
  _ step: @autoclosure () -> JSONPath.Step, _ work: () throws(JSONFault) -> Result
) throws(JSONFault) -> Result {
  do {
    return try work()
  } catch {
    throw error.inside(step())
  }
}
