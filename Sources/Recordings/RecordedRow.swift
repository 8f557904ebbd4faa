package import ListDocument
package import Sizing

/// A row as a system drew it: what was recorded of it, in points.
package struct RecordedRow: Hashable, Sendable {
  /// The section a row is in, as far as the recording says.
  package struct Section: Hashable, Sendable {
    /// Which section it is; the first is 0.
    package var index: Int?
    /// What the recording calls it.
    package var id: Identifier?
  }

  /// Where the recording has the row: a path such as `sections[0].rows[3]`, or `line 12`.
  package var place: String
  /// The section; `nil` if the recording knows no sections.
  package var section: Section?
  /// What the row is in its section; `nil` if it may be any.
  package var role: ListStacker.Role?
  /// What the recording calls it.
  package var id: Identifier?
  /// Its kind.
  package var kind: String?
  /// Where it is in the list.
  package var frame = RecordedFrame()
  /// The line below it, in the list.
  package var divider: RecordedElement?
  /// The radius of each corner, from the upper left on as in CSS.
  package var cornerRadii: [Double]?
  /// Where a tap is the row's own.
  package var hitTarget: RecordedFrame?
  /// What assistive technology says of it as one element.
  package var accessibility: RecordedSpeech?
  /// What it says of its parts, in the order in which they are read.
  package var accessibilityElements: [RecordedSpeech]?
  /// Texts that are known to be in it, though not where.
  package var texts: [String] = []
  /// What is in it by name; `nil` for an element that is known to be absent.
  package var elements: [ElementName: RecordedElement?] = [:]
  /// What is in it without names, its frames in the row.
  package var views: [RecordedView] = []
  /// Whether the list's edge may cut it off, since the recording knows the visible part of views only.
  package var isAtEdge = false

  /// What it is called as one element.
  package var accessibilityLabel: String? {
    get { accessibility?.label }
    set {
      if accessibility == nil { accessibility = RecordedSpeech() }
      accessibility?.label = newValue
    }
  }
}

/// A frame as it was recorded: any length may be unknown.
package struct RecordedFrame: Hashable, Sendable {
  /// The left edge.
  package var x: Double?
  /// The top edge.
  package var y: Double?
  /// The horizontal extent.
  package var width: Double?
  /// The vertical extent.
  package var height: Double?
  /// The rounding error of a coordinate that was printed with few digits.
  package var precision = 0.0

  /// Makes a frame; lengths that are left out are unknown.
  package init(x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A frame that is known whole.
  init(_ rect: LayoutRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

  /// The frame as a rectangle; `nil` if a length is unknown.
  var rect: LayoutRect? {
    guard let x, let y, let width, let height else { return nil }
    return LayoutRect(x: x, y: y, width: width, height: height)
  }
}

/// An element of a row as it was recorded; what is `nil` is unknown.
package struct RecordedElement: Hashable, Sendable {
  /// Where it is in the row.
  package var frame = RecordedFrame()
  /// How many lines it shows.
  package var lines: Int?
  /// Whether part of its text is not shown.
  package var isTruncated: Bool?
  /// Whether it is a switch that is on.
  package var isOn: Bool?
  /// The size its text is set in.
  package var fontSize: Double?
  /// The first line's baseline, from the top of the element.
  package var baseline: Double?
  /// Where in the row a tap is the element's own.
  package var hitTarget: RecordedFrame?

  /// Makes an element of which nothing is known.
  package init() {}
}

/// A view that shows something, as dumps have it: without the name that the row's kind gives it.
package struct RecordedView: Hashable, Sendable {
  /// What a view shows.
  package enum Role: Hashable, Sendable {
    /// A text.
    case label
    /// A picture.
    case image
    /// A switch, a box to tick, or another control of the system.
    case control
    /// What the system puts at a row's end: a chevron, a check mark, a handle.
    case accessory
    /// A line between rows.
    case separator
    /// A text or a shape: SwiftUI does not say which.
    case drawing
  }

  /// What it shows.
  package var role: Role
  /// The class, as the dump names it.
  package var className: String
  /// Its text.
  package var text: String?
  /// Where it is in the row.
  package var frame: RecordedFrame
  /// Where the dump has it, such as `line 12`.
  package var place: String
  /// Whether the list's edge may cut it off.
  package var isAtEdge = false
}
