// Names and documentation are those of galley.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CGalley
internal import Galley
internal import JSONText
internal import ListDocument

@c @implementation
public func galley_fonts_bundled(
  _ folder: UnsafePointer<CChar>!, _ fonts: UnsafeMutablePointer<galley_fonts>!
) -> galley_status {
  answer {
    let result = unsafe try place(fonts, "fonts")
    let path = unsafe String(decoding: bytes(folder), as: UTF8.self)
    let collection = path.isEmpty ? try FontCollection.bundled : try FontCollection.bundled(inFolder: path)
    unsafe result.pointee = Handles.all.add(FontsObject(collection))
  }
}

@c @implementation
public func galley_fonts_with(
  _ fonts: galley_fonts, _ options: UnsafePointer<CChar>!, _ bytes: UnsafePointer<UInt8>!, _ length: UInt64,
  _ result: UnsafeMutablePointer<galley_fonts>!
) -> galley_status {
  answer {
    let place = unsafe try place(result, "result")
    let known: FontsObject = try Handles.all.object(fonts, FontsObject.kind)
    var options = unsafe try Options(GalleyC.bytes(options), keys: ["family", "index", "name"])
    let (family, index, name) = try options.take { (reader) throws(JSONFault) in
      let family = try reader.string("family")
      let index = try reader.integer("index", in: 0...65_535) ?? 0
      return (family, index, try reader.string("name") ?? family ?? "a font")
    }
    try options.finish()
    let data = FontData(unsafe try GalleyC.bytes(bytes, length, "bytes"), source: name)
    let collection = try known.fonts.adding(FontFace(data, faceIndex: index), family: family)
    unsafe place.pointee = Handles.all.add(FontsObject(collection))
  }
}

extension FontCollection {
  /// The fonts with one more, in the place of all that have its family, as `--font` of the command has it.
  fileprivate func adding(_ font: FontFace, family: String?) -> FontCollection {
    let family = family ?? font.familyName
    var fonts = FontCollection()
    for face in faces where face.family.lowercased() != family.lowercased() {
      fonts.add(face.font, family: face.family, weight: face.weight, isItalic: face.isItalic)
    }
    let isSystem = family.lowercased() == FontCollection.systemFamily
    fonts.add(isSystem ? font.asSystemFace : font, family: family)
    fonts.fallbackFamilies = fallbackFamilies
    return fonts
  }
}
