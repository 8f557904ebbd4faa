public import ArgumentParser
public import Galley

/// `galley draw`: a list as it will look.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a list document as PNG, SVG or PDF.",
    discussion: """
      galley draw list.json -o list.png --guides
      galley draw list.json -o list.pdf --category AX3 --direction rtl
      galley draw list.json -o sheet.png --categories all --directions ltr,rtl
      galley draw list.json -o list.de.png --translations Localizable.xcstrings --locale de

      \(ExitCode.description)
      """)

  @Argument(
    help: ArgumentHelp("A list document: JSON, or NDJSON with a row a line. - is standard input.", valueName: "file"),
    completion: .file(extensions: ["json", "ndjson", "jsonl"]))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture to write, or - for standard output.",
      discussion: "A list of several pages becomes list-1.png, list-2.png and so on; a PDF file has them all.",
      valueName: "file"),
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue)))
  var output: String

  @Option(help: "The kind of picture: png, svg or pdf (if not given: what the file's name ends in).")
  var format: PictureFormat?

  @OptionGroup(title: "The list") var variants: VariantOptions
  @OptionGroup(title: "The language") var language: TranslationOptions
  @OptionGroup(title: "The picture") var picture: PictureOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  func run() throws {
    let format = try pictureFormat()
    try refuse(
      ["--scale": picture.scale != nil && format != .png], "only PNG files are made of pixels",
      expected: "--format png")
    let fonts = try fonts.collection()
    let list = try LoadedList(language.reader(of: file, variants.overrides(), fonts))
    if let warning = list.warning { Console.warn(warning) }
    let pageHeight = try picture.pageHeight(format)
    let sheets = try variants.groups(besides: list.settings.traits)
      .map { try list.contactSheets($0, pageHeight: pageHeight) }
    func forEachPage(_ body: (Page) throws -> Void) throws {
      guard let sheets else {
        return try list.forEachPage(traits: list.settings.traits, pageHeight: pageHeight, body)
      }
      try sheets.forEach(body)
    }
    let painter = PagePainter(fonts: fonts, theme: picture.dark ? .dark : .light, showsGuides: picture.guides)
    let inputs = try [file] + language.files + self.fonts.files + list.pictureFiles
    guard format != .pdf else {
      return try write(page: nil, besides: inputs) {
        var file = PDFPages(painter)
        try forEachPage { try file.add($0) }
        return try file.finish()
      }
    }
    let scale = try picture.scale(of: list)
    func draw(_ page: Page, number: Int?) throws {
      try write(page: number, besides: inputs) {
        format == .png ? try painter.png(page, scale: scale) : try painter.svg(page)
      }
    }
    // A page waits for the next one, because one that is alone has no number.
    var (waiting, count) = (Page?.none, 0)
    try forEachPage { page in
      if let last = waiting { try draw(last, number: count) }
      (waiting, count) = (page, count + 1)
    }
    if let last = waiting { try draw(last, number: count == 1 ? nil : count) }
  }

  /// Draws a file and writes it.
  ///
  /// - Parameter inputs: The files that were read, none of which it may be.
  private func write(page: Int?, besides inputs: [String], _ draw: () throws -> [UInt8]) throws {
    var file = try OutputFile(try name(ofPage: page), option: "--output", besides: inputs)
    try file.refuseTerminal()
    let bytes: [UInt8]
    do {
      bytes = try draw()
    } catch DrawingError.tooLarge(let size, let limit) {
      let isPDF = try pictureFormat() == .pdf
      let side = size.width > Double(limit) ? "--width" : "--page-height"
      throw InputError(
        output, "it would be \(Int(size.width)) × \(Int(size.height)) \(isPDF ? "points" : "pixels")",
        expected: "at most \(limit) a side: a smaller \(isPDF ? "" : "--scale or ")\(side)")
    } catch DrawingError.tooManyPixels(let limit) {
      throw InputError(
        output, "there would be too many pixels on a page",
        expected: "at most \(limit): a smaller \(try pictureFormat() == .pdf ? "" : "--scale or ")--page-height")
    } catch DrawingError.font(let error) {
      throw error
    } catch DrawingError.cairo(let reason) {
      throw InputError(output, "Cairo cannot draw it: \(reason)", expected: "memory enough")
    }
    try file.write(bytes)
    try file.commit()
  }

  /// The file of a page, whose number, if it has one, goes before the name's ending.
  private func name(ofPage page: Int?) throws -> String {
    guard let page else { return output }
    guard output != "-" else {
      throw InputError(
        "--output", "the list takes several pages", expected: "a file's name, --format pdf or a larger --page-height")
    }
    // Folders may have dots in their names, too.
    let name = output[(output.lastIndex(of: "/").map { output.index(after: $0) } ?? output.startIndex)...]
    let dot = name.lastIndex(of: ".") ?? output.endIndex
    return "\(output[..<dot])-\(page)\(output[dot...])"
  }

  private func pictureFormat() throws -> PictureFormat {
    if let format { return format }
    let ending = output.split(separator: ".").last.map(String.init) ?? ""
    guard output.contains("."), let format = PictureFormat(rawValue: ending.lowercased()) else {
      throw InputError(
        "--output", "\"\(output)\" does not say what kind of picture it is",
        expected: "a name that ends in .png, .svg or .pdf, or --format")
    }
    return format
  }
}

extension PictureFormat: ExpressibleByArgument {}
