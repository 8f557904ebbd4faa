/// Which elements of a row overlap on purpose: those of different views of a `ZStack`.
///
/// A text over an image counts as layered, not as hiding the image.
package struct ViewLayers: Sendable {
  private struct Layer: Hashable {
    let stack: Int
    let view: Int
  }

  /// The views of `ZStack`s that an element is in, from the outermost.
  private var layers: [ElementName: [Layer]] = [:]
  private var stackCount = 0

  package init(of row: any Row) {
    let row = (row as? SwipedRow)?.row ?? row
    if let view = (row as? SwiftUIRow)?.view { add(view, in: []) }
  }

  /// Whether two elements overlap on purpose.
  ///
  /// - Complexity: O(*n*) in the stacks that both are in.
  package func areLayered(_ first: ElementName, _ second: ElementName) -> Bool {
    guard let first = layers[first], let second = layers[second] else { return false }
    // Where their paths part, the two are in two views of one stack, or in stacks beside each other.
    return zip(first, second).first { $0 != $1 }.map { $0.stack == $1.stack } ?? false
  }

  private mutating func add(_ view: PreparedView, in outer: [Layer]) {
    if !outer.isEmpty { layers[view.name] = outer }
    guard case .stack(let stack) = view.view.kind, stack.axis == .depth else {
      for child in view.children { add(child, in: outer) }
      return
    }
    let number = stackCount
    stackCount += 1
    for (index, child) in view.children.enumerated() { add(child, in: outer + [Layer(stack: number, view: index)]) }
  }
}
