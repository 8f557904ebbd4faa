public import ArgumentParser
public import Galley

/// The options of `galley text` that say what a text looks like.
struct TextStyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The family; may be given more than once, in fallback order. (default: Roboto)", valueName: "name"))
  var family: [String] = []

  @Flag(help: "Leave characters that the families lack without a glyph.")
  var noFallback = false

  @Option(parsing: .unconditional, help: ArgumentHelp("The weight, 1 to 1000. (default: 400)", valueName: "number"))
  var weight: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp("The size, in points. (default: 16)", valueName: "points"))
  var size: Double?

  @Option(help: "The base direction: ltr, rtl, or auto for that of the first strong character. (default: auto)")
  var direction: BaseDirection?

  @Option(help: ArgumentHelp("The language, as a BCP 47 tag. (default: en)", valueName: "tag"))
  var locale: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Points added after each character. (default: 0)", valueName: "points"))
  var letterSpacing: Double?

  @Option(
    name: .customLong("feature"),
    help: ArgumentHelp("An OpenType feature and its value; may be given more than once.", valueName: "tag=value"))
  var features: [TaggedValue] = []

  @Option(
    name: .customLong("variation"),
    help: ArgumentHelp("A position on an axis of variable fonts; may be given more than once.", valueName: "axis=value")
  )
  var variations: [TaggedValue] = []
}

extension TextStyleOptions {
  var areGiven: Bool {
    !family.isEmpty || noFallback || weight != nil || size != nil || direction != nil || locale != nil
      || letterSpacing != nil || !features.isEmpty || !variations.isEmpty
  }

  /// Puts what was given into a request.
  func apply(to request: inout TextRequest) throws {
    if !family.isEmpty { request.style.families = family }
    if noFallback { request.style.fallsBack = false }
    if let weight { request.style.weight = weight }
    if let size { request.size = size }
    if let direction { request.style.direction = direction }
    if let locale { request.style.locale = locale }
    if let letterSpacing { request.style.letterSpacing = letterSpacing }
    request.style.features = try features.map { feature in
      guard let value = UInt32(exactly: feature.value) else {
        throw InputError(
          "--feature", "\(feature.value.shortText) is no value of a feature",
          expected: "a whole number from 0 to \(UInt32.max)")
      }
      return FontFeature(feature.tag, value)
    }
    request.style.variations = variations.map { FontVariation($0.tag, $0.value) }
  }
}

/// The value of a `--feature` or a `--variation`.
struct TaggedValue: ExpressibleByArgument {
  let tag: FontTag
  let value: Double

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let tag = FontTag(parts[0]), let value = Double(parts[1]), value.isFinite else {
      return nil
    }
    self.tag = tag
    self.value = value
  }
}

extension BaseDirection: ExpressibleByArgument {}
