public import FontKit

/// Many texts of one style, prepared to be measured again and again at any width and size.
///
/// Of each text it keeps only the widths at which its number of lines changes: some 30 bytes for a title of a list, at
/// most 64. Measuring compares a width with them, so a million rows at a new width and size take milliseconds. A text
/// with even letter spacing, or in several faces (an emoji in a Latin text), keeps its segments instead, 20 bytes for
/// each place where a line may end. Text whose lines depend on more (tabs, hyphens, a line narrower than a word) is
/// prepared again and laid out when it is measured. All results are those of `PreparedText.measure`.
///
///     let names = try await PreparedColumn(column, fonts: fonts, workers: 2)
///     names.heights(width: 320, size: 17)
public struct PreparedColumn: Sendable {
  /// The texts.
  public internal(set) var texts: TextColumn
  /// The style they were prepared in.
  public let style: TextStyle
  /// The style as the typesetter adjusted it, in the fonts.
  let context: StyleContext
  /// The fonts they are set in.
  public let fonts: FontCollection
  /// What is kept of the texts, in order; after edits the chunks are of different lengths.
  var chunks: [ColumnChunk]
  /// The same of the texts in another setting, once it is asked for.
  var chunksInSetting = ChunksInSetting()

  /// How many texts a chunk holds: enough that handing out chunks costs nothing beside preparing them, and few enough to
  /// share the work evenly.
  static let chunkSize = 2048

  /// How many texts there are.
  public var count: Int { texts.count }

  /// The memory of what is kept of the texts, in bytes, the texts themselves left out.
  public var byteCount: Int { chunks.reduce(chunksInSetting.byteCount) { $0 + $1.byteCount } }

  /// Prepares texts on this thread, with a typesetter.
  ///
  /// - Complexity: O(*n*) in the texts.
  public init(_ texts: TextColumn, style: TextStyle = TextStyle(), typesetter: Typesetter) {
    self.init(texts, style, typesetter.resolve(style).context, typesetter.fonts)
    chunks = Self.chunkRanges(of: texts).map { typesetter.chunk(of: texts, $0, style: style) }
  }

  /// Prepares texts on several threads at once.
  ///
  /// Each worker has a typesetter of its own, and takes the next chunk when it is free. The result does not depend on
  /// the number of workers. Nothing runs on the caller's actor.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before all texts are prepared; each worker then ends within two
  ///   thousand texts.
  @concurrent
  public init(
    _ texts: TextColumn, style: TextStyle = TextStyle(), fonts: FontCollection, workers: Int
  ) async throws(CancellationError) {
    self = try await Self.prepared([(texts, style)], fonts: fonts, workers: workers)[0]
  }

  /// Prepares several columns on several threads at once, each worker with a typesetter for all of them.
  ///
  /// - Throws: `CancellationError` as the initializer does.
  package static func prepared(
    _ columns: [(texts: TextColumn, style: TextStyle)], fonts: FontCollection, workers: Int
  ) async throws(CancellationError) -> [PreparedColumn] {
    require(workers > 0, "texts are prepared by at least one worker")
    let parts = columns.indices.flatMap { column in chunkRanges(of: columns[column].texts).map { (column, $0) } }
    let chunks = try await inParallel(parts, workers: workers) {
      Typesetter(fonts: fonts)
    } body: { typesetter, part in
      typesetter.chunk(of: columns[part.0].texts, part.1, style: columns[part.0].style)
    }
    let typesetter = Typesetter(fonts: fonts)
    var prepared = columns.map { PreparedColumn($0.texts, $0.style, typesetter.resolve($0.style).context, fonts) }
    for (part, chunk) in zip(parts, chunks) { prepared[part.0].chunks.append(chunk) }
    return prepared
  }

  /// A column none of whose texts is prepared yet.
  private init(_ texts: TextColumn, _ style: TextStyle, _ context: StyleContext, _ fonts: FontCollection) {
    self.texts = texts
    self.style = style
    self.context = context
    self.fonts = fonts
    chunks = []
  }

  /// The range of texts of each chunk.
  package var chunkRanges: [Range<Int>] {
    var end = 0
    return chunks.map { chunk in
      end += chunk.count
      return end - chunk.count..<end
    }
  }

  static func chunkRanges(of texts: TextColumn) -> [Range<Int>] {
    stride(from: 0, to: texts.count, by: chunkSize).map { $0..<min($0 + chunkSize, texts.count) }
  }
}
