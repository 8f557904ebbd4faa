public import JSONText
internal import ListDocument
internal import Sizing
internal import TextAnalysis
internal import Typography

/// Findings that are known and accepted: those of an earlier audit's NDJSON report.
///
/// A finding is known if its document, row, element, kind and combination are the same; its texts and numbers may
/// differ. A row is identified by its identifier in the document, or by its path if it has none. Of rows with the same
/// identifier as many may have a finding as had it in the report.
public struct Baseline: Sendable {
  /// What identifies a finding.
  fileprivate struct Key: Hashable {
    var document: String?
    var row: String?
    var form: String?
    var element: String?
    var kind: String?
    var category: String?
    var width: Double?
    var direction: String?
    var fontScale: Double?
    var locale: String?
  }

  /// How often each known finding occurs.
  fileprivate private(set) var known: [Key: Int] = [:]

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - report: The bytes of an NDJSON report.
  ///   - source: What errors name it.
  /// - Throws: An error that names the line that is not a finding.
  public init(_ report: [UInt8], source: String) throws(InputError) {
    try self.init(LineReader(contents: report, source: source))
  }

  /// Reads a report of a file, or of standard input if it is called `-`, with only its known findings in memory.
  ///
  /// - Throws: An error that names the file, if it cannot be read, or the line that is not a finding.
  public init(contentsOf source: String) throws(InputError) {
    try self.init(LineReader(source: source))
  }

  private static let expected = "a line of an NDJSON report of galley audit"

  private init(_ lines: consuming LineReader) throws(InputError) {
    var count = 0
    let source = lines.source
    var beginning: [UInt8] = []
    do throws(InputError) {
      while let key = try lines.next({ (line, number) throws(InputError) -> Key? in
        do throws(JSONFault) {
          return try Self.key(JSONScanner.value(of: line))
        } catch {
          var fault = error.located(in: line, firstLine: nil)
          // A line that is not JSON is of another kind of file.
          if error.offset != nil {
            fault.expectation = Self.expected
            if count == 0 { beginning = line.indices.map { line[$0] } }
          }
          throw InputError(fault, source: source, line: number)
        }
      }) {
        guard let key else { continue }
        count += 1
        guard count <= InputLimits.baselineFindings else {
          throw InputError(
            source: source, line: lines.lineNumber, problem: "there are too many findings",
            expectation: "at most \(InputLimits.baselineFindings)")
        }
        known[key, default: 0] += 1
      }
    } catch {
      // The file may be a document in one piece.
      guard !beginning.isEmpty,
        let rest = try? lines.rest(upTo: InputLimits.documentBytes, isPromising: { _ in true }),
        case .object(let object)? = try? JSONScanner.value(of: (beginning + [0x0A] + rest).span),
        let name = OtherDocument.name(of: object)
      else { throw error }
      throw InputError(source: source, path: JSONPath(), problem: "this is \(name)", expectation: Self.expected)
    }
  }

  /// What identifies a line's finding; `nil` for the header, which says what made the report.
  private static func key(_ value: JSONValue) throws(JSONFault) -> Key? {
    guard case .object(let object) = value, object["kind"] != nil, object["row"] != nil else {
      guard case .object(let object) = value else { throw JSONFault("it is no finding", expected: Self.expected) }
      if object["provenance"] != nil { return nil }
      throw JSONFault(
        OtherDocument.name(of: object).map { "this is \($0)" } ?? "it is no finding", expected: Self.expected)
    }
    func text(_ key: String) -> String? {
      switch object[key] {
      case .string(let text): text
      case .integer(let number): String(number)
      case .number(let number): String(number)
      default: nil
      }
    }
    func number(_ key: String) -> Double? {
      switch object[key] {
      case .integer(let number): Double(number)
      case .number(let number): number
      default: nil
      }
    }
    return Key(
      document: text("document"), row: text("row"), form: text("form"), element: text("element"), kind: text("kind"),
      category: text("category"), width: number("width"), direction: text("direction"), fontScale: number("fontScale"),
      locale: text("locale"))
  }
}

extension Baseline {
  /// Whether it accepts nothing.
  package var isEmpty: Bool { known.isEmpty }

  /// Separates the findings of a document, in their order, into new and known ones.
  package struct Comparison: Sendable {
    private let baseline: Baseline?
    /// How many were found of those that are known.
    private var found: [Key: Int] = [:]

    /// Makes a comparison with a baseline; without one every finding is new.
    package init(_ baseline: Baseline?) { self.baseline = baseline }

    /// Whether a finding is not among the known ones, each of which counts once.
    package mutating func isNew(_ finding: Finding) -> Bool {
      guard let baseline else { return true }
      let key = Key(finding)
      guard let count = baseline.known[key], found[key, default: 0] < count else { return true }
      found[key, default: 0] += 1
      return false
    }
  }
}

extension Baseline.Key {
  fileprivate init(_ finding: Finding) {
    let combination = finding.combination
    self.init(
      document: finding.row.source, row: finding.row.name, form: finding.row.form, element: finding.element?.rawValue,
      kind: finding.kind.rawValue, category: combination?.categoryName, width: combination?.width,
      direction: combination?.direction.rawValue, fontScale: combination?.statedFontScale, locale: finding.row.locale)
  }
}
