internal import Galley

/// Draws the pictures that are attached to failing tests.
struct ListPictures {
  private let painter = PagePainter(fonts: (try? FontCollection.bundled) ?? FontCollection())

  /// A picture of a specimen's row, with the frames of its elements; nil if it cannot be drawn.
  func picture(of specimen: Specimen?, named name: String) -> TestFailure.Picture? {
    var painter = painter
    painter.showsGuides = true
    guard let specimen, let png = try? painter.png(Page(specimen.panel), scale: 2) else { return nil }
    return TestFailure.Picture(name: "\(Self.fileName(name)).png", png: png)
  }

  /// A picture of a list; nil if it cannot be drawn.
  func picture(of list: LoadedList, width: Double?, traits: Traits, named name: String) -> TestFailure.Picture? {
    guard let png = try? list.png(width: width, traits: traits) else { return nil }
    return TestFailure.Picture(name: "\(Self.fileName(name)).png", png: png)
  }

  /// A name as a file name, without characters that could lead out of the folder; letters of every script stay.
  static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }
}
