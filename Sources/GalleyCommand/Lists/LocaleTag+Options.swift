import Galley

extension LocaleTag {
  /// The language that an option names.
  ///
  /// - Throws: An error that names the option, if the name has not the form of a tag.
  init(_ name: String, option: String) throws(InputError) {
    do throws(JSONFault) {
      try self.init(checking: name)
    } catch {
      var fault = InputError(option, error.problem, expected: error.expectation)
      fault.suggestion = error.suggestion
      throw fault
    }
  }

  /// A language and a file with an equals sign between; `nil` if the value is not of this form.
  ///
  /// - Throws: An error that names the option, if the language has not the form of a tag.
  static func withFile(_ value: String, option: String) throws(InputError) -> (locale: LocaleTag, file: String)? {
    guard let sign = value.firstIndex(of: "=") else { return nil }
    let name = value[..<sign]
    let isTag = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    guard isTag, value.index(after: sign) < value.endIndex else { return nil }
    return (try LocaleTag(String(name), option: option), String(value[value.index(after: sign)...]))
  }
}
