public import BundledFonts
public import Drawing
public import FontKit
public import JSONText
public import Sizing
public import Typography

#if os(Linux) || os(Android)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// `localizedDescription` of Foundation uses this protocol, and otherwise names only the type of an error.
// FoundationEssentials, which also finds the bundled faces, has the protocol.

extension InputError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}

extension FontError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}

extension RequestError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}

extension ListSnapshotError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}

extension SectionOutlineError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}

extension DrawingError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}

extension UnknownName: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}

extension BundledFontsError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}

extension BundledFontsLoadingError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}
