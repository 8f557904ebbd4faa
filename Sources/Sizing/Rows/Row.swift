internal import TextAnalysis

/// A row of a list: content that is ready to be laid out, at any width and in any traits.
///
/// A row is a function. It holds its texts prepared, so a layout shapes nothing, and what it returns depends on the
/// row, the width and the traits alone: not on what was laid out before, and on no clock, cache or global state.
/// Rows that hold texts are classes that never change: to hand one on costs one reference, whatever is in it.
///
///     let fonts = StereoCell.Fonts(adjustsForSizeCategory: true)
///     let row = StereoCell(StereoCell.Content(title: "Alaska", detail: "US-AK", fonts: fonts), typesetter: typesetter)
///     row.layout(width: 320, traits: Traits()).size.height                                   // 77
///     row.layout(width: 320, traits: Traits(sizeCategory: .accessibility5)).size.height      // 91
public protocol Row: Sendable {
  /// The name of the row's kind, as list documents give it: `mdc.stereo`.
  var kind: String { get }

  /// Whether the row reaches to the edges of the list and keeps its content out of the safe area itself, by
  /// ``Traits/safeArea``.
  ///
  /// Other rows stand between the sides of the safe area.
  var extendsUnderSafeArea: Bool { get }

  /// What assistive technology says about the row; `nil` if there is nothing to say, or if the row is not one
  /// accessibility element, so that each of its parts speaks for itself.
  var accessibility: RowAccessibility? { get }

  /// The row's accessibility elements in the order in which they are read: the row if it is one, or else the parts of it
  /// that speak for themselves.
  var accessibilityElements: [RowAccessibility] { get }

  /// Lays the row out.
  ///
  /// - Parameters:
  ///   - width: The width the list gives the row, in points. Finite; each kind defines what a width of 0 or less
  ///     gives.
  ///   - traits: Size category, direction, pixels, and the state of the row.
  func layout(width: Double, traits: Traits) -> RowLayout

  /// The height of the row, in points: that of its layout, without the cost of the elements.
  func height(width: Double, traits: Traits) -> Double

  /// The least width, in points, at which nothing in the row overlaps and no word has to be broken.
  ///
  /// Cost: linear in the texts.
  func minimumWidth(traits: Traits) -> Double

  /// The least width, in points, at which the texts need no lines but those of their hard breaks: more does not change
  /// the height.
  ///
  /// Cost: linear in the texts.
  func preferredWidth(traits: Traits) -> Double

  /// The appearance of the row: its colours, corners and shadows.
  func appearance(traits: Traits) -> RowAppearance

  /// Why the row is as high as it is, and what its width is made of: each length with its rule and its source.
  ///
  /// Cost: that of a layout.
  func explain(width: Double, traits: Traits) -> RowExplanation
}

extension Row {
  /// Rows stand between the sides of the safe area.
  public var extendsUnderSafeArea: Bool { false }

  /// The row, if it is one element.
  public var accessibilityElements: [RowAccessibility] { accessibility.map { [$0] } ?? [] }

  /// The height of the row's layout.
  public func height(width: Double, traits: Traits) -> Double { layout(width: width, traits: traits).size.height }

  /// Explains the row by the elements of its layout and the space between them.
  public func explain(width: Double, traits: Traits) -> RowExplanation {
    var traits = traits
    traits.direction = .leftToRight
    return RowExplanation(of: layout(width: width, traits: traits))
  }
}
