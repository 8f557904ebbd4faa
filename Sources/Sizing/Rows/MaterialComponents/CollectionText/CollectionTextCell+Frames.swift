extension CollectionTextCell {
  /// The frames of a cell's views from left to right, in the cell: its arithmetic without any text.
  struct Frames: Hashable, Sendable {
    /// What holds everything but accessory, controls and separator.
    private(set) var contentView: LayoutRect
    private(set) var textContainer: LayoutRect
    private(set) var title = LayoutRect.zero
    private(set) var detail = LayoutRect.zero
    /// The image; without one it is empty.
    private(set) var image: LayoutRect
    /// The accessory, shown or not.
    private(set) var accessory: LayoutRect?
    /// The handle to move the cell by.
    private(set) var reorderControl: LayoutRect?
    /// The mark of selection.
    private(set) var selectorControl: LayoutRect?
    /// How many lines the cell takes its texts for.
    private(set) var lineCount = 0

    /// A label as the cell sees it: how high its text is, and its font's ascender and line height.
    struct Text: Hashable, Sendable {
      /// The height of the lines that are shown; 0 without text.
      var height: Double
      /// Above the baseline of a line.
      var ascender: Double
      /// The height of a line of the font.
      var lineHeight: Double

      /// The lines there is room for; a font that is higher than the first one can change it.
      var lineCount: Int { lineHeight > 0 ? Int((height / lineHeight).rounded(.down)) : 0 }
      /// Below the baseline of a line; positive.
      var descender: Double { lineHeight - ascender }
    }

    /// Arranges a cell of the size that the layout gives it.
    ///
    /// - Parameter measure: The texts at the width of their column, which is not negative, in a cell so high. Called once.
    init(
      size: LayoutSize, content: Content, grid: PixelGrid,
      measure: (_ columnWidth: Double) -> (title: Text, detail: Text)
    ) {
      let icon = Metrics.iconSide
      let controlWidth = icon + Metrics.controlOffset
      let hasSelector = content.editing.contains(.selector)
      accessory = content.accessory.map {
        let inset = Metrics.padding + (hasSelector ? Metrics.controlOffset : 0)
        return LayoutRect(
          x: size.width - $0.size.width - inset, y: (size.height - $0.size.height) / 2, $0.size)
      }
      let iconY = (size.height - icon) / 2
      if content.editing.contains(.reorder) {
        reorderControl = LayoutRect(x: Metrics.controlOffset, y: iconY, width: icon, height: icon)
      }
      if hasSelector {
        selectorControl = LayoutRect(x: size.width - controlWidth, y: iconY, width: icon, height: icon)
      }
      let left = reorderControl == nil ? 0 : controlWidth
      let right = hasSelector ? controlWidth : accessory.map { size.width - $0.x } ?? 0
      contentView = LayoutRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)

      let textLeading = content.imageSize == nil ? Metrics.padding : Metrics.textLeadingWithImage
      textContainer = LayoutRect(
        x: left + textLeading, y: 0, width: max(0, contentView.width - textLeading - Metrics.padding),
        height: size.height)
      let imageWidth = min(content.imageSize?.width ?? 0, Metrics.greatestImageSide)
      let imageHeight = min(content.imageSize?.height ?? 0, Metrics.greatestImageSide)
      image = LayoutRect(
        x: Metrics.padding, y: size.height / 2 - imageHeight / 2, width: imageWidth, height: imageHeight)

      place(measure(textContainer.width), height: size.height)
      image = image.onPixels(grid).offset(x: left, y: 0)
      title = title.onPixels(grid).offset(x: textContainer.x, y: 0)
      detail = detail.onPixels(grid).offset(x: textContainer.x, y: 0)
    }

    /// Places the texts in their container, by the number of lines they are taken for.
    private mutating func place(_ texts: (title: Text, detail: Text), height: Double) {
      let width = textContainer.width
      title = LayoutRect(x: 0, y: 0, width: width, height: texts.title.height)
      detail = LayoutRect(x: 0, y: 0, width: width, height: texts.detail.height)
      lineCount = texts.title.lineCount + texts.detail.lineCount
      guard lineCount > 0 else { return }
      guard lineCount > 1, !title.size.isEmpty, !detail.size.isEmpty else {
        title.y = height / 2 - title.height / 2
        detail.y = height / 2 - detail.height / 2
        return
      }
      // Upstream means baselines, yet puts the bottom of a one-line title 20 and an ascender below the top.
      if lineCount == 2 {
        title.y = Metrics.twoLineTop + texts.title.ascender - title.height
      } else {
        title.y = Metrics.threeLineTop + texts.title.ascender - texts.title.lineHeight
        image.y = Metrics.threeLineTop
      }
      detail.y = height - Metrics.bottom - detail.height + texts.detail.descender
    }
  }
}

extension LayoutRect {
  /// The rectangle as the cell puts it on pixels: the corner moved up and to the left, each side rounded up by itself, so
  /// that it need not hold what it held.
  fileprivate func onPixels(_ grid: PixelGrid) -> LayoutRect {
    guard grid.scale > 0 else { return standardized }
    let rect = standardized
    func down(_ value: Double) -> Double { (value * grid.scale).rounded(.down) / grid.scale }
    func up(_ value: Double) -> Double { (value * grid.scale).rounded(.up) / grid.scale }
    return LayoutRect(x: down(rect.x), y: down(rect.y), width: up(rect.width), height: up(rect.height))
  }
}
