import ArgumentParser
import Galley
import StyleDocument

/// `galley fonts`: the faces texts can be set in.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the faces that texts can be set in: the bundled ones and those given.",
    discussion: """
      galley fonts
      galley fonts --json --font MyFace=MyFace.ttf

      \(ExitCode.description)
      """)

  @Flag(help: "Write JSON: an array of faces.")
  var json = false

  @OptionGroup var colors: ColorOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    let faces = try fonts.collection().faces.map { ListedFace($0) }
    if json {
      Console.writeJSON("\(JSONValue.array(faces.map(\.jsonValue)))")
    } else {
      Console.write(
        colors.table(TextTable(heading: ListedFace.heading, rows: faces.map(\.cells), nameColumns: 3).text))
    }
  }
}

/// A face with what is known of its origin.
private struct ListedFace {
  private let face: FontCollection.Face
  /// The bundled face that it is; `nil` for a face that was given.
  private let origin: BundledFace?

  init(_ face: FontCollection.Face) {
    self.face = face
    origin = BundledFonts.all.first { (try? $0.path) == face.font.data.source }
  }

  static let heading = [
    "family", "scripts", "licence", "weight", "characters", "units per em", "ascender", "descender", "line gap",
  ]

  var cells: [String] {
    let metrics = face.font.metrics
    let numbers = [
      face.weight, face.font.coverage.count, metrics.unitsPerEm, metrics.ascender, metrics.descender, metrics.lineGap,
    ]
    return [
      face.family + (face.isItalic ? " Italic" : ""), origin?.scripts.joined(separator: " ") ?? "–",
      origin?.licence.rawValue ?? "–",
    ] + numbers.map(String.init)
  }

  var jsonValue: JSONValue {
    let metrics = face.font.metrics
    return [
      "family": .string(face.family), "weight": .integer(face.weight), "italic": .bool(face.isItalic),
      "scripts": origin.map { .array($0.scripts.map(JSONValue.string)) } ?? .null,
      "characters": .integer(face.font.coverage.count), "unitsPerEm": .integer(metrics.unitsPerEm),
      "ascender": .integer(metrics.ascender), "descender": .integer(metrics.descender),
      "lineGap": .integer(metrics.lineGap), "capHeight": .integer(metrics.capHeight),
      "xHeight": .integer(metrics.xHeight), "licence": origin.map { .string($0.licence.rawValue) } ?? .null,
      "file": .string(face.font.data.source), "faceIndex": .integer(face.font.faceIndex),
    ]
  }
}
