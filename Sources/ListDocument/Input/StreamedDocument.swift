/// A list document that is a line of a stream of them.
public struct StreamedDocument: Hashable, Sendable {
  /// The name of the document, from its key `name`.
  public let name: String
  /// Its text, one line.
  public let contents: [UInt8]
  /// The stream, as the caller named it.
  public let stream: String
  /// Which line of the stream it is, from 1.
  public let line: Int
}
