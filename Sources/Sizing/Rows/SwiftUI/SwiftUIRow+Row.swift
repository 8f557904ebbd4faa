internal import TextAnalysis

extension SwiftUIRow: PlannedRow {
  /// `swiftui.row`.
  public var kind: String { "swiftui.row" }

  /// Text, then detail, as SwiftUI reads what it combines.
  public var accessibility: RowAccessibility? {
    view.map(Self.spoken) ?? RowAccessibility([(.title, text), (.detail, detail)])
  }

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
    plan.takesTaps = content.isNavigationLink || content.isDisclosure
    let insets = insets(width: width, traits: traits)
    let middle = insets.top + (plan.height - insets.vertical) / 2
    let start = contentStart(width: width, traits)
    if let view = measured.view {
      let origin = LayoutPoint(x: start, y: middle - view.size.height / 2)
      for element in elements(of: view, at: origin, grid: grid) { plan.place(element) }
    } else if let image {
      let y = grid.round(middle - image.height / 2)
      plan.place(.image, LayoutRect(x: start, y: y, width: image.width, height: image.height))
    }
    var y = grid.round(middle - measured.block / 2)
    for (name, label, measurement) in [(ElementName.title, text, measured.text), (.detail, detail, measured.detail)] {
      guard let label, let measurement else { continue }
      let frame = LayoutRect(x: start + imageWidth, y: y, width: measurement.width, height: measurement.height)
      plan.place(name, label, measurement, frame)
      y = grid.round(y + measurement.height + textSpacing(traits))
    }
    // A separator begins where the first text does.
    let textStart = plan.firstTextX ?? start
    for element in chrome(width: width, height: plan.height, textStart: textStart, traits: traits) {
      plan.place(element)
    }
  }

  /// SwiftUI's chevron that shows and hides the rows below.
  private static let disclosure = ElementName(rawValue: "accessory.disclosure")

  /// What the list puts around the content.
  private func chrome(width: Double, height: Double, textStart: Double, traits: Traits) -> [RowElement] {
    let grid = traits.pixelGrid
    var elements: [RowElement] = []
    if gutter(traits) > 0 {
      let control = content.isSelectable ? CellAccessory.SystemKind.multiselect : .delete
      elements.append(AccessoryMetrics(traits).editControl(control, height: height))
    }
    if let chevron = chevronSize(traits) {
      let end = width - trailingInset(width: width, traits)
      let frame = LayoutRect(
        x: end - chevron.width, y: grid.floor((height - chevron.height) / 2), width: chevron.width,
        height: chevron.height)
      elements.append(
        RowElement(
          name: content.isDisclosure ? Self.disclosure : CellAccessory.SystemKind.disclosureIndicator.elementName,
          frame: frame, content: content.isDisclosure ? .disclosure(isExpanded: content.isExpanded) : nil))
    }
    if hasHandle(traits) { elements += handle(width: width, height: height, traits) }
    return elements + separators(width: width, height: height, textStart: textStart, traits)
  }

  /// The lines at the bottom and the top of the row, from where its first text begins; none while it is touched or selected, as in
  /// UIKit's lists, of which a SwiftUI list is one.
  private func separators(width: Double, height: Double, textStart: Double, _ traits: Traits) -> [RowElement] {
    guard !traits.state.isHighlightedOrSelected else { return [] }
    let thickness = profile.separatorHeight(traits)
    let trailing =
      content.separatorInsets?.trailing ?? profile.separatorTrailing(margin: sideMargin(width: width, traits: traits))
    let start = content.separatorInsets?.leading ?? textStart
    func line(_ name: ElementName, y: Double) -> RowElement {
      RowElement(
        name: name, frame: LayoutRect(x: start, y: y, width: max(0, width - trailing - start), height: thickness))
    }
    var elements: [RowElement] = []
    if content.showsSeparator, traits.list.allowsSeparator { elements.append(line(.separator, y: height - thickness)) }
    if content.showsTopSeparator, traits.list.showsSeparators { elements.append(line(.topSeparator, y: 0)) }
    return elements
  }

  /// The handle by which the row is moved, and the line before it if it is not alone.
  ///
  /// Source, inferred: where UIKit's list cells have them, since a SwiftUI list is a collection view.
  private func handle(width: Double, height: Double, _ traits: Traits) -> [RowElement] {
    let metrics = AccessoryMetrics(traits)
    let size = metrics.size(of: .reorder)
    let region = metrics.standardWidth
    let start = width - sideMargin(width: width, traits: traits) - region
    let frame = LayoutRect(
      x: start + (region - size.width) / 2, y: traits.pixelGrid.floor((height - size.height) / 2), width: size.width,
      height: size.height)
    let target = LayoutRect(x: frame.x, y: frame.midY - 22, width: frame.width, height: 44)
    let handle = RowElement(name: CellAccessory.SystemKind.reorder.elementName, frame: frame, hitTarget: target)
    guard chevronSize(traits) != nil else { return [handle] }
    let line = LayoutRect(
      x: start - AccessoryMetrics.trailingSpacing - AccessoryMetrics.reorderSeparatorWidth, y: 0,
      width: AccessoryMetrics.reorderSeparatorWidth, height: height)
    return [RowElement(name: ElementName(rawValue: "accessory.reorderSeparator"), frame: line), handle]
  }

  // MARK: Measuring

  struct Measured {
    var text: LabelMeasurement?
    var detail: LabelMeasurement?
    var view: SizedView?
    /// The height of the texts together.
    var block = 0.0
    var height = 0.0
  }

  func measure(width: Double, traits: Traits) -> Measured {
    let available = max(0, width - widthBesideTexts(width: width, traits))
    var result = Measured()
    if let view {
      let sized = ViewSizing(traits: traits, profile: profile).size(view, ViewProposal(width: available))
      result.view = sized
      result.height = max(
        minimumHeight(traits),
        traits.pixelGrid.ceil(sized.size.height + insets(width: width, traits: traits).vertical))
      return result
    }
    result.text = text.map { Self.textProperties.measure($0, width: available, traits: traits) }
    result.detail = detail.map { detailProperties.measure($0, width: available, traits: traits) }
    result.block = (result.text?.height ?? 0) + (result.detail?.height ?? 0)
    if result.text != nil, result.detail != nil { result.block += textSpacing(traits) }
    result.height = max(
      minimumHeight(traits),
      traits.pixelGrid.ceil(max(result.block, image?.height ?? 0) + insets(width: width, traits: traits).vertical))
    return result
  }

  /// Where the content begins: after the edit control, the inset and the indentation.
  private func contentStart(width: Double, _ traits: Traits) -> Double {
    gutter(traits) + insets(width: width, traits: traits).leading + indentation
  }

  /// The image of a row that is no view.
  var image: LayoutSize? {
    guard view == nil, let image = content.image, !image.isEmpty else { return nil }
    return image
  }

  /// The image and what is between it and the texts.
  var imageWidth: Double {
    guard let image else { return 0 }
    return image.width + (text != nil || detail != nil ? content.imageSpacing : 0)
  }

  /// What is taken beside the texts.
  private func widthBesideTexts(width: Double, _ traits: Traits) -> Double {
    let chevron = chevronSize(traits).map { $0.width + Self.chevronSpacing } ?? 0
    return contentStart(width: width, traits) + imageWidth + chevron + trailingInset(width: width, traits)
  }

  /// What image, chrome and insets take, and the texts.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    if let view {
      return leastRowWidth(fit == .words ? minimumWidth(of: view, traits) : preferredWidth(of: view, traits), traits)
    }
    let text = text?.width(fit, fontSize: Self.textProperties.fontSize(in: traits)) ?? 0
    let detail = detail?.width(fit, fontSize: detailProperties.fontSize(in: traits)) ?? 0
    return leastRowWidth(traits.pixelGrid.ceilWithRoom(max(text, detail)), traits)
  }

  private func leastRowWidth(_ texts: Double, _ traits: Traits) -> Double {
    profile.leastRowWidth { width in widthBesideTexts(width: width, traits) + texts }
  }

  /// The colour of what is tinted.
  var tint: SRGBColor { content.tint ?? SystemColor.blue(profile) }

  /// What the row looks like.
  ///
  /// Source, inferred: a disabled row is as pale as UIKit's.
  public func appearance(traits: Traits) -> RowAppearance {
    let isFilled = traits.state.isHighlightedOrSelected
    let separatorColor = content.separatorColor ?? SystemColor.separator
    return RowAppearance(
      background: isFilled ? SystemColor.selection : content.background,
      contentOpacity: traits.state.contains(.disabled) ? 0.5 : 1,
      colors: [
        .title: SystemColor.label, .detail: SystemColor.secondaryLabel,
        .separator: separatorColor,
        CellAccessory.SystemKind.delete.elementName: CellAccessory.SystemKind.delete.color(profile),
        CellAccessory.SystemKind.multiselect.elementName: traits.state.contains(.selected)
          ? tint : CellAccessory.SystemKind.multiselect.color(profile),
        CellAccessory.SystemKind.reorder.elementName: CellAccessory.SystemKind.reorder.color(profile),
        CellAccessory.SystemKind.disclosureIndicator.elementName:
          CellAccessory.SystemKind.disclosureIndicator.color(profile),
        Self.disclosure: tint,
      ].merging(content.showsTopSeparator ? [.topSeparator: separatorColor] : [:]) { _, top in top }
        .merging(view.map(colors) ?? [:]) { _, own in own })
  }
}
