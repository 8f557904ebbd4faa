import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Views in rows, against what Apple documents of stacks, frames and priorities, worked out by hand.
@Suite("Views in SwiftUI's rows")
struct SwiftUIViewTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func row(_ view: SwiftUIView) -> SwiftUIRow { SwiftUIRow(only: view, typesetter: typesetter) }

  private func frames(_ view: SwiftUIView, width: Double = 300, traits: Traits = Traits()) -> [LayoutRect] {
    row(view).layout(width: width, traits: traits).elements.map(\.frame)
  }

  private func box(_ width: Double, _ height: Double = 10) -> SwiftUIView {
    .image(LayoutSize(width: width, height: height))
  }

  /// A view that takes what it is offered, from `least` to `greatest`.
  private func flexible(
    _ least: Double, _ greatest: Double = .infinity, priority: Double = 0,
    alignment: SwiftUIView.HorizontalAlignment = .leading
  ) -> SwiftUIView {
    var content = SwiftUIView.ImageContent(size: LayoutSize(width: 1, height: 10))
    content.isResizable = true
    var view = SwiftUIView(.image(content))
    view.frame = SwiftUIView.Frame()
    view.frame?.minimumWidth = least
    view.frame?.maximumWidth = greatest
    view.frame?.height = 10
    view.layoutPriority = priority
    return view
  }

  @Test("Spacers take what is left, all alike, and no distance beside them but that of the stack")
  func spacers() {
    #expect(frames(.horizontal([box(40), .spacer(), box(60)])).map(\.x) == [0, 240])
    #expect(
      frames(.horizontal([box(20), .spacer(), box(20), .spacer(), box(20)])).map(\.x) == [0, 140, 280])
    #expect(frames(.horizontal(spacing: 10, [box(40), .spacer(), box(60)])).map(\.x) == [0, 240])
    // Where there is no room a spacer keeps its least length, and the stack sticks out.
    #expect(
      frames(.horizontal(spacing: 0, [box(200), .spacer(minimumLength: 30), box(200)])).map(\.x) == [0, 230])
    #expect(frames(.horizontal(spacing: 4, [box(40), box(60)])).map(\.x) == [0, 44])
    #expect(frames(.horizontal([box(40), box(60)])).map(\.x) == [0, 48])
  }

  /// Source: Apple, `Divider`: "when contained in a stack, the divider extends across the minor axis of the stack".
  @Test("What fills the height has that of the views beside it")
  func fillingHeight() {
    let tall = box(10, 60)
    let divided = frames(.horizontal(spacing: 0, [tall, SwiftUIView(.divider), box(10, 20)]))
    #expect(
      divided == [
        LayoutRect(x: 0, y: 0, width: 10, height: 60),
        LayoutRect(x: 10, y: 0, width: Traits().pixelGrid.pixel, height: 60),
        LayoutRect(x: 10 + Traits().pixelGrid.pixel, y: 20, width: 10, height: 20),
      ])
    var top = box(10, 20)
    top.frame = SwiftUIView.Frame()
    top.frame?.maximumHeight = .infinity
    top.frame?.verticalAlignment = .top
    #expect(frames(.horizontal([tall, top])).map(\.y) == [0, 0])
    let column = SwiftUIView.vertical(spacing: 0, [box(10, 10), .spacer(), box(10, 10)])
    #expect(frames(.horizontal([tall, column])).map(\.y) == [0, 0, 50])
    // Alone it is as high as it asks for, and the row with it.
    #expect(frames(.horizontal([column])).map(\.y) == [0, 18])
    #expect(row(.horizontal([tall, column, top, SwiftUIView(.divider)])).height(width: 300, traits: Traits()) == 60)
  }

  /// Source: Apple, `ViewThatFits`: the first child whose ideal size fits on the axes that count, in order; the last where none
  /// does.
  @Test("Of alternatives the first is shown that fits, and it is offered the whole proposal")
  func alternatives() {
    let wide = SwiftUIView.horizontal(spacing: 0, [box(100, 10), .spacer(minimumLength: 0), box(50, 10)])
    let choices = SwiftUIView.thatFits([wide, box(80, 20), box(60, 30)])
    #expect(frames(choices, width: 300).map(\.x) == [0, 250])
    #expect(frames(choices, width: 150).map(\.x) == [0, 100])
    #expect(frames(choices, width: 149.5).map(\.size) == [LayoutSize(width: 80, height: 20)])
    #expect(frames(choices, width: 80).map(\.size) == [LayoutSize(width: 80, height: 20)])
    #expect(frames(choices, width: 79).map(\.size) == [LayoutSize(width: 60, height: 30)])
    #expect(frames(choices, width: 10).map(\.size) == [LayoutSize(width: 60, height: 30)])
    // Beside another view it gets the width that the other leaves.
    #expect(
      frames(.horizontal(spacing: 0, [choices, box(220)]), width: 300).map(\.size.width) == [80, 220])
    // A list proposes no height, so that only a frame limits it.
    var low = choices
    low.frame = SwiftUIView.Frame()
    low.frame?.height = 15
    #expect(frames(low, width: 149).map(\.size) == [LayoutSize(width: 60, height: 30)])
    var fit = SwiftUIView.Fit([wide, box(80, 20), box(60, 30)])
    fit.isVertical = false
    low.kind = .fit(fit)
    #expect(frames(low, width: 149).map(\.size) == [LayoutSize(width: 80, height: 20)])
    #expect(frames(.thatFits([])).isEmpty)
  }

  /// A frame with a maximum width takes up to that width, more than its content needs; the preferred width leaves the text its
  /// whole line all the same.
  @Test("At the preferred width a text of one line is whole that stands beside a view that takes more than it needs")
  func preferredWidthOfLines() {
    var line = SwiftUIView.TextContent("A text that is set in one line")
    line.properties.numberOfLines = 1
    for priority in [0.0, 1] {
      let row = row(.horizontal([flexible(0, 100, priority: priority), SwiftUIView(.text(line))]))
      let width = row.preferredWidth(traits: Traits())
      func isWhole(_ width: Double) -> Bool? {
        row.layout(width: width, traits: Traits()).elements.last?.text.map { !$0.isTruncated }
      }
      #expect(isWhole(width) == true && isWhole(width - 1) == false && isWhole(1000) == true)
    }
  }

  @Test("Assistive technology reads the first alternative, and a row is no narrower than it can be")
  func spokenAlternatives() {
    let row = row(.thatFits([.horizontal([.text("Juneau"), .text("Alaska")]), .text("AK")]))
    #expect(row.accessibility?.label == "Juneau, Alaska")
    let traits = Traits()
    let least = row.minimumWidth(traits: traits)
    #expect(row.layout(width: least, traits: traits).elements.map(\.name.rawValue) == ["text3"])
    #expect(row.layout(width: 300, traits: traits).elements.map(\.name.rawValue) == ["text", "text2"])
    #expect(row.preferredWidth(traits: traits) > least)
  }

  @Test("The least flexible views choose first, and each is offered an equal share of what is left")
  func flexibility() {
    let views = frames(.horizontal(spacing: 0, [flexible(0), box(100), flexible(0)]))
    #expect(views.map(\.width) == [100, 100, 100] && views.map(\.x) == [0, 100, 200])
    #expect(frames(.horizontal(spacing: 0, [flexible(0), flexible(0, 60)])).map(\.width) == [240, 60])
    #expect(frames(.horizontal(spacing: 0, [flexible(0), flexible(200, 250)])).map(\.width) == [100, 200])
  }

  @Test("A view of higher priority is offered all but the least lengths of the others, as Apple documents it")
  func priority() {
    let views = frames(.horizontal(spacing: 0, [flexible(50), flexible(50, priority: 1), flexible(50)]))
    #expect(views.map(\.width) == [50, 200, 50])
    // A text gives way to one that comes first.
    let text = SwiftUIView.text("A text that is as long as that does not fit beside another one")
    var first = text
    first.layoutPriority = 1
    let layout = row(.horizontal([text, first])).layout(width: 400, traits: Traits())
    #expect(layout.elements[1].frame.width > 300 && layout.elements[0].frame.width < 100)
  }

  @Test("Frames, padding and alignments put views where they belong")
  func frames() {
    var framed = box(20, 10)
    framed.frame = SwiftUIView.Frame()
    framed.frame?.width = 100
    framed.frame?.height = 50
    framed.frame?.horizontalAlignment = .trailing
    framed.frame?.verticalAlignment = .bottom
    framed.padding = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames(framed) == [LayoutRect(x: 82, y: 41, width: 20, height: 10)])
    #expect(row(framed).height(width: 300, traits: Traits()) == 54)
    #expect(row(framed).preferredWidth(traits: Traits()) == 106)

    let column = SwiftUIView.vertical(spacing: 5, alignment: .trailing, [box(20), box(50)])
    #expect(
      frames(column) == [
        LayoutRect(x: 30, y: 0, width: 20, height: 10), LayoutRect(x: 0, y: 15, width: 50, height: 10),
      ])
    let rows = SwiftUIView.horizontal(spacing: 0, alignment: .bottom, [box(20, 10), box(20, 30)])
    #expect(frames(rows).map(\.y) == [20, 0])
    var pile = SwiftUIView.Stack(.depth, [box(100, 40), box(20, 10)])
    pile.horizontalAlignment = .trailing
    pile.verticalAlignment = .top
    #expect(frames(SwiftUIView(.stack(pile))).map(\.x) == [0, 80])
  }

  @Test("Baselines of texts of two sizes lie on a line, those of boxes are their lower edges")
  func baselines() throws {
    let stack = SwiftUIView.horizontal(
      alignment: .firstTextBaseline, [.text("small"), .text("Large", .largeTitle), box(10, 12)])
    let elements = row(stack).layout(width: 300, traits: Traits()).elements
    let lines = try elements.prefix(2).map { $0.frame.y + (try #require($0.text)).baseline }
    #expect(abs(lines[0] - lines[1]) <= 0.5 && abs(elements[2].frame.maxY - lines[1]) <= 0.5)
  }

  @Test("A text takes the lines that its limit and its height allow, and shrinks as far as it may")
  func texts() throws {
    var content = SwiftUIView.TextContent("One two three four five six seven eight nine ten eleven twelve")
    func layout(_ frame: SwiftUIView.Frame? = nil) throws -> RowElement {
      var view = SwiftUIView(.text(content))
      view.frame = frame
      return try #require(row(view).layout(width: 120, traits: Traits()).elements.first)
    }
    let whole = try layout()
    #expect(whole.text?.isTruncated == false)
    #expect(try #require(whole.text).lineCount > 3)
    content.properties.numberOfLines = 2
    #expect(try layout().text?.lineCount == 2 && layout().text?.isTruncated == true)
    content.properties.numberOfLines = 0
    var low = SwiftUIView.Frame()
    low.height = 45
    #expect(try layout(low).text?.lineCount == 2 && layout(low).text?.isTruncated == true)
    content.properties.numberOfLines = 1
    content.properties.minimumScaleFactor = 0.01
    let shrunk = try layout()
    #expect(shrunk.text?.isTruncated == false && shrunk.frame.width <= 120)
    #expect(try #require(shrunk.text).fontSize < 17)
    // A text that is fixed horizontally keeps its ideal width, whatever it is offered.
    var fixed = SwiftUIView(.text(SwiftUIView.TextContent("One two three four five")))
    fixed.isFixedHorizontally = true
    #expect(row(fixed).layout(width: 20, traits: Traits()).elements[0].frame.width > 100)
  }

  /// The height is that of the same text with a limit, so that it is known to hold the lines.
  @Test("A text that is offered the height of some of its lines shows as many", arguments: [1.0, 2, 3])
  func linesOfAHeight(scale: Double) throws {
    for words in ["One two three four five six seven eight", "один два three четыре ไทย шесть семь восемь"] {
      for category in SizeCategory.allCases {
        var content = SwiftUIView.TextContent(words)
        func element(lines: Int, height: Double?) throws -> RowElement {
          content.properties.numberOfLines = lines
          var view = SwiftUIView(.text(content))
          view.frame = SwiftUIView.Frame()
          view.frame?.height = height
          let traits = Traits(sizeCategory: category, pixelGrid: PixelGrid(scale: scale))
          return try #require(row(view).layout(width: 90, traits: traits).elements.first)
        }
        for count in 1...4 {
          let limited = try element(lines: count, height: nil)
          let offered = try element(lines: 0, height: limited.frame.height)
          #expect(offered.text?.lineCount == count, "\(words), \(category)")
          #expect(offered.frame.height == limited.frame.height, "\(words), \(category)")
        }
      }
    }
  }

  /// Source: Apple, `lineLimit(_:reservesSpace:)` and `lineSpacing(_:)`.
  @Test(
    "A text reserves the space of its limit's lines, and line spacing stands between lines alone",
    arguments: [SizeCategory.large, .accessibility5], [1.0, 2, 3])
  func reservedSpace(category: SizeCategory, scale: Double) throws {
    let traits = Traits(sizeCategory: category, pixelGrid: PixelGrid(scale: scale))
    func height(_ text: String, limit: Int = 0, reserves: Bool = false, spacing: Double = 0, within: Double? = nil)
      -> Double
    {
      var content = SwiftUIView.TextContent(text)
      content.properties.numberOfLines = limit
      content.reservesSpace = reserves
      content.lineSpacing = spacing
      var view = SwiftUIView(.text(content))
      if let within {
        view.frame = SwiftUIView.Frame()
        view.frame?.height = within
      }
      return row(view).layout(width: 300, traits: traits).elements.first?.frame.height ?? 0
    }
    for spacing in [0.0, 7.5] {
      let three = height("A\nB\nC", spacing: spacing)
      #expect(height("A", limit: 3, reserves: true, spacing: spacing) == three)
      #expect(height("A\nB", limit: 3, reserves: true, spacing: spacing) == three)
      #expect(height("A\nB\nC\nD", limit: 3, reserves: true, spacing: spacing) == three)
      #expect(height("A", limit: 0, reserves: true, spacing: spacing) == height("A"))
      #expect(height("A", limit: 3, spacing: spacing) == height("A"))
      let low = height("A\nB", spacing: spacing)
      #expect(height("A", limit: 3, reserves: true, spacing: spacing, within: low + 1) == low)
    }
    #expect(abs(height("A\nB\nC", spacing: 7.5) - height("A\nB\nC") - 15) < 1)

    var content = SwiftUIView.TextContent("A")
    content.properties.numberOfLines = 2
    content.reservesSpace = true
    let reserved = row(SwiftUIView(.text(content)))
    let explanation = reserved.explain(width: 300, traits: traits)
    #expect(abs(explanation.height - reserved.height(width: 300, traits: traits)) < 1e-9)
    #expect(explanation.down.contains { $0.name == "lineLimit reservesSpace" && $0.value > 0 })
  }

  @Test(
    "What is beside a text at the end of a row: Toggle, LabeledContent, badge, Picker",
    arguments: SystemProfile.allCases)
  func trailing(profile: SystemProfile) throws {
    var content = SwiftUIRow.Content(text: "Title")
    for (view, name) in [
      (SwiftUIView(.toggle(isOn: true)), "toggle"), (.value("Value"), "value"), (.badge("3"), "badge"),
      (.picker("Name"), "popUpMenu"),
    ] {
      content.trailing = view
      let row = SwiftUIRow(content, profile: profile, typesetter: typesetter)
      for category in [SizeCategory.large, .accessibility5] {
        let traits = Traits(sizeCategory: category)
        let layout = row.layout(width: 370, traits: traits)
        let margin = profile == .ios18 ? 16.0 : 16
        let frame = try #require(layout[ElementName(rawValue: name)]?.frame)
        if name == "value", category == .accessibility5 {
          // Below the title.
          #expect(frame.x == margin && frame.y > 0)
        } else {
          // A switch reaches further.
          #expect(frame.maxX == 370 - margin + (name == "toggle" ? 2 : 0))
        }
        #expect(layout[.title]?.frame.x == margin && layout[.separator]?.frame.x == margin)
        if category == .large { #expect(layout.size.height == (profile == .ios18 ? 44 : 52)) }
        let mirror = row.layout(width: 370, traits: Traits(sizeCategory: category, direction: .rightToLeft))
        #expect(mirror.elements.map(\.frame) == layout.mirrored.elements.map(\.frame))
      }
    }
    #expect(row(.horizontal([.text("A"), .spacer(), .text("B")])).accessibility?.label == "A, B")
  }

  @Test("Elements have a name each, given or that of their kind")
  func names() {
    let named = SwiftUIView.text("d").named("text2")
    let stack = SwiftUIView.horizontal([.text("a"), .text("b"), box(1), .text("c"), named])
    let names = row(stack).layout(width: 300, traits: Traits()).elements.map(\.name.rawValue)
    #expect(names == ["text", "text2", "image", "text3", "text22"] && Set(names).count == 5)
  }

  @Test("At its least width nothing sticks out and no word is broken; a point less will not do")
  func leastWidth() throws {
    let stack = SwiftUIView.horizontal([
      box(24), .vertical(alignment: .leading, [.text("Extraordinary weather"), .text("on most days", .footnote)]),
      .spacer(), .text("Wednesday"),
    ])
    for category in [SizeCategory.large, .accessibility5] {
      let traits = Traits(sizeCategory: category)
      let row = row(stack)
      let width = row.minimumWidth(traits: traits)
      let layout = row.layout(width: width, traits: traits)
      for element in layout.elements {
        #expect(element.frame.x >= 0 && element.frame.maxX <= width + 0.5)
        guard let text = element.text else { continue }
        #expect(text.content.minimumContentWidth(size: text.fontSize) <= element.frame.width + 0.5)
      }
      #expect(row.preferredWidth(traits: traits) > width)
      #expect(row.height(width: row.preferredWidth(traits: traits), traits: traits) <= layout.size.height)
    }
  }
}
