import ArgumentParser
import Galley

/// What a picture looks like, whatever its list.
struct PictureOptions: ParsableArguments {
  @Flag(help: "Outline elements, baselines and margins, with their numbers.")
  var guides = false

  @Flag(help: "Draw the dark appearance.")
  var dark = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pixels of a PNG file make a point (if not given: as the document's displayScale).",
      valueName: "pixels"))
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most points of the list on a page (if not given: 8000, and 842 in a PDF file).", valueName: "points"))
  var pageHeight: Double?

  /// How many pixels make a point.
  func scale(of list: LoadedList) throws -> Double {
    // A display scale of 0 is that of a list that is not rounded to pixels.
    let own = list.settings.traits.pixelGrid.scale
    try check("--scale", scale, in: InputLimits.displayScales, expected: "0.01 to 64")
    return scale ?? (own > 0 ? own : 2)
  }

  /// How much of the list a page shows.
  func pageHeight(_ format: PictureFormat) throws -> Double {
    try check(
      "--page-height", pageHeight, in: 1...InputLimits.length, expected: "a number of points, from 1 to 1000000000")
    return pageHeight ?? format.usualPageHeight
  }
}
