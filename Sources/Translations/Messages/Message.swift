/// What a table says for a key in one language: a text, or several of which one is shown by number, device or width.
struct Message: Hashable, Sendable {
  /// One of the texts.
  struct Form: Hashable, Sendable {
    /// When the text is shown: a plural category as CLDR has it (`few`), a device (`device.mac`), a width (`width.20`),
    /// or several with full stops between; empty for a message that has one text only.
    var name: String
    /// The text, placeholders in place.
    var text: String
  }

  /// The texts, at least one.
  var forms: [Form]
  /// Whether somebody translated it: tables also hold texts that wait for that.
  var isTranslated = true

  /// A message of one text.
  init(_ text: String) { forms = [Form(name: "", text: text)] }

  /// A message of several texts; `nil` if there are none.
  init?(forms: [Form]) {
    guard !forms.isEmpty else { return nil }
    self.forms = forms
  }
}

extension Message.Form {
  /// The plural category in the name; `nil` if there is none.
  var pluralCategory: String? {
    guard let last = name.split(separator: ".").last.map(String.init), Self.pluralCategories.contains(last) else {
      return nil
    }
    return last
  }

  /// The plural categories, in the order of CLDR.
  static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]
}
