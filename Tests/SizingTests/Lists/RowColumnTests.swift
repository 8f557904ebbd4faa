import FontKit
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

/// A kind of row that is made from two texts.
struct RowColumnVariant: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable (_ first: String, _ second: String, Typesetter) -> any Row

  init(_ name: String, _ make: @escaping @Sendable (String, String, Typesetter) -> any Row) {
    testDescription = name
    self.make = make
  }

  /// Rows of all kinds, including those that need more of their texts than line counts: with texts side by side, trailing
  /// texts, texts that shrink, and texts that are transformed.
  static let all: [RowColumnVariant] = materialComponents + apple + others

  private static let materialComponents = [
    RowColumnVariant("mdc.stereo") { first, second, typesetter in
      var content = StereoCell.Content(title: first, detail: second, titleLines: 2)
      content.fonts = StereoCell.Fonts(adjustsForSizeCategory: true)
      content.leadingImage = StereoCell.Image(size: LayoutSize(width: 100, height: 75))
      return StereoCell(content, typesetter: typesetter)
    },
    RowColumnVariant("mdc.stereo, themed") { first, second, typesetter in
      let scheme = MaterialTypographyScheme(defaults: .material201902)
      let fonts = StereoCell.Fonts(scheme: scheme, adjustsForSizeCategory: true)
      return StereoCell(StereoCell.Content(title: first, detail: second, fonts: fonts), typesetter: typesetter)
    },
    RowColumnVariant("mdc.sample") { first, second, typesetter in
      SampleCell(SampleCell.Content(title: first, detail: second, hasImage: true), typesetter: typesetter)
    },
    RowColumnVariant("mdc.text") { first, second, typesetter in
      CollectionTextCell(
        CollectionTextCell.Content(title: first, detail: second, accessory: .disclosureIndicator),
        typesetter: typesetter)
    },
    RowColumnVariant("mdc.actionSheet") { first, _, typesetter in
      ActionSheetItem(ActionSheetItem.Content(title: first, hasImage: true), typesetter: typesetter)
    },
    RowColumnVariant("mdc.actionSheetHeader") { first, second, typesetter in
      ActionSheetHeader(ActionSheetHeader.Content(title: first, message: second), typesetter: typesetter)
    },
  ]

  private static let apple = [
    RowColumnVariant("uikit.subtitleCell") { first, second, typesetter in
      var content = ListContentRow.Content(text: first, secondaryText: second)
      content.accessories = [CellAccessory(.label("Trailing")), CellAccessory(.system(.disclosureIndicator))]
      return ListContentRow(content, configuration: ListContentConfiguration(.subtitleCell), typesetter: typesetter)
    },
    RowColumnVariant("uikit.valueCell") { first, second, typesetter in
      ListContentRow(
        ListContentRow.Content(text: first, secondaryText: second), configuration: ListContentConfiguration(.valueCell),
        typesetter: typesetter)
    },
    RowColumnVariant("uikit.cell, an accessory with a text") { first, second, typesetter in
      var content = ListContentRow.Content(text: first)
      if !second.isEmpty { content.accessories = [CellAccessory(.label(second))] }
      return ListContentRow(content, configuration: ListContentConfiguration(.cell), typesetter: typesetter)
    },
    RowColumnVariant("uikit.sidebarCell, selected") { first, second, typesetter in
      ListContentRow(
        ListContentRow.Content(text: first, secondaryText: second),
        configuration: ListContentConfiguration(.sidebarCell), typesetter: typesetter)
    },
    RowColumnVariant("uikit.cell, capitals that shrink") { first, second, typesetter in
      var configuration = ListContentConfiguration(.subtitleCell)
      configuration.text.transform = .uppercase
      configuration.secondaryText.numberOfLines = 1
      configuration.secondaryText.adjustsFontSizeToFitWidth = true
      configuration.secondaryText.minimumScaleFactor = 0.5
      return ListContentRow(
        ListContentRow.Content(text: first, secondaryText: second), configuration: configuration, typesetter: typesetter
      )
    },
    RowColumnVariant("uikit.table.subtitle") { first, second, typesetter in
      TableCell(.subtitle, TableCell.Content(text: first, detailText: second), typesetter: typesetter)
    },
    RowColumnVariant("uikit.table.value1") { first, second, typesetter in
      TableCell(.value1, TableCell.Content(text: first, detailText: second), typesetter: typesetter)
    },
    RowColumnVariant("swiftui.row") { first, second, typesetter in
      SwiftUIRow(
        SwiftUIRow.Content(text: first, detail: second, image: LayoutSize(width: 40, height: 40)),
        typesetter: typesetter)
    },
    RowColumnVariant("swiftui.row, Markdown") { first, second, typesetter in
      var content = SwiftUIRow.Content(text: first, detail: second)
      content.isMarkdown = true
      return SwiftUIRow(content, typesetter: typesetter)
    },
  ]

  private static let others = [
    RowColumnVariant("ods.item") { first, second, typesetter in
      OrangeListItem(
        OrangeListItem.Content(title: first, subtitle: second, leadingIconAspectRatio: 1), typesetter: typesetter)
    },
    RowColumnVariant("ods.toggle") { first, _, typesetter in OrangeToggleItem(title: first, typesetter: typesetter) },
    RowColumnVariant("ods.listItem") { first, second, typesetter in
      OrangeItem(
        OrangeItem.Content(title: first, subtitle: second, leading: .circularImage, trailing: .infoButton(text: "12")),
        typesetter: typesetter)
    },
    RowColumnVariant("m2.listItem") { first, second, typesetter in
      Material2ListItem(
        Material2ListItem.Content(title: first, icon: .icon, trailing: .text(second)),
        typesetter: typesetter)
    },
    RowColumnVariant("m3.listItem.compose") { first, second, typesetter in
      Material3ListItem(
        Material3ListItem.Content(title: first, supporting: second, leading: .avatar, trailing: .text("12")),
        typesetter: typesetter)
    },
    RowColumnVariant("m3.listItem.expressive") { first, second, typesetter in
      Material3ListItem(
        Material3ListItem.Content(title: first, overline: second, leading: .text("A")), reading: .expressive,
        typesetter: typesetter)
    },
    RowColumnVariant("flutter.listTile") { first, second, typesetter in
      FlutterListTile(
        FlutterListTile.Content(title: first, subtitle: second, leading: .avatar, trailing: .icon),
        typesetter: typesetter)
    },
  ]
}

@Suite("Columns of rows", .tags(.concurrency))
struct RowColumnTests {
  /// Texts in many languages and scripts: some are empty, a long word, or have Markdown or white space at their ends.
  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let examples = (ExampleTexts.lists + ExampleTexts.packages.prefix(400)).map(\.text)
    func example() -> String { examples[Int.random(in: examples.indices, using: &random)] }
    return (0..<count).map { _ in
      switch Int.random(in: 0..<16, using: &random) {
      case 0, 1: ""
      case 2: String(repeating: "Rindfleisch", count: Int.random(in: 1...9, using: &random))
      case 3: (0..<4).map { _ in example() }.joined(separator: " ")
      case 4: "**\(example())** and _\(example())_"
      case 5: example() + "  "
      case 7: "R&amp;D: \(example())"
      case 6: RandomText.mixed(using: &random)
      default: example()
      }
    }
  }

  private static func traits(_ random: inout SeededGenerator) -> Traits {
    var traits = Traits(
      sizeCategory: SizeCategory.allCases.randomElement(using: &random),
      fontScale: [0.85, 1, 1.3, 2].randomElement(using: &random) ?? 1,
      direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
      pixelGrid: PixelGrid(scale: [1, 2, 3].randomElement(using: &random) ?? 2))
    if Bool.random(using: &random) { traits.state = .selected }
    return traits
  }

  @Test(
    "Every height is that of the row by itself, at any width, category, scale, direction and state",
    arguments: RowColumnVariant.all)
  func equalsRows(variant: RowColumnVariant) {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let (first, second) = (Self.texts(150, seed: 92), Self.texts(150, seed: 93))
    var rows = RowColumn()
    let form = rows.addVariant(texts: 2) { variant.make($0[0], $0[1], $1) }
    for (first, second) in zip(first, second) { rows.append([first, second], as: form) }
    let column = PreparedRowColumn(rows, typesetter: typesetter)
    let single = zip(first, second).map { variant.make($0, $1, typesetter) }
    var random = SeededGenerator(seed: 91)
    for _ in 0..<10 {
      let traits = Self.traits(&random)
      let width = Double(Int.random(in: 0...900, using: &random)) / 2
      let expected = single.map { $0.height(width: width, traits: traits) }
      let heights = column.heights(width: width, traits: traits)
      for index in expected.indices where heights[index] != expected[index] {
        Issue.record(
          "row \(index) is \(heights[index]) high, not \(expected[index]), at \(width), \(traits): \(first[index]), \(second[index])"
        )
        return
      }
      let range = 40..<97
      #expect(column.heights(of: range, width: width, traits: traits) == Array(expected[range]))
    }
    let row = rows.row(at: 7, typesetter: typesetter)
    #expect(row.height(width: 300, traits: Traits()) == single[7].height(width: 300, traits: Traits()))
  }

  @Test("A list of all kinds mixed has the heights of its rows, whatever the number of workers")
  func mixedKinds() async throws {
    let fonts = TestFonts.withSystem
    let (first, second) = (Self.texts(5000, seed: 94), Self.texts(5000, seed: 95))
    var random = SeededGenerator(seed: 96)
    var rows = RowColumn()
    let variants = RowColumnVariant.all.map { variant in rows.addVariant(texts: 2) { variant.make($0[0], $0[1], $1) } }
    let kinds = first.map { _ in Int.random(in: variants.indices, using: &random) }
    for index in first.indices { rows.append([first[index], second[index]], as: variants[kinds[index]]) }
    let expected = PreparedRowColumn(rows, typesetter: Typesetter(fonts: fonts)).heights(width: 320, traits: Traits())
    for workers in 1...3 {
      let column = try await PreparedRowColumn(rows, fonts: fonts, workers: workers)
      #expect(column.heights(width: 320, traits: Traits()) == expected)
    }
    let typesetter = Typesetter(fonts: fonts)
    for index in stride(from: 0, to: 5000, by: 7) {
      let row = RowColumnVariant.all[kinds[index]].make(first[index], second[index], typesetter)
      #expect(
        row.height(width: 320, traits: Traits()) == expected[index], "\(row.kind): \(first[index]), \(second[index])")
    }
  }

  @Test("After any edits a column has the heights of one that was prepared anew, and of its rows")
  func edits() {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let (first, second) = (Self.texts(400, seed: 97), Self.texts(400, seed: 98))
    var random = SeededGenerator(seed: 99)
    var empty = RowColumn()
    let kinds = RowColumnVariant.all.filter { !$0.testDescription.hasPrefix("m3") }
    let variants = kinds.map { variant in empty.addVariant(texts: 2) { variant.make($0[0], $0[1], $1) } }
    func rows(_ count: Int) -> (column: RowColumn, contents: [(kind: Int, text: Int)]) {
      var column = RowColumn(variantsOf: empty)
      let contents = (0..<count).map { _ in
        (kind: Int.random(in: variants.indices, using: &random), text: Int.random(in: first.indices, using: &random))
      }
      for (kind, text) in contents { column.append([first[text], second[text]], as: variants[kind]) }
      return (column, contents)
    }
    var (start, contents) = rows(60)
    var column = PreparedRowColumn(start, typesetter: typesetter)
    start = RowColumn(variantsOf: empty)
    for _ in 0..<40 {
      let lower = Int.random(in: 0...contents.count, using: &random)
      let range = lower..<Int.random(in: lower...min(contents.count, lower + 12), using: &random)
      let new = rows(Int.random(in: 0...12, using: &random))
      column.replaceSubrange(range, with: new.column, typesetter: typesetter)
      contents.replaceSubrange(range, with: new.contents)
      #expect(column.count == contents.count)
      let width = Double(Int.random(in: 100...600, using: &random))
      let traits = Self.traits(&random)
      let heights = column.heights(width: width, traits: traits)
      #expect(heights == PreparedRowColumn(column.rows, typesetter: typesetter).heights(width: width, traits: traits))
      for (index, content) in contents.enumerated().filter({ $0.offset.isMultiple(of: 9) }) {
        let row = kinds[content.kind].make(first[content.text], second[content.text], typesetter)
        #expect(heights[index] == row.height(width: width, traits: traits), "\(row.kind)")
      }
    }
  }

  @Test("Rows that come may be what is left of a column that had others, of kinds that are new")
  func emptyForms() {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    var rows = RowColumn()
    let cell = rows.addVariant(texts: 1) { StereoCell(StereoCell.Content(title: $0[0]), typesetter: $1) }
    let toggle = rows.addVariant(texts: 1) { OrangeToggleItem(title: $0[0], typesetter: $1) }
    var new = RowColumn(variantsOf: rows)
    new.append(["It goes *before* it comes"], as: cell)
    new.append(["It stays"], as: toggle)
    new.replaceSubrange(0..<1, with: RowColumn(variantsOf: rows))
    rows.append(["It was there"], as: cell)
    var column = PreparedRowColumn(rows, typesetter: typesetter)
    column.replaceSubrange(0..<0, with: new, typesetter: typesetter)
    let expected = [
      OrangeToggleItem(title: "It stays", typesetter: typesetter).height(width: 320, traits: Traits()),
      StereoCell(StereoCell.Content(title: "It was there"), typesetter: typesetter).height(
        width: 320, traits: Traits()),
    ]
    #expect(column.heights(width: 320, traits: Traits()) == expected)
  }

  @Test("A column of no rows has no heights, and rows without texts have one")
  func empty() {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    #expect(PreparedRowColumn(RowColumn(), typesetter: typesetter).heights(width: 320, traits: Traits()).isEmpty)
    var rows = RowColumn()
    let box = rows.addVariant(texts: 0) { _, _ in BoxRow(height: 12) }
    for _ in 0..<3 { rows.append([], as: box) }
    #expect(PreparedRowColumn(rows, typesetter: typesetter).heights(width: 320, traits: Traits()) == [12, 12, 12])
  }

  @Test("Preparing stops when its task is cancelled")
  func cancellation() async {
    var rows = RowColumn()
    let row = rows.addVariant(texts: 1) { StereoCell(StereoCell.Content(title: $0[0]), typesetter: $1) }
    for index in 0..<20_000 { rows.append(["Row \(index)"], as: row) }
    let task = Task { [rows] in try await PreparedRowColumn(rows, fonts: TestFonts.withSystem, workers: 2) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Who cancels need not wait for workers that take all threads")
  func cancellationWhilePreparing() async throws {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    var rows = RowColumn()
    // Rows that alter their texts are made by the workers.
    let row = rows.addVariant(texts: 1) { texts, typesetter in
      if texts[0] == "Row 0" { begin.yield() }
      return StereoCell(StereoCell.Content(title: texts[0].uppercased()), typesetter: typesetter)
    }
    // Many more chunks of rows than workers, and as many workers as small machines have threads.
    for index in 0..<200_000 { rows.append(["Row \(index)"], as: row) }
    let task = Task { [rows] in try await PreparedRowColumn(rows, fonts: TestFonts.withSystem, workers: 4).count }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
