/// What a table says for a key in one language: a text, or several of which one is shown by number, device or width.
struct Message: Hashable, Sendable {
  /// One of the texts.
  struct Form: Hashable, Sendable {
    /// When the text is shown: a plural category as CLDR has it (`few`), a device (`device.mac`), a width (`width.20`),
    /// or several with full stops between; empty for a message that has one text only.
    var name: String
    /// The text, placeholders in place.
    var text: String
    /// The text in its parts, where it has variables that numbers choose the texts of; empty where it has none.
    var parts: [Substitutions.Part] = []
    /// Whether the text is a reference to another resource, whose text is shown.
    var isReference = false
    /// Whether it stands for a text that the system has in all languages.
    var isOfSystem = false
    /// The values of arguments that the text is for, by their names.
    var selections: [String: String] = [:]
    /// Whether nobody has written the text yet: that of another language is shown.
    var isPending = false
  }

  /// What the message is from, where that decides between two.
  enum Origin: Hashable, Sendable {
    case strings, stringsDictionary
    /// A folder of Android's resources for some devices or settings (`values-de-sw600dp`, `values-night`).
    case qualifiedResources
    /// The `msgid` of a table of gettext, which is the text where nothing else is.
    case messageID

    /// Whether a text of another origin for the same key and language counts, though it comes later.
    func givesWay(to other: Origin?) -> Bool {
      switch self {
      case .strings: other == .stringsDictionary
      case .stringsDictionary: false
      case .qualifiedResources, .messageID: other != self
      }
    }
  }

  /// The texts, at least one.
  var forms: [Form]
  /// Which file the message is from, where that matters.
  var origin: Origin?
  /// Whether somebody translated it: tables also hold texts that wait for that.
  var isTranslated = true
  /// How numbers choose among its plural forms.
  var plurals = PluralSelection.foundation
  /// What begins a placeholder in it.
  var syntax = MessagePattern.Syntax.any
  /// What stands for its arguments where a document has none, by their names.
  var samples: [String: MessageArguments.Value] = [:]

  /// A message of one text.
  init(_ text: String) { forms = [Form(name: "", text: text)] }

  /// A message of several texts; `nil` if there are none.
  init?(forms: [Form]) {
    guard !forms.isEmpty else { return nil }
    self.forms = forms
  }
}

extension Message.Form {
  /// The plural category in the name, and the name without it; `nil` if there is none.
  ///
  /// The forms of gettext (`msgstr[0]`) are categories, too. What is no category is a pair: `device.other` has none, `device.other.one` has `one`.
  static func plural(in name: String) -> (category: String, rest: String)? {
    let parts = name.split(separator: ".").map(String.init)
    var index = 0
    while index < parts.count {
      if pluralCategories.contains(parts[index]) || parts[index].hasPrefix("msgstr[") {
        return (parts[index], (parts[..<index] + parts[(index + 1)...]).joined(separator: "."))
      }
      index += 2
    }
    return nil
  }

  /// The plural categories, in the order of CLDR.
  static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]
}
