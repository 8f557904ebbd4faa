extension FindingGroup: CustomStringConvertible {
  /// The fault in one line: the row, what is wrong, where, and the numbers.
  ///
  /// ```text
  /// wifi: truncated title, 320 wide in AX3–AX5, ltr: “WLAN-Einstellungen”: 1 line shown, and “Einstellungen” is left out
  /// ```
  public var description: String {
    let place = places.isEmpty ? "everywhere" : places
    return "\(row.name.quotable)\(row.formSuffix): \(fault), \(place): \(quotedDetail)"
  }
}
