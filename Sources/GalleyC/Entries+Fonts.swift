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
    unsafe place.pointee = Handles.all.add(known.adding(try FontFace(data, faceIndex: index), family: family))
  }
}
