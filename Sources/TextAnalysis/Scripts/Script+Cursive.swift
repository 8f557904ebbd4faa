extension Script {
  /// Whether letters of the script join, so that space between them would tear words apart: letter spacing is not applied to it
  /// (CSS Text 4, section 8.2 and its appendix on cursive scripts).
  public var isCursive: Bool {
    switch description {
    case "Adlm", "Arab", "Mand", "Mong", "Nkoo", "Phag", "Rohg", "Syrc": true
    default: false
    }
  }
}
