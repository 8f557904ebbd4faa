import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

@Suite("Minimum and preferred widths, labels and hit targets of rows")
struct RowWidthTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func row(_ random: inout SeededGenerator) -> any Row {
    let texts = (0..<2).map { _ in
      Bool.random(using: &random) ? ExampleTexts.lists.randomElement(using: &random)?.text : nil
    }
    func image() -> StereoCell.Image? {
      guard Bool.random(using: &random) else { return nil }
      return StereoCell.Image(size: LayoutSize(width: .random(in: 1...90, using: &random), height: 40))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      return ListContentRow(
        ListContentRow.Content(text: texts[0]), configuration: ListContentConfiguration(.plainHeader),
        typesetter: typesetter)
    }
    let content = StereoCell.Content(
      title: texts[0], detail: texts[1], leadingImage: image(), trailingImage: image(),
      fonts: StereoCell.Fonts(adjustsForSizeCategory: true))
    return StereoCell(content, typesetter: typesetter)
  }

  @Test("At the preferred width texts need no lines but their own, a point below one of them does")
  func preferred() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let row = row(&random)
      let traits = Traits(sizeCategory: SizeCategory.allCases.randomElement(using: &random))
      let width = row.preferredWidth(traits: traits)
      let unlimited = row.layout(width: 1_000_000, traits: traits)
      let preferred = row.layout(width: width, traits: traits)
      #expect(preferred.lineCounts == unlimited.lineCounts)
      #expect(preferred.size.height == unlimited.size.height)
      #expect(row.minimumWidth(traits: traits) <= width)
      // One character, such as Guam's name in Korean, does not wrap.
      if unlimited.elements.contains(where: {
        ($0.text?.content).map { String(decoding: $0.utf8, as: UTF8.self).count > 1 } ?? false
      }) {
        #expect(row.layout(width: width - 1, traits: traits).lineCounts != unlimited.lineCounts)
      }
    }
  }

  @Test("At the minimum width no word is broken")
  func minimum() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let row = row(&random)
      let traits = Traits(sizeCategory: SizeCategory.allCases.randomElement(using: &random))
      let layout = row.layout(width: row.minimumWidth(traits: traits), traits: traits)
      for element in layout.elements {
        #expect(element.frame.x >= 0 && element.frame.maxX <= layout.size.width)
        guard let text = element.text else { continue }
        let unbroken = text.content.layout(
          width: element.frame.width, size: text.fontSize, ParagraphStyle(overflowWrap: .none))
        #expect(unbroken.lines.count == text.lineCount)
        #expect(unbroken.width <= element.frame.width + 1e-9)
      }
    }
  }

  @Test("A cell is read from the title on and takes taps all over; a header takes none")
  func accessibility() {
    let cell = StereoCell(StereoCell.Content(title: "Alaska", detail: "US-AK"), typesetter: typesetter)
    #expect(cell.accessibility == RowAccessibility(label: "Alaska, US-AK", readingOrder: [.title, .detail]))
    #expect(cell.layout(width: 320, traits: Traits()).hitTarget == LayoutRect(x: 0, y: 0, width: 320, height: 77))
    let lone = StereoCell(StereoCell.Content(title: "", detail: "US-AK"), typesetter: typesetter)
    #expect(lone.accessibility == RowAccessibility(label: "US-AK", readingOrder: [.detail]))
    let header = ListContentRow(
      ListContentRow.Content(text: "A"), configuration: ListContentConfiguration(.plainHeader), typesetter: typesetter)
    #expect(header.accessibility?.label == "A")
    #expect(header.layout(width: 320, traits: Traits()).hitTarget == nil)
  }

  @Test("A theme darkens the detail, a quirk of upstream")
  func stereoColors() {
    func colors(_ fonts: StereoCell.Fonts) -> [ElementName: SRGBColor] {
      StereoCell(StereoCell.Content(title: "A", fonts: fonts), typesetter: typesetter).appearance(traits: Traits())
        .colors
    }
    #expect(colors(StereoCell.Fonts())[.detail]?.alpha == 0.6)
    #expect(colors(StereoCell.Fonts(scheme: MaterialTypographyScheme()))[.detail]?.alpha == 0.87)
  }
}

extension RowLayout {
  fileprivate var lineCounts: [Int] { elements.compactMap { $0.text?.lineCount } }
}
