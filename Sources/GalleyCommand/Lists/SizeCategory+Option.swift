import Galley

extension SizeCategory {
  /// The category that an option names; `nil` for the one nobody specified.
  ///
  /// - Parameter others: Other values that the option accepts.
  /// - Throws: An error that names the option.
  static func named(_ name: String, option: String, besides others: [String] = []) throws(InputError) -> SizeCategory? {
    do throws(UnknownName) {
      return try SizeCategory.trait(named: name)
    } catch {
      let expected = error.expected + others
      var fault = InputError(
        option, "there is no category \"\(name)\"", expected: "one of \(expected.joined(separator: " "))")
      fault.suggestion = Names.nearest(to: name, among: expected)
      throw fault
    }
  }
}
