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
      var writer = JSONWriter()
      writer.beginArray()
      for face in faces { face.write(to: &writer) }
      writer.endArray()
      Console.writeJSON(String(decoding: writer.bytes, as: UTF8.self))
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

  func write(to writer: inout JSONWriter) {
    let metrics = face.font.metrics
    writer.beginObject()
    writer.key("family")
    writer.string(face.family)
    writer.key("weight")
    writer.integer(face.weight)
    writer.key("italic")
    writer.bool(face.isItalic)
    writer.key("scripts")
    writer.value(origin.map { .array($0.scripts.map { .string($0) }) } ?? .null)
    writer.key("characters")
    writer.integer(face.font.coverage.count)
    for (name, value) in [
      ("unitsPerEm", metrics.unitsPerEm), ("ascender", metrics.ascender), ("descender", metrics.descender),
      ("lineGap", metrics.lineGap), ("capHeight", metrics.capHeight), ("xHeight", metrics.xHeight),
    ] {
      writer.key(name)
      writer.integer(value)
    }
    writer.key("licence")
    writer.value(origin.map { .string($0.licence.rawValue) } ?? .null)
    writer.key("file")
    writer.string(face.font.data.source)
    writer.key("faceIndex")
    writer.integer(face.font.faceIndex)
    writer.endObject()
  }
}
