import Foundation
import JSONText
import TestSupport

@testable import Translations

/// Reads a file of `Fixtures`.
func fixture(_ path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: Repository.file("Tests/TranslationsTests/Fixtures/" + path)))
}

/// The texts that another program read from files, by language and key.
func recordedTexts(_ name: String) throws -> [String: [String: String]] {
  struct Recording: Decodable { var expected: [String: [String: String]] }
  return try JSONDecoder().decode(Recording.self, from: Data(fixture(name))).expected
}

/// Makes a catalog from one file, whose text is in the test.
func catalog(_ text: String, _ source: String, locale: String? = nil) throws(InputError) -> TranslationCatalog {
  var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
  try catalog.add(Array(text.utf8), source: source, locale: locale.map { LocaleTag($0) })
  return catalog
}

extension TranslationCatalog {
  /// The forms of a key or text in a language, as `few: %d files`; a single form has no name.
  func forms(
    _ text: String, in locale: String, arguments: MessageArguments = MessageArguments()
  ) -> [String] {
    Translation(self, into: LocaleTag(locale)).text(text, arguments: arguments).forms.map { form in
      form.name.isEmpty ? form.text : "\(form.name): \(form.text)"
    }
  }

  /// The status of a text in a language.
  func status(_ text: String, in locale: String) -> Translated.Status {
    Translation(self, into: LocaleTag(locale)).text(text).status
  }
}

/// The message of the error that `body` throws.
func message(of body: () throws(InputError) -> Void) -> String {
  do {
    try body()
    return "no error"
  } catch {
    return "\(error)"
  }
}
