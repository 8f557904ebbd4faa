internal import Sizing

/// What is wrong with a row in one layout.
struct RowFault {
  var kind: FindingKind
  var element: ElementName?
  var text = ""
  var detail: String
  /// Whether a device may not have it, because it depends on a stand-in's widths.
  var isUncertain = false
}
