internal import FontKit
internal import Shaping
internal import TextAnalysis

/// What may make the lines of a text differ in height.
struct LineUniformity: Sendable {
  /// The fonts of the text; nil if they are not known, or if the text has several styles.
  let fonts: FontSet?
  /// What is known of the fonts of each line.
  let lineFonts: LineFonts
  /// Whether all of the text is in its first style.
  let usesFirstStyleOnly: Bool
  /// Whether all of the text is set in the first font of its first style.
  private let usesFirstFontOnly: Bool
  /// Whether a paragraph is empty, so that its line has only a hard break or nothing on it.
  let hasEmptyLine: Bool

  init(_ runs: [TextRun], _ paragraphs: [Paragraph]) {
    usesFirstStyleOnly = runs.allSatisfy { $0.style == 0 }
    fonts = runs.isEmpty ? .first : usesFirstStyleOnly ? FontSet(runs) : nil
    lineFonts = .unknown
    usesFirstFontOnly = fonts == .first
    hasEmptyLine = paragraphs.contains { $0.start == $0.contentEnd }
  }

  /// The uniformity of a text in one style.
  init(fonts: FontSet?, _ lineFonts: LineFonts = .unknown, hasEmptyLine: Bool) {
    usesFirstStyleOnly = true
    self.fonts = fonts
    self.lineFonts = lineFonts
    self.hasEmptyLine = hasEmptyLine
    usesFirstFontOnly = fonts == .first
  }

  /// Whether all lines have the box of the first face, whatever stands on them.
  @inline(__always)
  func holds(in style: ParagraphStyle) -> Bool {
    (usesFirstFontOnly || (usesFirstStyleOnly && style.locksLineBoxes) || !style.letsSpansGrow)
      && !setsLinesApart(in: style)
  }

  /// The fonts, if they determine the boxes of all lines in a style.
  func fonts(in style: ParagraphStyle) -> FontSet? { setsLinesApart(in: style) ? nil : fonts }

  private func setsLinesApart(in style: ParagraphStyle) -> Bool { hasEmptyLine && style.setsEmptyLinesApart }

  /// The common box of `count` lines of a text with letters in other fonts than the first; nil if they may differ.
  func box(ofLines count: Int, _ style: ParagraphStyle, _ model: LineBoxModel, _ cascade: FontCascade) -> LineBox? {
    guard let fonts = fonts(in: style) else { return nil }
    if fonts == .first || model.isLocked { return model.first }
    // A single line has all of the text, and so all its fonts.
    if lineFonts == .alike || lineFonts != .unknown && count == 1 { return model.box(of: fonts, cascade) }
    if lineFonts == .alikeBesideFirst {
      let box = model.box(of: fonts, cascade)
      return model.box(of: fonts.subtracting(.first), cascade) == box ? box : nil
    }
    // Where only what stands on a line counts, a line with spaces of the first face may have another box than one
    // without.
    guard model.countsFirstFaceAlways else { return nil }
    let all = model.box(of: fonts, cascade)
    if count == 1 { return all }
    var isUniform = true
    fonts.forEach { isUniform = isUniform && model.box(of: FontSet(bits: 1 << UInt64($0)), cascade) == all }
    return isUniform ? all : nil
  }

  /// The stack of `count` lines of a text with letters in other fonts than the first; nil if their boxes may differ.
  ///
  /// - Parameters:
  ///   - count: How many lines are shown.
  ///   - isCut: Whether there would be more.
  ///   - showsSegment: Whether it is known that a line that is cut shows its first segment, but perhaps not the space after it.
  ///   - spacing: Added between two lines, beside the style's line height.
  func stack(
    ofLines count: Int, isCut: Bool, showsSegment: @autoclosure () -> Bool, size: Double, _ style: ParagraphStyle,
    spacing: Double, _ context: StyleContext
  ) -> StackedLines? {
    let model = LineBoxModel(style, font: context.font, size: size)
    let countsHiddenText = isCut && context.countsHiddenText(style)
    // A single line that is cut has not all of the text.
    let lines = countsHiddenText ? count + 1 : count
    guard let box = box(ofLines: lines, style, model, context.cascade) else { return nil }
    if isCut, !countsHiddenText {
      guard !style.setsCutLinesApart else { return nil }
      // The token has no box, and the space before it is not shown.
      let areAlike = lineFonts == .alike || lineFonts == .alikeBesideFirst
      let isKnown = areAlike && fonts.map { model.box(of: $0.subtracting(.first), context.cascade) } == box
      guard
        model.countsFirstFaceAlways && box == model.first || isKnown && style.truncation == .tail && showsSegment()
      else { return nil }
    }
    return model.stack(of: box, lines: count, spacing: spacing)
  }
}

/// What is known of the fonts of each line of a text, whatever its width, as long as no word is broken.
enum LineFonts {
  /// No more than that they are among the fonts of the text.
  case unknown
  /// Each line has all of them.
  case alike
  /// Each line has all of them but the first font, and perhaps that as well: only some have spaces.
  case alikeBesideFirst
  /// Some lines may have others; the segments of the text have fonts.
  case different

  /// Whether segments tell more of the lines than the fonts of the text.
  var mayDiffer: Bool { self == .different || self == .alikeBesideFirst }
}

extension LineBoxModel {
  /// The box of a line with letters and spaces in some fonts, before it is finished.
  func box(of fonts: FontSet, _ cascade: FontCascade) -> LineBox {
    let first = first
    var box = countsFirstFaceAlways ? first : nil
    fonts.forEach { index in
      var other =
        index == 0 || isLocked ? first : self.box(of: cascade.fonts[index], size: size, standsIn: true)
      if countsFirstFaceOfSpans { other = other.union(first) }
      box = box?.union(other) ?? other
    }
    return box ?? first
  }
}
