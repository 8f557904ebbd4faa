public import TextAnalysis
internal import TextLayout
public import Typography

/// The surroundings in which a row is laid out: what a device, its owner, the app's language and the list decide.
///
/// They are inputs of every layout and nothing else is: there is no current category and no current screen. The locale
/// is not among them, since text is prepared for one and rows hold prepared text.
public struct Traits: Hashable, Sendable {
  /// The size of text the person chose; `nil` if nobody specified one, which each row system takes in its own way.
  public var sizeCategory: SizeCategory?
  /// An app's own sizes of the text styles of Dynamic Type; `nil` for the system's.
  ///
  /// The texts of UIKit's, SwiftUI's and Orange's rows follow it.
  public var typeScale: DynamicTypeScale?
  /// The font scale of an Android device, or the text scale factor of a Flutter app.
  ///
  /// Rows of systems that know no size categories follow it. It lies in `TextSizeSetting.fontScales`.
  ///
  /// In rows of Compose and Flutter the size category is a second factor: that of such an app on an Apple device. In a
  /// category other than L Flutter's tiles grow linearly, whatever ``FlutterListTile/TextScaling`` they have.
  public var fontScale: Double
  /// The direction in which rows proceed.
  ///
  /// That of the text in them is the text's own affair.
  public var direction: TextDirection
  /// The device pixels to which lengths are rounded at the outermost edge.
  public var pixelGrid: PixelGrid
  /// What the device keeps free inside the row.
  ///
  /// Only rows that ask for it (``Row/extendsUnderSafeArea``) get any; the others stand beside it.
  public var safeArea: DirectionalInsets
  /// The state the row is in.
  public var state: RowState
  /// What the list decides about the row.
  public var list: ListEnvironment

  /// Makes traits: by default category L, left to right, two pixels per point, and a row at rest.
  public init(
    sizeCategory: SizeCategory? = .default,
    fontScale: Double = 1,
    direction: TextDirection = .leftToRight,
    pixelGrid: PixelGrid = PixelGrid(scale: 2),
    safeArea: DirectionalInsets = .zero,
    state: RowState = [],
    list: ListEnvironment = ListEnvironment()
  ) {
    require(TextSizeSetting.fontScales.contains(fontScale), "a font scale lies between 0.01 and 100")
    self.sizeCategory = sizeCategory
    self.fontScale = fontScale
    self.direction = direction
    self.pixelGrid = pixelGrid
    self.safeArea = safeArea
    self.state = state
    self.list = list
  }

  /// The same traits with a size category in a range: the nearest of it; `nil` leaves any.
  func limited(to sizes: ClosedRange<SizeCategory>?) -> Traits {
    guard let sizes else { return self }
    var traits = self
    traits.sizeCategory = (sizeCategory ?? .default).clamped(to: sizes)
    return traits
  }

  /// The same traits for a row in other states, too, that is in a list of a style.
  package func adding(_ state: RowState, in style: ListAppearance) -> Traits {
    var traits = self
    traits.state.formUnion(state)
    traits.list.isSidebar = style == .sidebar
    return traits
  }
}
