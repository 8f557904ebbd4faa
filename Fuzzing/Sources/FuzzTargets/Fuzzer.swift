public import Galley

/// Runs one target on one input after another.
public final class Fuzzer {
  private let body: ([UInt8]) throws(Disagreement) -> Void

  /// - Parameters:
  ///   - target: What is fuzzed.
  ///   - fonts: The bundled fonts.
  ///   - readsTablesAtOnce: Whether this process takes shortcuts at once (`GALLEY_SHORTCUTS=at-once`), so that no long text is
  ///     needed to wake the readers of a font's tables.
  /// - Throws: An error if the bundled faces are not found.
  public init(_ target: FuzzTarget, fonts: FontCollection, readsTablesAtOnce: Bool = false) throws {
    let documents = DocumentTargets(fonts: fonts)
    lazy var texts = TextTargets(fonts: fonts)
    body =
      switch target {
      case .fontColumns:
        { input throws(Disagreement) in try FontTargets.columns(input, readsTablesAtOnce: readsTablesAtOnce) }
      case .fontLayout: FontTargets.layout
      case .fontDrawing: FontTargets.drawing
      case .texts: texts.texts
      case .paragraphs: texts.paragraphs
      case .attributed: texts.attributed
      case .lists: documents.lists
      case .requests: documents.requests
      case .translations: documents.translations
      case .scales: documents.scales
      case .baselines: documents.baselines
      case .recordings:
        try {
          let list = try DocumentTargets.list(fonts: fonts)
          return { documents.recordings($0, list) }
        }()
      case .heights: HeightTarget.run
      }
  }

  /// Runs the target on an input; a trap is a finding, and so is what it throws.
  public func run(_ input: [UInt8]) throws(Disagreement) { try body(input) }
}
