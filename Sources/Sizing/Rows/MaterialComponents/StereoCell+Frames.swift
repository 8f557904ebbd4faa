internal import FontKit
internal import TextAnalysis
internal import TextLayout

extension StereoCell {
  /// The frames a stereo cell gives its five views, and its height: the cell's arithmetic without any text.
  ///
  /// Absent views are here too, as upstream leaves them: the zero rectangle, which mirroring moves to the right edge.
  /// In a ``RowLayout`` they are left out.
  ///
  /// A text column with no width left is 0 wide, where UIKit would be handed a negative width, and text in it is
  /// measured at width 0. So narrowing a cell never makes it lower.
  struct Frames: Hashable, Sendable {
    /// The leading image, in the cell.
    private(set) var leadingImage = LayoutRect.zero
    /// The trailing image, in the cell.
    private(set) var trailingImage = LayoutRect.zero
    /// What holds both texts, in the cell.
    private(set) var textContainer = LayoutRect.zero
    /// The title, in the text container.
    private(set) var title = LayoutRect.zero
    /// The detail, in the text container.
    private(set) var detail = LayoutRect.zero
    /// The height of the cell: whole points, and 0 for a cell with nothing in it.
    private(set) var height = 0.0

    /// The heights of the two texts, each already rounded up to the pixel; 0 for one that is empty.
    typealias TextHeights = (title: Double, detail: Double)

    /// Arranges a cell.
    ///
    /// - Parameters:
    ///   - width: The width asked for. Arithmetic goes by its whole points.
    ///   - hasTitle: Whether the title has text; white space is text.
    ///   - measure: The heights of the texts at the width of the column, which is not negative. Called once, and only if
    ///     there is text.
    @inline(__always)  // Else what `measure` measures with is copied for it.
    init(
      width: Double,
      leading: Image? = nil,
      trailing: Image? = nil,
      hasTitle: Bool,
      hasDetail: Bool,
      direction: TextDirection = .leftToRight,
      measure: (_ columnWidth: Double) -> TextHeights
    ) {
      require(width.isFiniteNumber, "a row's width is finite")
      let wholeWidth = width.rounded(.down)
      let leadingSize = leading?.displaySize ?? .zero
      let trailingSize = trailing?.displaySize ?? .zero
      placeImages(leadingSize, trailingSize, in: wholeWidth)

      let leadingIsShown = !leadingSize.isEmpty
      if hasTitle || hasDetail {
        placeTexts(
          in: wholeWidth, leadingIsShown: leadingIsShown, trailingIsShown: !trailingSize.isEmpty,
          gap: hasTitle && hasDetail ? Metrics.textGap : 0, measure: measure)
        if hasTitle, !hasDetail, leadingIsShown { centerContainerOnLeadingImage() }
      }
      wrapContents(hasText: hasTitle || hasDetail)

      centerImages(leading: leading?.position == .center, trailing: trailing?.position == .center)
      if direction == .rightToLeft { mirror(in: wholeWidth) }
    }

    // MARK: Steps, in upstream's order

    private mutating func placeImages(_ leading: LayoutSize, _ trailing: LayoutSize, in width: Double) {
      if !leading.isEmpty {
        leadingImage = LayoutRect(
          x: Metrics.horizontalMargin, y: Metrics.verticalMargin(ofImageHeight: leading.height), leading)
      }
      if !trailing.isEmpty {
        trailingImage = LayoutRect(
          x: width - Metrics.horizontalMargin - trailing.width,
          y: Metrics.verticalMargin(ofImageHeight: trailing.height), trailing)
      }
    }

    private mutating func placeTexts(
      in width: Double, leadingIsShown: Bool, trailingIsShown: Bool, gap: Double, measure: (Double) -> TextHeights
    ) {
      let start = leadingIsShown ? leadingImage.maxX + Metrics.horizontalMargin : Metrics.horizontalMargin
      let end = (trailingIsShown ? trailingImage.x : width) - Metrics.horizontalMargin
      let columnWidth = max(0, end - start)
      let heights = measure(columnWidth)
      title = LayoutRect(x: 0, y: 0, width: columnWidth, height: heights.title)
      detail = LayoutRect(x: 0, y: title.maxY + gap, width: columnWidth, height: heights.detail)
      textContainer = LayoutRect(x: start, y: Metrics.largeVerticalMargin, width: columnWidth, height: detail.maxY)
    }

    /// A title without a detail is centred on the leading image, unless it would rise above its margin.
    ///
    /// What counts is the image's place at the top, even if the image itself is to be centred later.
    private mutating func centerContainerOnLeadingImage() {
      let y = textContainer.y - (textContainer.midY - leadingImage.midY)
      if y >= Metrics.largeVerticalMargin { textContainer.y = y }
    }

    private mutating func wrapContents(hasText: Bool) {
      // An image that is not shown reaches down to 0 and has no margin.
      var bottom = leadingImage.maxY + Metrics.verticalMargin(ofImageHeight: leadingImage.height)
      bottom = max(bottom, trailingImage.maxY + Metrics.verticalMargin(ofImageHeight: trailingImage.height))
      if hasText { bottom = max(bottom, textContainer.maxY + Metrics.largeVerticalMargin) }
      // Up to whole points without any tolerance: this is upstream's own `ceil`.
      height = bottom.rounded(.up)
    }

    private mutating func centerImages(leading: Bool, trailing: Bool) {
      if leading, leadingImage != .zero { leadingImage.y = height / 2 - leadingImage.height / 2 }
      if trailing, trailingImage != .zero { trailingImage.y = height / 2 - trailingImage.height / 2 }
    }

    /// The axis is the middle of the whole points, not of the width asked for: what a fractional width has beyond them
    /// stays at the right in both directions.
    private mutating func mirror(in width: Double) {
      leadingImage = leadingImage.mirrored(inWidth: width)
      trailingImage = trailingImage.mirrored(inWidth: width)
      textContainer = textContainer.mirrored(inWidth: width)
      title = title.mirrored(inWidth: textContainer.width)
      detail = detail.mirrored(inWidth: textContainer.width)
    }
  }
}
