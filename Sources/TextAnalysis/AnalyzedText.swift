/// What layout needs to know of a text before fonts come in: paragraphs, directions, scripts, and where it may be cut.
///
/// All offsets are bytes of the UTF-8 text that was analysed. Runs are in logical order and tile the text.
package struct AnalyzedText: Hashable, Sendable {
  /// The text's lines as hard breaks delimit them.
  ///
  /// Never empty: an empty text is one empty paragraph, and a text that ends with a hard break ends with an empty
  /// paragraph, on which a caret could stand.
  package var paragraphs: [Paragraph]
  /// Embedding levels (UAX #9).
  package var levelRuns: [LevelRun]
  /// Scripts (UAX #24), cut at grapheme boundaries and at paragraphs only.
  package var scriptRuns: [ScriptRun]
  /// The boundaries of extended grapheme clusters (UAX #29), 0 and the text's end included.
  package var graphemes: [Int32]
  /// Where a line may or must start, in order, each on a grapheme boundary.
  ///
  /// Soft opportunities are strictly inside the text; there is a mandatory break at the start of every paragraph but
  /// the first.
  package var breaks: [LineBreak]
  /// Web and mail addresses, with the spaces after each, if lines break as in Android; empty otherwise.
  package var addresses: [Range<Int32>] = []
}

/// A stretch of text that hard breaks delimit.
///
/// Hard breaks are LF, CR, CR LF, VT, FF, NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR (UAX #14, rules LB4 and LB5). This
/// is not UAX #9's paragraph, which goes on after VT, FF and LINE SEPARATOR: those lines share its base direction.
package struct Paragraph: Hashable, Sendable {
  /// Where the paragraph starts.
  package var start: Int32
  /// Where its text ends and its hard break, if it has one, starts.
  package var contentEnd: Int32
  /// Where the next paragraph starts: after the hard break.
  package var end: Int32
  /// The base direction of the bidi paragraph that the paragraph's first character is in.
  package var baseDirection: TextDirection

  /// Creates a paragraph.
  package init(start: Int32, contentEnd: Int32, end: Int32, baseDirection: TextDirection) {
    self.start = start
    self.contentEnd = contentEnd
    self.end = end
    self.baseDirection = baseDirection
  }
}

/// A stretch of text of one embedding level.
package struct LevelRun: Hashable, Sendable {
  /// Where the run starts.
  package var start: Int32
  /// Where it ends.
  package var end: Int32
  /// The embedding level, at most 126 (UAX #9, BD2 and rule I1): even is left to right, odd is right to left.
  package var level: UInt8

  /// Creates a run.
  package init(start: Int32, end: Int32, level: UInt8) {
    self.start = start
    self.end = end
    self.level = level
  }

  /// The direction in which the run's characters proceed.
  package var direction: TextDirection {
    level & 1 == 0 ? .leftToRight : .rightToLeft
  }
}

/// A stretch of text of one script.
package struct ScriptRun: Hashable, Sendable {
  /// Where the run starts.
  package var start: Int32
  /// Where it ends.
  package var end: Int32
  /// The script; ``Script/common`` where nothing in the paragraph says more.
  package var script: Script

  /// Creates a run.
  package init(start: Int32, end: Int32, script: Script) {
    self.start = start
    self.end = end
    self.script = script
  }
}

/// A place where a line may or must start.
package struct LineBreak: Hashable, Sendable {
  /// Whether a line may or must start there.
  package enum Kind: UInt8, Sendable, Hashable {
    /// A line may start here.
    case allowed
    /// A line must start here.
    case mandatory
  }

  // The offset, with the highest bit set where the break is mandatory: a text has about a break per word.
  private var bits: UInt32

  /// Creates a break.
  ///
  /// - Precondition: `offset` is not negative.
  package init(offset: Int32, kind: Kind) {
    precondition(offset >= 0, "a text offset is not negative")
    bits = UInt32(offset) | (kind == .mandatory ? 1 << 31 : 0)
  }

  /// Where the line would start.
  package var offset: Int32 { Int32(bits & 0x7FFF_FFFF) }

  /// Whether a line may or must start there.
  package var kind: Kind { bits >> 31 == 0 ? .allowed : .mandatory }
}
