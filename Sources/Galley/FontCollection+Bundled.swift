public import BundledFonts
public import FontKit

extension FontCollection {
  /// The faces that ship with Galley, and the family `system`.
  ///
  /// `system` stands for the system face of Apple's platforms, which may not be shipped. It is Inter with the vertical
  /// metrics of San Francisco, so that a number of lines is exactly as high as there. Its widths are scaled to those
  /// that recordings show; 95 of 100 texts are within 1.6 % of these. With the real face added as `system`
  /// (``FontFace/asSystemFace``) the widths are exact.
  ///
  /// The faces are mapped into memory and validated once in the life of the process; after that this costs a copy of a value.
  ///
  /// - Throws: ``BundledFontsLoadingError`` if the folder with the faces is not found, or a face in it is damaged.
  public static var bundled: FontCollection {
    get throws(BundledFontsLoadingError) { try loaded.get() }
  }

  /// The family that stands for the system face of a platform.
  public static let systemFamily = "system"

  /// The same collection, from a copy of the faces in another folder: `Fonts` of the repository, or
  /// `share/galley/fonts` of an installation.
  ///
  /// Each call maps and validates them anew.
  ///
  /// - Throws: ``BundledFontsLoadingError`` if a face is missing or damaged.
  public static func bundled(inFolder folder: String) throws(BundledFontsLoadingError) -> FontCollection {
    try load(from: folder).get()
  }

  private static let loaded: Result<FontCollection, BundledFontsLoadingError> = load(from: nil)

  private static func load(from folder: String?) -> Result<FontCollection, BundledFontsLoadingError> {
    var fonts = FontCollection()
    do throws(BundledFontsError) {
      for face in BundledFonts.all {
        let path = if let folder { "\(folder)/\(face.folder)/\(face.fileName)" } else { try face.path }
        do throws(FontError) {
          // The files belong to the package: nobody shortens them while they are mapped.
          let font = try FontFace(FontData(contentsOfFile: path, mapped: true))
          fonts.add(font, family: face.family, weight: face.weight, isItalic: face.isItalic)
          if face.family == "Inter" {
            fonts.add(
              font.withMetrics(.sanFrancisco).withAdvanceScale(SystemFaceWidths.scale(weight: face.weight)),
              family: systemFamily, weight: face.weight, isItalic: face.isItalic)
          }
        } catch {
          return .failure(.font(error))
        }
      }
    } catch {
      return .failure(.folder(error))
    }
    fonts.fallbackFamilies = BundledFonts.fallbackFamilies
    return .success(fonts)
  }
}

/// Why the bundled faces could not be loaded.
public enum BundledFontsLoadingError: Error, CustomStringConvertible {
  /// Their folder was not found.
  case folder(BundledFontsError)
  /// A face is damaged.
  case font(FontError)

  /// The error in one line.
  public var description: String {
    switch self {
    case .folder(let error): "\(error)"
    case .font(let error): "\(error)"
    }
  }
}
