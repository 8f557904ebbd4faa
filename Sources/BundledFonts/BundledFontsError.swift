/// Why the bundled faces could not be had: an installation that lacks them.
public enum BundledFontsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// None of these folders has them.
  case notFound(searched: [String])

  /// The error in one line: the place, what is wrong, and what was expected.
  public var description: String {
    switch self {
    case .notFound(let searched):
      "\(searched.joined(separator: ", ")): no bundled fonts; expected them there, or in fonts of the folder that GALLEY_DATA names"
    }
  }
}
