import Foundation
import Galley
import TestSupport
import Testing

/// PNG files that documents name.
struct RealPictureTests {
  @Test("A file that a document names is drawn where its element is, at its own size")
  func picture() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = try FontCollection.bundled
    let painter = PagePainter(fonts: fonts)

    // A dark page of 30 × 20 points is a black picture of as many pixels.
    let black = try PagePainter(fonts: fonts, theme: .dark).png(Page(Panel(rows: [], width: 30, bottom: 20)), scale: 1)
    try Data(black).write(to: folder.appending(path: "black.png"))
    let list = folder.appending(path: "list.json")
    try Data(
      #"{"sections": [{"rows": [{"kind": "swiftui.row", "title": "A", "image": {"image": "black.png"}}]}]}"#.utf8
    ).write(to: list)

    let loaded = try LoadedList(source: list.path, fonts: fonts)
    let panel = try loaded.panel()
    let frame = try #require(panel.rows[0].placement.layout[.image]).frame
    #expect(frame.size == LayoutSize(width: 30, height: 20))
    let bitmap = try Bitmap(png: painter.png(Page(panel), scale: 1))
    let y = Int(panel.rows[0].placement.frame.y + frame.midY)
    #expect(bitmap.difference(Int(frame.midX), y, from: [0, 0, 0, 255]) == 0)
    #expect(bitmap.difference(Int(frame.maxX) + 2, y, from: Bitmap.white) == 0)
  }

  /// Source: `CollectionViewListCell.m` of Material Components for iOS 124.2: `UIViewContentModeScaleAspectFit`.
  @Test("The sample cell of Material Components keeps the shape of a picture in its square")
  func fitted() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = try FontCollection.bundled
    let wide = try PagePainter(fonts: fonts, theme: .dark).png(Page(Panel(rows: [], width: 60, bottom: 20)), scale: 1)
    try Data(wide).write(to: folder.appending(path: "wide.png"))
    let list = folder.appending(path: "list.json")
    try Data(#"{"sections": [{"rows": [{"kind": "mdc.sample", "title": "A", "image": {"image": "wide.png"}}]}]}"#.utf8)
      .write(to: list)
    let loaded = try LoadedList(source: list.path, fonts: fonts)
    let panel = try loaded.panel(traits: loaded.settings.traits)
    let frame = try #require(panel.rows[0].placement.layout[.image]).frame
    #expect(frame.size == LayoutSize(width: 40, height: 40))
    let bitmap = try Bitmap(png: PagePainter(fonts: fonts).png(Page(panel), scale: 1))
    let (x, y) = (Int(frame.midX), panel.rows[0].placement.frame.y + frame.midY)
    // Of 40 × 40 a picture of 3 : 1 fills a third of the height.
    #expect(bitmap.difference(x, Int(y), from: [0, 0, 0, 255]) == 0)
    for distance in [-10.0, 10] { #expect(bitmap.difference(x, Int(y + distance), from: Bitmap.white) == 0) }
  }

  /// A document's row, and the name of the file that each of its elements shows.
  @Test(
    "Files belong to the elements that show them: in views, behind swipes, before an item of Orange's",
    arguments: [
      (#""kind": "uikit.cell", "title": "A", "image": {"image": "a.png"}"#, ["image": "a"]),
      (
        #""kind": "swiftui.row", "title": "A", "image": {"image": "a.png"}, "trailing": {"image": {"image": "b.png"}}"#,
        ["image": "a", "image2": "b"]
      ),
      (#""kind": "swiftui.row", "title": "A", "trailing": {"image": {"image": "b.png"}}"#, ["image": "b"]),
      (
        #""kind": "swiftui.row", "content": {"hStack": [{"image": {"image": "a.png"}}, {"vStack": [{"text": "A"}, {"image": {"width": 9, "height": 9}}]}, "spacer", {"zStack": [{"image": {"image": "b.png"}, "name": "badge"}]}]}, "trailing": {"image": {"image": "c.png"}}"#,
        ["image": "a", "badge": "b", "image3": "c"]
      ),
      (
        #""kind": "uikit.cell", "title": "A", "image": {"image": "a.png"}, "swipeActions": {"reveal": "trailing", "trailing": [{"title": "A"}, {"title": "B", "image": {"image": "b.png"}}]}"#,
        ["image": "a", "swipe.trailing.icon1": "b"]
      ),
      (
        #""kind": "swiftui.row", "title": "A", "trailing": {"image": {"image": "a.png"}}, "swipeActions": {"reveal": "leading", "leading": [{"title": "B", "image": {"image": "b.png"}}]}"#,
        ["image": "a", "swipe.leading.icon0": "b"]
      ),
      (#""kind": "ods.listItem", "title": "A", "leading": {"image": "a.png"}"#, ["leadingIcon": "a"]),
      (#""kind": "m3.listItem", "title": "A", "leading": {"image": "a.png"}"#, ["leading": "a"]),
    ] as [(String, [String: String])])
  func elements(row: String, files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = try FontCollection.bundled
    let png = try PagePainter(fonts: fonts).png(Page(Panel(rows: [], width: 12, bottom: 12)), scale: 1)
    for name in ["a", "b", "c"] { try Data(png).write(to: folder.appending(path: "\(name).png")) }
    let list = folder.appending(path: "list.json")
    try Data("{\"sections\": [{\"rows\": [{\(row)}]}]}".utf8).write(to: list)
    let loaded = try LoadedList(source: list.path, fonts: fonts)
    let pictures = loaded.sections[0].rows[0].pictures
    let named = Dictionary(uniqueKeysWithValues: pictures.map { ($0.key.rawValue, $0.value) })
    #expect(named == files.mapValues { folder.appending(path: "\($0).png").path })
    let layout = try loaded.panel().rows[0].placement.layout
    for name in pictures.keys { #expect(layout[name]?.text == nil && layout[name] != nil, "\(name)") }
  }

  /// `rest` is the share of the file that is left; nil if it is gone.
  @Test(
    "A file that was there when the document was read and is no more, or is cut, is an error that names it",
    arguments: [nil, 0.5] as [Double?])
  func lost(rest: Double?) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = try FontCollection.bundled
    let picture = folder.appending(path: "picture.png")
    let list = folder.appending(path: "list.json")
    let png = try PagePainter(fonts: fonts).png(Page(Panel(rows: [], width: 3, bottom: 2)), scale: 1)
    try Data(png).write(to: picture)
    try Data(
      #"{"sections": [{"rows": [{"kind": "swiftui.row", "title": "A", "image": {"image": "picture.png"}}]}]}"#.utf8
    ).write(to: list)
    let loaded = try LoadedList(source: list.path, fonts: fonts)
    if let rest {
      try Data(png.prefix(Int(Double(png.count) * rest))).write(to: picture)
    } else {
      try FileManager.default.removeItem(at: picture)
    }
    #expect { try loaded.panel() } throws: { error in
      (error as? InputError)?.source == picture.path
    }
  }
}
