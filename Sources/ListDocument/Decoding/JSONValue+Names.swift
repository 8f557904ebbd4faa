internal import FontKit
package import JSONText
package import Translations

extension JSONValue {
  /// A family that is among the fonts.
  func family(in fonts: FontCollection) throws(JSONFault) -> String {
    let name = try string()
    guard fonts.contains(family: name) else {
      let names = fonts.familyNames
      let there = names.count > 16 ? "a family that galley fonts lists" : "one of \(names.joined(separator: ", "))"
      var fault = JSONFault(
        "there is no family \(JSONQuote(name))", expected: "\(there), or that of a font that is given")
      fault.suggestion = Names.nearest(to: name, among: names)
      throw fault
    }
    return name
  }

  /// A language as a BCP 47 tag: letters and digits in parts of one to eight, with hyphens (or underscores, as ICU has
  /// it) between.
  func locale() throws(JSONFault) -> String {
    let tag = try string()
    guard LocaleTag.isWellFormed(tag) else {
      var fault = JSONFault("\(JSONQuote(tag))", expected: LocaleTag.expectation)
      if tag.utf8.count <= InputLimits.localeBytes { fault.suggestion = LocaleTag(posix: tag)?.name }
      throw fault
    }
    return tag
  }
}

extension LocaleTag {
  /// Makes a tag of a name that a person gave, in which a POSIX locale such as `de_DE.UTF-8` is a fault.
  package init(checking name: String) throws(JSONFault) {
    self.init(try JSONValue.string(name).locale())
  }
}

extension FontCollection {
  /// The names of the families, each once, in the order in which they were added.
  var familyNames: [String] {
    var seen: Set<String> = []
    return faces.map(\.family).filter { seen.insert($0.lowercased()).inserted }
  }
}
