internal import TextAnalysis

extension FlutterListTile {
  /// The frames of a tile's widgets, and its height: the tile's arithmetic without any text.
  ///
  /// - Note: Quirk of Flutter: where the texts do not fit about their baselines the tile becomes *compact*, as high as
  ///   the texts and the padding, even if that is lower than the height aimed at. So a tile can become lower when text
  ///   grows: 88, then 67 at a text scale of 1.15 (Flutter's test font, Material 3, three lines).
  struct Frames: Hashable, Sendable {
    private(set) var leading: LayoutRect?
    private(set) var title: LayoutRect?
    private(set) var subtitle: LayoutRect?
    private(set) var trailing: LayoutRect?
    /// The height of the tile.
    private(set) var height = 0.0

    /// What a text comes to at a width: its height, and its first baseline from its top.
    typealias Text = (height: Double, baseline: Double)

    /// Arranges a tile.
    ///
    /// - Parameters:
    ///   - width: The width of the tile. One that leaves none for the content leaves it 0.
    ///   - safeArea: What the device keeps free at the sides; what the padding keeps free counts, too.
    ///   - measureSide: Measures what stands before the title, or after it, within the greatest size it may have; `nil` if
    ///     nothing does.
    ///   - measureText: Measures the title, or the subtitle, at its width; `nil` for a tile without one.
    init(
      width: Double, metrics: Metrics, safeArea: DirectionalInsets = .zero, direction: TextDirection = .leftToRight,
      side measureSide: (_ isLeading: Bool, LayoutSize) -> LayoutSize?,
      text measureText: (_ isTitle: Bool, Double) -> Text?
    ) {
      precondition(width.isFinite, "a row's width is finite")
      let left = max(metrics.contentPadding.left(in: direction), safeArea.left(in: direction))
      let right = max(metrics.contentPadding.right(in: direction), safeArea.right(in: direction))
      let contentWidth = max(0, width - left - right)

      let sideLimit = LayoutSize(width: contentWidth, height: max(0, metrics.greatestSideHeight))
      let leadingSize = measureSide(true, sideLimit)
      let trailingSize = measureSide(false, sideLimit)
      let start = leadingSize.map { max(metrics.minimumLeadingWidth, $0.width) + metrics.horizontalTitleGap } ?? 0
      let reserve = trailingSize.map { metrics.reserve(forTrailingWidth: $0.width) } ?? 0
      let textWidth = max(0, contentWidth - start - reserve)

      let titleBox = measureText(true, textWidth)
      let subtitleBox = measureText(false, textWidth)
      // A tile without a title has an empty box in its place.
      let texts = Self.texts(title: titleBox ?? (height: 0, baseline: 0), subtitle: subtitleBox, metrics)
      let textX = direction == .leftToRight ? start : reserve
      if let titleBox {
        title = LayoutRect(x: textX, y: texts.titleY, width: textWidth, height: titleBox.height)
      }
      if subtitleBox != nil {
        subtitle = LayoutRect(x: textX, y: texts.subtitleY, width: textWidth, height: texts.subtitleHeight)
      }

      if let leadingSize {
        leading = LayoutRect(
          x: direction == .leftToRight ? 0 : contentWidth - leadingSize.width,
          y: metrics.sideY(leadingSize.height, in: texts.height, isLeading: true), leadingSize)
      }
      if let trailingSize {
        trailing = LayoutRect(
          x: direction == .leftToRight ? contentWidth - trailingSize.width : 0,
          y: metrics.sideY(trailingSize.height, in: texts.height, isLeading: false), trailingSize)
      }
      height = texts.height + metrics.contentPadding.vertical
      move(x: left, y: metrics.contentPadding.top)
    }

    // MARK: Steps

    private struct Texts {
      var titleY: Double
      var subtitleY = 0.0
      var subtitleHeight = 0.0
      var height: Double
    }

    private static func texts(title: Text, subtitle: Text?, _ metrics: Metrics) -> Texts {
      let padding = metrics.minimumVerticalPadding
      guard let subtitle else {
        let height = max(metrics.targetHeight, title.height + 2 * padding)
        return Texts(titleY: (height - title.height) / 2, height: height)
      }
      var titleY = metrics.titleBaseline - title.baseline
      var subtitleY = metrics.subtitleBaseline - subtitle.baseline
      let overlap = max(titleY + title.height - subtitleY, 0) / 2
      titleY -= overlap
      subtitleY += overlap
      guard titleY < padding || subtitleY + subtitle.height + padding > metrics.targetHeight else {
        return Texts(
          titleY: titleY, subtitleY: subtitleY, subtitleHeight: subtitle.height, height: metrics.targetHeight)
      }
      return Texts(
        titleY: padding, subtitleY: padding + title.height, subtitleHeight: subtitle.height,
        height: 2 * padding + title.height + subtitle.height)
    }

    private mutating func move(x: Double, y: Double) {
      leading = leading?.offset(x: x, y: y)
      title = title?.offset(x: x, y: y)
      subtitle = subtitle?.offset(x: x, y: y)
      trailing = trailing?.offset(x: x, y: y)
    }
  }
}

extension FlutterListTile.Metrics {
  /// What trailing takes from the width of the texts.
  func reserve(forTrailingWidth width: Double) -> Double {
    max(width + horizontalTitleGap, Self.leastTrailingReserve)
  }

  /// The top of what stands at an end, in a tile so high.
  ///
  /// It may be negative.
  fileprivate func sideY(_ height: Double, in tileHeight: Double, isLeading: Bool) -> Double {
    let centered = (tileHeight - height) / 2
    switch titleAlignment {
    case .threeLine: return isThreeLine ? minimumVerticalPadding : centered
    case .titleHeight:
      if tileHeight > Self.greatestCenteringHeight { return Self.greatestCenteredTop }
      return isLeading ? min(centered, Self.greatestCenteredTop) : centered
    case .top: return minimumVerticalPadding
    case .center: return centered
    case .bottom: return tileHeight - height - minimumVerticalPadding
    }
  }
}
