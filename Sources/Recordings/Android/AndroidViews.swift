internal import JSONText
internal import Sizing
internal import XMLText

/// The views of an XML dump of Android, each before those in it.
///
/// `uiautomator` calls all of them `node`, Appium by their class. Frames are the visible parts, cut off by whatever
/// scrolls.
struct AndroidViews: Sendable {
  /// A view.
  struct View: Sendable {
    /// The class without its package.
    var className: String
    /// Where it is on the screen, in dp.
    var frame: LayoutRect
    /// The text it shows.
    var text: String?
    /// What is said of it: a line for each text that Flutter joins.
    var description: String?
    var isCheckable: Bool
    var isClickable: Bool
    var isScrollable: Bool
    /// Where the dump has it: its line, and its bounds, as uiautomator writes all of it on one line.
    var place: String
    var parent: Int?
    /// The index after the last view in it.
    var end = 0
  }

  private(set) var views: [View] = []
  let source: String
  private let pixelsPerPoint: Double

  /// Reads a dump.
  ///
  /// - Throws: An error that names the line.
  init(_ contents: [UInt8], source: String, pixelsPerPoint: Double) throws(InputError) {
    self.source = source
    self.pixelsPerPoint = pixelsPerPoint
    // The command prints on the same output where it wrote the dump.
    let end = contents.lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? contents.count
    let root = try XMLElement.document(Array(contents[..<end]), source: source)
    try add(root, parent: nil)
    guard !views.isEmpty else {
      throw InputError(
        source: source, line: root.line, problem: "there is no view in it",
        expectation: "nodes with bounds, as uiautomator writes them")
    }
  }

  /// Adds an element and those in it; no deeper than XML is read.
  private mutating func add(_ element: XMLElement, parent: Int?) throws(InputError) {
    guard element["visible-to-user"] != "false", element["displayed"] != "false" else { return }
    var parent = parent
    let index = views.count
    if let bounds = element["bounds"] {
      guard let frame = frame(bounds) else {
        throw InputError(
          source: source, line: element.line, problem: "bounds of \(JSONQuote(bounds))",
          expectation: "[left,top][right,bottom] in pixels")
      }
      // What has no extent, or is beyond the screen, is not seen.
      guard frame.width > 0, frame.height > 0 else { return }
      let name = element["class"] ?? element.name
      views.append(
        View(
          className: name.split(separator: ".").last.map(String.init) ?? name, frame: frame,
          text: element["text"].flatMap { $0.isEmpty ? nil : $0 },
          description: element["content-desc"].flatMap { $0.isEmpty ? nil : $0 },
          isCheckable: element["checkable"] == "true", isClickable: element["clickable"] == "true",
          isScrollable: element["scrollable"] == "true", place: "line \(element.line) \(bounds)", parent: parent))
      parent = index
    }
    for child in element.elements() { try add(child, parent: parent) }
    if parent == index { views[index].end = views.count }
  }

  /// The frame of `[left,top][right,bottom]`, of numbers with up to nine digits.
  private func frame(_ bounds: String) -> LayoutRect? {
    var rest = bounds[...]
    func number(after separator: String) -> Double? {
      guard rest.hasPrefix(separator) else { return nil }
      let number = rest.dropFirst(separator.count).prefix { $0 == "-" || $0.isASCII && $0.isNumber }
      rest = rest[number.endIndex...]
      return number.drop { $0 == "-" }.count <= 9 ? Int(number).map(Double.init) : nil
    }
    guard let left = number(after: "["), let top = number(after: ","), let right = number(after: "]["),
      let bottom = number(after: ","), rest == "]"
    else { return nil }
    return LayoutRect(
      x: left / pixelsPerPoint, y: top / pixelsPerPoint, width: (right - left) / pixelsPerPoint,
      height: (bottom - top) / pixelsPerPoint)
  }
}
