internal import TextAnalysis

extension StereoCell {
  private static let source = "code: `MDCSelfSizingStereoCellLayout.m` of Material Components for iOS 124.2 (ac77ff7)"

  /// The height is that of the part that reaches lowest: the texts or one of the two images, each with its margins.
  func explain(_ frames: Frames, _ texts: Texts, _ steps: inout RowSteps) {
    steps.highest(
      { explain(texts, in: frames.textContainer, &$0) }, { explainHeight(frames.leadingImage, .leadingImage, &$0) },
      { explainHeight(frames.trailingImage, .trailingImage, &$0) })
    steps.rounding(to: frames.height, "The height is of whole points.")
    if frames.leadingImage != .zero {
      margin("Before the leading image.", &steps)
      explainWidth(frames.leadingImage, .leadingImage, &steps)
    }
    margin("Before the texts.", &steps)
    steps.room(ElementName.textContainer.rawValue, "What is left for the texts.") {
      margin("After the texts.", &$0)
      if frames.trailingImage != .zero {
        explainWidth(frames.trailingImage, .trailingImage, &$0)
        margin("After the trailing image.", &$0)
      }
      let width = $0.size.width
      $0.across(.rounding, "rounding", width - width.rounded(.down), "The cell counts whole points of its width.")
    }
  }

  private func explain(_ texts: Texts, in container: LayoutRect, _ steps: inout RowSteps) {
    guard title != nil || detail != nil else { return }
    let margin = Metrics.largeVerticalMargin
    steps.inset("kVerticalMarginMax", margin, above: "Above the texts.", below: "Below the texts.", Self.source) {
      $0.down(
        .gap, ElementName.textContainer.rawValue, container.y - margin,
        "A title without a detail stands in the middle of the leading image.", Self.source)
      $0.lines(.title, texts.title)
      if title != nil, detail != nil {
        $0.down(.gap, "kInterLabelVerticalPadding", Metrics.textGap, "Between the texts.", Self.source)
      }
      $0.lines(.detail, texts.detail)
    }
  }

  private func explainHeight(_ image: LayoutRect, _ name: ElementName, _ steps: inout RowSteps) {
    guard image != .zero else { return }
    let margin = Metrics.verticalMargin(ofImageHeight: image.height)
    let isLarge = margin == Metrics.largeVerticalMargin
    let rule =
      isLarge
      ? "An image no higher than kImageSideLengthMedium (40) has the large margin."
      : "An image higher than kImageSideLengthMedium (40) has the small margin."
    steps.inset(isLarge ? "kVerticalMarginMax" : "kVerticalMarginMin", margin, above: rule, below: rule, Self.source) {
      $0.down(.element, name.rawValue, image.height, "No side is longer than kImageSideLengthMax (56).", Self.source)
    }
  }

  private func explainWidth(_ image: LayoutRect, _ name: ElementName, _ steps: inout RowSteps) {
    steps.across(.element, name.rawValue, image.width, "No side is longer than kImageSideLengthMax (56).", Self.source)
  }

  private func margin(_ rule: String, _ steps: inout RowSteps) {
    steps.across(.inset, "kHorizontalMargin", Metrics.horizontalMargin, rule, Self.source)
  }
}
