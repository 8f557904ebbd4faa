internal import Sizing

/// What is wrong with a row in one layout.
struct RowFault {
  var kind: FindingKind
  var element: ElementName?
  var text = ""
  var detail: String
  /// Whether it may not be so on a device, as the widths of a stand-in decide.
  var isUncertain = false
}
