internal import TextLayout

/// How a text may differ on a device, because the stand-in for a face has other advances than the face.
///
/// The text is taken to be wider or narrower by no more than most texts of its faces are (`PreparedText.widthError`).
package struct TextUncertainty: Hashable, Sendable {
  package var lines: ClosedRange<Int>
  package var mayBeWhole: Bool
  /// The least height that the lines may take, in points, unrounded.
  package var leastHeight: Double

  package var isOfLines: Bool { lines.lowerBound != lines.upperBound }
}

extension ElementText {
  private var offeredWidth: Double { measurement.offeredWidth ?? measurement.width }

  /// Whether the text may have another width on a device, and its width is limited: whether there is an `uncertainty`.
  package var hasUncertainWidth: Bool { label.text.widthError > 0 && offeredWidth.isFinite }

  /// How the text may differ on a device; `nil` if its faces are the device's own, or if its width is not limited.
  ///
  /// Cost: that of counting its lines twice.
  package var uncertainty: TextUncertainty? {
    guard hasUncertainWidth else { return nil }
    let (error, width) = (label.text.widthError, offeredWidth)
    func lines(_ width: Double) -> LineStack {
      label.lines(width: width, fontSize: measurement.fontSize, leading: measurement.leading)
    }
    // A text that is wider by a factor breaks like this one in a width that is smaller by that factor.
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
