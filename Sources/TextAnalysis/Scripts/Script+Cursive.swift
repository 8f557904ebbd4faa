extension Script {
  /// Whether letters of the script join: letter spacing is not applied to them, as it would tear words apart (CSS Text
  /// 4, section 8.2 and its appendix on cursive scripts).
  package var isCursive: Bool {
    switch tag {
    case 0x4164_6C6D, 0x4172_6162, 0x4D61_6E64, 0x4D6F_6E67: true  // Adlm, Arab, Mand, Mong
    case 0x4E6B_6F6F, 0x5068_6167, 0x526F_6867, 0x5379_7263: true  // Nkoo, Phag, Rohg, Syrc
    default: false
    }
  }
}
