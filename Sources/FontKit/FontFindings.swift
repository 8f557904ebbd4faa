internal import Synchronization

/// What was found out by reading a font's tables, for all who use the font.
///
/// Reading them takes milliseconds and what comes out does not change, so it is done once for a font, not once for each
/// worker: whoever asks while another is reading waits for what that one finds.
package final class FontFindings: Sendable {
  /// How many are kept: then all are forgotten, so that texts in ever new languages do not make it grow without end.
  private static let limit = 64

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let kind: ShapingKind
    let subject: Int
  }

  private let values = Mutex<[Key: any Sendable]>([:])

  /// A finding, made if it is not there.
  ///
  /// - Parameters:
  ///   - kind: The kind of text that it is about.
  ///   - subject: What else it is about; findings of different types do not meet.
  package func finding<Value: Sendable>(
    about kind: ShapingKind, _ subject: Int, _ make: () -> Value
  ) -> Value {
    let key = Key(type: ObjectIdentifier(Value.self), kind: kind, subject: subject)
    return values.withLock { values in
      // In two steps: none kept would be taken for a kept value that is nil.
      if let kept = values[key], let known = kept as? Value { return known }
      if values.count >= Self.limit { values.removeAll() }
      let made = make()
      values[key] = made
      return made
    }
  }
}
