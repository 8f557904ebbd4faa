internal import JSONText
internal import Sizing

/// Goes through a text dump line by line and reads the views in it.
struct UIKitDumpReader {
  private let bytes: [UInt8]
  private let source: String
  private var offset = 0
  private var lineNumber = 0

  init(_ bytes: [UInt8], source: String) {
    self.bytes = bytes
    self.source = source
  }

  /// The next view, with the number of bars before it; `nil` at the end.
  mutating func next() throws(InputError) -> (bars: Int, view: UIKitViewDescription)? {
    while let line = nextLine() {
      if let view = try view(on: line) { return view }
    }
    return nil
  }

  private mutating func nextLine() -> Range<Int>? {
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
    let end = offset
    offset += 1
    lineNumber += 1
    return start..<end
  }

  /// The view that a line describes; `nil` if there is none, as layers have no frame.
  private mutating func view(on line: Range<Int>) throws(InputError) -> (bars: Int, view: UIKitViewDescription)? {
    var start = line.lowerBound
    var bars = 0
    while start < line.upperBound, bytes[start] != UInt8(ascii: "<") {
      if bytes[start] == UInt8(ascii: "|") { bars += 1 }
      start += 1
    }
    // Some views put their description around that of UIView.
    while start < line.upperBound, bytes[start] == UInt8(ascii: "<") { start += 1 }
    guard let frame = find("frame = (", in: start..<line.upperBound) else { return nil }
    let number = lineNumber
    let head = start..<frame.lowerBound
    var cursor = frame.upperBound
    guard let rect = rect(&cursor, before: line.upperBound) else {
      throw InputError(
        source: source, line: number, problem: "a frame that cannot be read", expectation: "(x y; width height)")
    }
    var view = UIKitViewDescription(
      className: className(in: head), baseClass: baseClass(in: head), frame: rect.rect, precision: rect.precision,
      line: number)
    // A view that UIKit could not place is not to be seen.
    view.isHidden = ![rect.rect.x, rect.rect.y, rect.rect.width, rect.rect.height].allSatisfy { abs($0) <= 1e9 }
    if view.isHidden { view.frame = .zero }
    var attributes = cursor..<line.upperBound
    if let text = find("; text = '", in: attributes) {
      view.text = self.text(from: text.upperBound, to: &attributes)
    }
    if find("; hidden = YES", in: attributes) != nil || find("; alpha = 0;", in: cursor..<line.upperBound) != nil {
      view.isHidden = true
    }
    if let found = find("contentOffset: {", in: attributes) {
      var cursor = found.upperBound
      if let x = self.number(&cursor, before: attributes.upperBound), skip(", ", &cursor),
        let y = self.number(&cursor, before: attributes.upperBound), abs(x.value) <= 1e9, abs(y.value) <= 1e9
      {
        view.contentOffset = LayoutPoint(x: x.value, y: y.value)
      }
    }
    return (bars, view)
  }

  // MARK: Parts of a line

  /// The class: up to the address, or to the first attribute where addresses were taken out.
  private func className(in head: Range<Int>) -> String {
    let end = [find(": 0x", in: head)?.lowerBound, find("; ", in: head)?.lowerBound].compactMap(\.self).min()
    return string(head.lowerBound..<(end ?? head.upperBound))
  }

  private func baseClass(in head: Range<Int>) -> String? {
    guard let start = find("baseClass = ", in: head)?.upperBound else { return nil }
    return string(start..<(find(";", in: start..<head.upperBound)?.lowerBound ?? head.upperBound))
  }

  /// A text in quotes, which are not escaped in it: it ends where an attribute or the description can follow.
  ///
  /// - Parameters:
  ///   - start: Where the text begins.
  ///   - attributes: The attributes of the view; those before the text's end are taken off. Where the text has line feeds,
  ///     they are those of its last line.
  private mutating func text(from start: Int, to attributes: inout Range<Int>) -> String {
    var text = ""
    var start = start
    while true {
      let rest = start..<attributes.upperBound
      let ends = ["'; ", "'>", "' (length = "].compactMap { find($0, in: rest)?.lowerBound }
      if let end = ends.min() {
        text += string(start..<end)
        attributes = end..<attributes.upperBound
        return text
      }
      text += string(rest)
      // Only a line that describes no view goes on with a text.
      let (nextOffset, nextNumber) = (offset, lineNumber)
      guard let line = nextLine(), find("frame = (", in: line) == nil else {
        (offset, lineNumber) = (nextOffset, nextNumber)
        attributes = attributes.upperBound..<attributes.upperBound
        return text.hasSuffix("'") ? String(text.dropLast()) : text
      }
      text += "\n"
      start = line.lowerBound
      attributes = line
    }
  }

  /// A frame up to its closing parenthesis.
  private func rect(_ cursor: inout Int, before end: Int) -> (rect: LayoutRect, precision: Double)? {
    guard let x = number(&cursor, before: end), skip(" ", &cursor), let y = number(&cursor, before: end),
      skip("; ", &cursor), let width = number(&cursor, before: end), skip(" ", &cursor),
      let height = number(&cursor, before: end), skip(")", &cursor)
    else { return nil }
    let precision = [x, y, width, height].map(\.precision).max() ?? 0
    return (LayoutRect(x: x.value, y: y.value, width: width.value, height: height.value), precision)
  }

  /// A number as C prints it, and half a unit of its last digit if it has six, to which `%g` rounds.
  private func number(_ cursor: inout Int, before end: Int) -> (value: Double, precision: Double)? {
    let start = cursor
    // The longest that `%f` prints has some 320 digits.
    while cursor < min(end, start + 400), !" ;,)}".utf8.contains(bytes[cursor]) { cursor += 1 }
    let text = string(start..<cursor)
    guard let value = Double(text) else { return nil }
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter { (0x30...0x39).contains($0) }
    guard digits.drop(while: { $0 == 0x30 }).count >= 6, abs(value) <= 1e9 else { return (value, 0) }
    var (magnitude, precision) = (abs(value), 0.5e-5)
    while magnitude >= 10 {
      magnitude /= 10
      precision *= 10
    }
    return (value, precision)
  }

  // MARK: Bytes

  private func skip(_ mark: StaticString, _ cursor: inout Int) -> Bool {
    let letters = mark.description.utf8
    guard cursor + letters.count <= bytes.count, zip(letters, bytes[cursor...]).allSatisfy(==) else { return false }
    cursor += letters.count
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }

  /// The first occurrence of a few letters in a range.
  private func find(_ letters: String, in range: Range<Int>) -> Range<Int>? {
    let letters = Array(letters.utf8)
    guard let first = letters.first, range.count >= letters.count else { return nil }
    var index = range.lowerBound
    let last = range.upperBound - letters.count
    while index <= last {
      if bytes[index] == first, zip(letters, bytes[index...]).allSatisfy(==) { return index..<index + letters.count }
      index += 1
    }
    return nil
  }
}
