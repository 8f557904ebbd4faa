import Sizing
import TextLayout

extension SwiftUIRow {
  /// A row that is no more than a view: the list puts no insets, least height or separator around it.
  convenience init(only view: SwiftUIView, typesetter: Typesetter) {
    var content = Content()
    content.view = view
    content.listRowInsets = .zero
    content.minimumRowHeight = 0
    content.showsSeparator = false
    self.init(content, typesetter: typesetter)
  }
}
