/// A row laid out: its size, and the frame of each element that is present.
///
/// Frames are in the row, whatever view holds the element, and final: already mirrored where the direction asks for it.
public struct RowLayout: Sendable {
  /// The width the row was given, and the height it takes.
  public var size: Size
  /// The elements that are present, in the order of the row's kind.
  public var elements: [RowElement]

  /// Makes a layout of its parts.
  public init(size: Size, elements: [RowElement]) {
    self.size = size
    self.elements = elements
  }

  /// The element of a name; `nil` if it is absent.
  public subscript(name: ElementName) -> RowElement? {
    elements.first { $0.name == name }
  }
}

/// An element of a row that is laid out: a label, an image, or what holds others.
public struct RowElement: Sendable {
  /// What it is called in its row.
  public var name: ElementName
  /// Where it is in the row.
  public var frame: Rect
  /// What became of its text, if it is a label.
  public var text: ElementText?

  /// Makes an element.
  public init(name: ElementName, frame: Rect, text: ElementText? = nil) {
    self.name = name
    self.frame = frame
    self.text = text
  }
}
