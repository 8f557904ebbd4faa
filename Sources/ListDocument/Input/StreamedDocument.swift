/// A list document that is a line of a stream of them.
package struct StreamedDocument: Hashable, Sendable {
  /// The name of the document, from its key `name`.
  package let name: String
  /// Its text, one line.
  package let contents: [UInt8]
  /// The stream, as the caller named it.
  package let stream: String
  /// Which line of the stream it is, from 1.
  package let line: Int
}
