import Foundation
import TestSupport
import Testing
import TextAnalysis
import Typography

@testable import Sizing

/// Compares the explanation of a row with its layout, which is computed in another way.
@Suite("Explanations of rows")
struct RowExplanationTests {
  /// Names of the part across that begins where the texts do.
  private static let textParts: Set = ["texts", "title", "textContainer", "content"]
  /// Names of texts that begin there.
  private static let texts: [ElementName] = [.title, .detail, .overline, .supporting, .subtitle, .secondaryText]

  /// What is wrong with the explanation of a row; empty if it is right.
  private func faults(_ row: any Row, width: Double, _ traits: Traits) -> [String] {
    let why = row.explain(width: width, traits: traits)
    var leftToRight = traits
    leftToRight.direction = .leftToRight
    let layout = row.layout(width: width, traits: leftToRight)
    var faults: [String] = []
    func check(_ condition: Bool, _ fault: @autoclosure () -> String) {
      if !condition { faults.append("\(row.kind) in \(width): " + fault()) }
    }
    check(abs(why.height - layout.size.height) < 1e-6, "\(why.height) high, not \(layout.size.height): \(why.down)")
    check(abs(why.width - layout.size.width) < 1e-6, "\(why.width) wide, not \(layout.size.width): \(why.across)")
    for part in why.down + why.across {
      check(part.value.isFinite && part.value != 0 && !part.rule.isEmpty && part.name != "row", "\(part)")
      switch part.role {
      case .minimum: check(part.value > 0, "\(part)")
      case .limit: check(part.value < 0, "\(part)")
      case .rounding: check(abs(part.value) < 1, "\(part)")
      default: break
      }
    }
    for part in why.down where part.role == .lines {
      let element = layout[ElementName(rawValue: part.name)]
      // UIKit's label fills the content view of a cell of this style.
      let height = row.kind == "uikit.table.default" ? element?.text?.height : element?.frame.height
      check(height.map { abs($0 - part.value) < 1e-6 } == true, "\(part) is \(height ?? -1) high")
    }
    // A value alone stands at the end, and the texts of a view where the view has them.
    let isElsewhere = row.kind.contains("value") && layout[.title] == nil || (row as? SwiftUIRow)?.view != nil
    let start = isElsewhere ? nil : Self.texts.compactMap { layout[$0]?.frame.x }.min()
    if let start, let index = why.across.firstIndex(where: { Self.textParts.contains($0.name) }), start >= 0 {
      let before = why.across[..<index].reduce(0) { $0 + $1.value }
      check(abs(before - start) < 1e-6, "texts begin at \(start), not at \(before): \(why.across)")
    }
    return faults
  }

  private static let scales = [1, 2, 2.625, 3]

  @Test("Rows of Material, Orange and Flutter: 500 random ones of each kind", arguments: RandomMaterialRow.all)
  func materialRows(kind: RandomMaterialRow) {
    var random = SeededGenerator(seed: 51)
    var faults: [String] = []
    for _ in 0..<500 {
      let row = kind.make(&random, PlatformFaces.bundled)
      var traits = Traits(
        sizeCategory: SizeCategory.allCases.randomElement(using: &random),
        direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
        pixelGrid: PixelGrid(scale: Self.scales.randomElement(using: &random) ?? 2))
      traits.safeArea.leading = Double.random(in: 0...40, using: &random).rounded()
      faults += self.faults(row, width: Double(Int.random(in: 30...90, using: &random) * 8), traits)
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(3))")
  }

  @Test("Rows of UIKit and SwiftUI: 2 500 random ones")
  func appleRows() {
    var random = RandomRow(seed: 52)
    var faults: [String] = []
    for _ in 0..<2500 {
      let (row, width) = (random.row(), random.width())
      faults += self.faults(row, width: max(width, 200), random.traits())
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(3))")
  }

  /// The numbers are upstream's and the specifications', added by hand.
  @Test("Lengths by hand")
  func byHand() {
    let typesetter = PlatformFaces.bundled
    let stereo = StereoCell(
      StereoCell.Content(leadingImage: StereoCell.Image(size: LayoutSize(width: 41, height: 41))),
      typesetter: typesetter)
    let image = stereo.explain(width: 320, traits: Traits())
    #expect(image.down.map(\.name) == ["kVerticalMarginMin", "leadingImage", "kVerticalMarginMin"])
    #expect(image.down.map(\.value) == [8, 41, 8])

    let compose = Material3ListItem(Material3ListItem.Content(title: "a", leading: .icon), typesetter: typesetter)
    let item = compose.explain(width: 320, traits: Traits(pixelGrid: PixelGrid(scale: 3)))
    #expect(item.down.map(\.value) == [8, 24, 8, 16])
    #expect(item.down.last?.role == .minimum)
    #expect(item.across.map(\.value) == [16, 24, 16, 248, 16])
    #expect(item.across.map(\.role) == [.inset, .element, .gap, .room, .inset])

    let tile = FlutterListTile(FlutterListTile.Content(title: "a", subtitle: "b"), typesetter: typesetter)
    let why = tile.explain(width: 320, traits: Traits())
    #expect(why.down.map(\.name) == ["titleBaseline", "title", "subtitle", "minTileHeight"])
    #expect(why.height == 72)

    let subtitle = ListContentRow(
      ListContentRow.Content(text: "a", secondaryText: "b"), configuration: ListContentConfiguration(.cell),
      typesetter: typesetter)
    let cell = subtitle.explain(width: 320, traits: Traits())
    #expect(cell.down.first { $0.name == "textToSecondaryTextVerticalPadding" }?.value == 4)
    #expect(cell.down.first?.source == "recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit)")
  }

  /// The arguments are a preset, a system, and how the sources of its top margin and of its paddings begin.
  @Test(
    "Margins and distances of presets have sources of their own, those that a document sets none",
    arguments: [
      (ListContentConfiguration.Preset.cell, SystemProfile.ios26, "recorded: iOS 26.1", "recorded: macOS 27.0"),
      (.valueCell, .ios26, "recorded: macOS 27.0", "recorded: macOS 27.0"),
      (.valueCell, .ios18, "inferred: cells", "inferred: cells"),
      (.prominentInsetGroupedHeader, .ios26, "inferred: cells as `cell`, headers", "inferred: cells"),
      (.extraProminentInsetGroupedHeader, .ios18, "inferred: cells as `cell`, headers", "inferred: cells"),
      (.plainFooter, .ios26, "recorded: macOS 27.0", "recorded: macOS 27.0"),
      (.groupedHeader, .ios18, "recorded: iOS 17.5 and 18.5", "recorded: iOS 15"),
      (.sidebarCell, .ios18, "inferred: before iOS 26", "inferred: before iOS 26"),
    ])
  func grades(
    preset: ListContentConfiguration.Preset, profile: SystemProfile, margin: String, padding: String
  ) throws {
    var content = ListContentRow.Content(text: "a", secondaryText: "b")
    content.image = ListContentRow.Image(size: LayoutSize(width: 20, height: 20), isSymbol: true)
    var configuration = ListContentConfiguration(preset, profile: profile)
    configuration.prefersSideBySideText = false
    func source(_ name: String) throws -> String? {
      let why = ListContentRow(content, configuration: configuration, typesetter: PlatformFaces.bundled)
        .explain(width: 375, traits: Traits())
      return try #require((why.across + why.down).first { $0.name == name }, "\(name)").source
    }
    #expect(try source("directionalLayoutMargins.top")?.hasPrefix(margin) == true)
    #expect(try source("imageToTextPadding")?.hasPrefix(padding) == true)
    #expect(try source("textToSecondaryTextVerticalPadding")?.hasPrefix(padding) == true)
    #expect(try source("image")?.hasPrefix("inferred: 28") == true)
    (configuration.imageToTextPadding, configuration.textToSecondaryTextVerticalPadding) = (7, 9)
    (configuration.margins.top, configuration.image.reservedLayoutSize.width) = (12, .points(30))
    for name in [
      "directionalLayoutMargins.top", "imageToTextPadding", "textToSecondaryTextVerticalPadding", "image",
    ] {
      #expect(try source(name) == nil, "\(name)")
    }
  }

  @Test("Lengths that a document sets have no source, and those of other categories and eras are inferred")
  func determinedLengths() throws {
    var content = ListContentRow.Content(text: "a")
    var (profile, category) = (SystemProfile.ios26, SizeCategory.large)
    func source(_ name: String, at index: Int = 0) throws -> String? {
      let row = ListContentRow(
        content, configuration: ListContentConfiguration(.cell, profile: profile), typesetter: PlatformFaces.bundled)
      let why = row.explain(width: 375, traits: Traits(sizeCategory: category))
      let parts = (why.down + why.across).filter { $0.name == name }
      try #require(parts.count > index, "\(name)")
      return parts[index].source
    }
    var view = CellAccessory(.customView(LayoutSize(width: 20, height: 20)))
    view.reservedLayoutWidth = .points(50)
    content.accessories = [view, CellAccessory(.system(.disclosureIndicator)), CellAccessory(.label("7"))]
    #expect(try source("accessory.customView") == nil)
    #expect(try source("accessory.label") == nil)
    let chevron = "accessory.disclosureIndicator"
    #expect(try source(chevron)?.hasPrefix("recorded: iOS 26.1") == true)
    #expect(try source("layoutMargins")?.hasPrefix("recorded: iOS 26.1, 375") == true)
    category = .xLarge
    #expect(try source(chevron)?.hasPrefix("inferred: text decides") == true)
    (profile, category) = (.ios18, .large)
    #expect(try source(chevron)?.hasPrefix("inferred: as what was measured on iOS 26") == true)
    content.layoutMargin = 30
    #expect(try source("layoutMargins") == nil)

    (profile, content) = (.ios26, ListContentRow.Content(text: "a"))
    for (known, source) in [(SizeCategory.large, "recorded: iOS 26.2"), (.medium, "recorded: iOS 18 and 26")] {
      let reason = profile.minimumRowHeightReason(for: known, inSidebar: false)
      #expect(reason.source.hasPrefix(source))
    }
    #expect(profile.minimumRowHeightReason(for: .xSmall, inSidebar: false).source.hasPrefix("inferred: "))
  }

  @Test("What SwiftUI puts between two texts was recorded, and a row of a sidebar is as UIKit's is thought to be")
  func swiftUI() {
    var content = SwiftUIRow.Content(text: "a", detail: "b", image: LayoutSize(width: 20, height: 20))
    var traits = Traits()
    func source(_ name: String) -> String {
      let why = SwiftUIRow(content, typesetter: PlatformFaces.bundled).explain(width: 375, traits: traits)
      return (why.down + why.across).first { $0.name == name }.map { $0.source ?? "none" } ?? "no such part"
    }
    #expect(source("VStack spacing").hasPrefix("recorded: iOS 18 and 26"))
    #expect(source("HStack spacing").hasPrefix("recorded: iOS 26.1"))
    content.imageSpacing = 20
    #expect(source("HStack spacing") == "none")
    #expect(source("listRowInsets.top").hasPrefix("recorded: iOS 26.2"))
    traits.list.isSidebar = true
    #expect(source("listRowInsets.top").hasPrefix("inferred: in a sidebar"))
    (content.detail, content.image) = (nil, nil)
    #expect(source("defaultMinListRowHeight").hasPrefix("inferred: a design note"))
  }

  @Test("A row of one's own is explained by its layout")
  func layout() {
    let empty = BoxRow(height: 30).explain(width: 100, traits: Traits())
    #expect(empty.down.map(\.value) == [30] && empty.across.map(\.value) == [100])

    func element(_ name: ElementName, _ frame: LayoutRect) -> RowElement { RowElement(name: name, frame: frame) }
    let layout = RowLayout(
      size: LayoutSize(width: 100, height: 50),
      elements: [
        element(.textContainer, LayoutRect(x: 40, y: 10, width: 50, height: 30)),
        element(.title, LayoutRect(x: 40, y: 10, width: 50, height: 10)),
        element(.detail, LayoutRect(x: 40, y: 25, width: 50, height: 15)),
        element(.image, LayoutRect(x: 8, y: 15, width: 20, height: 12)),
      ])
    let why = RowExplanation(of: layout)
    #expect(
      why.down.map(\.name) == ["top to title", "title", "title to detail", "detail", "detail to bottom"])
    #expect(why.down.map(\.value) == [10, 10, 5, 15, 10])
    #expect(why.across.map(\.value) == [8, 20, 12, 50, 10])
    #expect([0, 2, 4].map { why.down[$0].rule } == ["Above it.", "Between them.", "Below it."])
    #expect([0, 2, 4].map { why.across[$0].rule } == ["Before it.", "Between them.", "After it."])
    #expect(empty.down.map(\.rule) == ["There is nothing in it."])
  }

  @Test("A stack whose views hang below their alignment is explained by the one that reaches lowest")
  func hanging() {
    var content = SwiftUIRow.Content()
    let image = SwiftUIView.image(LayoutSize(width: 44, height: 64))
    content.view = .horizontal(alignment: .firstTextBaseline, [image, .vertical([.text("A"), .text("B")])])
    let row = SwiftUIRow(content, typesetter: PlatformFaces.bundled)
    let names = row.explain(width: 300, traits: Traits()).down.map(\.name)
    #expect(names.contains("alignment") && names.contains("text") && names.contains("text2"), "\(names)")
    #expect(!names.contains("frame or padding"), "\(names)")
  }

  /// A source that no constant names was made up, or was changed in one place only.
  @Test("Each source is one that a comment names")
  func sources() throws {
    var comments = ""
    var sources: [(source: String, file: String)] = []
    let folder = Repository.file("Sources/Sizing")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard let comment = line.wholeMatch(of: #/\/\/\/?(.*)/#) else { continue }
        comments += comment.1
      }
      for match in text.matches(of: #/"((?:code|recorded|published|inferred): [^"]+)"/#) {
        sources.append((String(match.1), file))
      }
    }
    comments = comments.replacing(#/ +/#, with: " ")
    try #require(sources.count > 40)
    for (source, file) in sources {
      #expect(comments.contains("Source, " + source), "\(file): \(source)")
    }
  }
}
