extension SystemProfile {
  /// The least width whose margins leave so much for the content: margins grow with the width.
  func leastWidth(forContent content: Double) -> Double {
    let narrow = max(0, content + 2 * layoutMargin(forWidth: 0))
    let margin = layoutMargin(forWidth: narrow)
    return margin == layoutMargin(forWidth: 0) ? narrow : max(0, content + 2 * margin)
  }
}
