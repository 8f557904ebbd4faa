internal import JSONText

extension ValueType<String> {
  /// The address of the schema that a document follows.
  ///
  /// Any address is accepted, since editors also take the path of a copy; but one of Galley's own schema must have the
  /// version that is read.
  static var schemaAddress: Self {
    let own = ListSchema.identifier
    let name = ListSchema.name
    return ValueType(
      "the address of a schema",
      schema: ["type": "string", "pattern": "^(?!\(name):(?!\(ListSchema.version)$))"]
    ) { (value, _) throws(JSONFault) in
      let address = try value.string()
      guard !address.hasPrefix("\(name):") || address == own else {
        throw JSONFault("\(JSONQuote(address)) is another version of the schema", expected: own)
      }
      return address
    }
  }
}
