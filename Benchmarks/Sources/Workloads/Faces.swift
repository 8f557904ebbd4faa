internal import Foundation
public import Galley

/// The bundled faces, which every engine gets.
public enum Faces {
  /// The paths of all files, in the order of the collection.
  public static var files: [String] {
    let collection = Faces.collection
    return collection.faces.map(\.font.data.source)
  }

  /// The bundled fonts.
  public static let collection: FontCollection = {
    guard let fonts = try? FontCollection.bundled else { preconditionFailure("the bundled fonts are missing") }
    return fonts
  }()

  /// The path of a family's regular face.
  public static func file(of family: String) -> String {
    collection.face(family: family)?.font.data.source ?? files[0]
  }

  /// The path of the regular face that has the most characters of a text.
  ///
  /// HarfBuzz alone does not fall back, so its caller must choose the face.
  public static func face(for text: String) -> String {
    let scalars = text.unicodeScalars
    let faces = collection.faces.filter { $0.weight == 400 }
    let best = faces.max { a, b in
      scalars.count { a.font.coverage.contains($0) } < scalars.count { b.font.coverage.contains($0) }
    }
    return best?.font.data.source ?? files[0]
  }
}
