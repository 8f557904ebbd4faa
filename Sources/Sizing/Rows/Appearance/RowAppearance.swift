/// What a row looks like in a state, beside where things are: what drawing needs and layout does not.
///
/// Colours are those of the system's light appearance.
public struct RowAppearance: Codable, Hashable, Sendable {
  /// The fill below everything; `nil` if the row leaves it to its list, whose style gives cells a background or none.
  public var background: SRGBColor?
  /// The radii of the row's corners.
  public var cornerRadii: CornerRadii
  /// What covers the background while the state lasts: a highlight, or Material's state layer.
  public var stateLayer: SRGBColor?
  /// What spreads from a touch: Material's ink or ripple.
  public var ripple: SRGBColor?
  /// Whether it stays within the row; if not, it is a circle around it (`MDCInkStyle.unbounded`).
  public var isRippleBounded = true
  /// How high the row stands above the list, in Material's density-independent pixels, which are points.
  public var elevation: Double
  /// How high it stands with all that is below it, which darkens surfaces in a dark theme (`mdc_absoluteElevation`).
  public var absoluteElevation: Double
  /// The shadows the row throws, the lowest first.
  public var shadows: [Shadow]
  /// The opacity of all that the row holds, but for what is its list's: separators, and buttons behind a swipe.
  public var contentOpacity: Double
  /// The colours of texts, of images that are tinted, and of glyphs and separators.
  ///
  /// An element that is not among them has colours of its own.
  public var colors: [ElementName: SRGBColor]
  /// The colours of parts of texts that have others than the rest of them, by element, in order.
  public var textColors: [ElementName: [TextColor]] = [:]
  /// The elements whose colours are the same in the dark, as white on a coloured button is.
  package var fixedColors: Set<ElementName> = []
  /// The radii of the corners of elements that have round ones, in points; what they show is clipped.
  public var elementCornerRadii: [ElementName: Double]
  /// The opacities of elements that are not opaque.
  public var elementOpacities: [ElementName: Double] = [:]
  /// The element outside which texts are not seen; `nil` if they may be seen anywhere.
  package var textClip: ElementName?
  /// How far the background keeps from the edges of the row.
  public var backgroundInsets = DirectionalInsets.zero
  /// The line around the background; `nil` if there is none.
  public var backgroundStroke: Stroke?
  /// The lines around elements that have such.
  public var elementStrokes: [ElementName: Stroke] = [:]

  /// Makes an appearance; what is not given is plain.
  public init(
    background: SRGBColor? = nil, cornerRadii: CornerRadii = .zero, stateLayer: SRGBColor? = nil,
    ripple: SRGBColor? = nil,
    elevation: Double = 0, shadows: [Shadow] = [], contentOpacity: Double = 1, colors: [ElementName: SRGBColor] = [:],
    elementCornerRadii: [ElementName: Double] = [:]
  ) {
    self.background = background
    self.cornerRadii = cornerRadii
    self.stateLayer = stateLayer
    self.ripple = ripple
    self.elevation = elevation
    absoluteElevation = elevation
    self.shadows = shadows
    self.contentOpacity = contentOpacity
    self.colors = colors
    self.elementCornerRadii = elementCornerRadii
  }
}

/// The colour of a part of a text.
public struct TextColor: Codable, Hashable, Sendable {
  /// The bytes of the UTF-8 text it covers.
  public var range: Range<Int>
  /// The colour.
  public var color: SRGBColor

  /// Makes a colour of a part.
  public init(range: Range<Int>, color: SRGBColor) {
    self.range = range
    self.color = color
  }
}

/// The radii of a rectangle's corners, in points, in terms of the layout direction.
public struct CornerRadii: Codable, Hashable, Sendable {
  /// That of the upper corner where lines begin.
  public var topLeading: Double
  /// That of the upper corner where lines end.
  public var topTrailing: Double
  /// That of the lower corner where lines begin.
  public var bottomLeading: Double
  /// That of the lower corner where lines end.
  public var bottomTrailing: Double

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// Makes radii that are all the same.
  public init(_ radius: Double) {
    self.init(topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }

  /// Makes radii of the four.
  public init(topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}

/// A line around a background or an element.
public struct Stroke: Codable, Hashable, Sendable {
  /// Its colour.
  public var color: SRGBColor
  /// Its width, in points.
  public var width: Double
  /// How far outside the edge its outer side lies; negative inside.
  public var outset: Double

  /// Makes a stroke.
  public init(color: SRGBColor, width: Double, outset: Double = 0) {
    self.color = color
    self.width = width
    self.outset = outset
  }
}

/// A shadow below a row: its outline moved, grown, blurred and filled.
public struct Shadow: Codable, Hashable, Sendable {
  /// The fill, opacity included.
  public var color: SRGBColor
  /// How far the outline moves, in points.
  public var offset: LayoutPoint
  /// How far the edge is blurred, in points: twice the standard deviation, as in CSS.
  public var blur: Double
  /// How far the outline grows on each side, in points.
  public var spread: Double

  /// Makes a shadow.
  public init(color: SRGBColor, offset: LayoutPoint, blur: Double, spread: Double = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.spread = spread
  }
}
