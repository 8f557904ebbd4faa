import Galley
import Glibc

/// A file that is written whole or in parts, or standard output if it is called `-`.
struct OutputFile {
  /// The name, as errors give it.
  let name: String

  init(_ name: String) { self.name = name }

  /// Writes a text.
  ///
  /// - Throws: ``InputError`` if the file cannot be written.
  func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Writes bytes.
  ///
  /// - Parameter isContinued: Whether they come after what was written before, and not in its place.
  /// - Throws: ``InputError`` if the file cannot be written.
  func write(_ bytes: [UInt8], continuing isContinued: Bool = false) throws {
    if name == "-" { return Console.write(bytes) }
    guard let file = unsafe fopen(name, isContinued ? "a" : "w") else { throw unwritable() }
    let isWritten = unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count
    // Closing writes what is left, so it can fail, too.
    guard unsafe fclose(file) == 0, isWritten else { throw unwritable() }
  }

  private func unwritable() -> InputError {
    let reason = unsafe String(cString: strerror(errno))
    return InputError(name, "cannot be written: \(reason)", expected: "a file that can")
  }
}
