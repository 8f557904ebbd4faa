import ArgumentParser
import Galley

/// In which size categories, widths, directions and font scales lists are audited.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size categories: their names, or all (if not given: the document's).", valueName: "category,…"))
  var categories: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The widths of the list, in points (if not given: the document's).", valueName: "points,…"))
  var widths: String?

  @Option(
    help: ArgumentHelp("The directions: ltr, rtl or ltr,rtl (if not given: the document's).", valueName: "direction,…"))
  var directions: String?

  @Option(
    name: .customLong("font-scale"), parsing: .unconditional,
    help: ArgumentHelp(
      "The font scales of Android devices, or text scale factors of a Flutter app (if not given: the document's).",
      valueName: "scale,…"))
  var fontScales: String?

  /// The combinations that the options give.
  func matrix() throws(InputError) -> AuditMatrix {
    var matrix = AuditMatrix()
    if let categories { matrix.sizeCategories = try SizeCategory.list(categories, option: "--categories") }
    if let directions { matrix.directions = try TextDirection.list(directions, option: "--directions") }
    matrix.fontScales = try Self.numbers(
      fontScales, "--font-scale", in: TextSizeSetting.fontScales, atMost: InputLimits.fontScales,
      expected: "numbers with commas between, from 0.01 to 100")
    matrix.widths = try Self.numbers(
      widths, "--widths", in: 0...InputLimits.length, atMost: InputLimits.widths,
      expected: "numbers of points with commas between, from 0 to 1000000000")
    return matrix
  }

  private static func numbers(
    _ list: String?, _ option: String, in range: ClosedRange<Double>, atMost limit: Int, expected expectation: String
  ) throws(InputError) -> [Double] {
    var numbers: [Double] = []
    for text in list?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      guard let number = Double(text), range.contains(number) else {
        throw InputError(option, "\"\(text)\"", expected: expectation)
      }
      numbers.append(number)
      guard numbers.count <= limit else {
        throw InputError(option, "there are too many", expected: "at most \(limit)")
      }
    }
    return numbers
  }
}
