internal import TextAnalysis

extension SwiftUIRow: PlannedRow {
  /// `swiftui.row`.
  public var kind: String { "swiftui.row" }

  /// Puts the row together.
  ///
  /// Elements: image, title, detail, or those of the view; accessory.delete or accessory.multiselect,
  /// accessory.disclosureIndicator or accessory.disclosure, accessory.reorderSeparator, accessory.reorder, separator,
  /// topSeparator.
  /// At a width that leaves none for texts, they are measured at width 0.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let (width, grid) = (plan.width, traits.pixelGrid)
    let measured = measure(width: width, traits: traits)
    plan.height = measured.height
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(measured, traits, &$0) }
    plan.takesTaps = hasChevron
    let insets = insets(width: width, traits: traits)
    let middle = insets.top + (plan.height - insets.vertical) / 2
    let start = contentStart(width: width, traits)
    if let view = measured.view {
      place(view, at: LayoutPoint(x: start, y: middle - view.size.height / 2), grid, &plan)
    } else if let image {
      let y = grid.round(middle - image.height / 2)
      plan.place(.image, LayoutRect(x: start, y: y, image))
    }
    var y = grid.round(middle - measured.block / 2)
    for (name, text, measurement) in [(ElementName.title, text, measured.text), (.detail, detail, measured.detail)] {
      guard let text, let measurement else { continue }
      let frame = LayoutRect(x: start + imageWidth, y: y, width: measurement.width, height: measurement.height)
      plan.place(name, text.label, measurement, frame)
      y = grid.round(y + measurement.height + textSpacing(traits))
    }
    // A separator begins where the first text does.
    let textStart = plan.firstTextX ?? start
    placeChrome(&plan, traits)
    placeSeparators(&plan, textStart: textStart, traits)
  }

  /// SwiftUI's chevron that shows and hides the rows below.
  private static let disclosure = ElementName(rawValue: "accessory.disclosure")

  private func placeChrome(_ plan: inout RowPlan, _ traits: Traits) {
    let accessories = AccessoryMetrics(traits)
    let (width, height) = (plan.width, plan.height)
    if gutter(traits) > 0 {
      plan.place(accessories.editControl(content.isSelectable ? .multiselect : .delete, height: height))
    }
    if hasChevron {
      let end = width - trailingInset(width: width, traits)
      plan.place(
        content.isDisclosure ? Self.disclosure : CellAccessory.SystemKind.disclosureIndicator.elementName,
        accessories.chevron(endingAt: end, height: height),
        content: content.isDisclosure ? .disclosure(isExpanded: content.isExpanded) : nil)
    }
    // Source, inferred: where UIKit's list cells have them, since a SwiftUI list is a collection view.
    if hasHandle(traits) {
      let region = accessories.standardWidth
      let x = width - sideMargin(width: width, traits: traits) - region
      if hasChevron {
        let line = x - AccessoryMetrics.trailingSpacing - AccessoryMetrics.reorderSeparatorWidth
        plan.place(AccessoryMetrics.reorderSeparator(x: line, height: height))
      }
      plan.place(accessories.reorderControl(x: x, region: region, height: height))
    }
  }

  /// Places the separators at the bottom and the top of the row, from where its first text begins.
  ///
  /// A row that is touched or selected has none, as in UIKit's lists, since a SwiftUI list is one.
  private func placeSeparators(_ plan: inout RowPlan, textStart: Double, _ traits: Traits) {
    guard !traits.state.isHighlightedOrSelected else { return }
    let insets = content.separatorInsets
    let margin = sideMargin(width: plan.width, traits: traits)
    let end = plan.width - (insets?.trailing ?? profile.separatorTrailing(margin: margin))
    let line = profile.separator(from: insets?.leading ?? textStart, to: end, rowHeight: plan.height, traits)
    if content.showsSeparator, traits.list.allowsSeparator { plan.place(.separator, line) }
    if content.showsTopSeparator, traits.list.showsSeparators {
      plan.place(.topSeparator, LayoutRect(x: line.x, y: 0, line.size))
    }
  }

  // MARK: Measuring

  struct Measured {
    var text: LabelMeasurement?
    var detail: LabelMeasurement?
    var view: SizedView?
    var block = 0.0
    var height = 0.0
  }

  func measure(width: Double, traits: Traits) -> Measured {
    let available = max(0, width - widthBesideTexts(width: width, traits))
    var result = Measured()
    let content: Double
    if let view = view(in: traits) {
      let sized = ViewSizing(traits: traits, profile: profile).size(view, ViewProposal(width: available))
      result.view = sized
      content = sized.size.height
    } else {
      result.text = text?.measure(width: available, contentTraits(traits))
      result.detail = detail?.measure(width: available, contentTraits(traits))
      result.block = (result.text?.height ?? 0) + (result.detail?.height ?? 0)
      if result.text != nil, result.detail != nil { result.block += textSpacing(traits) }
      content = max(result.block, image?.height ?? 0)
    }
    result.height = max(
      minimumHeight(traits), traits.pixelGrid.ceil(content + insets(width: width, traits: traits).vertical))
    return result
  }

  /// Where the content begins: after the edit control, the inset and the indentation.
  private func contentStart(width: Double, _ traits: Traits) -> Double {
    gutter(traits) + insets(width: width, traits: traits).leading + indentation
  }

  var image: LayoutSize? {
    guard view == nil, let image = content.image, !image.isEmpty else { return nil }
    return image
  }

  var imageWidth: Double {
    guard let image else { return 0 }
    return image.width + (text != nil || detail != nil ? content.imageSpacing : 0)
  }

  private func widthBesideTexts(width: Double, _ traits: Traits) -> Double {
    let chevron = hasChevron ? AccessoryMetrics(traits).chevron.width + Self.chevronSpacing : 0
    return contentStart(width: width, traits) + imageWidth + chevron + trailingInset(width: width, traits)
  }

  /// The sum of the texts and what is beside them: image, chrome and insets.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let content =
      if let view = view(in: traits) {
        fit == .words ? minimumWidth(of: view, traits) : preferredWidth(of: view, traits)
      } else {
        traits.pixelGrid.ceilWithRoom(
          max(text?.width(fit, contentTraits(traits)) ?? 0, detail?.width(fit, contentTraits(traits)) ?? 0))
      }
    return profile.leastRowWidth { width in widthBesideTexts(width: width, traits) + content }
  }

  var tint: SRGBColor { content.tint ?? SystemColor.blue(profile) }

  /// What the row looks like.
  public func appearance(traits: Traits) -> RowAppearance {
    let separatorColor = content.separatorColor ?? SystemColor.separator
    var colors = CellAccessory.SystemKind.colors(
      of: [.delete, .multiselect, .reorder, .disclosureIndicator], profile)
    if traits.state.contains(.selected) { colors[CellAccessory.SystemKind.multiselect.elementName] = tint }
    colors[Self.disclosure] = tint
    (colors[.title], colors[.detail]) = (SystemColor.label, SystemColor.secondaryLabel)
    colors[.separator] = separatorColor
    if content.showsTopSeparator { colors[.topSeparator] = separatorColor }
    if let view { colors.merge(self.colors(of: view)) { _, own in own } }
    var appearance = RowAppearance(background: content.background, colors: colors)
    appearance.tintLinks(of: text?.label, .title, tint)
    appearance.tintLinks(of: detail?.label, .detail, tint)
    view?.forEach { appearance.tintLinks(of: $0.label, $0.name, tint) }
    return appearance.inSwiftUIList(traits)
  }
}
