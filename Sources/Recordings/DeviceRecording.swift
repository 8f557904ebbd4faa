public import FontKit
public import JSONText
public import ListDocument

/// A list document, and the frames that a system drew of the same list: a fixture that tests hold Galley to.
///
/// ```json
/// {"source": {"repository": "owner/name", "commit": "…", "path": "…", "license": "MIT"},
///  "system": "iOS 17.5", "kind": "picture", "inputs": "…", "coverage": {…}, "tolerance": 0.334,
///  "document": {…}, "recorded": {"sections": […]},
///  "ledger": [{"place": "sections[0].rows[0].frame.height", "reason": "…"}]}
/// ```
///
/// `document` is a list document, `recorded` has the shape of `galley measure`'s output with any length left out, and `ledger`
/// names what is known to differ. What the other keys say is for people.
public struct DeviceRecording: Sendable {
  /// What is known to differ, and why.
  public struct LedgerEntry: Hashable, Sendable {
    /// Where: a path such as `sections[0].rows[0].frame.height`.
    public var place: String
    /// Why.
    public var reason: String
  }

  /// The file, as errors name it.
  public let source: String
  /// The system that drew the list.
  public let system: String
  /// By how many points lengths may differ.
  public let tolerance: Double?
  /// What was recorded.
  public let recording: ListRecording
  /// What is known to differ.
  public let ledger: [LedgerEntry]
  private let document: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: An error that names the place of what is wrong.
  public init(source: String) throws(InputError) {
    try self.init(contents: ByteInput(source: source).contents(upTo: ListRecording.largestSize), source: source)
  }

  /// Reads what has been read from a file already.
  ///
  /// - Throws: An error that names the place of what is wrong.
  public init(contents: [UInt8], source: String) throws(InputError) {
    self.source = source
    let bytes = contents.span
    do throws(JSONFault) {
      let value = try JSONScanner.value(of: bytes, refusesLoneSurrogates: true)
      if case .object(let object) = value, OtherDocument.name(of: object) == OtherDocument.listName {
        throw JSONFault(
          "this is a list document", expected: "a recording with its document, or the recording beside it")
      }
      var reader = try ObjectReader(
        value,
        keys: [
          "source", "system", "kind", "inputs", "coverage", "tolerance", "document", "recorded", "ledger",
        ])
      system = try reader.string("system") ?? ""
      tolerance = try reader.length("tolerance")
      guard let document = reader.value("document"), document != .null else {
        throw reader.missing("document", expected: "a list document, with what was recorded of it")
      }
      self.document = Array("\(document)".utf8)
      guard let frames = try reader.decode("recorded", { (value) throws(JSONFault) in try FrameReader.frames(value) })
      else {
        throw reader.missing("recorded", expected: "frames as galley measure prints them")
      }
      recording = ListRecording(frames: frames, source: source)
      ledger = try Self.ledger(&reader)
      for key in ["source", "kind", "inputs", "coverage"] { _ = reader.value(key) }
      try reader.finish()
    } catch {
      throw InputError(error.located(in: bytes, firstLine: 1), source: source)
    }
  }

  private static func ledger(_ reader: inout ObjectReader) throws(JSONFault) -> [LedgerEntry] {
    try reader.decode("ledger") { (value) throws(JSONFault) -> [LedgerEntry] in
      try value.array { (element) throws(JSONFault) in
        var reader = try ObjectReader(element, keys: ["place", "reason"])
        guard let place = try reader.string("place") else { throw reader.missing("place", expected: "a path") }
        let entry = LedgerEntry(place: place, reason: try reader.string("reason") ?? "")
        try reader.finish()
        return entry
      }
    } ?? []
  }

  /// The document, laid out in fonts.
  ///
  /// - Throws: An error that names the file and, as a path in its `document`, the place.
  public func list(
    fonts: FontCollection, overrides: ListOverrides = ListOverrides()
  ) throws(InputError) -> LoadedList {
    do {
      return try LoadedList(contents: document, source: source, overrides: overrides, fonts: fonts)
    } catch {
      var error = error
      error.path = error.path.map { JSONPath([.key("document")] + $0.steps) }
      throw error
    }
  }

  /// Compares the document with what was recorded, to the file's own tolerance.
  ///
  /// - Throws: An error that names the place of what is wrong in the document.
  public func comparison(fonts: FontCollection) throws(InputError) -> RecordingComparison {
    var options = ComparisonOptions()
    options.tolerance = tolerance
    return try RecordingComparison(of: list(fonts: fonts), with: recording, options: options)
  }

  /// The paths of differences that the ledger does not have, and of entries of the ledger that do not differ.
  ///
  /// Both are empty if the ledger is right.
  public func unexpected(in comparison: RecordingComparison) -> (differences: [String], obsolete: [String]) {
    let places = comparison.differences
    let known = Set(ledger.map(\.place))
    return (places.filter { !known.contains($0) }, ledger.map(\.place).filter { !Set(places).contains($0) })
  }
}

extension RecordingComparison {
  /// The places of what differs, as `sections[0].rows[0].frame.height`, from the top.
  public var differences: [String] {
    list.filter { !$0.agrees }.map(\.name)
      + rows.filter { !$0.agrees }.flatMap { row -> [String] in
        let place = row.place ?? row.address?.description ?? ""
        return row.presence == .both ? row.values.filter { !$0.agrees }.map { "\(place).\($0.name)" } : [place]
      }
  }
}
