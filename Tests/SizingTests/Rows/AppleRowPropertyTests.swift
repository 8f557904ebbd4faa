import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

@Suite("Properties of UIKit's and SwiftUI's rows")
struct AppleRowPropertyTests {
  @Test("From right to left every row is the mirror image: 10 000 random rows")
  func mirror() {
    var random = RandomRow(seed: 11)
    for _ in 0..<10_000 {
      let (row, width) = (random.row(), random.width())
      var traits = random.traits()
      let ltr = row.layout(width: width, traits: traits)
      traits.direction = .rightToLeft
      let rtl = row.layout(width: width, traits: traits)
      #expect(rtl.size == ltr.size)
      #expect(rtl.elements.map(\.name) == ltr.elements.map(\.name))
      for (left, right) in zip(ltr.elements, rtl.elements) {
        #expect(right.frame.y == left.frame.y && right.frame.height == left.frame.height)
        #expect(right.frame.width == left.frame.width)
        #expect(abs(right.frame.x - (width - left.frame.x - left.frame.width)) < 1e-9)
        #expect(right.text?.lineCount == left.text?.lineCount)
        #expect((right.hitTarget == nil) == (left.hitTarget == nil))
      }
    }
  }

  /// Checks texts in all scripts.
  ///
  /// The height may fall where the larger text is truncated, unless its letters are Latin: truncation may remove all letters of
  /// a fallback face with higher lines (a quirk, tested below). SwiftUI's rows have no texts side by side: at another size
  /// another of them may be the more flexible, and take the width that the first leaves.
  @Test("The height never falls when text grows")
  func monotonic() {
    var random = RandomRow(seed: 12, dividesWidths: false)
    for _ in 0..<3000 {
      let (row, width) = (random.row(), random.width())
      var traits = random.traits()
      let isLatin = row.accessibility?.label.unicodeScalars.allSatisfy { $0.value < 0x250 } ?? true
      var last = 0.0
      for category in SizeCategory.allCases {
        traits.sizeCategory = category
        let layout = row.layout(width: width, traits: traits)
        let isWhole = layout.elements.allSatisfy { $0.text?.isTruncated != true }
        #expect(
          layout.size.height >= last || !(isWhole || isLatin),
          "\(row.kind) at \(width), \(category): \(row.accessibility?.label ?? "")")
        last = layout.size.height
      }
    }
  }

  @Test("Quirk: a text is as high as what is shown of it, so one that is cut can be lower than a smaller one")
  func cutFallback() {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let content = TableCell.Content(text: "A name in Thai: ก้ำ")
    let row = TableCell(.default, content, profile: .ios18, typesetter: typesetter)
    let width = row.preferredWidth(traits: Traits(sizeCategory: .xxxLarge))
    let heights = [SizeCategory.xxxLarge, .accessibility1].map { category in
      let layout = row.layout(width: width, traits: Traits(sizeCategory: category))
      return (layout[.title]?.text?.isTruncated, layout[.title]?.text?.height)
    }
    #expect(heights[0].0 == false && heights[1].0 == true)
    // The last word is in a fallback face whose lines are higher.
    let latin = 28 * 1.193359375
    #expect(heights[1].1 == (latin * 2).rounded(.up) / 2)
    let ratio = (heights[0].1 ?? 0) / 23
    #expect(ratio > 1.3, "\(ratio)")
  }

  @Test("The height is that of the layout, all is in it from top to bottom, and names differ")
  func contained() {
    var random = RandomRow(seed: 13)
    for _ in 0..<3000 {
      let (row, width) = (random.row(), random.width())
      let traits = random.traits()
      let layout = row.layout(width: width, traits: traits)
      #expect(row.height(width: width, traits: traits) == layout.size.height)
      #expect(layout.size.width == width)
      #expect(Set(layout.elements.map(\.name)).count == layout.elements.count)
      for element in layout.elements {
        #expect(element.frame.width >= 0 && element.frame.height >= 0)
        // Accessories do not heighten a row.
        if [.title, .detail, .image].contains(element.name) {
          #expect(
            element.frame.y >= 0 && element.frame.maxY <= layout.size.height + 1e-9,
            "\(row.kind) \(element.name) \(element.frame) \(layout.size)")
        }
      }
    }
  }

  @Test("Between the minimum and the preferred width no word is broken, and from the preferred on nothing wraps")
  func widths() {
    var random = RandomRow(seed: 14)
    for _ in 0..<2000 {
      let row = random.row()
      let traits = random.traits()
      let (minimum, preferred) = (row.minimumWidth(traits: traits), row.preferredWidth(traits: traits))
      #expect(minimum <= preferred)
      let unlimited = row.layout(width: 1_000_000, traits: traits)
      let layout = row.layout(width: preferred, traits: traits)
      #expect(layout.size.height == unlimited.size.height, "\(row.kind)")
      #expect(
        layout.elements.allSatisfy { $0.text?.isTruncated != true || unlimited[$0.name]?.text?.isTruncated == true })
      let narrow = row.layout(width: minimum, traits: traits)
      for element in narrow.elements where element.text != nil && !element.name.rawValue.hasPrefix("accessory") {
        guard let text = element.text, !text.isTruncated else { continue }
        let whole = text.content.layout(
          width: element.frame.width, size: text.fontSize, ParagraphStyle(overflowWrap: .none))
        #expect(whole.width <= element.frame.width + 1e-9, "\(row.kind)")
      }
    }
  }

  @Test("Elements of a row that has room do not overlap")
  func overlap() {
    var random = RandomRow(seed: 15)
    for _ in 0..<2000 {
      let row = random.row()
      let traits = random.traits()
      let layout = row.layout(width: row.minimumWidth(traits: traits) + 100, traits: traits)
      let solid = layout.elements.filter {
        !["separator", "topSeparator", "accessory.reorderSeparator"].contains($0.name.rawValue)
      }
      for (index, first) in solid.enumerated() {
        for second in solid[(index + 1)...] {
          let apart =
            first.frame.maxX <= second.frame.x + 1e-9 || second.frame.maxX <= first.frame.x + 1e-9
            || first.frame.maxY <= second.frame.y + 1e-9 || second.frame.maxY <= first.frame.y + 1e-9
          // An accessory wider than its reserved width reaches into the spacing around it.
          let areAccessories = first.name.rawValue.hasPrefix("acc") && second.name.rawValue.hasPrefix("acc")
          #expect(apart || areAccessories, "\(row.kind): \(first.name) \(first.frame) \(second.name) \(second.frame)")
        }
      }
    }
  }
}
