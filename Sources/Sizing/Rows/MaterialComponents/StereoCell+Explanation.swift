internal import TextAnalysis

extension StereoCell {
  private static let source = "code: `MDCSelfSizingStereoCellLayout.m` of Material Components for iOS 124.2 (ac77ff7)"

  /// The lowest of the texts and the two images, each with its margins, makes the height.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    var traits = traits
    traits.direction = .leftToRight
    let frames = frames(width: width, traits: traits)
    var result = RowExplanation()
    result.highest([
      texts(frames, traits), image(frames.leadingImage, .leadingImage), image(frames.trailingImage, .trailingImage),
    ])
    result.rounding(to: frames.height, "The height is of whole points.")
    explainWidth(frames, width, &result)
    return result
  }

  private func texts(_ frames: Frames, _ traits: Traits) -> RowExplanation {
    RowExplanation {
      guard title != nil || detail != nil else { return }
      let container = frames.textContainer
      let margin = Metrics.largeVerticalMargin
      $0.down(.inset, "kVerticalMarginMax", margin, "Above the texts.", Self.source)
      $0.down(
        .gap, ElementName.textContainer.rawValue, container.y - margin,
        "A title without a detail stands in the middle of the leading image.", Self.source)
      $0.lines(.title, measureTitle(container.width, traits))
      if title != nil, detail != nil {
        $0.down(.gap, "kInterLabelVerticalPadding", Metrics.textGap, "Between the texts.", Self.source)
      }
      $0.lines(.detail, measureDetail(container.width, traits))
      $0.down(.inset, "kVerticalMarginMax", margin, "Below the texts.", Self.source)
    }
  }

  private func image(_ frame: LayoutRect, _ name: ElementName) -> RowExplanation {
    RowExplanation {
      guard frame != .zero else { return }
      let margin = Metrics.verticalMargin(ofImageHeight: frame.height)
      let isLarge = margin == Metrics.largeVerticalMargin
      let marginName = isLarge ? "kVerticalMarginMax" : "kVerticalMarginMin"
      let rule =
        isLarge
        ? "An image no higher than kImageSideLengthMedium (40) has the large margin."
        : "An image higher than kImageSideLengthMedium (40) has the small margin."
      $0.down(.inset, marginName, margin, rule, Self.source)
      $0.down(.element, name.rawValue, frame.height, "No side is longer than kImageSideLengthMax (56).", Self.source)
      $0.down(.inset, marginName, margin, rule, Self.source)
    }
  }

  private func explainWidth(_ frames: Frames, _ width: Double, _ result: inout RowExplanation) {
    func margin(_ explanation: inout RowExplanation, _ rule: String) {
      explanation.across(.inset, "kHorizontalMargin", Metrics.horizontalMargin, rule, Self.source)
    }
    func image(_ frame: LayoutRect, _ name: ElementName, _ explanation: inout RowExplanation) {
      explanation.across(
        .element, name.rawValue, frame.width, "No side is longer than kImageSideLengthMax (56).", Self.source)
    }
    if frames.leadingImage != .zero {
      margin(&result, "Before the leading image.")
      image(frames.leadingImage, .leadingImage, &result)
    }
    margin(&result, "Before the texts.")
    result.room(ElementName.textContainer.rawValue, of: width, "What is left for the texts.") {
      margin(&$0, "After the texts.")
      if frames.trailingImage != .zero {
        image(frames.trailingImage, .trailingImage, &$0)
        margin(&$0, "After the trailing image.")
      }
      $0.across(.rounding, "rounding", width - width.rounded(.down), "The cell counts whole points of its width.")
    }
  }
}
