import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

/// Compares the actions that a swipe shows with the rules of SwipeCellKit.
@Suite("Swipe actions")
struct SwipedRowTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private var cell: ListContentRow {
    var content = ListContentRow.Content(text: "Alpha", secondaryText: "Beta")
    content.accessories = [CellAccessory(.system(.disclosureIndicator))]
    return ListContentRow(content, configuration: ListContentConfiguration(.subtitleCell), typesetter: typesetter)
  }

  private func swiped(_ actions: SwipeActions) -> SwipedRow { SwipedRow(cell, actions, typesetter: typesetter) }

  private let short = [SwipeActions.Action(title: "Delete", isDestructive: true), SwipeActions.Action(title: "Flag")]

  private func frame(_ layout: RowLayout, _ name: String) -> LayoutRect? { layout[ElementName(rawValue: name)]?.frame }

  @Test("Buttons are 74 wide, the first at the edge, and the row moves aside by all of them")
  func trailing() {
    let layout = swiped(SwipeActions(trailing: short, reveal: .trailing)).layout(width: 375, traits: Traits())
    let rest = cell.layout(width: 375, traits: Traits())
    #expect(layout.size == rest.size)
    #expect(frame(layout, "swipe.trailing.action0") == LayoutRect(x: 301, y: 0, width: 74, height: rest.size.height))
    #expect(frame(layout, "swipe.trailing.action1") == LayoutRect(x: 227, y: 0, width: 74, height: rest.size.height))
    for element in rest.elements {
      #expect(layout[element.name]?.frame == element.frame.offset(x: -148, y: 0))
      #expect(layout[element.name]?.hitTarget == element.hitTarget?.offset(x: -148, y: 0))
    }
    #expect(layout.clipsElements)
  }

  @Test("From right to left all is the mirror image")
  func mirrored() {
    for reveal in SwipeActions.Reveal.allCases {
      let row = swiped(SwipeActions(leading: short, trailing: Array(short.reversed()), reveal: reveal))
      let layout = row.layout(width: 375, traits: Traits())
      let other = row.layout(width: 375, traits: Traits(direction: .rightToLeft))
      #expect(layout.elements.map(\.name) == other.elements.map(\.name))
      for element in other.elements {
        // The mirror image may be off by a pixel where half a pixel is rounded.
        let mirror = element.frame.mirrored(inWidth: 375)
        let frame = layout[element.name]?.frame ?? .zero
        #expect(abs(frame.x - mirror.x) <= 0.5 && frame.size == mirror.size && frame.y == mirror.y, "\(element.name)")
      }
    }
  }

  @Test("All buttons are as wide as the widest title with 8 at both sides, but leave 30 of the row")
  func widths() {
    let title = "Mark as unread again"
    let natural = typesetter.prepare(title, style: TextStyle(families: ["system"], weight: 500))
      .maximumContentWidth(size: 15)
    let wide = SwipeActions(leading: [SwipeActions.Action(title: title)] + short, reveal: .leading)
    let layout = swiped(wide).layout(width: 800, traits: Traits())
    let expected = (natural * 2).rounded(.up) / 2 + 16
    #expect(expected > 74)
    #expect((0..<3).map { frame(layout, "swipe.leading.action\($0)")?.width } == [expected, expected, expected])
    #expect(frame(layout, "swipe.leading.action1")?.x == expected)
    // A row 375 wide leaves 115 for each of three buttons; the title then takes two lines.
    let narrow = swiped(wide).layout(width: 375, traits: Traits())
    #expect(frame(narrow, "swipe.leading.action0")?.width == 115)
    #expect(narrow[ElementName(rawValue: "swipe.leading.title0")]?.text?.lineCount == 2)
  }

  @Test("An image widens the button and stands above the title, 8 apart; lower ones are in the middle of its room")
  func images() {
    let actions = [
      SwipeActions.Action(title: "Call", image: LayoutSize(width: 90, height: 24)),
      SwipeActions.Action(image: LayoutSize(width: 20, height: 10)),
    ]
    let layout = SwipedRow(
      BoxRow(height: 91), SwipeActions(trailing: actions, reveal: .trailing), typesetter: typesetter
    ).layout(width: 375, traits: Traits())
    #expect(frame(layout, "swipe.trailing.action0")?.width == 106)
    let icon = frame(layout, "swipe.trailing.icon0") ?? .zero
    #expect(icon.x == 375 - 106 + 8 && icon.width == 90)
    #expect(frame(layout, "swipe.trailing.title0")?.y == icon.maxY + 8)
    #expect(layout[ElementName(rawValue: "swipe.trailing.title1")] == nil)
  }

  /// openradar 33107135 and 33396671: in rows lower than 91 an action with an image shows no title.
  @Test("In a low row an image stands alone in the middle, whatever its title; a title without an image is shown")
  func lowRows() throws {
    let icon = LayoutSize(width: 24, height: 24)
    let actions = [
      SwipeActions.Action(title: "Mark as unread again", image: icon), SwipeActions.Action(title: "Flag"),
    ]
    let layout = SwipedRow(
      BoxRow(height: 90), SwipeActions(trailing: actions, reveal: .trailing), typesetter: typesetter
    ).layout(width: 375, traits: Traits())
    #expect(frame(layout, "swipe.trailing.title0") == nil)
    let image = try #require(frame(layout, "swipe.trailing.icon0"))
    #expect(image == LayoutRect(x: 326, y: 33, width: 24, height: 24))
    #expect(frame(layout, "swipe.trailing.action0")?.width == 74)
    #expect(frame(layout, "swipe.trailing.title1") != nil)
  }

  @Test("A full swipe gives the first action the whole row, unless it may not")
  func full() {
    var actions = SwipeActions(trailing: short, reveal: .fullTrailing)
    let layout = swiped(actions).layout(width: 375, traits: Traits())
    #expect(frame(layout, "swipe.trailing.action0") == LayoutRect(x: 0, y: 0, width: 375, height: layout.size.height))
    #expect(frame(layout, "swipe.trailing.action1") == nil)
    #expect(layout[.title]?.frame.x == -359)
    actions.performsFirstActionWithFullSwipe = false
    let stopped = swiped(actions).layout(width: 375, traits: Traits())
    #expect(frame(stopped, "swipe.trailing.action0")?.width == 74)
  }

  @Test("A row that is not swiped is the row itself, and so is everything else about it")
  func atRest() {
    let row = swiped(SwipeActions(leading: short, trailing: short))
    #expect(row.kind == "uikit.subtitleCell")
    let (layout, rest) = (row.layout(width: 375, traits: Traits()), cell.layout(width: 375, traits: Traits()))
    #expect(layout.elements.map(\.frame) == rest.elements.map(\.frame) && !layout.clipsElements)
    #expect(row.height(width: 375, traits: Traits()) == rest.size.height)
    #expect(row.appearance(traits: Traits()) == cell.appearance(traits: Traits()))
    #expect(row.accessibility == cell.accessibility)
    let none = swiped(SwipeActions(trailing: short, reveal: .leading)).layout(width: 375, traits: Traits())
    #expect(none.elements.count == rest.elements.count)
  }
}
