internal import Synchronization

/// Shapes texts that were prepared by their words, when their glyphs are first asked for, and prepares texts again for another
/// size: on any thread, several at once.
///
/// One per typesetter; the texts that it prepared keep it alive.
final class DeferredShaping: Sendable {
  /// A worker that one thread may have at a time; nil until it is needed.
  private final class Slot: Sendable {
    let worker = Mutex<Worker?>(nil)
  }

  /// Rarely do more threads draw at once.
  private let slots = (0..<4).map { _ in Slot() }

  /// That of styles in other faces of their fonts: the words here keep those alive, which so must not keep this alive.
  let ofOtherFaces: DeferredShaping?

  convenience init() { self.init(ofOtherFaces: DeferredShaping(ofOtherFaces: nil)) }

  private init(ofOtherFaces: DeferredShaping?) { self.ofOtherFaces = ofOtherFaces }

  /// Calls `body` with one of the shapers.
  ///
  /// No thread waits for another: if all shapers are in use, a temporary one is made.
  func withShaper<Result: Sendable>(_ body: (TextShaper) -> Result) -> Result { withWorker { body($0.shaper) } }

  /// Prepares a text in a style in other faces of its fonts.
  ///
  /// Cost: linear in the text; words that were measured before are looked up.
  func prepare(_ utf8: [UInt8], inOtherFaces context: StyleContext) -> PreparedText {
    guard context.deferredShaping === ofOtherFaces else { return withShaper { $0.prepare(utf8, in: context) } }
    return withWorker { $0.prepare(utf8, in: context) }
  }

  private func withWorker<Result: Sendable>(_ body: (Worker) -> Result) -> Result {
    for slot in slots {
      let result = slot.worker.withLockIfAvailable { worker in
        let free = worker ?? Worker()
        worker = free
        return body(free)
      }
      if let result { return result }
    }
    return body(Worker())
  }
}

/// A shaper, and the words of the styles that it prepared texts in last.
private final class Worker {
  let shaper = TextShaper()
  private var styles: [ResolvedStyle] = []

  /// More than a row of a list has.
  private static let styleLimit = 8
  /// The most memory that the words of a style take, in bytes.
  private static let wordLimit = 4 << 20

  func prepare(_ utf8: [UInt8], in context: StyleContext) -> PreparedText {
    let style = style(of: context)
    if style.measurer.byteCount > Self.wordLimit { style.forgetWords() }
    return style.measurer.prepare(utf8, shaper) ?? shaper.prepare(utf8, in: context)
  }

  private func style(of context: StyleContext) -> ResolvedStyle {
    if let known = styles.first(where: { $0.context === context }) { return known }
    if styles.count == Self.styleLimit { styles.removeFirst() }
    let style = ResolvedStyle(context)
    styles.append(style)
    return style
  }
}
