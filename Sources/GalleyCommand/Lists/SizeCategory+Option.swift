import Galley

extension SizeCategory {
  /// The category that an option names; `nil` for the one nobody specified.
  ///
  /// - Throws: An error that names the option.
  static func named(_ name: String, option: String) throws(InputError) -> SizeCategory? {
    do throws(UnknownName) {
      return try SizeCategory.trait(named: name)
    } catch {
      var fault = InputError(
        option, "there is no category \"\(name)\"", expected: "one of \(error.expected.joined(separator: " "))")
      fault.suggestion = Names.nearest(to: name, among: error.expected)
      throw fault
    }
  }
}
