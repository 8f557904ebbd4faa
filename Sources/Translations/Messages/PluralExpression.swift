internal import JSONText

/// The expression, in C syntax, by which gettext chooses the form of a message for a number.
///
/// Source: GNU gettext 0.21, `plural.y`, `plural-eval.c`, `plural-exp.c`, and `plural_lookup` of `dcigettext.c`.
struct PluralExpression: Hashable, Sendable {
  /// The number of forms.
  let count: Int
  private let root: Node
  /// For each form that one of them chooses, the first of `PluralRules.wholeNumbers` and 0 that does.
  private(set) var samples: [CountedNumber] = []

  /// A node of the expression.
  fileprivate indirect enum Node: Hashable, Sendable {
    case number(UInt)
    case argument
    case not(Node)
    case binary(String, Node, Node)
    case conditional(Node, Node, Node)
  }

  /// The rule that gettext uses if a table has none.
  static let germanic = PluralExpression(count: 2, root: .binary("!=", .argument, .number(1)))

  private init(count: Int, root: Node) {
    self.count = count
    self.root = root
    var known: Set<Int> = []
    for number in PluralRules.wholeNumbers + [0] where known.insert(index(of: UInt(number))).inserted {
      samples.append(CountedNumber(value: .integer(number), category: form(of: Double(number))))
    }
  }

  /// Reads the rule of a table's header, `nplurals=2; plural=n != 1;`, from any line of it.
  ///
  /// - Throws: A fault if the expression or the number of forms cannot be read.
  init(header: String) throws(JSONFault) {
    guard let forms = header.firstMatch(of: /nplurals=\s*(\d+)/),
      let start = header.firstRange(of: "plural=")?.upperBound
    else {
      self = .germanic
      guard header.contains("Plural-Forms:") else { return }
      throw JSONFault("Plural-Forms says no number of forms", expected: "nplurals=2; plural=n != 1;")
    }
    guard let count = Int(forms.1), 1...InputLimits.textForms ~= count else {
      throw JSONFault("nplurals=\(forms.1.prefix(20))", expected: "from 1 to \(InputLimits.textForms)")
    }
    let text = header[start...].prefix { $0 != ";" && !$0.isNewline }
    var parser = try PluralExpressionParser(String(text))
    self.init(count: count, root: try parser.whole())
  }

  /// The index of the form that is shown with a number, from 0.
  ///
  /// It is 0 if the expression gives an index beyond the forms, or divides by 0.
  ///
  /// Cost: linear in the length of the expression.
  func index(of number: UInt) -> Int {
    let value = root.value(number) ?? 0
    return value < UInt(count) ? Int(value) : 0
  }

  /// The name of the form that is shown with a number; a fraction is truncated and a negative number wraps, as in C.
  func form(of number: Double) -> String {
    let whole = number.rounded(.towardZero)
    let argument = Int(exactly: whole).map { UInt(bitPattern: $0) } ?? UInt(exactly: whole)
    return Self.form(index(of: argument ?? .max))
  }

  /// The name of a form, as tables write it.
  static func form(_ index: Int) -> String { "msgstr[\(index)]" }
}

extension PluralExpression.Node {
  /// The value for a number `n`, computed in C's `unsigned long`; `nil` if the expression divides by 0.
  func value(_ number: UInt) -> UInt? {
    switch self {
    case .number(let value): return value
    case .argument: return number
    case .not(let operand): return operand.value(number).map { $0 == 0 ? 1 : 0 }
    case .conditional(let condition, let first, let second):
      return condition.value(number).flatMap { ($0 != 0 ? first : second).value(number) }
    case .binary(let sign, let left, let right):
      guard let first = left.value(number) else { return nil }
      // C does not evaluate the right operand here, so it may divide by 0.
      if sign == "||", first != 0 { return 1 }
      if sign == "&&", first == 0 { return 0 }
      return right.value(number).flatMap { Self.result(sign, first, $0) }
    }
  }

  private static func result(_ sign: String, _ first: UInt, _ second: UInt) -> UInt? {
    switch sign {
    case "||", "&&": second != 0 ? 1 : 0
    case "==": first == second ? 1 : 0
    case "!=": first != second ? 1 : 0
    case "<": first < second ? 1 : 0
    case ">": first > second ? 1 : 0
    case "<=": first <= second ? 1 : 0
    case ">=": first >= second ? 1 : 0
    case "+": first &+ second
    case "-": first &- second
    case "*": first &* second
    case "/": second == 0 ? nil : first / second
    default: second == 0 ? nil : first % second
    }
  }
}

/// Parses an expression in linear time.
private struct PluralExpressionParser {
  private var cursor: ByteCursor
  private var depth = 0

  /// The longest expression that is read, in bytes; that of Cornish has 500.
  private static let longest = 2000
  /// The deepest nesting of parentheses, conditionals and `!`.
  private static let deepest = 100
  /// The operators by precedence, those that bind most loosely first.
  private static let signs = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]

  init(_ text: String) throws(JSONFault) {
    guard text.utf8.count <= Self.longest else {
      throw JSONFault("the expression of Plural-Forms is too long", expected: "at most \(Self.longest) bytes")
    }
    cursor = ByteCursor(Array(text.utf8)[...])
  }

  mutating func whole() throws(JSONFault) -> PluralExpression.Node {
    let node = try conditional()
    guard cursor.next == nil else { throw fault("an operator") }
    return node
  }

  private mutating func conditional() throws(JSONFault) -> PluralExpression.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw JSONFault("the expression of Plural-Forms is nested too deep", expected: "at most \(Self.deepest) levels")
    }
    let condition = try binary(0)
    guard take("?") else { return condition }
    let first = try conditional()
    guard take(":") else { throw fault(":") }
    return .conditional(condition, first, try conditional())
  }

  private mutating func binary(_ level: Int) throws(JSONFault) -> PluralExpression.Node {
    guard level < Self.signs.count else { return try operand() }
    var node = try binary(level + 1)
    while let sign = Self.signs[level].first(where: { take($0) }) {
      node = .binary(sign, node, try binary(level + 1))
    }
    return node
  }

  private mutating func operand() throws(JSONFault) -> PluralExpression.Node {
    if take("!") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.deepest else { throw fault("at most \(Self.deepest) levels") }
      return .not(try operand())
    }
    if take("n") { return .argument }
    if take("(") {
      let node = try conditional()
      guard take(")") else { throw fault(")") }
      return node
    }
    let digits = cursor.take { 0x30...0x39 ~= $0 }
    guard !digits.isEmpty else { throw fault("n, a number or (") }
    skipSpace()
    return .number(digits.reduce(0) { $0 &* 10 &+ UInt($1 - 0x30) })
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard cursor.take(sign) else { return false }
    skipSpace()
    return true
  }

  private mutating func skipSpace() { cursor.take { " \t".utf8.contains($0) } }

  private func fault(_ expectation: String) -> JSONFault {
    JSONFault("the expression of Plural-Forms: \(cursor.found)", expected: expectation)
  }
}
