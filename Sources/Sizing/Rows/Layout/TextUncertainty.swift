internal import TextLayout

/// What may become of a text on a device otherwise than here, since a stand-in's widths are not the face's.
///
/// The face is taken to be no wider and no narrower than most of its texts are (`PreparedText.widthError`).
package struct TextUncertainty: Hashable, Sendable {
  /// The fewest and the most lines that may be shown.
  package var lines: ClosedRange<Int>
  /// Whether all of the text may be shown.
  package var mayBeWhole: Bool
  /// The least height that the lines may take, in points, unrounded.
  package var leastHeight: Double

  /// Whether the number of lines may be another than here.
  package var isOfLines: Bool { lines.lowerBound != lines.upperBound }
}

extension ElementText {
  /// What may become of the text on a device; `nil` if its faces are the device's own, and where the width is the text's own.
  ///
  /// Cost: that of counting its lines twice.
  package var uncertainty: TextUncertainty? {
    let error = label.text.widthError
    let width = measurement.offeredWidth ?? measurement.width
    guard error > 0, width.isFinite else { return nil }
    func lines(_ width: Double) -> LineStack {
      label.lines(width: width, fontSize: measurement.fontSize, leading: measurement.leading)
    }
    // What is wider by a part fits where there is as much more room.
    let (wider, narrower) = (lines(width / (1 + error)), lines(width / (1 - error)))
    let counts = [wider.lineCount, narrower.lineCount, lineCount]
    return TextUncertainty(
      lines: (counts.min() ?? lineCount)...(counts.max() ?? lineCount),
      mayBeWhole: !wider.isTruncated || !narrower.isTruncated || !isTruncated,
      leastHeight: min(wider.height, narrower.height))
  }

  /// The fewest and the most lines that may be shown on a device; `nil` if there is no doubt.
  public var uncertainLines: ClosedRange<Int>? { uncertainty.flatMap { $0.isOfLines ? $0.lines : nil } }
}
