@testable import JSONText

/// What is wrong with a text as JSON; nil if nothing is.
func jsonFault(in bytes: [UInt8]) -> JSONFault? {
  do {
    _ = try JSONScanner.value(of: bytes.span)
    return nil
  } catch {
    return error
  }
}
