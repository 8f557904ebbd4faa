internal import JSONText
internal import Sizing

/// The views of a text dump, in the order of the dump.
///
/// UIKit prints a view a line: its class, its frame in the view around it and what else describes it, after a bar for each view
/// around it. What else stands in the file, such as what a debugger said, is passed over.
struct UIKitViews: Sendable {
  /// A view, and where it is in the window.
  struct View: Sendable {
    var description: UIKitViewDescription
    /// The view around it; `nil` for the outermost.
    var parent: Int?
    var frame: LayoutRect
    /// The rounding error of a coordinate, of which six digits are printed.
    var precision: Double
    /// Whether it or one around it is not to be seen.
    var isHidden: Bool
  }

  private(set) var views: [View] = []
  let source: String

  /// Reads a dump.
  ///
  /// Cost: linear in the bytes.
  ///
  /// - Throws: An error that names the line of a frame that cannot be read, or says that there is no view.
  init(_ contents: [UInt8], source: String) throws(InputError) {
    self.source = source
    /// The views around the next one, the outermost first, with the number of bars before each.
    var open: [(bars: Int, view: Int)] = []
    var reader = UIKitDumpReader(contents, source: source)
    while let line = try reader.next() {
      while let last = open.last, last.bars >= line.bars { open.removeLast() }
      let parent = open.last?.view
      open.append((line.bars, views.count))
      views.append(Self.place(line.view, in: parent.map { views[$0] }, parent: parent))
    }
    guard !views.isEmpty else {
      throw InputError(
        source: source, problem: "there is no view in it",
        expectation: "lines such as <UITableViewCell: 0x1; frame = (0 0; 375 44)>, an XML dump of Android, or JSON")
    }
  }

  private static func place(_ view: UIKitViewDescription, in outer: View?, parent: Int?) -> View {
    let frame = view.frame.offset(
      x: (outer?.frame.x ?? 0) - (outer?.description.contentOffset.x ?? 0),
      y: (outer?.frame.y ?? 0) - (outer?.description.contentOffset.y ?? 0))
    return View(
      description: view, parent: parent, frame: frame, precision: view.precision + (outer?.precision ?? 0),
      isHidden: view.isHidden || outer?.isHidden == true)
  }
}

/// What a line of a dump says about a view.
struct UIKitViewDescription: Sendable {
  /// Its class.
  var className: String
  /// The nearest of its superclasses that is UIKit's, if its own class is not.
  var baseClass: String?
  /// Where it is in the view around it.
  var frame: LayoutRect
  /// How far off a coordinate may be.
  var precision = 0.0
  var text: String?
  var isHidden = false
  /// Where the content of a scroll view begins to be seen.
  var contentOffset = LayoutPoint(x: 0, y: 0)
  var line: Int

  /// The class by which UIKit knows it.
  var systemClass: String { baseClass ?? className }
}
