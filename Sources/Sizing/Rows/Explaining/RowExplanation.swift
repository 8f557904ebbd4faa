/// Why a row is as high as it is, and what its width is made of.
///
///     let why = row.explain(width: 320, traits: Traits())
///     for part in why.down { print(part.value, part.name, part.rule) }
///
/// The parts from top to bottom follow whatever determines the height: the texts, or what stands beside them if that
/// is higher.
public struct RowExplanation: Codable, Hashable, Sendable {
  /// What stands from the row's top to its bottom.
  ///
  /// The values add up to the height.
  public var down: [Part]
  /// What stands from where the row begins to where it ends, in either direction.
  ///
  /// The values add up to the width.
  public var across: [Part]

  /// Makes an explanation of its parts, for a row that explains itself.
  ///
  /// - Parameters:
  ///   - down: What stands from top to bottom: the values add up to the height of the row.
  ///   - across: What stands from where the row begins to where it ends: the values add up to its width.
  public init(down: [Part] = [], across: [Part] = []) {
    self.down = down
    self.across = across
  }

  /// A length that a row is made of.
  public struct Part: Codable, Hashable, Sendable {
    /// What it is.
    public var role: Role
    /// What the row's system calls it, or the element that has the length.
    public var name: String
    /// The length, in points; it is negative where things overlap or are cut off.
    public var value: Double
    /// Why it has that length.
    public var rule: String
    /// Where the number comes from, and how sure that is: it begins with `code:`, `recorded:`, `published:` or
    /// `inferred:`; `nil` for what follows from the content or from a document.
    public var source: String?

    /// Makes a part of a row.
    public init(_ role: Role, _ name: String, _ value: Double, rule: String, source: String? = nil) {
      self.role = role
      self.name = name
      self.value = value
      self.rule = rule
      self.source = source
    }
  }

  /// What a length is.
  public enum Role: String, Codable, Hashable, Sendable, CaseIterable {
    /// Between an edge of the row and what is in it.
    case inset
    /// Between two things.
    case gap
    /// The lines of a text.
    case lines
    /// Something that is no text.
    case element
    /// The space that is left over.
    case room
    /// What a least height adds.
    case minimum
    /// What a greatest height takes away.
    case limit
    /// What rounding adds.
    case rounding
  }

  /// The sum of the parts from top to bottom: the height of the row, in points.
  public var height: Double { Self.sum(down) }
  /// The sum of the parts across: the width of the row, in points.
  public var width: Double { Self.sum(across) }

  private static func sum(_ parts: [Part]) -> Double { parts.reduce(0) { $0 + $1.value } }
}
