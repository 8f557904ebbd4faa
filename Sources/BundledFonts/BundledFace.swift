/// A face that ships with Galley.
///
/// It says what a face is before its file is touched; `path` finds the file.
public struct BundledFace: Sendable, Hashable {
  /// The family's name as the file has it, such as `Roboto` or `Noto Sans Thai`.
  public let family: String
  /// The weight as CSS counts it, 100 to 900; 400 is regular, 700 is bold.
  public let weight: Int
  /// Whether it is italic.
  public let isItalic: Bool
  /// The scripts it is for, by their ISO 15924 codes.
  ///
  /// `Zsye` is emoji. A face may have characters of other scripts too.
  public let scripts: [String]
  /// The licence under which it is passed on.
  public let licence: FontLicence
  /// The folder of `Fonts/` it is in, beside its `LICENSE.txt`.
  public let folder: String
  /// The file's name in that folder.
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

  /// The file, by its absolute path.
  public var path: String {
    get throws(BundledFontsError) {
      try "\(BundledFonts.directory)/\(folder)/\(fileName)"
    }
  }

  /// The text of the licence, with the copyright notice, by its absolute path.
  public var licencePath: String {
    get throws(BundledFontsError) {
      try "\(BundledFonts.directory)/\(folder)/LICENSE.txt"
    }
  }
}

/// A licence under which faces ship, by its SPDX identifier.
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
