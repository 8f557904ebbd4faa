internal import Typography

extension SampleCell: PlannedRow {
  /// `mdc.sample`.
  public var kind: String { "mdc.sample" }

  /// Puts the cell together.
  ///
  /// Elements: title, detail, textContainer, image. A width that leaves none for the texts leaves them 0.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    let (x, y, width) = (textX, Metrics.verticalPadding, plan.width - textX - Metrics.horizontalPadding)
    func size(_ font: MaterialFont, _ style: LegacyMaterialStyle) -> Double {
      style.size(of: font, follows: traits.sizeCategory, if: content.scalesFonts)
    }
    let title = plan.measure(title, width: width, fontSize: size(content.titleFont, .subheadline))
    let detail = plan.measure(detail, width: width, fontSize: size(content.detailFont, .body1))
    plan.height = 2 * y + title.height + detail.height
    plan.explain { steps in
      let source =
        "code: `CollectionViewListCell.m` of Material Components for iOS 124.2 (ac77ff7), in the List examples"
      // The image takes no part in the height.
      steps.down(.inset, "top", Metrics.verticalPadding, "Above the texts.", source)
      steps.lines(.title, title.measurement)
      steps.lines(.detail, detail.measurement)
      steps.down(.inset, "bottom", Metrics.verticalPadding, "Below the texts.", source)
      steps.across(.inset, "leading", Metrics.horizontalPadding, "Before the content.", source)
      if content.hasImage {
        steps.across(.element, "image", Metrics.imageSide, "Fitted into a square, whatever its size.", source)
        steps.across(.gap, "image to texts", Metrics.imageGap, "Between the image and the texts.", source)
      }
      steps.room("textContainer", "What is left for the texts.") {
        $0.across(.inset, "trailing", Metrics.horizontalPadding, "After the content.", source)
      }
    }
    plan.takesTaps = true
    plan.place(.title, title, x: x, y: y)
    plan.place(.detail, detail, x: x, y: y + title.height)
    if !(title.isEmpty && detail.isEmpty) {
      plan.place(.textContainer, LayoutRect(x: x, y: 0, width: max(0, width), height: plan.height))
    }
    if content.hasImage {
      let side = Metrics.imageSide
      // Auto Layout puts what is centred on pixels.
      let top = traits.pixelGrid.round(plan.height / 2 - side / 2)
      plan.place(.image, LayoutRect(x: Metrics.horizontalPadding, y: top, width: side, height: side))
    }
  }

  private var textX: Double {
    content.hasImage ? Metrics.horizontalPadding + Metrics.imageSide + Metrics.imageGap : Metrics.horizontalPadding
  }

  /// What the cell looks like: title in black of opacity 0.87, details of 0.6, ink of 0.14.
  ///
  /// Source, code: `CollectionViewListCell.m` (`kTitleColorOpacity`, `kDetailsColorOpacity`) and `MDCInkView.m`
  /// (`defaultInkColor`) of Material Components for iOS 124.2 (ac77ff7).
  public func appearance(traits: Traits) -> RowAppearance {
    var appearance = RowAppearance(
      ripple: .black.opacity(0.14), colors: [.title: .black.opacity(0.87), .detail: .black.opacity(0.6)])
    appearance.textClip = .textContainer
    appearance.fitsPictures = true
    return content.colors.applied(to: appearance)
  }
}
