import Galley

/// Targets of what is read from files.
struct DocumentTargets {
  let fonts: FontCollection

  /// List documents: measured in each format, loaded and placed.
  func lists(_ bytes: [UInt8]) throws(Disagreement) {
    let formats: [ListFormat] = [.json, .ndjson, .table]
    let format = formats[bytes.count % formats.count]
    var isMeasured = false
    withFile(bytes) { path in
      // Of a list without rows nothing may be written.
      isMeasured = (try? ListMeasurer(fonts: fonts, format: format).measure(path) { _ in }) != nil
    }
    let loaded = try? LoadedList(contents: bytes, source: "fuzz", fonts: fonts)
    if loaded != nil, !isMeasured { throw Disagreement("a list is loaded but not measured") }
  }

  /// Requests, a line each.
  func requests(_ bytes: [UInt8]) {
    withFile(bytes) { path in
      try? TextMeasurer(fonts: fonts, includesGlyphs: bytes.count % 2 == 0).measure(lines: path) { _ in }
    }
  }

  /// Tables of translations: the first byte says which format.
  func translations(_ bytes: [UInt8]) {
    let names = [
      "Localizable.xcstrings", "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "de.xliff",
      "values-de/strings.xml", "values-b+sr+Latn/strings.xml", "values-mcc310-en-rUS-land/strings.xml",
      "values/strings.xml",
      "values-car/strings.xml", "Base.lproj/Localizable.strings", "table.txt",
      "lib/l10n/app_de.arb", "po/de.po", "app.pot", "l10n.yaml",
    ]
    guard let first = bytes.first else { return }
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    do throws(InputError) {
      try catalog.add(Array(bytes.dropFirst()), source: names[Int(first) % names.count])
    } catch {
      return _ = "\(error)"
    }
    let document = Array(
      #"{"defaultKind": "uikit.table.default", "sections": [{"rows": [{"title": "a"}, {"title": {"text": "%d items", "arguments": [3]}}, {"title": {"key": "a"}}, {"title": {"key": "n", "arguments": [1]}}, {"title": {"key": "%d items", "arguments": [21]}}, {"title": {"key": "%@ of %d", "arguments": ["x", 0]}}, {"title": {"key": "l"}}, {"title": {"key": "@string/a", "arguments": {"name": -1.5}}}, {"title": {"key": "@plurals/n", "arguments": [2]}}, {"title": {"key": "@array/l[0]"}}, {"title": {"key": "f", "arguments": [-7, 0.125, 1e300]}}, {"title": {"text": "@string/a"}}, {"title": {"text": "{count, plural, one {a '{' file} other {# <b>files</b> &amp; %d%%}} of {name}", "arguments": [1]}}, {"title": "{n, select, a {x {m} 'y'} b {}} %é <no>  "}, {"title": {"key": "f"}}, {"title": {"key": "m\u0004a", "arguments": {"n": 1, "s": "x"}}}]}]}"#
        .utf8)
    for locale in catalog.locales.prefix(3) {
      _ = try? LoadedList(
        contents: document, source: "fuzz", translation: Translation(catalog, into: locale), fonts: fonts)
    }
    for pseudolocale in [Pseudolocale.accented, .lengthened(percent: 30), .rightToLeft] {
      _ = try? LoadedList(
        contents: document, source: "fuzz", translation: Translation(catalog, as: pseudolocale), fonts: fonts)
    }
  }

  /// Type scales, design tokens and systems of one's own; what is read is written and read again.
  func scales(_ bytes: [UInt8]) throws(Disagreement) {
    if let system = try? TypeSystem(json: bytes) {
      try expect((try? TypeSystem(json: system.json.utf8))?.json, system.json, "a type system")
      _ = system.designTokens
    }
    _ = try? TypeSystem(designTokens: bytes)
    _ = try? CustomSystem(bytes)
  }

  /// Reports that are to be a baseline.
  func baselines(_ bytes: [UInt8]) { _ = try? Baseline(bytes, source: "fuzz") }

  /// Recordings, held against a list.
  func recordings(_ bytes: [UInt8], _ list: LoadedList) {
    _ = try? DeviceRecording(contents: bytes, source: "fuzz")
    guard let recording = try? ListRecording(contents: bytes, source: "fuzz", pixelsPerPoint: 2) else { return }
    for isWhole in [false, true] {
      var options = ComparisonOptions()
      options.isWhole = isWhole
      if let comparison = try? RecordingComparison(of: list, with: recording, options: options) {
        _ = (comparison.text(isComplete: true), comparison.json)
      }
    }
  }

  /// A list for recordings.
  static func list(fonts: FontCollection) throws -> LoadedList {
    let text = """
      {"width": 375, "displayScale": 2, "profile": "ios18", "defaultKind": "uikit.table.default",
       "sections": [{"header": "States", "rows": [{"id": "alaska", "title": "Alaska"}, {"id": "ohio", "title": "Ohio"},
       {"id": "alaska 2", "title": "Alaska"}, {"title": "Network & internet"}]}]}
      """
    return try LoadedList(contents: Array(text.utf8), source: "fuzz", fonts: fonts)
  }
}
