public import ArgumentParser
public import Galley

/// The options of `galley text` that say how a text's lines are filled and stacked.
struct TextLineOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of a line, in points. (default: no end)", valueName: "points"))
  var width: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most lines; 0 is as many as it takes. (default: 0)", valueName: "number"))
  var maxLines: Int?

  @Option(
    help: "What gives way to an ellipsis when there are too many lines: tail, head, middle or none. (default: tail)")
  var truncation: Truncation?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The height of a line: points, sizes if an x follows (1.5x), natural, the normal of CSS, or a system's model as JSON, \
      such as {"android":{"fontPadding":false}}, {"compose":{"height":24}} or {"flutter":{"height":1.5}}. \
      (default: natural, the fonts' own)
      """, valueName: "height"))
  var lineHeight: LineHeightArgument?

  @Option(
    help: "Whether a face that stands in for missing characters makes a line higher: grow or locked. (default: grow)")
  var fallbackLineHeight: FallbackLineHeight?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Points between two lines. (default: 0)", valueName: "points"))
  var lineSpacing: Double?

  @Option(help: "Which rules break lines: unicode, browser, flutter, android or apple. (default: unicode)")
  var breaking: LineBreakingProfile?

  @Option(help: "What a word wider than a line does: break anywhere, or none. (default: anywhere)")
  var overflowWrap: OverflowWrap?

  @Option(
    help: """
      Where lines stand: natural, leading, trailing, left, right, center or justified. (default: natural)
      """)
  var alignment: LineAlignment?

  @Option(help: "How text is divided among its lines: greedy or balanced. (default: greedy)")
  var wrapping: TextWrapping?

  @Option(help: ArgumentHelp("What stands for text that is left out. (default: …)", valueName: "text"))
  var truncationToken: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How small the text may become to fit the width and the lines, as a part of its size. (default: 1)",
      valueName: "factor"))
  var minimumScale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels in a point, to which width and height are rounded up; 0 rounds nothing. (default: 0)", valueName: "factor"
    ))
  var displayScale: Double?
}

extension TextLineOptions {
  var areGiven: Bool {
    width != nil || maxLines != nil || truncation != nil || lineHeight != nil || fallbackLineHeight != nil
      || lineSpacing != nil || breaking != nil || overflowWrap != nil || alignment != nil || wrapping != nil
      || truncationToken != nil || minimumScale != nil || displayScale != nil
  }

  /// Puts what was given into a request.
  func apply(to request: inout TextRequest) throws {
    try refuseOptionsWithoutEffect()
    if let width { request.width = width }
    if let maxLines { request.paragraph.maximumLines = maxLines }
    if let truncation { request.paragraph.truncation = truncation }
    if let fallbackLineHeight { request.paragraph.fallbackLineHeight = fallbackLineHeight }
    if let lineSpacing { request.paragraph.lineSpacing = lineSpacing }
    if let breaking { request.style.breaking = breaking }
    if let overflowWrap { request.paragraph.overflowWrap = overflowWrap }
    if let alignment { request.paragraph.alignment = alignment }
    if let wrapping { request.paragraph.wrapping = wrapping }
    if let truncationToken { request.style.truncationToken = truncationToken }
    if let minimumScale { request.minimumScale = minimumScale }
    if let displayScale { request.displayScale = displayScale }
    // Android and browsers round in pixels.
    if let lineHeight { try request.setLineHeight(lineHeight.json, source: "--line-height") }
  }
}

extension TextLineOptions {
  /// Refuses options that would change nothing.
  private func refuseOptionsWithoutEffect() throws(InputError) {
    let keepsAll = (maxLines ?? 0) == 0
    try refuse(
      ["--truncation": truncation != nil && keepsAll, "--truncation-token": truncationToken != nil && keepsAll],
      "no text is left out where it may take any number of lines", expected: "--max-lines, too")
    try refuse(
      ["--truncation-token": truncationToken != nil && truncation == Truncation.none],
      "nothing stands for text that is left out", expected: "--truncation tail, head or middle")
    try refuse(
      ["--overflow-wrap": overflowWrap != nil && width == nil, "--wrapping": wrapping != nil && width == nil],
      "a line without an end is not divided", expected: "--width, too")
    try refuse(
      ["--minimum-scale": minimumScale != nil && width == nil], "a line without an end has room for any size",
      expected: "--width, too")
  }
}

/// The value of `--line-height`: what a line of a text document has under `lineHeight`, or short for it.
struct LineHeightArgument: ExpressibleByArgument {
  /// The value as documents have it.
  let json: String

  init?(argument: String) {
    switch argument {
    case "natural": json = "\"natural\""
    case "normal": json = "{\"css\": \"normal\"}"
    case _ where argument.hasPrefix("{"): json = argument
    case _ where argument.hasSuffix("x"):
      guard let multiple = Double(argument.dropLast()), multiple.isFinite else { return nil }
      json = "{\"multiple\": \(multiple)}"
    default:
      guard let points = Double(argument), points.isFinite else { return nil }
      json = "\(points)"
    }
  }
}

extension Truncation: ExpressibleByArgument {}
extension LineBreakingProfile: ExpressibleByArgument {}
extension FallbackLineHeight: ExpressibleByArgument {}
extension OverflowWrap: ExpressibleByArgument {}
extension LineAlignment: ExpressibleByArgument {}
extension TextWrapping: ExpressibleByArgument {}
