internal import TextAnalysis

extension FlutterListTile {
  private static let source =
    "code: `list_tile.dart` of Flutter 3 (e3bb93b), `_ListTileDefaultsM2`, `_LisTileDefaultsM3` and `_RenderListTile`"

  /// The texts with their least padding, or the height aimed at, about the two baselines; what stands at the ends takes no
  /// part in the height.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    var texts = MeasuredTexts()
    let frames = frames(width: width, traits: traits, texts: &texts)
    let metrics = metrics
    let height = frames.height - metrics.contentPadding.vertical
    let compact = compactTexts(texts, metrics)
    return RowExplanation {
      $0.down(.inset, "contentPadding.top", metrics.contentPadding.top, "Above the content.", Self.source)
      if subtitle == nil {
        $0.down += compact.down
        $0.atLeast(
          metrics.contentPadding.top + metrics.targetHeight, "minTileHeight",
          "A tile of one line is no lower, density counted in.", Self.source)
      } else if RowExplanation.isSame(compact.height, height) {
        $0.down += compact.down
      } else {
        aboutBaselines(frames, texts, metrics, height, &$0)
      }
      $0.down(.inset, "contentPadding.bottom", metrics.contentPadding.bottom, "Below the content.", Self.source)
      explainWidth(frames, width, metrics, traits, &$0)
    }
  }

  /// Texts that do not fit about their baselines, or one alone, as high as they are.
  private func compactTexts(_ texts: MeasuredTexts, _ metrics: Metrics) -> RowExplanation {
    RowExplanation {
      let padding = metrics.minimumVerticalPadding
      $0.down(.inset, "minVerticalPadding", padding, "The least above the texts.", Self.source)
      $0.lines(.title, texts.title?.measurement)
      $0.lines(.subtitle, texts.subtitle?.measurement)
      $0.down(.inset, "minVerticalPadding", padding, "The least below the texts.", Self.source)
    }
  }

  private func aboutBaselines(
    _ frames: Frames, _ texts: MeasuredTexts, _ metrics: Metrics, _ height: Double, _ result: inout RowExplanation
  ) {
    let top = metrics.contentPadding.top
    let titleHeight = texts.title?.measurement.height ?? 0
    let subtitleY = (frames.subtitle?.y ?? 0) - top
    let titleY = frames.title.map { $0.y - top } ?? 0
    result.down(
      .inset, "titleBaseline", titleY,
      "Its baseline is aimed at \(RowExplanation.number(metrics.titleBaseline)) from the top.", Self.source)
    result.lines(.title, texts.title?.measurement)
    result.down(
      .gap, "subtitleBaseline", subtitleY - titleY - titleHeight,
      "Its baseline is aimed at \(RowExplanation.number(metrics.subtitleBaseline)) from the top.", Self.source)
    result.lines(.subtitle, texts.subtitle?.measurement)
    result.down(
      .inset, "minTileHeight", height - subtitleY - (texts.subtitle?.measurement.height ?? 0),
      "What is left of the height aimed at, \(RowExplanation.number(metrics.targetHeight)).", Self.source)
  }

  private func explainWidth(
    _ frames: Frames, _ width: Double, _ metrics: Metrics, _ traits: Traits, _ result: inout RowExplanation
  ) {
    func padding(_ own: Double, _ safeArea: Double, _ name: String, _ result: inout RowExplanation) {
      if safeArea > own {
        result.across(.inset, "safeArea.\(name)", safeArea, "The device keeps more free than the padding.")
      } else {
        result.across(.inset, "contentPadding.\(name)", own, "Beside the content.", Self.source)
      }
    }
    padding(metrics.contentPadding.leading, traits.safeArea.leading, "start", &result)
    if let leading = frames.leading {
      result.across(.element, "leading", leading.width, "The width of what stands first.")
      result.across(
        .gap, "minLeadingWidth", max(0, metrics.minimumLeadingWidth - leading.width), "The least width kept for it.",
        Self.source)
      result.across(.gap, "horizontalTitleGap", metrics.horizontalTitleGap, "Before the texts.", Self.source)
    }
    result.room("texts", of: width, "What is left for the texts.") {
      if let trailing = frames.trailing {
        $0.across(
          .gap, "horizontalTitleGap", metrics.reserve(forTrailingWidth: trailing.width) - trailing.width,
          "After the texts; with what stands last it is no less than 32.", Self.source)
        $0.across(.element, "trailing", trailing.width, "The width of what stands last.")
      }
      padding(metrics.contentPadding.trailing, traits.safeArea.trailing, "end", &$0)
    }
  }
}
