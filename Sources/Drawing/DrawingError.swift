public import FontKit
public import Sizing

/// Why a picture could not be drawn.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A side of the picture, whose size is in pixels (of a PDF file's page: in points), would be longer than it may be.
  case tooLarge(LayoutSize, limit: Int)
  /// The picture, or the pictures on a page of a PDF file together, would have more pixels than they may.
  case tooManyPixels(limit: Int)
  /// A font could not be opened again.
  case font(FontError)
  /// Cairo could not go on; the text is its reason.
  case cairo(String)

  /// The error in one line: what is wrong, and what was expected.
  public var description: String {
    switch self {
    case .tooLarge(let size, limit: CairoCanvas.maximumPoints):
      "a page would be \(size.width.briefText) × \(size.height.briefText) points; expected at most \(CairoCanvas.maximumPoints) a side"
    case .tooLarge(let size, let limit):
      "the picture would be \(size.width.briefText) × \(size.height.briefText) pixels; expected at most \(limit) a side"
    case .tooManyPixels(let limit):
      "there would be too many pixels on a page; expected at most \(limit)"
    case .font(let error): "\(error)"
    case .cairo(let reason): "Cairo cannot draw it: \(reason)"
    }
  }
}
