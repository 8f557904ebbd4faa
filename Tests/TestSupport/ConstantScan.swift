/// The grade of the source of a constant of a reproduced system.
public enum SourceGrade: String, CaseIterable, Sendable {
  /// A picture, a dump of frames or a probe of the running system.
  case recorded
  /// The system's own source code.
  case code
  /// The documentation or the specification of its maker.
  case published
  /// Anything else, such as other numbers, a re-implementation or general knowledge.
  case inferred
}

/// The constants of systems in a Swift source file, with the grades of their sources.
///
/// A *constant* is a declaration, in a type or at file level, that contains a number other than 0, 1 and 2, or is
/// nothing but a number other than 0 (`static let gap = 2.0`), or states a source all the same. Capacities, lengths of
/// `InlineArray` and shifts do not count.
///
/// A constant's sources are sentences `Source, GRADE: WORDS.` in its comments: the one before it and those inside it. A
/// constant without any has that of the innermost declaration around it that says one, which then has to be just one.
/// A declaration marked `Own:` holds numbers that reproduce no system.
///
/// The scan relies on the lines and the indentation that `swift format` produces, and ignores strings.
public struct ConstantScan: Sendable {
  /// A declaration whose source is missing or faulty.
  public struct Fault: Equatable, Sendable {
    /// The line of the declaration, from 1.
    public var line: Int
    /// What is wrong.
    public var reason: String
  }

  /// The number of sources of each grade.
  public private(set) var counts: [SourceGrade: Int] = [:]
  /// The number of declarations that are marked `Own:`.
  public private(set) var ownCount = 0
  /// What is wrong.
  public private(set) var faults: [Fault] = []

  private var scopes: [Scope] = []
  private var member: Member?
  /// The lines of the comment that may belong to the next declaration.
  private var comment: [Substring] = []

  /// A type or extension around declarations.
  private struct Scope {
    var indentation: Int
    var marks: Marks
  }

  /// A declaration that is not a type, while the scan reads its lines.
  private struct Member {
    var line: Int
    var indentation: Int
    var comment: [Substring]
    var code: String
  }

  /// Scans a file.
  public init(_ source: String) {
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      read(line, number: index + 1)
    }
    endMember()
  }

  private mutating func read(_ line: Substring, number: Int) {
    let text = line.drop { $0 == " " }
    let indentation = line.count - text.count
    guard !text.isEmpty else {
      if member == nil { comment = [] }
      return
    }
    let (code, remark) = SourceLine.parts(text)
    if let open = member, indentation > open.indentation || SourceLine.closes(code, indentation, open.indentation) {
      member?.code += " " + code
      if let remark { member?.comment.append(remark) }
      return
    }
    endMember()
    guard !code.isEmpty else {
      if let remark { comment.append(remark) }
      return
    }
    if code.hasPrefix("}") {
      if scopes.last?.indentation == indentation { scopes.removeLast() }
      comment = []
    } else if code.hasPrefix("#") || (code.hasPrefix("@") && !code.contains(" ")) {
      return
    } else if code.contains(#/^([a-z@]+(\([a-z]+\))? )*(struct|enum|class|extension|actor|protocol) /#) {
      if !code.hasSuffix("}") {
        let marks = Marks(comment)
        reportUnknownGrades(marks, line: number)
        scopes.append(Scope(indentation: indentation, marks: marks))
      }
      comment = []
    } else {
      member = Member(
        line: number, indentation: indentation, comment: comment + [remark].compactMap(\.self), code: String(code))
      comment = []
    }
  }

  private mutating func endMember() {
    guard let member else { return }
    self.member = nil
    let marks = Marks(member.comment)
    reportUnknownGrades(marks, line: member.line)
    if !marks.grades.isEmpty {
      for grade in marks.grades { counts[grade, default: 0] += 1 }
      return
    }
    guard SourceLine.hasNumber(member.code) else { return }
    guard !marks.isOwn else { return ownCount += 1 }
    guard let around = scopes.last(where: { $0.marks.isOwn || !$0.marks.grades.isEmpty })?.marks else {
      return faults.append(Fault(line: member.line, reason: "says no source"))
    }
    if around.grades.isEmpty {
      ownCount += 1
    } else if around.grades.count == 1 {
      counts[around.grades[0], default: 0] += 1
    } else {
      faults.append(Fault(line: member.line, reason: "does not say which of the sources around it is its own"))
    }
  }

  private mutating func reportUnknownGrades(_ marks: Marks, line: Int) {
    for reason in marks.faults { faults.append(Fault(line: line, reason: reason)) }
  }
}

/// The sources that the comment of a declaration states.
private struct Marks {
  var grades: [SourceGrade] = []
  var isOwn = false
  var faults: [String] = []

  init(_ comment: [Substring]) {
    let text = comment.joined(separator: " ")
    isOwn = text.contains(#/\bOwn: \S/#)
    for match in text.matches(of: #/\bSource(?:, (?<grade>[a-z]+))?:(?<words>.*?)(?:\.(?=\s|$)|$)/#) {
      guard let grade = match.grade.flatMap({ SourceGrade(rawValue: String($0)) }) else {
        faults.append("names a source without a grade")
        continue
      }
      if match.words.allSatisfy({ $0 == " " }) { faults.append("has a grade without a source") }
      // Recordings and source code have to name the version of the system.
      if grade == .recorded || grade == .code, !match.words.contains(where: \.isNumber) {
        faults.append("does not say the version of its source")
      }
      grades.append(grade)
    }
  }
}

/// The parts of a line of Swift.
private enum SourceLine {
  /// The code of a line without strings, and the text of its comment.
  static func parts(_ text: Substring) -> (code: Substring, remark: Substring?) {
    let text = text.contains("\"") ? Substring(text.replacing(#/"(\\.|[^"\\])*"/#, with: #""""#)) : text
    guard let mark = text.firstRange(of: "//") else { return (text, nil) }
    let code = text[..<mark.lowerBound]
    let remark = text[mark.upperBound...].drop { $0 == "/" || $0 == " " }
    return (code.dropLast(while: " "), remark.hasPrefix("MARK:") ? nil : remark)
  }

  /// Whether a line closes a declaration that began at the same indentation: `) -> Int {`, `} else {`, `]`.
  static func closes(_ code: Substring, _ indentation: Int, _ start: Int) -> Bool {
    indentation == start && (code.first.map { "})]".contains($0) } ?? false)
  }

  /// Whether a declaration contains a number that needs a source.
  static func hasNumber(_ code: String) -> Bool {
    guard code.contains(where: \.isNumber) else { return false }
    let code = code.replacing(#/reserveCapacity\([^)]*\)|InlineArray<[0-9]+|(<<|>>) [0-9]+/#, with: "")
    let isNothingElse = code.contains(#/\b(let|var) \w+(: [A-Z]\w*)? = -?[0-9.]+$/#)
    let plain: Set<Double?> = isNothingElse ? [0] : [0, 1, 2]
    let words = code.replacing("...", with: " ").replacing("..<", with: " ").split { character in
      !character.isLetter && !character.isNumber && !"_.$".contains(character)
    }
    // A word that begins with a digit is a number, perhaps with a member after a dot.
    return words.contains { word in
      guard word.first?.isNumber == true,
        let number = word.prefixMatch(of: #/0x\w+|[0-9][0-9_]*(\.[0-9]+)?(e[0-9]+)?/#)
      else { return false }
      return !plain.contains(Double(number.output.0.filter { $0 != "_" }))
    }
  }
}

extension Substring {
  fileprivate func dropLast(while character: Character) -> Substring {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
