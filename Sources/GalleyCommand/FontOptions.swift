import ArgumentParser
import Galley

/// `--font`: faces beside the bundled ones.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "Use a font file under a family's name; may be given more than once.",
      discussion:
        "The faces given for a family take the place of all bundled ones of that name: --font system=SF-Pro.ttf. A family of another name sets the characters that no bundled face has, too.",
      valueName: "name=file[#index]"),
    completion: .file(extensions: ["ttf", "otf", "ttc", "otc"]))
  var faces: [GivenFace] = []

  /// The files that were given.
  var files: [String] { faces.map(\.file) }

  /// The bundled faces and those that were given.
  ///
  /// - Throws: An error that names the file at fault.
  func collection() throws -> FontCollection {
    let bundled = try FontCollection.bundled
    guard !faces.isEmpty else { return bundled }
    let given = Set(faces.map { $0.family.lowercased() })
    var fonts = FontCollection()
    for face in bundled.faces where !given.contains(face.family.lowercased()) {
      fonts.add(face.font, family: face.family, weight: face.weight, isItalic: face.isItalic)
    }
    for face in faces {
      let font = try FontFace(contentsOfFile: face.file, faceIndex: face.index)
      let isSystem = face.family.lowercased() == FontCollection.systemFamily
      fonts.add(isSystem ? font.asSystemFace : font, family: face.family)
    }
    fonts.fallbackFamilies = bundled.fallbackFamilies
    for face in faces { fonts.fallBack(on: face.family, beside: bundled) }
    return fonts
  }
}

/// The value of a `--font`: a family's name, a file, and which face of it.
struct GivenFace: ExpressibleByArgument {
  let family: String
  let file: String
  let index: Int

  init?(argument: String) {
    guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else { return nil }
    family = String(argument[..<sign])
    let place = argument[argument.index(after: sign)...]
    // A number sign belongs to the file's name unless a number follows it to the end.
    if let mark = place.lastIndex(of: "#"), let index = Int(place[place.index(after: mark)...]), index >= 0 {
      file = String(place[..<mark])
      self.index = index
    } else {
      file = String(place)
      index = 0
    }
    guard !file.isEmpty else { return nil }
  }
}
