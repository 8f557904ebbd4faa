import TestSupport
import Testing
import TextLayout
import Typography

@testable import Sizing

/// Where stacks put views, against Apple's documentation, a recorded picture, and the rules of a reimplementation.
@Suite("Stacks in SwiftUI's rows")
struct SwiftUIStackTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func row(_ view: SwiftUIView) -> SwiftUIRow { SwiftUIRow(only: view, typesetter: typesetter) }

  private func frames(_ view: SwiftUIView, width: Double = 300) -> [LayoutRect] {
    row(view).layout(width: width, traits: Traits()).elements.map(\.frame)
  }

  private func box(_ width: Double, _ height: Double = 10) -> SwiftUIView {
    .image(LayoutSize(width: width, height: height))
  }

  @Test("Stacks in stacks cost time in proportion to their number")
  func nested() {
    let inner = (0..<20).map { SwiftUIView.text("Text \($0)") }
    let nests: [@Sendable (SwiftUIView) -> SwiftUIView] = [
      { .vertical([SwiftUIView(.stack(SwiftUIView.Stack(.depth, [$0]))), .text("below")]) },
      { .vertical([.thatFits([$0, .text("instead")]), .text("below")]) },
      { SwiftUIView(.stack(SwiftUIView.Stack(.depth, [.horizontal([$0, SwiftUIView(.divider)])]))) },
    ]
    for (index, nest) in nests.enumerated() {
      func seconds(_ depth: Int) -> Double {
        let row = row((0..<depth).reduce(.vertical(inner)) { view, _ in nest(view) })
        return processorTime { _ = row.layout(width: 300, traits: Traits()) }
      }
      _ = seconds(1)
      let (short, long) = (seconds(4), seconds(12))
      #expect(long < 12 * short + 0.05, "\(index): \(short) s and \(long) s")
    }
  }

  /// Source: Apple, `VerticalAlignment.firstTextBaseline` and `lastTextBaseline`: guides that mark the top-most and the
  /// bottom-most text baseline in a view.
  @Test("The baselines of a stack are its top-most and its bottom-most, whatever the order")
  func baselinesOfStacks() throws {
    for inner in [
      [SwiftUIView.text("Large", .largeTitle), .text("small")], [.text("small"), .text("Large", .largeTitle)],
    ] {
      for (alignment, pick) in [
        (SwiftUIView.VerticalAlignment.firstTextBaseline, { min($0, $1) } as (Double, Double) -> Double),
        (.lastTextBaseline, { max($0, $1) }),
      ] {
        let stack = SwiftUIView.horizontal(alignment: alignment, [.text("beside"), .horizontal(inner)])
        let elements = row(stack).layout(width: 300, traits: Traits(pixelGrid: PixelGrid(scale: 3))).elements
        let lines = try elements.map { $0.frame.y + (try #require($0.text)).baseline }
        #expect(abs(lines[0] - pick(lines[1], lines[2])) < 1)
        #expect(abs(lines[1] - lines[2]) > 3)
      }
    }
  }

  /// Source: OpenSwiftUI 069dd80, run: what has no text is aligned by its bottom, padding included.
  @Test("Of alternatives only the one that is shown is aligned by its baseline")
  func baselineOfAlternatives() {
    var fitting = SwiftUIView.thatFits([box(20), .text("instead")])
    fitting.padding.bottom = 16
    let row = SwiftUIView.horizontal(alignment: .firstTextBaseline, [box(10, 40), fitting])
    #expect(frames(row).map(\.y) == [0, 14])
  }

  /// Source: iOS 26, 390 points wide, category M, three pixels per point (home-assistant/iOS d722d78, `InvitationView`): the
  /// baseline of the caption at pixel 1381, the capsule around the padded text from 1410 to 1485, the baseline of a second
  /// caption with 16 above it at 1588.
  @Test(
    "Between a text and what is below it stands what SwiftUI measures from the capitals of a line, not the default distance"
  )
  func spacingBelowText() throws {
    var padded = SwiftUIView.text("http://192.168.0.188:8123", .subheadline)
    padded.padding = DirectionalInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    var warning = SwiftUIView.text("Only accept this invite", .caption1)
    warning.padding.top = 16
    let stack = SwiftUIView.vertical([
      .vertical(alignment: .leading, [.text("Home Assistant address", .caption1), padded]), warning,
    ])
    let traits = Traits(sizeCategory: .medium, pixelGrid: PixelGrid(scale: 3))
    let elements = row(stack).layout(width: 358, traits: traits).elements
    let baselines = try elements.map { $0.frame.y + (try #require($0.text)).baseline }
    let capsule = (top: elements[1].frame.y - 4, bottom: elements[1].frame.maxY + 4)
    #expect(abs(capsule.top - baselines[0] - 29.0 / 3) < 0.34)
    #expect(abs(capsule.bottom - capsule.top - 25) < 0.01)
    #expect(abs(baselines[2] - capsule.bottom - 103.0 / 3) < 0.34)
  }

  /// Source: OpenSwiftUI 069dd80, `Text+Spacing.swift` and `Spacing.swift`, worked out by hand for San Francisco at 17 points:
  /// a line of 20.287, of which 4.101 is below the baseline, capitals of 11.978, a tenth of a line 2.333.
  @Test("Distances in a vertical stack by what its neighbours are")
  func spacingOfNeighbours() {
    var symbol = SwiftUIView.ImageContent(size: LayoutSize(width: 20, height: 10))
    symbol.isSymbol = true
    let traits = Traits(pixelGrid: PixelGrid(scale: 3))
    var framed = SwiftUIView.text("A")
    framed.frame = SwiftUIView.Frame()
    framed.frame?.height = 30
    func distance(_ upper: SwiftUIView, _ lower: SwiftUIView) -> Double {
      let heights = [[upper], [lower], [upper, lower]].map {
        row(.vertical($0)).height(width: 300, traits: traits)
      }
      return heights[2] - heights[0] - heights[1]
    }
    let text = SwiftUIView.text("A")
    for (upper, lower, expected) in [
      (text, text, 2), (box(10), box(10), 8), (box(10), text, 6.434), (text, box(10), 10.643),
      (text, SwiftUIView(.divider), 10.643), (SwiftUIView(.divider), text, 6.434),
      (SwiftUIView(.image(symbol)), text, 0), (text, framed, 10.643), (framed, framed, 8),
      (.horizontal([box(10, 40), text]), text, 6.434), (text, .horizontal([text, box(10, 40)]), 10.643),
    ] {
      #expect(abs(distance(upper, lower) - expected) < 0.34, "\(upper) \(lower)")
    }
  }

  /// Source: Apple, `dynamicTypeSize(_:)`: the size is the nearest in the range, and of nested ranges the inner one decides.
  @Test("Content is set in the size categories that it is limited to, the list around it in that of the person")
  func dynamicTypeSize() {
    var content = SwiftUIRow.Content(text: "Title", detail: "Detail")
    func sizes(_ category: SizeCategory) -> [Double] {
      let row = SwiftUIRow(content, typesetter: typesetter)
      let layout = row.layout(width: 370, traits: Traits(sizeCategory: category))
      #expect(row.height(width: 370, traits: Traits(sizeCategory: category)) == layout.size.height)
      return layout.elements.compactMap { $0.text?.fontSize }
    }
    #expect(sizes(.accessibility5) == [53, 49])
    content.dynamicTypeSize = .small ... .accessibility1
    #expect(sizes(.accessibility5) == [28, 25] && sizes(.xSmall) == [15, 13] && sizes(.xLarge) == [19, 17])
    // 92 is 30 and the leading of body at AX5: the least height follows the list's category, not the content's.
    let height = SwiftUIRow(content, typesetter: typesetter).height(
      width: 370, traits: Traits(sizeCategory: .accessibility5))
    #expect(
      height == max(92, 30 + 33.5 + 30 + content.detailStyle.spacingBelowText(Traits(sizeCategory: .accessibility1))))
    var inner = SwiftUIView.text("Inner")
    inner.dynamicTypeSize = .medium ... .accessibility3
    content = SwiftUIRow.Content()
    content.view = .horizontal([.text("Outer"), inner])
    content.dynamicTypeSize = .small ... .accessibility1
    #expect(sizes(.accessibility5) == [28, 28] && sizes(.xSmall) == [15, 16])
    content.dynamicTypeSize = nil
    #expect(sizes(.accessibility5) == [53, 40] && sizes(.xSmall) == [14, 16])
  }

  /// Source: OpenSwiftUI 069dd80, `ZStack.swift`.
  @Test("A ZStack is as large as its views of the highest priority, and offers all of them that size")
  func piles() {
    var fill = SwiftUIView.ImageContent(size: LayoutSize(width: 10, height: 10))
    fill.isResizable = true
    var pile = SwiftUIView.Stack(.depth, [SwiftUIView(.image(fill)), box(100, 40)])
    #expect(
      frames(SwiftUIView(.stack(pile)), width: 300).map(\.size) == [
        LayoutSize(width: 300, height: 40), LayoutSize(width: 100, height: 40),
      ])
    var behind = box(500, 60)
    behind.layoutPriority = -1
    pile.children = [behind, box(100, 40)]
    pile.verticalAlignment = .top
    pile.horizontalAlignment = .leading
    let row = row(SwiftUIView(.stack(pile)))
    #expect(row.height(width: 300, traits: Traits()) == 40)
    #expect(row.layout(width: 300, traits: Traits()).elements.map(\.frame.x) == [0, 0])
  }
}
