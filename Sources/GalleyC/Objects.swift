internal import Galley
internal import Synchronization

/// A collection of fonts behind a handle.
final class FontsObject: Sendable {
  static let kind = "fonts"
  let fonts: FontCollection
  /// The lower-cased names of the families that the caller added faces to.
  private let given: Set<String>

  init(_ fonts: FontCollection, given: Set<String> = []) {
    self.fonts = fonts
    self.given = given
  }

  /// The fonts with one more.
  ///
  /// The first one that is added to a family replaces the family's bundled faces, as with the command's `--font`.
  func adding(_ font: FontFace, family: String?) -> FontsObject {
    let family = family ?? font.familyName
    let key = family.lowercased()
    var fonts = fonts
    if !given.contains(key) {
      fonts = FontCollection()
      for face in self.fonts.faces where face.family.lowercased() != key {
        fonts.add(face.font, family: face.family, weight: face.weight, isItalic: face.isItalic)
      }
      fonts.fallbackFamilies = self.fonts.fallbackFamilies
    }
    fonts.add(key == FontCollection.systemFamily ? font.asSystemFace : font, family: family)
    fonts.fallBack(on: family, beside: self.fonts)
    return FontsObject(fonts, given: given.union([key]))
  }
}

/// A column behind a handle.
final class ColumnObject: Sendable {
  static let kind = "a column"
  let column: PreparedColumn
  /// Arrow's validity bits, the lowest bit of a byte first: 0 for a null text; `nil` if no text is null.
  private let validity: [UInt8]?

  init(_ column: PreparedColumn, validity: [UInt8]?) {
    self.column = column
    self.validity = validity
  }

  /// Whether a text is not null.
  func isThere(_ index: Int) -> Bool { validity.map { $0[index >> 3] >> UInt8(index & 7) & 1 == 1 } ?? true }

  /// The validity bits, and how many texts are null.
  var missing: (validity: [UInt8]?, count: Int) {
    guard let validity else { return (nil, 0) }
    return (validity, (0..<column.count).count { !isThere($0) })
  }

  /// Appends the height of each text, rounded up to pixels; 0 for a null text.
  func heights(
    _ width: Double, _ size: Double, _ paragraph: (style: ParagraphStyle, pixels: PixelGrid),
    to results: inout OutputSpan<Double>
  ) {
    column.heights(width: width.isFinite ? width : nil, size: size, paragraph.style, to: &results)
    guard validity != nil || paragraph.pixels.scale > 0 else { return }
    var all = results.mutableSpan
    for index in 0..<column.count { all[index] = isThere(index) ? paragraph.pixels.ceil(all[index]) : 0 }
  }

  /// Prepares texts, on this thread if `workers` is 1, otherwise on as many threads as that.
  static func prepared(
    _ texts: TextColumn, style: TextStyle, _ fonts: FontCollection, workers: Int, validity: [UInt8]?
  ) -> ColumnObject {
    guard workers > 1 else {
      return ColumnObject(
        PreparedColumn(texts, style: style, typesetter: Typesetter(fonts: fonts)), validity: validity)
    }
    let column = waitFor {
      do throws(CancellationError) {
        return try await PreparedColumn(texts, style: style, fonts: fonts, workers: workers)
      } catch {
        preconditionFailure("nothing cancels what a caller waits for")
      }
    }
    return ColumnObject(column, validity: validity)
  }
}

/// A list behind a handle.
final class ListObject: Sendable {
  static let kind = "a list"
  let list: LoadedList

  init(_ list: LoadedList) { self.list = list }

  /// The number of rows, including headers and footers.
  var rowCount: Int {
    list.sections.reduce(0) { count, section in
      count + section.rows.count + (section.heading.header == nil ? 0 : 1) + (section.heading.footer == nil ? 0 : 1)
    }
  }
}

/// An index of row heights behind a handle, with all rows in one section.
final class IndexObject: Sendable {
  static let kind = "an index"
  let index: Mutex<HeightIndex>

  init(_ heights: [Double]) { index = Mutex(HeightIndex(sections: [SectionHeights(rows: heights)])) }
}
