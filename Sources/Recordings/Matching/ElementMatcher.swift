internal import Sizing

/// Finds which view of a dump is which element of a row.
struct ElementMatcher {
  /// The views that are elements, by the index of the element.
  private(set) var views: [Int: RecordedView] = [:]
  /// The views that are none.
  private(set) var others: [RecordedView] = []
  private let row: DocumentRow
  private var rest: [RecordedView]
  /// The texts of the rest, made comparable once: each is compared with all texts of the row.
  private var restTexts: [ComparableText?]

  /// No row of a list has more views; the rest are not its elements.
  private static let mostViews = 500

  init(_ row: DocumentRow, _ views: [RecordedView]) {
    self.row = row
    rest = Array(views.prefix(Self.mostViews))
    restTexts = rest.map { $0.text.map { ComparableText($0) } }
    others = Array(views.dropFirst(Self.mostViews))
    matchTexts()
    matchByPlace()
    others += rest
  }

  private var elements: [RowElement] { row.placed.layout.elements }

  /// Matches texts first: those that say the same, then, if as many are left on both sides, in the order of reading.
  private mutating func matchTexts() {
    for (index, text) in row.texts.enumerated() {
      guard let text, let view = nearest(to: index, showing: text) else { continue }
      views[index] = rest.remove(at: view)
      restTexts.remove(at: view)
    }
    let open = elements.indices.filter { elements[$0].text != nil && views[$0] == nil }
    let labels = rest.indices.filter { rest[$0].role == .label }.sorted { isBefore(rest[$0].frame, rest[$1].frame) }
    guard open.count == labels.count else { return }
    let taken = zip(open, labels).map { ($0, rest[$1]) }
    for (index, view) in taken { views[index] = view }
    for index in labels.sorted(by: >) { rest.remove(at: index) }
  }

  /// Matches every other view with the nearest element of its role.
  private mutating func matchByPlace() {
    var pairs: [(distance: Double, element: Int, view: Int)] = []
    for (number, view) in rest.enumerated() where view.role != .label {
      for index in elements.indices where views[index] == nil && Self.may(view.role, be: elements[index]) {
        pairs.append((distance(view.frame, elements[index].frame), index, number))
      }
    }
    pairs.sort { ($0.distance, $0.element, $0.view) < ($1.distance, $1.element, $1.view) }
    var taken: Set<Int> = []
    for pair in pairs where views[pair.element] == nil && !taken.contains(pair.view) {
      views[pair.element] = rest[pair.view]
      taken.insert(pair.view)
    }
    rest = rest.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  /// Whether a view of a role may be an element.
  private static func may(_ role: RecordedView.Role, be element: RowElement) -> Bool {
    let name = element.name.rawValue
    if element.name == .separator { return role == .separator }
    if element.name == .textContainer { return false }
    let isAccessory = name.hasPrefix("accessory")
    switch role {
    case .label, .separator: return false
    case .drawing: return true
    case .accessory: return isAccessory
    case .control:
      return element.text == nil && (isAccessory || ["toggle", "trailing", "trailingImage"].contains(name))
    case .image: return element.text == nil
    }
  }

  private func nearest(to index: Int, showing text: ComparableText) -> Int? {
    rest.indices.filter { restTexts[$0]?.mayShow(text) == true }
      .min { distance(rest[$0].frame, elements[index].frame) < distance(rest[$1].frame, elements[index].frame) }
  }

  /// How far two frames' centres are from each other; where a row is no view its elements are nowhere in it.
  private func distance(_ frame: RecordedFrame, _ other: LayoutRect) -> Double {
    guard let rect = frame.rect else { return 0 }
    return abs(rect.midX - other.midX) + abs(rect.midY - other.midY)
  }

  private func isBefore(_ first: RecordedFrame, _ second: RecordedFrame) -> Bool {
    (first.y ?? 0, first.x ?? 0) < (second.y ?? 0, second.x ?? 0)
  }
}
