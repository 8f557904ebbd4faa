import Sizing
import Synchronization

/// A row of a given height.
struct BoxRow: Row {
  var kind: String { "box" }
  var height: Double
  var accessibility: RowAccessibility? { nil }

  func minimumWidth(traits: Traits) -> Double { 0 }
  func preferredWidth(traits: Traits) -> Double { 0 }
  func appearance(traits: Traits) -> RowAppearance { RowAppearance() }

  func layout(width: Double, traits: Traits) -> RowLayout {
    RowLayout(size: LayoutSize(width: width, height: height), elements: [])
  }
}

/// The environments that rows got from their list, in order.
final class SeenEnvironments: Sendable {
  private let seen = Mutex<[ListEnvironment]>([])

  var all: [ListEnvironment] { seen.withLock { $0 } }

  func append(_ environment: ListEnvironment) {
    seen.withLock { $0.append(environment) }
  }
}
