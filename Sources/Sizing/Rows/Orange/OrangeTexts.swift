internal import TextLayout

/// The texts of an Orange item, which are SwiftUI's: a title over a subtitle, and a text that stands last.
///
/// SwiftUI reads titles and subtitles as Markdown and looks them up in the app's tables; here the look-up is left to documents.
struct OrangeTexts: Sendable {
  let title: StyledText?
  let subtitle: StyledText?
  let trailing: StyledText?

  var spoken: [(name: ElementName, text: PreparedText?)] {
    [(.title, title?.label.text), (.subtitle, subtitle?.label.text)]
  }

  var spokenTrailing: [(name: ElementName, text: PreparedText?)] { [(.trailing, trailing?.label.text)] }

  func tintLinks(_ tint: SRGBColor, in appearance: inout RowAppearance) {
    for (name, text) in [(ElementName.title, title), (.subtitle, subtitle), (.trailing, trailing)] {
      appearance.tintLinks(of: text?.label, name, tint)
    }
  }

  struct Measured {
    var width: Double
    var title: LabelMeasurement?
    var subtitle: LabelMeasurement?
    var trailing: LabelMeasurement?
    var gap: Double
    var height: Double
  }

  func measure(
    _ widths: (texts: Double, trailing: LabelMeasurement?), gap: Double, _ traits: Traits
  ) -> Measured {
    let title = title?.measure(width: widths.texts, traits)
    let subtitle = subtitle?.measure(width: widths.texts, traits)
    return Measured(
      width: widths.texts, title: title, subtitle: subtitle, trailing: widths.trailing,
      gap: gap, height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0))
  }

  /// Measures the trailing text in the width that it is offered.
  ///
  /// Where it wraps it is as wide as its widest line, as texts of SwiftUI are, and leaves the rest of the offer to the others.
  func measureTrailing(offered: Double, _ traits: Traits) -> LabelMeasurement? {
    guard let trailing else { return nil }
    let whole = trailing.wholeWidth(.lines, traits)
    var size = trailing.measure(width: min(whole, offered), traits)
    // A text that gets its intrinsic width here gets it on a device, too.
    size.offeredWidth = offered < whole ? offered : .infinity
    if offered < whole { size.width = trailing.widestLine(size, traits) }
    return size
  }

  /// Places title and subtitle in an item of a height: the title is as wide as the column of texts, the subtitle as its widest
  /// line; on the pixel grid, as SwiftUI's views are.
  func place(_ measured: Measured, x: Double, in height: Double, _ plan: inout RowPlan, _ traits: Traits) {
    let (x, top) = (traits.pixelGrid.round(x), traits.pixelGrid.round((height - measured.height) / 2))
    if let size = measured.title {
      plan.place(.title, title?.label, size, LayoutRect(x: x, y: top, width: size.width, height: size.height))
    }
    if let subtitle, var size = measured.subtitle {
      // In a width of the widest line the lines are the same, and stand at both ends of the frame.
      size.offeredWidth = size.isTruncated ? nil : size.width
      size.width = subtitle.widestLine(size, traits)
      let y = top + (measured.title?.height ?? 0) + measured.gap
      plan.place(.subtitle, subtitle.label, size, LayoutRect(x: x, y: y, width: size.width, height: size.height))
    }
  }

  func placeTrailing(_ measured: Measured, end: Double, in height: Double, _ plan: inout RowPlan, _ traits: Traits) {
    guard let size = measured.trailing else { return }
    let (x, y) = (traits.pixelGrid.round(end - size.width), traits.pixelGrid.round((height - size.height) / 2))
    plan.place(.trailing, trailing?.label, size, LayoutRect(x: x, y: y, width: size.width, height: size.height))
  }

  func width(_ fit: TextFit, _ traits: Traits) -> Double {
    max(title?.wholeWidth(fit, traits) ?? 0, subtitle?.wholeWidth(fit, traits) ?? 0)
  }
}
