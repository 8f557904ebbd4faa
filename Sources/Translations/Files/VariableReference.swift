/// A variable in a text: `%#@name@`, or `%2$#@name@` with the argument that it takes.
struct VariableReference {
  let range: Range<String.Index>
  let argument: Int?
  let name: Substring

  /// The first variable in a text; `nil` if there is none.
  init?(firstIn text: Substring) {
    var rest = text.utf8
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: start)...]
      var mark = rest
      let digits = rest.prefix(3).prefix { 0x30...0x39 ~= $0 }
      if !digits.isEmpty, rest[digits.endIndex...].first == UInt8(ascii: "$") {
        mark = rest[digits.endIndex...].dropFirst()
      }
      guard mark.starts(with: "#@".utf8) else { continue }
      let name = mark.dropFirst(2).prefix { $0 != UInt8(ascii: "@") }
      // A later variable would end this one.
      guard name.endIndex < text.endIndex else { return nil }
      range = start..<text.utf8.index(after: name.endIndex)
      argument = mark.startIndex > rest.startIndex ? Int(Substring(digits)) : nil
      self.name = Substring(name)
      return
    }
    return nil
  }
}
