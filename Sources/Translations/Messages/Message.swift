/// The content of a table for a key in one language: a text, or several of which a number, device or width chooses one.
struct Message: Hashable, Sendable {
  /// One of the texts.
  struct Form: Hashable, Sendable {
    /// When the text is shown: a plural category of CLDR (`few`) or form of gettext (`msgstr[0]`), a device (`device.mac`), a
    /// width (`width.20`), or several joined by full stops; empty for the only text of a message.
    var name: String
    /// The text with its placeholders.
    var text: String
    /// The text split at the variables whose texts numbers choose; empty if it has none.
    var parts: [Substitutions.Part] = []
    /// Whether the text is a reference to another resource, whose text is shown instead.
    var isReference = false
    /// Whether it stands for a text of the system, which is available in all languages.
    var isOfSystem = false
    /// The `select` values that the text is for, by argument.
    var selections: [String: String] = [:]
    /// Whether the text is not written yet; another language's text is shown instead.
    var isPending = false
  }

  /// The source of a message, where that decides which of two messages counts.
  enum Origin: Hashable, Sendable {
    case strings, stringsDictionary
    /// A folder of Android's resources for some devices or settings (`values-de-sw600dp`, `values-night`).
    case qualifiedResources
    /// A `msgid` of gettext, which is the text only if no table has another.
    case messageID

    /// Whether a later message of another origin replaces this one, for the same key and language.
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
  /// The source of the message, where that matters.
  var origin: Origin?
  /// Whether its folder is for the source language and does not name it: `Base.lproj`, `values`.
  var isOfBase = false
  /// Whether the message is translated; tables also hold texts that still have to be.
  var isTranslated = true
  /// How numbers choose among the plural forms.
  var plurals = PluralSelection.foundation
  /// The syntax of placeholders in the texts.
  var syntax = MessagePattern.Syntax.any
  /// The values for arguments that a document does not give.
  var samples: Samples = [:]

  typealias Samples = [Placeholder.Argument: MessageArguments.Value]

  /// Whether another message for the same key and language, which was added later, replaces this one.
  func givesWay(to other: Message) -> Bool {
    if origin?.givesWay(to: other.origin) == true { return true }
    return isOfBase && !other.isOfBase && other.origin?.givesWay(to: origin) != true
  }

  /// Makes a message with one text.
  init(_ text: String) { forms = [Form(name: "", text: text)] }

  /// Makes a message with several texts; `nil` if there are none.
  init?(forms: [Form]) {
    guard !forms.isEmpty else { return nil }
    self.forms = forms
  }
}

extension Message.Form {
  /// The plural category in the name, and the name without it; `nil` if there is none.
  ///
  /// A form of gettext (`msgstr[0]`) counts as a category. Other parts of a name are pairs, so `device.other` has no category,
  /// and `device.other.one` has `one`.
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
