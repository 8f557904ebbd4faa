extension Script {
  /// Whether letters of the script join: letter spacing is not applied to them, as it would tear words apart (CSS Text
  /// 4, section 8.2 and its appendix on cursive scripts).
  fileprivate var isCursive: Bool {
    switch tag {
    case 0x4164_6C6D, 0x4172_6162, 0x4D61_6E64, 0x4D6F_6E67: true  // Adlm, Arab, Mand, Mong
    case 0x4E6B_6F6F, 0x5068_6167, 0x526F_6867, 0x5379_7263: true  // Nkoo, Phag, Rohg, Syrc
    default: false
    }
  }

  /// Whether letters of the script join, in systems where those with a headline do: no letter spacing is applied to them.
  ///
  /// Source, code: `LetterSpacingUtils.h` of AOSP's Minikin, Android 15.
  fileprivate var isCursiveOrHasHeadline: Bool {
    switch tag {
    case 0x4172_6162, 0x4E6B_6F6F, 0x5068_6C70, 0x4D61_6E64, 0x4D6F_6E67, 0x5068_6167: return true
    case 0x4465_7661, 0x4265_6E67, 0x4775_7275, 0x4D6F_6469, 0x5368_7264, 0x5379_6C6F: return true
    case 0x5469_7268, 0x4F67_616D: return true
    // Arab, Nkoo, Phlp, Mand, Mong, Phag; Deva, Beng, Guru, Modi, Shrd, Sylo; Tirh, Ogam
    default: return false
    }
  }
}

extension LineRules {
  /// Whether letters of a script join.
  package func joins(_ script: Script) -> Bool { joinsHeadlines ? script.isCursiveOrHasHeadline : script.isCursive }
}
