package import JSONText

/// Values of the types that documents are made of; each is `nil` if its key does not occur or has `null`.
extension ObjectReader {
  package mutating func string(_ key: String) throws(JSONFault) -> String? {
    try decode(key) { (value) throws(JSONFault) in try value.string() }
  }

  package mutating func bool(_ key: String) throws(JSONFault) -> Bool? {
    try decode(key) { (value) throws(JSONFault) in try value.bool() }
  }

  package mutating func number(_ key: String, in range: ClosedRange<Double>) throws(JSONFault) -> Double? {
    try decode(key) { (value) throws(JSONFault) in try value.number(in: range) }
  }

  package mutating func length(_ key: String) throws(JSONFault) -> Double? {
    try decode(key) { (value) throws(JSONFault) in try value.length() }
  }

  package mutating func integer(_ key: String, in range: ClosedRange<Int>) throws(JSONFault) -> Int? {
    try decode(key) { (value) throws(JSONFault) in try value.integer(in: range) }
  }

  /// A number of lines at most; 0 is as many as it takes.
  package mutating func lineLimit(_ key: String) throws(JSONFault) -> Int? {
    try integer(key, in: 0...InputLimits.lines)
  }

  /// One of the cases of an enumeration, by its raw value.
  package mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type = Choice.self
  ) throws(JSONFault) -> Choice? {
    try decode(key) { (value) throws(JSONFault) in try value.choice() }
  }

  package mutating func identifier(_ key: String) throws(JSONFault) -> Identifier? {
    try decode(key) { (value) throws(JSONFault) in try value.identifier() }
  }
}
