// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Translations/Locales/LocaleTag.swift:5
private func snippet1() async throws {
  LocaleTag("pt_BR").name             // pt-BR
  LocaleTag("iw").name                // he
  LocaleTag("fa").direction           // right to left
}

// Sources/Translations/TranslationCatalog.swift:5
private func snippet2() async throws {
  let bytes: [UInt8] = given()
  var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
  try catalog.add(bytes, source: "Localizable.xcstrings")
  print(catalog.locales.map(\.name))
}
