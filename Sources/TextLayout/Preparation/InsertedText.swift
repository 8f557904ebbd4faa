internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A run of text that is drawn although it is not in the text: of an ellipsis, or a hyphen.
struct InsertedText: Sendable {
  /// The inserted characters, in UTF-8.
  let text: [UInt8]
  /// The run of them that is drawn, in one font and direction.
  let run: TextRun
  /// How wide it is, in the font's units.
  let advance: Int
  /// How often letter spacing follows its clusters.
  let spacedClusterCount: Int

  /// A run of `text`, measured.
  init(
    _ text: [UInt8], run: TextRun, font: FontFace, properties: ShapingProperties, _ rules: LineRules,
    _ buffer: inout ShapingBuffer
  ) {
    self.text = text
    self.run = run
    buffer.shape(text, range: run.range, paragraph: 0..<text.count, font: font, properties: properties)
    advance = buffer.advance(ofClustersBefore: text.count)
    var count = 0
    if !rules.cutsMeasuredLines {
      buffer.forEachCluster(isForward: true) { cluster in
        count += letterSpacings(after: text, at: cluster.start, cluster.glyphCount, in: run, rules)
      }
    }
    spacedClusterCount = count
  }

  /// Its font, as an index into the cascade.
  var font: UInt16 { run.font }

  /// Shapes it again, into `buffer`.
  func shape(in context: StyleContext, _ buffer: inout ShapingBuffer) {
    buffer.shape(
      text, range: run.range, paragraph: 0..<text.count, font: context.cascade.fonts[Int(font)],
      properties: context.properties(of: run))
  }
}

/// The token that stands for hidden text, in lines of either direction.
struct TruncationToken: Sendable {
  /// Its runs in a line from left to right, in logical order; their levels begin at 0.
  let leftToRight: [InsertedText]
  /// Its runs in a line from right to left, in logical order; their levels begin at 1.
  let rightToLeft: [InsertedText]
  /// The units per em of its fonts.
  let unitsPerEm: Set<Int>

  init(leftToRight: [InsertedText], rightToLeft: [InsertedText], in cascade: FontCascade) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
    unitsPerEm = Set((leftToRight + rightToLeft).map { cascade.fonts[Int($0.font)].unitsPerEm })
  }

  /// Its runs in text of a direction, by which it is set like a paragraph of its own.
  func runs(in direction: TextDirection) -> [InsertedText] {
    direction == .leftToRight ? leftToRight : rightToLeft
  }
}
