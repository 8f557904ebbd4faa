internal import Synchronization

/// What was found out by reading a font's tables, for all who use the font.
///
/// Reading them takes milliseconds and what comes out does not change, so it is done once for a font, not once for each
/// worker: whoever asks for what another is finding out waits for that, and nobody else does.
package final class FontFindings: Sendable {
  /// How many are kept: then all are forgotten, so that texts in ever new languages do not make it grow without end.
  private static let limit = 128

  /// What a finding is about.
  package enum Topic: Hashable, Sendable {
    /// Text of a kind.
    case text(ShapingKind)
    /// Text to which HarfBuzz applies some lookups, in whatever script and language; in one script alone if that matters.
    case lookups(substitution: [Int], positioning: [Int], features: [FontFeature], script: UInt32?)
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let topic: Topic
    let subject: Int
  }

  /// A finding, or the place for it.
  private final class Finding: Sendable {
    let value = Mutex<(any Sendable)?>(nil)
  }

  private let findings = Mutex<[Key: Finding]>([:])

  /// A finding about text of a kind, made if it is not there.
  package func finding<Value: Sendable>(about kind: ShapingKind, _ subject: Int, _ make: () -> Value) -> Value {
    finding(about: .text(kind), subject, make)
  }

  /// A finding, made if it is not there.
  ///
  /// - Parameters:
  ///   - topic: What it is about.
  ///   - subject: What else it is about; findings of different types do not meet.
  ///   - make: Finds it out, in a time that does not depend on how damaged the font is.
  package func finding<Value: Sendable>(about topic: Topic, _ subject: Int, _ make: () -> Value) -> Value {
    let key = Key(type: ObjectIdentifier(Value.self), topic: topic, subject: subject)
    let finding = findings.withLock { findings in
      if let known = findings[key] { return known }
      if findings.count >= Self.limit { findings.removeAll() }
      let new = Finding()
      findings[key] = new
      return new
    }
    return finding.value.withLock { value in
      // In two steps: none kept would be taken for a kept value that is nil.
      if let kept = value, let known = kept as? Value { return known }
      let made = make()
      value = made
      return made
    }
  }
}
