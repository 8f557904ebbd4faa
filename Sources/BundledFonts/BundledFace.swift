/// A face that ships with Galley.
///
/// It describes a face without reading its file; `path` finds the file.
public struct BundledFace: Sendable, Hashable {
  /// The family's name as the file has it, such as `Roboto` or `Noto Sans Thai`.
  public let family: String
  /// The weight on the scale of CSS, from 100 to 900; 400 is regular, 700 is bold.
  public let weight: Int
  /// Whether it is italic.
  public let isItalic: Bool
  /// The ISO 15924 codes of the scripts that it is for.
  ///
  /// `Zsye` is emoji. A face may also have characters of other scripts.
  public let scripts: [String]
  /// The licence under which it is distributed.
  public let licence: FontLicence
  /// The folder in `Fonts/` that holds it and its `LICENSE.txt`.
  public let folder: String
  /// The name of the file in that folder.
  public let fileName: String

  init(_ family: BundledFamily, weight: Int, fileName: String) {
    self.family = family.name
    self.weight = weight
    isItalic = false
    scripts = family.scripts
    licence = family.licence
    folder = family.folder
    self.fileName = fileName
  }

  /// The absolute path of the file.
  public var path: String {
    get throws(BundledFontsError) {
      try "\(BundledFonts.directory)/\(folder)/\(fileName)"
    }
  }

  /// The absolute path of the licence's text, with the copyright notice.
  public var licencePath: String {
    get throws(BundledFontsError) {
      try "\(BundledFonts.directory)/\(folder)/LICENSE.txt"
    }
  }
}

/// A licence of bundled faces; the raw value is its SPDX identifier.
public enum FontLicence: String, Sendable, Hashable, Codable {
  /// Apache License 2.0.
  case apache2 = "Apache-2.0"
  /// SIL Open Font License 1.1.
  case openFont = "OFL-1.1"
}

/// What the faces of a family share.
struct BundledFamily {
  let name: String
  let folder: String
  let scripts: [String]
  let licence: FontLicence
}
