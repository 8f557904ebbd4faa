/// A row laid out: its size, and the frame of each element that is present.
///
/// Frames are in the coordinates of the row, whatever view holds the element, and already mirrored where the direction
/// asks for it.
public struct RowLayout: Encodable, Sendable {
  /// The width the row was given, and the height it takes.
  public var size: LayoutSize
  /// The elements that are present, in the order of the row's kind.
  public var elements: [RowElement]
  /// The hit target of the row, less those of its elements; `nil` if the row takes no taps.
  public var hitTarget: LayoutRect?
  /// Whether the row clips its elements, as a row that was swiped aside does.
  public var clipsElements = false

  /// Makes a layout of its parts.
  public init(size: LayoutSize, elements: [RowElement], hitTarget: LayoutRect? = nil) {
    self.size = size
    self.elements = elements
    self.hitTarget = hitTarget
  }

  /// The layout mirrored in its own width, as systems mirror a whole row from right to left.
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

/// An element of a row that is laid out: a label, an image, or a container.
public struct RowElement: Encodable, Sendable {
  /// What it is called in its row.
  public var name: ElementName
  /// Where it is in the row.
  public var frame: LayoutRect
  /// The hit target of the element, in the row; `nil` if it takes no taps.
  ///
  /// It may reach beyond the frame.
  public var hitTarget: Optional<LayoutRect>
  /// The result of laying out its text, if it is a label.
  public var text: Optional<ElementText>
  /// What it shows, if it is not a text; `nil` if its name says so, or if it may be anything.
  public var content: Optional<ElementContent>

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
    // The memberwise initialiser builds the value in place. One that sets the properties one by one builds a
    // temporary, copies it and destroys it, for 300 instructions. With `Optional` instead of `?` the memberwise
    // initialiser has no default arguments, so that a call of it is not ambiguous with this one.
    self.init(name: name, frame: frame, hitTarget: hitTarget, text: text, content: content)
  }
}
