import ArgumentParser

/// `--font-scale`: a font scale in the place of a document's own.
struct FontScaleOption: ParsableArguments {
  @Option(
    name: .customLong("font-scale"), parsing: .unconditional,
    help: ArgumentHelp(
      "The font scale of an Android device, or a Flutter app's text scale factor (if not given: the document's).",
      valueName: "scale"))
  var value: Double?
}
