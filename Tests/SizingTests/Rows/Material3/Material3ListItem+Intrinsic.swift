@testable import Sizing

extension Material3ListItem {
  /// What Compose reports as the item's intrinsic height at a width, in points.
  func intrinsicHeight(width: Double, traits: Traits) -> Double {
    let scale = ComposeScale(traits)
    return scale.points(intrinsicHeight(width: max(0, scale.pixels(width)), scale))
  }
}
