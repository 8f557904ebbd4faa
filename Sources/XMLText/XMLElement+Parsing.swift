internal import CExpat
package import JSONText

extension XMLElement {
  /// Reads an XML document, with expat.
  ///
  /// It reads nothing outside the document, and refuses a document with an internal subset (its own entities, attributes with
  /// defaults), so that no input expands. Cost: linear in the bytes. Bytes, elements, attributes and depth have limits.
  ///
  /// - Returns: The root element.
  /// - Throws: An error that names the line, unless the document is too large or there is no memory.
  package static func document(_ bytes: [UInt8], source: String) throws(InputError) -> XMLElement {
    guard bytes.count <= InputLimits.xmlBytes else {
      throw InputError(
        source: source, problem: "the document is too large", expectation: "at most \(InputLimits.xmlBytes) bytes")
    }
    guard let parser = unsafe XML_ParserCreate(nil) else {
      throw InputError(source: source, problem: "there is no memory to read it", expectation: "enough")
    }
    defer { unsafe XML_ParserFree(parser) }
    let builder = unsafe XMLBuilder(parser)
    // The handlers below are called from `XML_Parse` only, while `builder` is alive.
    let status = withExtendedLifetime(builder) {
      unsafe XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
      unsafe setHandlers(of: parser)
      return unsafe bytes.withUnsafeBytes { unsafe parse($0, with: parser) }
    }
    guard status == XML_STATUS_OK, builder.fault == nil, let root = builder.root else {
      // If a handler stopped the parser, its fault is the error; otherwise expat's own message is.
      let code = unsafe XML_GetErrorCode(parser)
      let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "error \(code.rawValue)"
      let line = unsafe Int(cexpat_line(parser))
      throw InputError(
        source: source, line: builder.fault?.line ?? line, problem: builder.fault?.problem ?? words,
        expectation: builder.fault?.expectation ?? "well-formed XML")
    }
    return root
  }

  /// Passes a document to the parser in pieces of 1 MiB, since expat copies its input.
  ///
  /// Expat scans an unfinished tag or comment again with each piece: at most sixteen times, if it spans the whole document.
  private static func parse(_ bytes: UnsafeRawBufferPointer, with parser: XML_Parser) -> XML_Status {
    var rest = unsafe bytes[...]
    while true {
      let piece = unsafe UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 20))
      unsafe rest = rest.dropFirst(piece.count)
      let status = unsafe XML_Parse(
        parser, piece.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(piece.count), rest.isEmpty ? 1 : 0)
      if unsafe status != XML_STATUS_OK || rest.isEmpty { return status }
    }
  }

  private static func setHandlers(of parser: XML_Parser) {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let builder = unsafe XMLBuilder.behind(data), let name = unsafe name else { return }
        var pairs: [(name: String, value: String)] = []
        var index = 0
        while let key = unsafe attributes?[index], let value = unsafe attributes?[index + 1] {
          unsafe pairs.append((String(cString: key), String(cString: value)))
          index += 2
        }
        let line = unsafe Int(cexpat_line(builder.parser))
        unsafe builder.begin(String(cString: name), pairs, line: line)
        if builder.fault != nil { unsafe XML_StopParser(builder.parser, 0) }
      },
      { data, _ in unsafe XMLBuilder.behind(data)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, length in
      guard let text = unsafe text else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
      guard let builder = unsafe XMLBuilder.behind(data) else { return }
      guard builder.hasRoom(for: bytes.count) else {
        unsafe XMLBuilder.stop(data, "a text is too long", "at most \(InputLimits.textBytes) bytes")
        return
      }
      unsafe builder.append(String(decoding: bytes, as: UTF8.self))
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasInternalSubset in
      guard hasInternalSubset != 0 else { return }
      unsafe XMLBuilder.stop(data, "the document has declarations of its own", "a DOCTYPE without [ ], or none")
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
      unsafe XMLBuilder.stop(data, "there is no entity \"\(name)\"", "one of XML's own")
    }
  }
}

/// Builds the tree of elements from the parser's events.
///
/// It keeps an unowned pointer to the parser, which outlives it.
@safe
private final class XMLBuilder {
  var root: XMLElement?
  var fault: (problem: String, expectation: String, line: Int)?
  let parser: XML_Parser

  private var elementCount = 0
  private var attributeCount = 0
  /// The open elements, the root first.
  private var open: [XMLElement] = []
  /// The prefix of the root's name with its colon, which the elements of its format share; empty without one.
  private var prefix = ""
  /// The character data since the last tag, which the parser passes in pieces.
  private var text = ""

  init(_ parser: XML_Parser) { unsafe self.parser = parser }

  /// The builder behind a handler's user data.
  static func behind(_ data: UnsafeMutableRawPointer?) -> XMLBuilder? {
    unsafe data.map { unsafe Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Records a fault and stops the parser.
  static func stop(_ data: UnsafeMutableRawPointer?, _ problem: String, _ expectation: String) {
    guard let builder = unsafe behind(data) else { return }
    builder.fault = unsafe (problem, expectation, Int(cexpat_line(builder.parser)))
    unsafe XML_StopParser(builder.parser, 0)
  }

  func begin(_ name: String, _ attributes: [(name: String, value: String)], line: Int) {
    endText()
    elementCount += 1
    attributeCount += attributes.count
    if open.count >= InputLimits.xmlDepth {
      fault = ("elements are nested too deep", "at most \(InputLimits.xmlDepth) levels", line)
    } else if elementCount > InputLimits.xmlElements {
      fault = ("there are too many elements", "at most \(InputLimits.xmlElements)", line)
    } else if attributeCount > InputLimits.xmlAttributes {
      fault = ("there are too many attributes", "at most \(InputLimits.xmlAttributes)", line)
    }
    if elementCount == 1, let colon = name.firstIndex(of: ":") { prefix = String(name[...colon]) }
    // Elements with another prefix are of another format, as what tools add to XLIFF.
    let own = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    open.append(XMLElement(name: own, attributes: attributes, line: line))
  }

  func end() {
    endText()
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(.element(element)) }
  }

  func append(_ part: String) { text += part }

  func hasRoom(for count: Int) -> Bool { text.utf8.count + count <= InputLimits.textBytes }

  private func endText() {
    guard !text.isEmpty, !open.isEmpty else { return }
    open[open.count - 1].children.append(.text(text))
    text = ""
  }
}
