// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Galley/Galley.docc/YourOwnFonts.md:8
private func snippet1() async throws {
  var fonts = try FontCollection.bundled
  fonts.add(try FontFace(contentsOfFile: "Brand-Regular.otf"), family: "Brand")
  fonts.add(try FontFace(contentsOfFile: "Brand-Bold.otf"), family: "Brand", weight: 700)
  let text = Typesetter(fonts: fonts).prepare("Hello", style: TextStyle(families: ["Brand", "system"]))
  print(text.measure(width: 100, size: 17).width)
}

// Sources/Galley/Galley.docc/YourOwnFonts.md:26
private func snippet2() async throws {
  let style = TextStyle(
    families: ["Roboto"], features: [FontFeature("tnum"), FontFeature("liga", 0)], variations: [FontVariation("wght", 450)])
  let price = Typesetter(fonts: try .bundled).prepare("111.00", style: style)
  print(price.measure(width: nil, size: 17).width)
}

// Sources/Galley/Galley.docc/YourOwnFonts.md:45
private func snippet3() async throws {
  var fonts: FontCollection = given()
  func addChinese(to fonts: inout FontCollection, file: String) throws {
    // The faces of the collection NotoSansCJK-Regular.ttc: Japanese, Korean, simplified, traditional.
    for index in 2...3 {
      let face = try FontFace(contentsOfFile: file, faceIndex: index)
      fonts.add(face)
      fonts.fallbackFamilies.append(face.familyName)
    }
  }
}

// Sources/Galley/Galley.docc/YourOwnFonts.md:76
private func snippet4() async throws {
  var fonts = try FontCollection.bundled
  fonts.add(try FontFace(contentsOfFile: "SF-Pro.ttf").asSystemFace, family: FontCollection.systemFamily)
  print(fonts.contains(family: FontCollection.systemFamily))
}
