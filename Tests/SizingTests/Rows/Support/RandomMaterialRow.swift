import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Rows of one kind with random content, real texts in many languages among it.
struct RandomMaterialRow: Sendable, CustomTestStringConvertible {
  /// The kind.
  let kind: String
  /// Makes a row.
  let make: @Sendable (inout SeededGenerator, Typesetter) -> any Row

  var testDescription: String { kind }

  /// All kinds of Material Design, Orange and Flutter.
  static let all: [RandomMaterialRow] = [
    RandomMaterialRow(kind: "mdc.base") { random, _ in
      var cell = BaseCell(
        height: .random(in: 0...90, using: &random),
        contentSize: maybe(&random) { LayoutSize(width: 100, height: .random(in: 0...90, using: &$0)) })
      (cell.isFixedWidth, cell.isFixedHeight) = (true, .random(using: &random))
      return cell
    },
    RandomMaterialRow(kind: "mdc.sample") { random, typesetter in
      var content = SampleCell.Content(
        title: text(&random), detail: text(&random), hasImage: .random(using: &random))
      content.scalesFonts = true
      return SampleCell(content, typesetter: typesetter)
    },
    RandomMaterialRow(kind: "mdc.text") { random, typesetter in
      var content = CollectionTextCell.Content(
        title: text(&random), detail: text(&random), imageSize: size(&random),
        accessory: maybe(&random) { Bool.random(using: &$0) ? .checkmark : .view(LayoutSize(width: 51, height: 31)) })
      content.titleLines = .random(in: 0...2, using: &random)
      content.detailLines = .random(in: 0...3, using: &random)
      content.editing = .init(rawValue: .random(in: 0...3, using: &random))
      content.separatorInset.leading = .random(in: 0...20, using: &random).rounded()
      content.background = CollectionTextCell.BackgroundStyle.allCases.randomElement(using: &random) ?? .plain
      return CollectionTextCell(content, typesetter: typesetter)
    },
    RandomMaterialRow(kind: "mdc.actionSheet") { random, typesetter in
      var content = ActionSheetItem.Content(title: text(&random), hasImage: .random(using: &random))
      content.addsLeadingPadding = .random(using: &random)
      content.showsDivider = .random(using: &random)
      content.font = MaterialTypographyScheme(defaults: .material201902)[.subtitle1]
      content.scalesFont = true
      return ActionSheetItem(content, typesetter: typesetter)
    },
    RandomMaterialRow(kind: "mdc.actionSheetHeader") { random, typesetter in
      var content = ActionSheetHeader.Content(title: text(&random), message: text(&random))
      content.showsDivider = .random(using: &random)
      return ActionSheetHeader(content, typesetter: typesetter)
    },
    RandomMaterialRow(kind: "ods.item") { random, typesetter in
      let trailing = text(&random).map { OrangeListItem.Trailing.text($0) }
      return OrangeListItem(
        .init(
          title: text(&random), subtitle: text(&random),
          leadingIconAspectRatio: maybe(&random) { .random(in: 0.3...3, using: &$0) },
          trailing: Bool.random(using: &random) ? .infoButton : trailing,
          minimumHeight: Bool.random(using: &random) ? .medium : .large),
        release: OrangeRelease.allCases.randomElement(using: &random) ?? .release08, typesetter: typesetter)
    },
    RandomMaterialRow(kind: "ods.toggle") { random, typesetter in
      OrangeToggleItem(
        title: text(&random), minimumHeight: Bool.random(using: &random) ? .medium : .large,
        release: OrangeRelease.allCases.randomElement(using: &random) ?? .release08, typesetter: typesetter)
    },
    RandomMaterialRow(kind: "ods.listItem") { random, typesetter in
      func trailing(_ random: inout SeededGenerator) -> OrangeItem.Trailing? {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: text(&random).map { .text($0) }
        case 1: .infoButton(text: text(&random))
        case 2: .toggle(isOn: true)
        case 3: .checkmark(isSelected: .random(using: &random))
        default: nil
        }
      }
      func leading(_ random: inout SeededGenerator) -> OrangeItem.Leading? {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: size(&random).map { .icon($0) }
        case 1: .circularImage
        case 2: .wideImage
        default: nil
        }
      }
      // Truncation may remove all letters of a fallback face with higher lines, so that larger text is lower: these texts are Latin.
      var content = OrangeItem.Content(
        title: latin(&random), subtitle: latin(&random), leading: leading(&random), trailing: trailing(&random))
      content.subtitleLines = maybe(&random) { .random(in: 0...2, using: &$0) }
      content.isStyled = .random(using: &random)
      content.showsSeparator = .random(using: &random)
      content.isNavigationLink = .random(using: &random)
      return OrangeItem(
        content, release: OrangeItemRelease.allCases.randomElement(using: &random) ?? .release14,
        typesetter: typesetter)
    },
    RandomMaterialRow(kind: "m2.listItem") { random, typesetter in
      let trailing = text(&random).map { MaterialSide.text($0) }
      var content = Material2ListItem.Content(
        title: text(&random), secondary: text(&random), overline: text(&random), icon: size(&random).map { .box($0) },
        trailing: Bool.random(using: &random) ? size(&random).map { .box($0) } : trailing)
      content.hasSingleLineSecondary = .random(using: &random)
      content.titleLines = Int.random(in: 0..<3, using: &random)
      content.secondaryLines = Int.random(in: 0..<3, using: &random)
      return Material2ListItem(content, typesetter: typesetter)
    },
    material3(.compose), material3(.expressive), material3(.spec),
    flutter(.material2), flutter(.material3),
  ]

  private static func material3(_ reading: Material3ListItem.Reading) -> RandomMaterialRow {
    RandomMaterialRow(kind: "m3.listItem \(reading)") { random, typesetter in
      func side(_ random: inout SeededGenerator) -> MaterialSide? {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .icon
        case 1: .avatar
        case 2: .video
        case 3: size(&random).map { .box($0) }
        case 4: .text("\(Int.random(in: 0..<10_000, using: &random)) ms")
        default: nil
        }
      }
      var content = Material3ListItem.Content(
        title: text(&random), overline: text(&random), supporting: text(&random), leading: side(&random),
        trailing: side(&random))
      if Bool.random(using: &random) {
        func length() -> Double { Double(Int.random(in: 0..<40, using: &random)) }
        content.contentPadding = DirectionalInsets(
          top: length(), leading: length(), bottom: length(), trailing: length())
        content.verticalAlignment = Material3ListItem.VerticalAlignment.allCases.randomElement(using: &random)
      }
      return Material3ListItem(content, reading: reading, typesetter: typesetter)
    }
  }

  private static func flutter(_ material: FlutterListTile.Material) -> RandomMaterialRow {
    RandomMaterialRow(kind: "flutter.listTile \(material)") { random, typesetter in
      func side(_ random: inout SeededGenerator) -> MaterialSide? {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .icon
        case 1: .avatar
        case 2: size(&random).map { .box($0) }
        case 3: .text("\(Int.random(in: 0..<10_000, using: &random)) ms")
        default: nil
        }
      }
      var style = FlutterListTile.Style()
      style.material = material
      style.isThreeLine = .random(using: &random)
      style.isDense = .random(using: &random)
      style.geometry = ScriptGeometry.allCases.randomElement(using: &random) ?? .tall
      style.titleAlignment = maybe(&random) {
        FlutterListTile.TitleAlignment.allCases.randomElement(using: &$0) ?? .top
      }
      style.visualDensity = .init(
        horizontal: .random(in: -4...4, using: &random).rounded(),
        vertical: .random(in: -4...4, using: &random).rounded())
      style.contentPadding = maybe(&random) {
        DirectionalInsets(
          top: 4, leading: .random(in: 0...40, using: &$0).rounded(), bottom: 2,
          trailing: .random(in: 0...40, using: &$0).rounded())
      }
      return FlutterListTile(
        .init(title: text(&random), subtitle: text(&random), leading: side(&random), trailing: side(&random)),
        style: style, typesetter: typesetter)
    }
  }

  private static func maybe<Value>(
    _ random: inout SeededGenerator, _ value: (inout SeededGenerator) -> Value
  ) -> Value? {
    Bool.random(using: &random) ? value(&random) : nil
  }

  private static func text(_ random: inout SeededGenerator) -> String? {
    maybe(&random) { texts.randomElement(using: &$0)?.text } ?? nil
  }

  private static func latin(_ random: inout SeededGenerator) -> String? {
    maybe(&random) { latinTexts.randomElement(using: &$0)?.text } ?? nil
  }

  private static func size(_ random: inout SeededGenerator) -> LayoutSize? {
    maybe(&random) {
      LayoutSize(width: .random(in: 0...90, using: &$0).rounded(), height: .random(in: 0...90, using: &$0).rounded())
    }
  }

  /// Short enough for ten thousand rows of each kind.
  private static let texts = ExampleTexts.lists.filter { $0.text.utf8.count <= 40 }
  private static let latinTexts = texts.filter { $0.text.unicodeScalars.allSatisfy { $0.value < 0x250 } }
}
