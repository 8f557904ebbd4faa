internal import Foundation
public import Galley

/// The files of the bundled faces, which all engines are given.
public enum Faces {
  /// All of them, in the order of the bundled fallback.
  public static var files: [String] {
    let collection = Faces.collection
    return collection.faces.map(\.font.data.source)
  }

  /// The bundled fonts.
  public static let collection: FontCollection = {
    guard let fonts = try? FontCollection.bundled else { preconditionFailure("the bundled fonts are missing") }
    return fonts
  }()

  /// The file of a family's regular face.
  public static func file(of family: String) -> String {
    collection.face(family: family)?.font.data.source ?? files[0]
  }

  /// The face that has most of a text's characters, asked in the bundled order: what a caller of HarfBuzz alone would
  /// have to find by itself.
  public static func face(for text: String) -> String {
    let scalars = text.unicodeScalars
    let faces = collection.faces.filter { $0.weight == 400 }
    let best = faces.max { a, b in
      scalars.count { a.font.coverage.contains($0) } < scalars.count { b.font.coverage.contains($0) }
    }
    return best?.font.data.source ?? files[0]
  }
}
