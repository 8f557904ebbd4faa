internal import Typography

extension TableCell {
  /// The texts with what the style puts around them, the image, and the height of a row of one line.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    let arrangement = arrange(width: width, traits: traits)
    let row = metrics.rowHeight(for: traits.sizeCategory)
    return RowExplanation {
      $0.highest([
        arrangement.isStacked ? stackedTexts(arrangement, traits) : texts(arrangement, traits),
        RowExplanation {
          $0.down(.element, "image", traits.pixelGrid.ceil(arrangement.image?.height ?? 0), "The image's own height.")
        },
      ])
      $0.rounding(to: traits.pixelGrid.ceil($0.height), "The height is of whole pixels.")
      $0.atLeast(row, "row height", "No cell is lower than one of one line in its category.", metrics.rowHeightSource)
      $0.given(content.rowHeight, "rowHeight", "The table gives its rows their height.")
      explainWidth(arrangement, width, traits, &$0)
    }
  }

  private func texts(_ arrangement: Arrangement, _ traits: Traits) -> RowExplanation {
    let hasSeveralLines = (arrangement.text?.measurement.lineCount ?? 0) > 1
    let margin = hasSeveralLines ? metrics.verticalMargin(for: traits.sizeCategory) : 0
    let text = RowExplanation { $0.lines(.title, arrangement.text?.measurement) }
    let detail = RowExplanation { $0.lines(.detail, arrangement.detailText?.measurement) }
    return RowExplanation {
      $0.down(.inset, "vertical margin", margin, "Above a text of several lines.", metrics.verticalMarginSource)
      $0.highest([text, detail])
      $0.down(.inset, "vertical margin", margin, "Below a text of several lines.", metrics.verticalMarginSource)
    }
  }

  private func stackedTexts(_ arrangement: Arrangement, _ traits: Traits) -> RowExplanation {
    guard arrangement.text != nil, arrangement.detailText != nil else { return texts(arrangement, traits) }
    let spacing = metrics.subtitleSpacing(for: traits.sizeCategory)
    let source = metrics.subtitleSpacingSource
    return RowExplanation {
      $0.down(.inset, "top", spacing.top, "Above the texts of a subtitle.", source)
      $0.lines(.title, arrangement.text?.measurement)
      $0.down(.gap, "text to detail", spacing.gap, "Between the texts of a subtitle.", source)
      $0.lines(.detail, arrangement.detailText?.measurement)
      $0.down(.inset, "bottom", spacing.bottom, "Below the texts of a subtitle.", source)
    }
  }

  private func explainWidth(
    _ arrangement: Arrangement, _ width: Double, _ traits: Traits, _ result: inout RowExplanation
  ) {
    let view = contentView(width: width, traits: traits)
    let recorded = "recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit)"
    result.across(
      .element, "edit control", view.start, "What edit controls take of the content.",
      "recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit)")
    result.across(.inset, "layoutMargins", view.margins.0, SystemProfile.marginRule, SystemProfile.marginSource)
    if let image = content.image, !image.isEmpty {
      result.across(.element, "image", image.width, "The image's own width.")
      result.across(
        .gap, "image to text", Metrics.imageToTextPadding, "Between the image and the texts.",
        "inferred: the distance that content configurations have")
    }
    result.room("texts", of: width, "What is left for the texts.") {
      guard let region = accessoryRegion(traits) else {
        $0.across(.inset, "layoutMargins", view.margins.1, SystemProfile.marginRule, SystemProfile.marginSource)
        return
      }
      $0.across(.gap, "accessory margin", view.margins.1, "Between the texts and an accessory.", recorded)
      $0.across(.element, "accessory", region, "What is kept for it.", recorded)
      $0.across(
        .inset, "layoutMargins", accessoryMargin(width: width, traits: traits), SystemProfile.marginRule,
        SystemProfile.marginSource)
    }
  }
}

extension TableCell.Metrics {
  fileprivate var rowHeightSource: String {
    switch profile {
    case .ios18: "recorded: iOS 13, all categories, by hand (darjeelingsteve/uistackview_adaptivity)"
    case .ios26: "recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit)"
    }
  }

  fileprivate var verticalMarginSource: String {
    switch profile {
    case .ios18: "inferred: what rows of one line leave above and below their text"
    case .ios26: "recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit)"
    }
  }

  fileprivate var subtitleSpacingSource: String {
    switch profile {
    case .ios18: "inferred: the distances of the content configuration"
    case .ios26: "recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit)"
    }
  }
}
