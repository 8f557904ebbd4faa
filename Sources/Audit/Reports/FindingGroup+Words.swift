internal import JSONText
internal import TextAnalysis
internal import Typography

extension RowReference {
  /// The document and language that it is in.
  var scope: AuditResult.ScopeName { AuditResult.ScopeName(source: source, locale: locale) }

  /// The form of its texts, as words that follow its name or language; empty if they have one only.
  var formSuffix: String { form.map { ", \($0.quotable)" } ?? "" }
}

extension Finding {
  /// What is wrong, after the beginning of the text that it is about.
  var quotedDetail: String { text.isEmpty ? detail : "“\(text.shortened)”: \(detail)" }
}

extension FindingGroup {
  /// What is at fault: `truncated title`.
  var fault: String { "\(kind.rawValue)\(element.map { " \($0)" } ?? "")" }

  /// The finding at the largest size and, of these, in the narrowest list: the one of which a report that has room for one tells.
  var worst: Finding {
    func rank(_ finding: Finding) -> (scale: Double, size: Int, narrowness: Double) {
      let category = finding.combination?.sizeCategory.flatMap(SizeCategory.allCases.firstIndex)
      return (finding.combination?.fontScale ?? 1, category ?? -1, -(finding.combination?.width ?? 0))
    }
    return findings.dropFirst().reduce(findings[0]) { rank($1) > rank($0) ? $1 : $0 }
  }

  /// What the worst finding says, after the beginning of the text that it is about.
  var quotedDetail: String { worst.quotedDetail }

  /// The combinations of the findings in words: `320 wide in AX1–AX5, 375 wide in AX5, ltr and rtl`.
  ///
  /// Font scales other than 1 follow: `320 wide in L, ltr, font scale 1.3; 320 wide in L, ltr, font scale 2`. Empty if the fault is
  /// everywhere.
  var places: String {
    let combinations = findings.compactMap(\.combination)
    return combinations.map(\.fontScale).firstOccurrences.map { scale in
      let ofScale = combinations.filter { $0.fontScale == scale }
      return Self.places(of: ofScale) + ofScale[0].fontScaleSuffix
    }.joined(separator: "; ")
  }

  private static func places(of combinations: [Combination]) -> String {
    let directions = TextDirection.allCases.compactMap { direction in
      let ofDirection = combinations.filter { $0.direction == direction }
      return ofDirection.isEmpty ? nil : (name: direction.rawValue, widths: widths(of: ofDirection))
    }
    guard let first = directions.first else { return "" }
    guard directions.contains(where: { $0.widths != first.widths }) else {
      return "\(first.widths), \(directions.map(\.name).joined(separator: " and "))"
    }
    return directions.map { "\($0.widths), \($0.name)" }.joined(separator: "; ")
  }

  /// Where it may not be so on a device, in words; nil if there is no doubt.
  var doubt: String? {
    var uncertain = self
    uncertain.findings = findings.filter(\.isUncertain)
    guard !uncertain.findings.isEmpty else { return nil }
    let isEverywhere = uncertain.findings.count == findings.count
    let reason =
      kind == .missingGlyph
      ? "a device has faces that are not here" : "the widths of the device's own face are known to 1.6 %"
    return "uncertain\(isEverywhere ? "" : " at \(uncertain.places)"): \(reason)"
  }

  private static func widths(of combinations: [Combination]) -> String {
    combinations.map(\.width).firstOccurrences.map { width in
      let categories = combinations.filter { $0.width == width }.map(\.sizeCategory)
      return "\(width.roundedText) wide in \(names(of: categories))"
    }.joined(separator: ", ")
  }

  /// Size categories in words, neighbours as ranges: `XS–M AX5`.
  private static func names(of categories: [SizeCategory?]) -> String {
    var ranges: [(first: SizeCategory, last: SizeCategory)] = []
    let order = SizeCategory.allCases
    for (index, category) in order.enumerated() where categories.contains(category) {
      if let last = ranges.last, index > 0, last.last == order[index - 1] {
        ranges[ranges.count - 1].last = category
      } else {
        ranges.append((category, category))
      }
    }
    let names = ranges.map { range in
      range.first == range.last ? range.first.shortName : "\(range.first.shortName)–\(range.last.shortName)"
    }
    return (names + (categories.contains(nil) ? ["unspecified"] : [])).joined(separator: " ")
  }
}
