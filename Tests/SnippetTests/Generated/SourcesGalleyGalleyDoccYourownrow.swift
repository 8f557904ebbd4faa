// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/YourOwnRow.md:11
private func snippet1() async throws {
  let traits: Traits = given()
  let typesetter: Typesetter = given()
  struct Notice: Row {
    let title: PreparedText
    let kind = "example.notice"
    let accessibility: RowAccessibility? = nil
    private static let (margin, fontSize) = (12.0, 14.0)

    init(_ title: String, typesetter: Typesetter) {
      self.title = typesetter.prepare(title, style: TextStyle(families: ["Roboto"]))
    }

    func layout(width: Double, traits: Traits) -> RowLayout {
      let text = title.measure(width: max(0, width - 2 * Self.margin), size: Self.fontSize)
      let frame = LayoutRect(x: Self.margin, y: Self.margin, width: text.width, height: text.height)
      let layout = RowLayout(
        size: LayoutSize(width: width, height: text.height + 2 * Self.margin),
        elements: [RowElement(name: .title, frame: frame)])
      return traits.direction == .leftToRight ? layout : layout.mirrored
    }

    func minimumWidth(traits: Traits) -> Double { 2 * Self.margin }
    func preferredWidth(traits: Traits) -> Double {
      2 * Self.margin + title.measure(width: nil, size: Self.fontSize).width
    }
    func appearance(traits: Traits) -> RowAppearance { RowAppearance() }
  }

  let notice = Notice("The battery is low.", typesetter: Typesetter(fonts: try .bundled))
  print(notice.height(width: 120, traits: Traits()))
}
