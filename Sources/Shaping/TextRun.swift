package import TextAnalysis

/// A stretch of text that is shaped as one: one font, script and direction.
package struct TextRun: Sendable, Hashable {
  /// What a run is made of.
  package enum Kind: UInt8, Sendable {
    /// Characters with glyphs.
    case text
    /// One tab: it reaches to the next tab stop of its line.
    case tab
    /// Control characters and the ends of paragraphs: they take no room.
    case control
    /// One object replacement character, in whose place a box stands.
    case box
  }

  /// Where it begins, in bytes.
  package var start: Int32
  /// Where it ends.
  package var end: Int32
  /// The style of its span, as an index.
  package var style: UInt16
  /// Its font, as an index into the style's cascade.
  package var font: UInt16
  /// Its embedding level: odd is right to left.
  package var level: UInt8
  /// What it is made of.
  package var kind: Kind
  /// Its script.
  package var script: Script
  /// The paragraph it is in, as an index.
  package var paragraph: Int32

  /// A run of bytes `start` to `end`.
  package init(
    start: Int32, end: Int32, style: UInt16 = 0, font: UInt16, level: UInt8, kind: Kind, script: Script,
    paragraph: Int32 = 0
  ) {
    self.start = start
    self.end = end
    self.style = style
    self.font = font
    self.level = level
    self.kind = kind
    self.script = script
    self.paragraph = paragraph
  }

  /// Its bytes.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// The direction in which its glyphs run.
  package var direction: TextDirection { level & 1 == 0 ? .leftToRight : .rightToLeft }
}
