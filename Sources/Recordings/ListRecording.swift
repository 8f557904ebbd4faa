public import JSONText
internal import ListDocument

/// What a system drew of a list: frames that were measured, or a dump of its views.
///
///     let recording = try ListRecording(source: "settings.txt", pixelsPerPoint: 2.625)
///     let comparison = try RecordingComparison(of: list, with: recording)
///
/// A dump names no elements and no sections, and may show a part of the list only; what belongs to which row of a document is
/// found out when it is compared with one.
public struct ListRecording: Sendable {
  /// The formats of recordings.
  public enum Format: String, CaseIterable, Sendable {
    /// Frames as JSON or NDJSON: the output of `galley measure`, of which any length may be left out.
    case frames
    /// A text dump of views, as UIKit's `recursiveDescription` prints it.
    case uikit
    /// An XML dump of views, as Android's `uiautomator` and Appium write it.
    case android
  }

  enum Content: Sendable {
    case rows([RecordedRow])
    case uiKit(UIKitViews)
    case android(AndroidViews)
  }

  /// The largest recording that is read, in bytes.
  ///
  /// Dumps of a screen have some ten thousand; the limit bounds memory.
  static let largestSize = 1 << 28

  /// The file, as errors name it.
  public let source: String
  /// Its format.
  public let format: Format
  /// The width of the list; `nil` if it is unknown.
  public internal(set) var width: Double?
  /// The height of the list; `nil` if it is unknown.
  public internal(set) var height: Double?
  let content: Content

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file; `-` is standard input.
  ///   - format: Its format; `nil` to detect it from the beginning.
  ///   - pixelsPerPoint: How many pixels make a point, which Android's dumps do not say.
  /// - Throws: An error that names the place of what is wrong.
  public init(source: String, format: Format? = nil, pixelsPerPoint: Double? = nil) throws(InputError) {
    try self.init(
      contents: ByteInput(source: source).contents(upTo: Self.largestSize), source: source, format: format,
      pixelsPerPoint: pixelsPerPoint)
  }

  /// Reads what has been read from a file already.
  ///
  /// - Parameters:
  ///   - contents: All of the recording.
  ///   - source: The name of the recording in errors.
  ///   - format: Its format; `nil` to detect it from the beginning.
  ///   - pixelsPerPoint: How many pixels make a point, which Android's dumps do not say.
  /// - Throws: An error that names the place of what is wrong. Cost: linear in the bytes.
  public init(
    contents: [UInt8], source: String, format: Format? = nil, pixelsPerPoint: Double? = nil
  ) throws(InputError) {
    self.source = source
    self.format = format ?? Self.format(of: contents)
    switch self.format {
    case .frames:
      let frames = try FrameReader.frames(contents, source: source)
      content = .rows(frames.rows)
      width = frames.width
      height = frames.height
    case .uikit: content = .uiKit(try UIKitViews(contents, source: source))
    case .android:
      guard let pixelsPerPoint else {
        throw InputError(
          source: source, problem: "it is in pixels",
          expectation: "how many make a point: --density 420, or --scale 2.625")
      }
      content = .android(try AndroidViews(contents, source: source, pixelsPerPoint: pixelsPerPoint))
    }
  }

  /// Takes frames that were read before.
  init(frames: FrameReader.Frames, source: String) {
    self.source = source
    format = .frames
    content = .rows(frames.rows)
    width = frames.width
    height = frames.height
  }

  /// The format, detected from the beginning of a text.
  private static func format(of contents: [UInt8]) -> Format {
    let beginning = contents.prefix(4096)
    let text = beginning.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") { return .frames }
    // A view is printed in angle brackets, too, but neither declared nor called a hierarchy.
    let isXML = [Array("<?xml".utf8), Array("<hierarchy".utf8), Array("<!--".utf8)].contains { text.starts(with: $0) }
    return isXML ? .android : .uikit
  }
}
