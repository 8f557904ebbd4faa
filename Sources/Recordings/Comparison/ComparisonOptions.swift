/// How a recording is compared with a list.
public struct ComparisonOptions: Hashable, Sendable {
  /// From where positions of rows are measured.
  public enum Origin: String, CaseIterable, Sendable {
    /// From the top of the list.
    case list
    /// From the first row that is on both sides.
    case firstRow = "first-row"
    /// From the end of the row before, so that a wrong height does not move the rows below.
    case previousRow = "previous-row"
  }

  /// By how many points lengths may differ; `nil` for half a pixel of the list's display.
  public var tolerance: Double?
  /// From where positions of rows are measured; `nil` for the list where frames are recorded, and the first row where a dump
  /// shows a part of it.
  public var origin: Origin?
  /// What is compared, by its name; empty for everything.
  ///
  /// Names are those of lengths (`x`, `y`, `width`, `height`, `baseline`, `fontSize`, `lines`, …) and of elements, `row` for the
  /// row itself.
  public var only: Set<String> = []
  /// What is not compared, by its name; `text` stands for what labels say, `views` for views that are no element.
  public var ignored: Set<String> = []
  /// The row of the document with which a recording without texts begins, by its identifier.
  public var firstRow: String?
  /// Which list of a dump it is, from 1; `nil` for the one with the most rows.
  public var list: Int?
  /// Whether the recording has all rows, so that a row which it lacks is a difference wherever it is.
  public var isWhole = false

  /// Makes options: everything is compared, to half a pixel.
  public init() {}

  /// The names of lengths and of what else is compared.
  static let names: Set = [
    "x", "y", "width", "height", "baseline", "fontSize", "lines", "truncated", "isOn", "cornerRadii", "hitTarget",
    "divider", "accessibility", "row", "text", "views",
  ]

  /// Whether something of an element is compared.
  ///
  /// - Parameters:
  ///   - length: Its name.
  ///   - element: The element; `row` for the row itself.
  ///   - part: The part that has the length if it is not the frame, such as `hitTarget`.
  func includes(_ length: String, of element: String, in part: String? = nil) -> Bool {
    let names = [length, element] + [part].compactMap(\.self)
    if names.contains(where: { ignored.contains($0) }) { return false }
    let lengths = only.intersection(Self.names).subtracting(["row"])
    let elements = only.subtracting(lengths)
    return (lengths.isEmpty || !lengths.isDisjoint(with: [length, part ?? length]))
      && (elements.isEmpty || elements.contains(element))
  }
}
