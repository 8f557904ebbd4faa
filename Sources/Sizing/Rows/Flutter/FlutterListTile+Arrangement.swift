internal import TextAnalysis
internal import Typography

extension FlutterListTile {
  /// Something in a tile: where it is, and its lines if it is a text.
  typealias Part = (frame: LayoutRect, lines: LabelMeasurement?)

  struct Arrangement {
    var leading: Part?
    var title: Part?
    var subtitle: Part?
    var trailing: Part?
    var height = 0.0
  }

  /// Arranges the tile in its layout direction.
  ///
  /// If the width leaves none for the content, the content is 0 wide. At each side the larger of padding and safe area
  /// applies.
  func arrange(width: Double, _ traits: Traits) -> Arrangement {
    let (metrics, surroundings) = (metrics, surroundings(traits))
    let isLeftToRight = traits.direction == .leftToRight
    let left = max(metrics.contentPadding.left(in: traits.direction), traits.safeArea.left(in: traits.direction))
    let right = max(metrics.contentPadding.right(in: traits.direction), traits.safeArea.right(in: traits.direction))
    let contentWidth = max(0, width - left - right)

    let limit = LayoutSize(width: contentWidth, height: max(0, metrics.greatestSideHeight))
    let leading = side(leading, isPicture: content.isLeadingPicture, in: limit, surroundings)
    let trailing = side(trailing, isPicture: content.isTrailingPicture, in: limit, surroundings)
    let start = leading.map { max(metrics.minimumLeadingWidth, $0.frame.width) + metrics.horizontalTitleGap } ?? 0
    let reserve = trailing.map { metrics.reserve(forTrailingWidth: $0.frame.width) } ?? 0
    let textWidth = max(0, contentWidth - start - reserve)
    let title = title?.measure(width: textWidth, in: surroundings)
    let subtitle = subtitle?.measure(width: textWidth, in: surroundings)
    let texts = metrics.texts(title, subtitle)

    let top = metrics.contentPadding.top
    func text(_ lines: LabelMeasurement, y: Double) -> Part {
      let x = isLeftToRight ? start : reserve
      return (LayoutRect(x: x + left, y: y + top, width: textWidth, height: lines.height), lines)
    }
    func end(_ part: Part, isLeading: Bool) -> Part {
      var part = part
      part.frame.x = (isLeading == isLeftToRight ? 0 : contentWidth - part.frame.width) + left
      part.frame.y = metrics.sideY(part.frame.height, in: texts.height, isLeading: isLeading) + top
      return part
    }
    return Arrangement(
      leading: leading.map { end($0, isLeading: true) }, title: title.map { text($0, y: texts.titleY) },
      subtitle: subtitle.map { text($0, y: texts.subtitleY) }, trailing: trailing.map { end($0, isLeading: false) },
      height: texts.height + metrics.contentPadding.vertical)
  }

  /// Measures leading or trailing within its greatest size; its origin is not set yet.
  func side(
    _ part: RowPart<FlutterText>?, isPicture: Bool, in limit: LayoutSize, _ surroundings: FlutterSurroundings
  ) -> Part? {
    switch part {
    case .box(var size):
      if isPicture { size = size.keepingShape(in: limit) }
      return (LayoutRect(x: 0, y: 0, width: min(size.width, limit.width), height: min(size.height, limit.height)), nil)
    case .text(let text):
      let width = min(limit.width, text.width(.lines, in: surroundings))
      let lines = text.measure(width: width, in: surroundings)
      return (LayoutRect(x: 0, y: 0, width: width, height: min(limit.height, lines.height)), lines)
    case nil: return nil
    }
  }
}

extension LayoutSize {
  /// The size of a picture that is at most as large as `limit` and keeps its shape.
  ///
  /// Source, code: `image.dart` and `box.dart` of Flutter 3 (e3bb93b), `RenderImage` and
  /// `constrainSizeAndAttemptToPreserveAspectRatio`.
  func keepingShape(in limit: LayoutSize) -> LayoutSize {
    guard !isEmpty else { return self }
    let ratio = width / height
    var size = self
    if size.width > limit.width { size = LayoutSize(width: limit.width, height: limit.width / ratio) }
    if size.height > limit.height { size = LayoutSize(width: limit.height * ratio, height: limit.height) }
    return size
  }
}

extension FlutterListTile.Metrics {
  /// The height of the content, and the tops of its texts; a tile without a title has an empty box in the place of the
  /// title.
  ///
  /// - Note: Quirk of Flutter: where the texts do not fit about their baselines the tile becomes *compact*, as high as
  ///   the texts and the padding, even if that is lower than the height aimed at. So a tile can become lower when text
  ///   grows: 88, then 67 at a text scale of 1.15 (Flutter's test font, Material 3, three lines).
  func texts(
    _ title: LabelMeasurement?, _ subtitle: LabelMeasurement?
  ) -> (titleY: Double, subtitleY: Double, height: Double) {
    let (titleHeight, padding) = (title?.height ?? 0, minimumVerticalPadding)
    guard let subtitle else {
      let height = max(targetHeight, titleHeight + 2 * padding)
      return ((height - titleHeight) / 2, 0, height)
    }
    var titleY = titleBaseline - (title?.firstBaseline ?? 0)
    var subtitleY = subtitleBaseline - subtitle.firstBaseline
    let overlap = max(titleY + titleHeight - subtitleY, 0) / 2
    titleY -= overlap
    subtitleY += overlap
    guard titleY < padding || subtitleY + subtitle.height + padding > targetHeight else {
      return (titleY, subtitleY, targetHeight)
    }
    return (padding, padding + titleHeight, 2 * padding + titleHeight + subtitle.height)
  }

  func reserve(forTrailingWidth width: Double) -> Double { max(width + horizontalTitleGap, Self.leastTrailingReserve) }

  /// The top of leading or trailing in a tile of a height; it may be negative.
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
