/// Why a font could not be made: the file (or the name that was given with its bytes) and the fault.
///
/// ```text
/// galley: Broken.ttf: table 'glyf' ends at byte 90112; the file has 40000 bytes
/// ```
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong.
  public enum Code: Hashable, Sendable {
    /// The file could not be opened or read; the text is the system's reason.
    case unreadable(String)
    /// There are no bytes at all.
    case empty
    /// The bytes are not a TrueType, OpenType or collection file.
    case notAFont
    /// The bytes are a compressed web font (WOFF or WOFF 2), which has to be unpacked first.
    case compressed
    /// A table of the font reaches beyond the end of the bytes.
    case truncated(table: String, end: Int, count: Int)
    /// The font file is damaged: FreeType or HarfBuzz cannot use it; the text is the reason.
    case damaged(String)
    /// There is no face with this index; the count says how many there are.
    case noSuchFace(index: Int, count: Int)
    /// The face has no variation axis with this tag; `available` lists those it has.
    case noSuchAxis(tag: String, available: [String])
    /// A variation value is not a number.
    case notANumber(axis: String)
  }

  /// The file's path, or the name that was given with the bytes.
  public let source: String
  /// What was wrong with it.
  public let code: Code

  /// Makes an error about `source`.
  package init(_ code: Code, in source: String) {
    self.source = source
    self.code = code
  }

  /// The error in one line: the source, what is wrong, and what was expected.
  public var description: String { "\(source): \(code.description)" }
}

extension FontError.Code: CustomStringConvertible {
  /// What is wrong and what was expected, without the source.
  public var description: String {
    switch self {
    case .unreadable(let reason):
      "cannot be read (\(reason)); expected a font file"
    case .empty:
      "is empty; expected a TrueType or OpenType font"
    case .notAFont:
      "is not a font; expected a TrueType or OpenType font or collection"
    case .compressed:
      "is a compressed web font; expected it unpacked (TrueType or OpenType)"
    case .truncated(let table, let end, let count):
      "is cut off: table '\(table)' ends at byte \(end); the file has \(count) bytes"
    case .damaged(let reason):
      "is damaged (\(reason)); expected a TrueType or OpenType font"
    case .noSuchFace(let index, let count):
      "has no face \(index); expected an index from 0 to \(count - 1)"
    case .noSuchAxis(let tag, let available):
      available.isEmpty
        ? "has no axis '\(tag)'; it is not a variable font"
        : "has no axis '\(tag)'; expected one of \(available.joined(separator: ", "))"
    case .notANumber(let axis):
      "axis '\(axis)' was given a value that is not a number"
    }
  }
}
