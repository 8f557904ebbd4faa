internal import Synchronization

/// What a row asks a text when it is measured.
package struct TextQuestion: Hashable, Sendable {
  enum Asked: Hashable, Sendable {
    /// How many lines it takes, and how high they are.
    case lines(width: Double?, ParagraphStyle, lineSpacing: Double)
    /// How wide it is if nothing limits it.
    case width
    /// Whether this text and another one fit beside each other.
    case fits(TextOnLine, TextOnLine, AnyWidthRule)
  }

  let asked: Asked
  /// The size of the text, in points.
  let size: Double
  let setting: CursorSetting
}

package enum TextAnswer: Hashable, Sendable {
  case lines(LineStack)
  case width(Double)
  case fits(Bool)
}

package struct NotedQuestion: Sendable {
  /// Which of the row's texts was asked.
  package let cursor: Int
  package let question: TextQuestion
  package let answer: TextAnswer
}

/// What a row asked its texts while it was measured.
package final class CursorNotes: Sendable {
  /// The questions in order; nil for a question that cannot be recorded.
  private let questions = Mutex<[NotedQuestion?]>([])
  private let isTaking = Atomic(true)

  package init() {}

  func add(_ question: @autoclosure () -> NotedQuestion?) {
    guard isTaking.load(ordering: .relaxed) else { return }
    let question = question()
    questions.withLock { $0.append(question) }
  }

  /// Runs `body` without recording its questions.
  package func ignoring<Result>(_ body: () -> Result) -> Result {
    isTaking.store(false, ordering: .relaxed)
    defer { isTaking.store(true, ordering: .relaxed) }
    return body()
  }

  /// Removes and returns what was recorded since the last call.
  package func take() -> [NotedQuestion?] {
    questions.withLock { questions in
      defer { questions.removeAll() }
      return questions
    }
  }
}
