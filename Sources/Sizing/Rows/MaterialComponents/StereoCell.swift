internal import TextAnalysis
public import TextLayout

/// The self-sizing stereo cell of Material Components for iOS (`MDCSelfSizingStereoCell`): a title over a detail, with
/// an image at either end.
///
/// It is reproduced from material-components-ios at ac77ff7 (2024-10-15) down to its quirks; `Frames` has the
/// arithmetic, ``Fonts`` the sizes of text, ``Image`` the scaling of images.
///
/// The line box of a label is its own font's, even where another font stands in for missing characters: UIKit lets
/// such fonts heighten a label only if its font was made for a text style, which Material's are not.
public final class StereoCell: Sendable {
  /// What a stereo cell shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The detail, below the title.
    public var detail: String?
    /// The image where the cell begins.
    public var leadingImage: Image?
    /// The image where the cell ends.
    public var trailingImage: Image?
    /// The most lines of the title; 0 is as many as it takes.
    public var titleLines: Int
    /// The most lines of the detail; 0 is as many as it takes.
    public var detailLines: Int
    /// The fonts.
    public var fonts: Fonts
    /// The colour of texts and images under a theme.
    public var onSurface = SRGBColor.black
    /// Colours that replace the cell's own.
    public var colors = MaterialCellColors()

    /// Makes the content of a cell; what is not given is upstream's default.
    public init(
      title: String? = nil, detail: String? = nil, leadingImage: Image? = nil, trailingImage: Image? = nil,
      titleLines: Int = 0, detailLines: Int = 0, fonts: Fonts = Fonts()
    ) {
      self.title = title
      self.detail = detail
      self.leadingImage = leadingImage
      self.trailingImage = trailingImage
      self.titleLines = titleLines
      self.detailLines = detailLines
      self.fonts = fonts
    }
  }

  let title: RowLabel?
  let detail: RowLabel?
  package let leadingImage: Image?
  package let trailingImage: Image?
  package let fonts: Fonts
  package let onSurface: SRGBColor
  package let colors: MaterialCellColors

  /// Makes a cell, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - typesetter: What prepares them. The family `system` in its fonts stands for the system's face.
  public init(_ content: Content, locale: String = "en", typesetter: Typesetter) {
    title = RowLabel(
      content.title, font: content.fonts.title, lines: content.titleLines, locale: locale, typesetter: typesetter)
    detail = RowLabel(
      content.detail, font: content.fonts.detail, lines: content.detailLines, locale: locale, typesetter: typesetter)
    leadingImage = content.leadingImage
    trailingImage = content.trailingImage
    fonts = content.fonts
    onSurface = content.onSurface
    colors = content.colors
  }
}

// MARK: Layout

extension StereoCell: PlannedRow {
  /// `mdc.stereo`.
  public var kind: String { "mdc.stereo" }

  /// Title, then detail, of a cell that is one element, as upstream's guide recommends (`isAccessibilityElement`); the
  /// cell itself leaves its labels to speak one by one.
  public var accessibility: RowAccessibility? { RowAccessibility([(.title, title?.text), (.detail, detail?.text)]) }

  /// Puts the cell together; the frames are mirrored by the whole points of the width.
  ///
  /// Elements: title, detail, textContainer, leadingImage, trailingImage.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    var texts: Texts = (nil, nil)
    let frames = frames(width: plan.width, traits: traits) { columnWidth in
      texts = (measureTitle(columnWidth, traits), measureDetail(columnWidth, traits))
      return (texts.title?.height ?? 0, texts.detail?.height ?? 0)
    }
    plan.height = frames.height
    plan.takesTaps = true
    plan.followsDirection = true
    plan.explain { explain(frames, texts, &$0) }
    // Own: the container, both texts and both images.
    plan.reserveElements(5)
    let container = frames.textContainer
    plan.place(.title, title, texts.title, frames.title.offset(x: container.x, y: container.y))
    plan.place(.detail, detail, texts.detail, frames.detail.offset(x: container.x, y: container.y))
    if title != nil || detail != nil { plan.place(.textContainer, container) }
    if !frames.leadingImage.size.isEmpty { plan.place(.leadingImage, frames.leadingImage) }
    if !frames.trailingImage.size.isEmpty { plan.place(.trailingImage, frames.trailingImage) }
  }

  /// The height of the cell, in points.
  ///
  /// It comes from the frames alone, so no measurement of a text is kept.
  public func height(width: Double, traits: Traits) -> Double { frames(width: width, traits: traits).height }

  /// The frames of the cell's views as upstream sets them, those of absent views included.
  func frames(width: Double, traits: Traits) -> Frames {
    frames(width: width, traits: traits) { columnWidth in
      (measureTitle(columnWidth, traits)?.height ?? 0, measureDetail(columnWidth, traits)?.height ?? 0)
    }
  }

  @inline(__always)  // Else the traits are copied for the closure.
  private func frames(width: Double, traits: Traits, measure: (Double) -> Frames.TextHeights) -> Frames {
    Frames(
      width: width, leading: leadingImage, trailing: trailingImage, hasTitle: title != nil, hasDetail: detail != nil,
      direction: traits.direction, measure: measure)
  }

  typealias Texts = (title: LabelMeasurement?, detail: LabelMeasurement?)

  private func measureTitle(_ width: Double, _ traits: Traits) -> LabelMeasurement? {
    title?.measure(width: width, fontSize: fonts.titleSize(for: traits.sizeCategory), grid: traits.pixelGrid)
  }

  private func measureDetail(_ width: Double, _ traits: Traits) -> LabelMeasurement? {
    detail?.measure(width: width, fontSize: fonts.detailSize(for: traits.sizeCategory), grid: traits.pixelGrid)
  }

  /// The sum of margins, images and texts, rounded up to whole points, in which the cell computes.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    let title = title?.width(fit, fontSize: fonts.titleSize(for: traits.sizeCategory)) ?? 0
    let detail = detail?.width(fit, fontSize: fonts.detailSize(for: traits.sizeCategory)) ?? 0
    let images = [leadingImage, trailingImage].compactMap { $0?.displaySize }.filter { !$0.isEmpty }
    let widthBesideTexts =
      2 * Metrics.horizontalMargin + images.reduce(0) { $0 + $1.width + Metrics.horizontalMargin }
    return (widthBesideTexts + max(title, detail)).rounded(.up)
  }
}
