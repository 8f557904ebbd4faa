import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Properties of rows of every system, checked on random rows.
@Suite("Properties of rows of Material Design, Orange and Flutter", .tags(.conformance))
struct MaterialRowPropertyTests {
  private static let scales = [1, 1.5, 2, 2.625, 3]

  private func traits(_ random: inout SeededGenerator) -> Traits {
    var traits = Traits(
      sizeCategory: SizeCategory.allCases.randomElement(using: &random),
      pixelGrid: PixelGrid(scale: Self.scales.randomElement(using: &random) ?? 2))
    traits.safeArea = DirectionalInsets(
      top: 0, leading: .random(in: 0...40, using: &random).rounded(), bottom: 0,
      trailing: .random(in: 0...40, using: &random).rounded())
    return traits
  }

  /// A multiple of 8 points, which is whole pixels at every scale above: rows that round to pixels mirror exactly only at such widths.
  private func width(_ random: inout SeededGenerator, from least: Double = 0) -> Double {
    least + 8 * Double(Int.random(in: 0...100, using: &random))
  }

  /// The widths of a row's texts on one line.
  private func textWidths(of layout: RowLayout) -> [Double] {
    layout.elements.compactMap(\.text).map { $0.content.maximumContentWidth(size: $0.fontSize) }
  }

  /// Flutter's tile has separate formulas for each direction, which mirror each other only where its texts have room.
  ///
  /// So its widths begin above the widest padding with leading and trailing widgets. A text of Flutter and Compose has the direction of
  /// its row, and may be wider in one of them: a sign at its edge is not kerned with letters of the other.
  @Test(
    "Right to left is the mirror image of left to right: 2 000 random rows of each kind, in full 10 000",
    arguments: RandomMaterialRow.all)
  func mirrored(kind: RandomMaterialRow) {
    let typesetter = PlatformFaces.bundled
    var random = SeededGenerator(seed: 31)
    var (failures, others) = (0, 0)
    for _ in 0..<(isConformanceRun ? 10_000 : 2_000) {
      let row = kind.make(&random, typesetter)
      let width = width(&random, from: kind.kind.hasPrefix("flutter") ? 800 : 0)
      var traits = traits(&random)
      let leftToRight = row.layout(width: width, traits: traits)
      traits.direction = .rightToLeft
      let rightToLeft = row.layout(width: width, traits: traits)
      if rightToLeft.isNearly(leftToRight.mirrored) { continue }
      if textWidths(of: rightToLeft) == textWidths(of: leftToRight) { failures += 1 } else { others += 1 }
    }
    #expect(failures == 0 && others <= (isConformanceRun ? 10 : 2))
  }

  @Test("Everything is at numbers, and the height is that of the layout", arguments: RandomMaterialRow.all)
  func heights(kind: RandomMaterialRow) {
    let typesetter = PlatformFaces.bundled
    var random = SeededGenerator(seed: 32)
    for _ in 0..<1000 {
      let row = kind.make(&random, typesetter)
      let width = width(&random)
      let traits = traits(&random)
      let layout = row.layout(width: width, traits: traits)
      #expect(row.height(width: width, traits: traits) == layout.size.height)
      #expect(layout.size.height >= 0)
      for element in layout.elements {
        let frame = element.frame
        #expect((frame.x + frame.y + frame.width + frame.height).isFinite)
        #expect(frame.width >= 0 && frame.height >= 0)
      }
    }
  }

  /// Whether the height may fall as text grows.
  ///
  /// It may in a tile of Flutter that becomes compact, by Flutter's own rule, and where a word becomes wider than a line, as it then
  /// begins on the line before. It may in an item of Orange whose trailing text
  /// wraps: its lines then leave more width to the other texts, as in any stack of SwiftUI.
  private func mayFall(_ row: any Row, width: Double, traits: Traits) -> Bool {
    if row.kind.hasPrefix("ods.") {
      return (row.layout(width: width, traits: traits)[.trailing]?.text?.lineCount ?? 0) > 1
    }
    guard let tile = row as? FlutterListTile else { return false }
    if tile.minimumWidth(traits: traits) > width { return true }
    guard tile.content.subtitle != nil else { return false }
    let arrangement = tile.arrange(width: width, traits)
    let texts = (arrangement.title?.frame.height ?? 0) + (arrangement.subtitle?.frame.height ?? 0)
    return arrangement.height
      == 2 * tile.metrics.minimumVerticalPadding + texts + tile.metrics.contentPadding.vertical
  }

  @Test(
    "A row never becomes lower as the category grows, but for Flutter's compact tiles and Orange's shares of a width",
    arguments: RandomMaterialRow.all
  )
  func monotonic(kind: RandomMaterialRow) {
    let typesetter = PlatformFaces.bundled
    var random = SeededGenerator(seed: 33)
    var compact = 0
    for _ in 0..<400 {
      let row = kind.make(&random, typesetter)
      let width = width(&random)
      var traits = traits(&random)
      var last = 0.0
      for category in SizeCategory.allCases {
        traits.sizeCategory = category
        let height = row.height(width: width, traits: traits)
        if height < last, mayFall(row, width: width, traits: traits) {
          compact += row is FlutterListTile ? 1 : 0
        } else {
          #expect(height >= last, "\(category) \(width) \(row)")
        }
        last = height
      }
    }
    #expect((compact > 0) == kind.kind.hasPrefix("flutter"))
  }

  @Test("A row never becomes lower as the font scale grows by Android's tables", arguments: [0, 1, 2, 3])
  func monotonicFontScale(index: Int) {
    let typesetter = PlatformFaces.bundled
    let kind = RandomMaterialRow.all.filter { $0.kind.hasPrefix("m2") || $0.kind.hasPrefix("m3") }[index]
    var random = SeededGenerator(seed: 34)
    for _ in 0..<400 {
      let row = kind.make(&random, typesetter)
      let width = width(&random)
      let heights = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2].map {
        row.height(width: width, traits: Traits(fontScale: $0, pixelGrid: PixelGrid(scale: 2.625)))
      }
      #expect(heights == heights.sorted())
    }
  }

  // MARK: Widths

  /// All kinds but the base cell, which has no texts.
  private static let kindsWithTexts = RandomMaterialRow.all.filter { $0.kind != "mdc.base" }

  @Test(
    "At the preferred width texts need no lines but their own",
    arguments: kindsWithTexts)
  func preferredWidth(kind: RandomMaterialRow) {
    let typesetter = PlatformFaces.bundled
    var random = SeededGenerator(seed: 35)
    for _ in 0..<500 {
      let row = kind.make(&random, typesetter)
      let traits = traits(&random)
      let width = row.preferredWidth(traits: traits)
      let unlimited = row.layout(width: 100_000, traits: traits)
      let preferred = row.layout(width: width, traits: traits)
      #expect(preferred.lineCounts == unlimited.lineCounts, "\(row)")
      #expect(preferred.size.height == unlimited.size.height, "\(row)")
      #expect(row.minimumWidth(traits: traits) <= width)
    }
  }

  @Test("At the minimum width no word is broken", arguments: kindsWithTexts)
  func minimumWidth(kind: RandomMaterialRow) {
    let typesetter = PlatformFaces.bundled
    var random = SeededGenerator(seed: 36)
    for _ in 0..<500 {
      let row = kind.make(&random, typesetter)
      let traits = traits(&random)
      let layout = row.layout(width: row.minimumWidth(traits: traits), traits: traits)
      for element in layout.elements {
        guard let text = element.text else { continue }
        #expect(text.lines(in: .leftToRight).width <= element.frame.width + 0x1p-10, "\(row)")
        var paragraph = text.paragraph
        paragraph.overflowWrap = .none
        let unbroken = text.content.layout(width: element.frame.width, size: text.fontSize, paragraph)
        #expect(unbroken.lines.count == text.lineCount, "\(row)")
      }
    }
  }
}

extension RowLayout {
  fileprivate var lineCounts: [Int] { elements.compactMap { $0.text?.lineCount } }

  /// Whether all elements are where the other layout has them, to within rounding errors.
  fileprivate func isNearly(_ other: RowLayout) -> Bool {
    size == other.size && elements.count == other.elements.count
      && (hitTarget == nil) == (other.hitTarget == nil)
      && zip(elements, other.elements).allSatisfy { first, second in
        let (a, b) = (first.frame, second.frame)
        return first.name == second.name && abs(a.x - b.x) < 1e-6 && a.y == b.y && abs(a.width - b.width) < 1e-9
          && a.height == b.height && first.text?.lineCount == second.text?.lineCount
          && first.text?.baseline == second.text?.baseline
      }
  }
}
