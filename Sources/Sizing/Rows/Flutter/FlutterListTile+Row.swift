internal import TextLayout
internal import Typography

extension FlutterListTile: PlannedRow {
  /// `flutter.listTile`.
  public var kind: String { "flutter.listTile" }

  /// A tile reaches to the edges and keeps its content out of the safe area: the padding at a side is at least that
  /// much (`SafeArea(minimum:)`).
  public var extendsUnderSafeArea: Bool { true }

  /// The texts in the order of the widget's children, a line each, as Flutter merges the semantics of a tile.
  public var accessibility: RowAccessibility? {
    RowAccessibility(
      [
        (.leading, leading?.text?.label.text), (.title, title?.label.text), (.subtitle, subtitle?.label.text),
        (.trailing, trailing?.text?.label.text),
      ], separator: "\n")
  }

  /// Puts the tile together, in the direction in which it proceeds.
  ///
  /// Elements: leading, title, subtitle, trailing.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    var texts = MeasuredTexts()
    let frames = frames(width: plan.width, traits: traits, texts: &texts)
    plan.height = frames.height
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(frames, texts, traits, &$0) }
    plan.takesTaps = true
    plan.followsDirection = true
    func place(_ name: ElementName, _ frame: LayoutRect?, _ text: FlutterText?, _ measurement: LabelMeasurement?) {
      guard let frame else { return }
      guard let text, let measurement else { return plan.place(name, frame) }
      plan.place(name, text.label, measurement, frame)
    }
    place(.leading, frames.leading, leading?.text, texts.leading)
    place(.title, frames.title, title, texts.title)
    place(.subtitle, frames.subtitle, subtitle, texts.subtitle)
    place(.trailing, frames.trailing, trailing?.text, texts.trailing)
  }

  var metrics: Metrics { Metrics(style, hasSubtitle: subtitle != nil) }

  /// The texts as they were measured on the way.
  struct MeasuredTexts {
    var leading: LabelMeasurement?
    var title: LabelMeasurement?
    var subtitle: LabelMeasurement?
    var trailing: LabelMeasurement?
  }

  func frames(width: Double, traits: Traits, texts: inout MeasuredTexts) -> Frames {
    let scaler = scaler(traits)
    return Frames(
      width: width, metrics: metrics, safeArea: traits.safeArea, direction: traits.direction
    ) { isLeading, limit in
      switch isLeading ? leading : trailing {
      case .box(let size):
        return LayoutSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
      case .text(let text):
        let width = min(limit.width, text.width(.lines, scaler))
        let lines = text.measure(width: width, scaler: scaler)
        if isLeading { texts.leading = lines } else { texts.trailing = lines }
        return LayoutSize(width: width, height: min(limit.height, lines.height))
      case nil: return nil
      }
    } text: { isTitle, width in
      let lines = (isTitle ? title : subtitle)?.measure(width: width, scaler: scaler)
      if isTitle { texts.title = lines } else { texts.subtitle = lines }
      return lines.map { ($0.height, $0.firstBaseline) }
    }
  }
}

// MARK: Widths

extension FlutterListTile {
  /// What stands at the ends, the gaps and the padding, and the texts.
  ///
  /// The ends are measured first, so they get what they ask for. Rounded up to a whole point, so that sums of doubles leave
  /// the texts no less than they need.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let (metrics, scaler) = (metrics, scaler(traits))
    let padding = metrics.contentPadding
    let sides = max(padding.leading, traits.safeArea.leading) + max(padding.trailing, traits.safeArea.trailing)
    let start = leading.map { max($0.width(.lines, scaler), metrics.minimumLeadingWidth) + metrics.horizontalTitleGap }
    let reserve = trailing.map { metrics.reserve(forTrailingWidth: $0.width(.lines, scaler)) }
    let texts = max(title?.width(fit, scaler) ?? 0, subtitle?.width(fit, scaler) ?? 0)
    return (sides + (start ?? 0) + (reserve ?? 0) + texts).rounded(.up)
  }
}

extension RowPart<FlutterText> {
  /// The width that it asks for before it is given one.
  func width(_ fit: TextFit, _ scaler: TextScaler) -> Double {
    switch self {
    case .box(let size): size.width
    case .text(let text): text.width(fit, scaler)
    }
  }
}
