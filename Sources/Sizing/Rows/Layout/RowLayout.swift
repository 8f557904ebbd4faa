/// A row laid out: its size, and the frame of each element that is present.
///
/// Frames are in the row, whatever view holds the element, and final: already mirrored where the direction asks for it.
public struct RowLayout: Encodable, Sendable {
  /// The width the row was given, and the height it takes.
  public var size: LayoutSize
  /// The elements that are present, in the order of the row's kind.
  public var elements: [RowElement]
  /// Where a tap is the row's own, unless it hits an element that takes taps; `nil` if the row takes none.
  public var hitTarget: LayoutRect?
  /// Whether elements are seen inside the row only, as those of a row that was moved aside.
  public var clipsElements = false

  /// Makes a layout of its parts.
  public init(size: LayoutSize, elements: [RowElement], hitTarget: LayoutRect? = nil) {
    self.size = size
    self.elements = elements
    self.hitTarget = hitTarget
  }

  /// The mirror image of the layout in its own width: what a system does to all of a row from right to left.
  package var mirrored: RowLayout {
    RowLayout(
      size: size, elements: elements.map { $0.mirrored(inWidth: size.width) },
      hitTarget: hitTarget?.mirrored(inWidth: size.width))
  }

  /// The element of a name; `nil` if it is absent.
  public subscript(name: ElementName) -> RowElement? {
    elements.first { $0.name == name }
  }
}

/// An element of a row that is laid out: a label, an image, or what holds others.
public struct RowElement: Encodable, Sendable {
  /// What it is called in its row.
  public var name: ElementName
  /// Where it is in the row.
  public var frame: LayoutRect
  /// Where in the row a tap is the element's own; `nil` if it takes none.
  ///
  /// It may reach beyond the frame.
  public var hitTarget: Optional<LayoutRect>
  /// What became of its text, if it is a label.
  public var text: Optional<ElementText>
  /// What it shows, if it is no text; `nil` if its name says that, or if it may be anything.
  public var content: Optional<ElementContent>

  /// The element's mirror image in a row `width` wide.
  ///
  /// The rule is that of `LayoutRect.mirrored`.
  package func mirrored(inWidth width: Double) -> RowElement {
    RowElement(
      name: name, frame: frame.mirrored(inWidth: width), text: text, hitTarget: hitTarget?.mirrored(inWidth: width),
      content: content)
  }
}

extension RowElement {
  /// Makes an element.
  public init(
    name: ElementName, frame: LayoutRect, text: ElementText? = nil, hitTarget: LayoutRect? = nil,
    content: ElementContent? = nil
  ) {
    // The compiler's own initialiser makes the value in its place; one that sets the properties one by one makes it somewhere else, copies
    // it and destroys the original, for 300 instructions. `Optional` in the place of `?` has it ask for every property, so that the two
    // are not confused.
    self.init(name: name, frame: frame, hitTarget: hitTarget, text: text, content: content)
  }
}
