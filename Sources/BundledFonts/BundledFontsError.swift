/// Why the bundled faces cannot be used: the installation lacks them.
public enum BundledFontsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// None of the searched folders has them.
  case notFound(searched: [String])

  /// The error in one line: the folders, what is wrong, and what was expected.
  public var description: String {
    switch self {
    case .notFound(let searched):
      "\(searched.joined(separator: ", ")): no bundled fonts; expected them there, or in fonts of the folder that GALLEY_DATA names"
    }
  }
}
