internal import FontKit
internal import Synchronization
internal import TextAnalysis

/// A movable position in a column; a `PreparedText` made from it is the text at that position.
///
/// One row made of such texts measures all rows of a list. What it asks its texts is recorded, so that rows whose texts
/// give the same answers are measured once.
package final class ColumnCursor: Sendable {
  package let column: PreparedColumn
  /// Which of a row's texts it is.
  package let number: Int
  let context: StyleContext
  private let setting: CursorSetting
  private let notes: CursorNotes
  private let position: CursorPosition

  /// Own: of so many texts one is kept that had to be prepared by itself, as those with a word that is wider than a line are measured so at
  /// every width; of all that there are in lists, and at most 24 bytes for each text.
  private static let textsPerKept = 128

  /// A cursor at the first text.
  ///
  /// - Parameters:
  ///   - number: Which of a row's texts it is.
  ///   - typesetter: What prepared them.
  ///   - notes: Records the questions to the texts.
  package init(_ number: Int, in column: PreparedColumn, typesetter: Typesetter, notes: CursorNotes) {
    self.column = column
    self.number = number
    context = typesetter.resolve(column.style).context
    setting = CursorSetting()
    self.notes = notes
    position = CursorPosition()
  }

  /// A cursor whose texts are set otherwise; both cursors share one position and move together.
  func with(_ change: (inout CursorSetting) -> Void) -> ColumnCursor {
    var setting = setting
    change(&setting)
    return ColumnCursor(self, setting)
  }

  private init(_ cursor: ColumnCursor, _ setting: CursorSetting) {
    column = cursor.column
    number = cursor.number
    context = cursor.context
    self.setting = setting
    notes = cursor.notes
    position = cursor.position
  }

  /// Moves to the text at an index of the column, in a chunk whose first text has the index `start`.
  package func move(to index: Int, inChunk chunk: Int, startingAt start: Int) {
    position.state.withLock { $0.move(to: index, inChunk: chunk, startingAt: start) }
  }

  /// What the text at the position answers to a question.
  package func answer(_ question: TextQuestion) -> TextAnswer {
    let chunks = column.chunks(question.setting)
    let (chunk, index, indexOfAll) = position.state.withLock { ($0.chunk, $0.index, $0.indexOfAll) }
    let (surroundings, size, setting) = (surroundings(of: question), question.size, question.setting)
    /// The text itself, where the column does not determine the answer.
    var text: PreparedText { self.text(in: setting).scalingLetterSpacing(by: setting.spacingFactor) }
    switch question.asked {
    case .lines(let width, let paragraph, let lineSpacing):
      let lines = chunks[chunk].lines(
        at: index, surroundings, width: width, paragraph, lineSpacing: lineSpacing,
        mayEndBlank: column.texts.mayEndBlank(at: indexOfAll), context)
      return .lines(lines ?? text.lineStack(width: width, size: size, paragraph, lineSpacing: lineSpacing))
    case .width:
      return .width(chunks[chunk].singleLineWidth(at: index, surroundings) ?? text.maximumContentWidth(size: size))
    case .fits(let first, let second, let rule): return .fits(rule.holds(first.width, second.width))
    }
  }

  /// How wide the text at the position is on one line, in points.
  func singleLineWidth(size: Double) -> Double {
    guard case .width(let width) = answer(TextQuestion(asked: .width, size: size, setting: setting)) else {
      return 0
    }
    return width
  }

  /// The widths of some texts of a chunk on one line, in points; nil where the text itself has to be asked.
  func singleLineWidths(of part: Range<Int>, inChunk index: Int, size: Double) -> [Double?] {
    let surroundings = surroundings(of: TextQuestion(asked: .width, size: size, setting: setting))
    let chunk = column.chunks(setting)[index]
    return part.map { chunk.singleLineWidth(at: $0, surroundings) }
  }

  /// The size and spacing at which a question is answered.
  func surroundings(of question: TextQuestion) -> ColumnSurroundings {
    column.surroundings(
      size: question.size,
      letterSpacing: FixedPoints.scaled(context.style.letterSpacing, by: question.setting.spacingFactor),
      isInWholePixels: question.setting.pixelsPerEm != nil)
  }

  /// The text at the position, for a question that cannot be recorded; such a row has to be measured itself.
  var currentText: PreparedText {
    notes.add(nil)
    return text(in: setting).scalingLetterSpacing(by: setting.spacingFactor)
  }

  /// Asks the text at the position, and records the question and the answer.
  func ask(_ asked: TextQuestion.Asked, size: Double) -> TextAnswer {
    let question = TextQuestion(asked: asked, size: size, setting: setting)
    let answer = answer(question)
    notes.add(NotedQuestion(cursor: number, question: question, answer: answer))
    return answer
  }

  /// The text at the position, without the factor for its letter spacing.
  private func text(in setting: CursorSetting) -> PreparedText {
    if let pixelsPerEm = setting.pixelsPerEm {
      return text(in: CursorSetting(direction: setting.direction)).inWholePixels(perEm: pixelsPerEm)
    }
    if let direction = setting.direction { return text(in: CursorSetting()).inDirection(direction) }
    return position.state.withLock { position in
      if let text = position.text ?? position.texts[position.indexOfAll] { return text }
      let text = column.text(at: position.indexOfAll, in: position.chunk, position.index, context)
      position.text = text
      if position.texts.count < max(1, column.count / Self.textsPerKept) { position.texts[position.indexOfAll] = text }
      return text
    }
  }
}

private final class CursorPosition: Sendable {
  struct State {
    var chunk = 0
    /// Which text of the chunk, and which of all.
    var index = 0
    var indexOfAll = 0
    /// The text there, once it was asked for.
    var text: PreparedText?
    /// Other texts that were prepared by themselves, by their index in the column.
    var texts: [Int: PreparedText] = [:]

    mutating func move(to index: Int, inChunk chunk: Int, startingAt start: Int) {
      (self.chunk, self.index, indexOfAll, text) = (chunk, index - start, index, nil)
    }
  }

  let state = Mutex(State())
}

extension ColumnCursor: Hashable {
  package static func == (one: ColumnCursor, other: ColumnCursor) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PreparedText {
  /// The text at a cursor's position, wherever that moves.
  package init(_ cursor: ColumnCursor) {
    storage = Storage(cursor)
  }

  /// The text itself, or the one at its cursor's position.
  var current: PreparedText { storage.cursor.map(\.currentText) ?? self }
}

extension PreparedColumn {
  /// The text at an index: rebuilt from its chunk, or prepared if the chunk does not determine its lines.
  fileprivate func text(at index: Int, in chunk: Int, _ indexInChunk: Int, _ context: StyleContext) -> PreparedText {
    let utf8 = Array(texts[index].utf8)
    if let storage = PreparedText.Storage(utf8, in: context, chunks[chunk], at: indexInChunk) {
      return PreparedText(storage: storage)
    }
    return context.deferredShaping.withShaper { shaper in
      shaper.prepare(utf8, in: context)
    }
  }
}
