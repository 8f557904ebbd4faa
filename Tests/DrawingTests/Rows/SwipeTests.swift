import Drawing
import Sizing
import TestSupport
import Testing
import TextAnalysis

struct SwipeTests {
  @Test("Actions are drawn where a row was, and the row's content not outside it", arguments: [false, true])
  func actions(isRightToLeft: Bool) throws {
    var content = PlainRow(size: LayoutSize(width: 200, height: 40))
    content.elements = [RowElement(name: .separator, frame: LayoutRect(x: 0, y: 0, width: 200, height: 40))]
    content.appearance.colors = [.separator: .black]
    let actions = SwipeActions(
      trailing: [SwipeActions.Action(isDestructive: true), SwipeActions.Action()], reveal: .trailing)
    let row = SwipedRow(content, actions, typesetter: typesetter())
    let traits = Traits(direction: isRightToLeft ? .rightToLeft : .leftToRight)
    // The safe area is 30 points on the side to which the row moves.
    let geometry = ListGeometry(
      width: 230, safeArea: DirectionalInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
    var stacker = ListStacker(geometry: geometry, traits: traits)
    let drawn = DrawnRow(
      placement: stacker.place(row), appearance: row.appearance(traits: traits), direction: traits.direction)
    let panel = Panel(rows: [drawn], width: 230, bottom: stacker.height)
    let picture = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: 1))
    func difference(_ x: Int, from color: [Int]) -> Int {
      picture.difference(isRightToLeft ? 229 - x : x, 20, from: color)
    }
    #expect(difference(15, from: Bitmap.white) == 0)
    #expect(difference(50, from: [0, 0, 0, 255]) == 0)
    // System gray and system red of iOS 26, Human Interface Guidelines.
    #expect(difference(120, from: [0x8E, 0x8E, 0x93, 255]) <= 1)
    #expect(difference(200, from: [0xFF, 0x38, 0x3C, 255]) <= 1)
  }

  @Test("Titles and icons of actions are white in the dark, too, on the system's dark colours")
  func dark() throws {
    var content = PlainRow(size: LayoutSize(width: 200, height: 100))
    content.appearance.background = .white
    let action = SwipeActions.Action(title: "MM", image: LayoutSize(width: 28, height: 28))
    var destructive = action
    destructive.isDestructive = true
    let row = SwipedRow(
      content, SwipeActions(trailing: [action, destructive], reveal: .trailing), typesetter: typesetter())
    let drawn = panel(row, width: 200, traits: Traits())
    let layout = drawn.rows[0].placement.layout
    let picture = try Bitmap(
      png: PagePainter(fonts: TestFonts.withSystem, theme: .dark).png(Page(drawn), scale: 1))
    // System gray and, of iOS 26, system red in the dark: Human Interface Guidelines, Color.
    for (index, color) in [[0x8E, 0x8E, 0x93, 255], [0xFF, 0x42, 0x45, 255]].enumerated() {
      func frame(_ part: String) throws -> LayoutRect {
        try #require(layout[ElementName(rawValue: "swipe.trailing.\(part)\(index)")]?.frame)
      }
      let button = try frame("action")
      #expect(picture.difference(Int(button.x) + 3, 3, from: color) <= 1)
      for part in ["icon", "title"] {
        let frame = try frame(part)
        let differences = (Int(frame.y)..<Int(frame.maxY)).flatMap { y in
          (Int(frame.x)..<Int(frame.maxX)).map { picture.difference($0, y, from: Bitmap.white) }
        }
        #expect(differences.min() ?? 255 < 30, "\(part)\(index)")
      }
    }
  }

  @Test("Titles of actions are drawn whole, each in its frame, in both directions", arguments: [false, true])
  func titles(isRightToLeft: Bool) throws {
    var content = PlainRow(size: LayoutSize(width: 320, height: 60))
    content.appearance.background = .white
    let actions = SwipeActions(
      trailing: ["حذف", "Flag"].map { SwipeActions.Action(title: $0) }, reveal: .trailing)
    let row = SwipedRow(content, actions, typesetter: typesetter())
    let traits = Traits(direction: isRightToLeft ? .rightToLeft : .leftToRight)
    let drawn = panel(row, width: 320, traits: traits)
    let picture = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(drawn), scale: 2))
    let elements = drawn.rows[0].placement.layout.elements.filter { $0.text != nil }
    #expect(elements.count == 2)
    for element in elements {
      // White letters on system gray: light pixels beside the frame would be letters out of it.
      let frame = element.frame
      let light = (0..<640).filter { x in
        (0..<120).contains { picture.difference(x, $0, from: Bitmap.white) < 60 }
      }.map { Double($0) / 2 }
      let inButton = light.filter { $0 > frame.midX - 36 && $0 < frame.midX + 36 }
      let (first, last) = (try #require(inButton.min()), try #require(inButton.max()))
      #expect(
        first >= frame.x - 1 && last <= frame.maxX + 1, "\(element.name.rawValue): \(first)...\(last) in \(frame)")
      #expect(last - first > frame.width - 5)
    }
  }
}
