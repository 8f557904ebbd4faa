internal import Synchronization

/// A cache of what reading a font's tables yields, shared by all threads that use the font.
///
/// Reading them takes milliseconds and the result never changes, so it is computed once per font and not once per worker. A thread that
/// asks for a value that another thread is computing waits for it; no other thread waits.
package final class FontFindings: Sendable {
  /// The most entries: a full cache is emptied, so that texts in ever new languages do not make it grow without end.
  ///
  /// A language takes some six. Those of a hundred languages take little, since what is large is shared between them; those of texts
  /// with ever new features may take some 60 MB.
  private static let limit = 1 << 10

  /// The kind of text that a finding is about.
  package enum Topic: Hashable, Sendable {
    /// Text with one shape plan.
    case text(ShapingKind)
    /// Text of any script and language to which HarfBuzz applies these lookups and features; of one script if `script` is set.
    ///
    /// The texts are of one direction, that of the finding's type. What is large is cached under this topic: most fonts have the same few lookups for a hundred languages.
    case lookups(substitution: [Int], positioning: [Int], features: [FontFeature], script: UInt32?)
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let topic: Topic
    let subject: Int
  }

  /// A finding; nil until it is computed.
  private final class Finding: Sendable {
    let value = Mutex<(any Sendable)?>(nil)
  }

  private let findings = Mutex<[Key: Finding]>([:])

  /// Returns the finding about text with one shape plan, and computes it first if it is not cached.
  package func finding<Value: Sendable>(about kind: ShapingKind, _ subject: Int, _ make: () -> Value) -> Value {
    finding(about: .text(kind), subject, make)
  }

  /// Returns a finding, and computes it first if it is not cached.
  ///
  /// - Parameters:
  ///   - topic: The text that it is about.
  ///   - subject: A number that tells findings of one type about one topic apart.
  ///   - make: Computes it. Its time has to be bounded, however damaged the font is.
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
      // Unwrapped first: if `Value` is an optional, casting an empty entry to it would give a value that is nil.
      if let kept = value, let known = kept as? Value { return known }
      let made = make()
      value = made
      return made
    }
  }
}
