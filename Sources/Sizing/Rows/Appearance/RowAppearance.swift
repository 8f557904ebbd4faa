/// The appearance of a row in one state: the colours, corners and shadows that drawing needs and layout does not.
///
/// Colours are those of the system's light appearance.
public struct RowAppearance: Codable, Hashable, Sendable {
  /// The background fill; `nil` if the list's style decides whether its cells have a background.
  public var background: SRGBColor?
  /// The radii of the row's corners.
  public var cornerRadii = CornerRadii.zero
  /// The colour over the background in this state: a highlight, or Material's state layer.
  public var stateLayer: SRGBColor?
  /// The colour that spreads from a touch: Material's ink or ripple.
  public var ripple: SRGBColor?
  /// Whether the ripple stays within the row; if not, it is a circle around the row (`MDCInkStyle.unbounded`).
  public var isRippleBounded = true
  /// The row's elevation above the list, in Material's density-independent pixels, which are points.
  public var elevation = 0.0
  /// The row's elevation plus that of what is below it, by which a dark theme lightens a surface
  /// (`mdc_absoluteElevation`).
  public var absoluteElevation = 0.0
  /// The shadows that the row casts, the lowest first.
  public var shadows: [Shadow] = []
  /// The opacity of the row's content, except for what belongs to the list: separators, and buttons behind a swipe.
  ///
  /// Own: opaque by default.
  public var contentOpacity = 1.0
  /// The colours of texts, of images that are tinted, and of glyphs and separators.
  ///
  /// An element without an entry is drawn in its own colours.
  public var colors: [ElementName: SRGBColor]
  /// The parts of texts that have a colour of their own, by element, in the order of the text.
  public var textColors: [ElementName: [TextColor]] = [:]
  /// Whether a picture keeps its shape within its element, and does not fill it.
  package var fitsPictures = false
  /// The background that the row's system gives a screen; `nil` if the list's style decides.
  package var listBackground: SRGBColor?
  /// Whether the system chooses the row's colours for both of its appearances: a colour that is none of the system's is then a
  /// caller's choice, and stays the same in dark mode.
  package var hasSystemColors = false
  /// What has a colour that stays the same in dark mode, such as white on a coloured button, or what a caller chose: elements,
  /// the background and the ripple.
  package var fixedColors: Set<ElementName> = []
  /// The corner radii of elements with rounded corners, in points; the content of such an element is clipped to them.
  public var elementCornerRadii: [ElementName: Double] = [:]
  /// The opacities of elements that are not opaque.
  public var elementOpacities: [ElementName: Double] = [:]
  /// The element that clips the texts; `nil` if nothing clips them.
  package var textClip: ElementName?
  /// The insets of the background from the edges of the row.
  public var backgroundInsets = DirectionalInsets.zero
  /// The line around the background; `nil` if there is none.
  public var backgroundStroke: Stroke?
  /// The outlines of elements that have one.
  public var elementStrokes: [ElementName: Stroke] = [:]

  /// Makes an appearance; what is not given is plain.
  public init(background: SRGBColor? = nil, ripple: SRGBColor? = nil, colors: [ElementName: SRGBColor] = [:]) {
    self.background = background
    self.ripple = ripple
    self.colors = colors
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
  /// The radius of the upper corner where lines begin.
  public var topLeading: Double
  /// The radius of the upper corner where lines end.
  public var topTrailing: Double
  /// The radius of the lower corner where lines begin.
  public var bottomLeading: Double
  /// The radius of the lower corner where lines end.
  public var bottomTrailing: Double

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// Makes radii that are all the same.
  public init(_ radius: Double) {
    self.init(topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }

  /// Makes four radii.
  public init(topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// The radii from the upper leading corner on, as in CSS.
  package var clockwise: [Double] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }
}

/// A line around a background or an element.
public struct Stroke: Codable, Hashable, Sendable {
  /// Its colour.
  public var color: SRGBColor
  /// Its width, in points.
  public var width: Double
  /// The distance from the edge out to the stroke's outer side; negative if that side lies inside the edge.
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
