import CFriBidi
import CICU

extension BidiClass {
  /// FriBidi's name of the class.
  var friBidiType: FriBidiCharType {
    FriBidiCharType(friBidiValue)
  }

  private var friBidiValue: UInt32 {
    switch self {
    case .L: FRIBIDI_TYPE_LTR.rawValue
    case .R: FRIBIDI_TYPE_RTL.rawValue
    case .EN: FRIBIDI_TYPE_EN.rawValue
    case .ES: FRIBIDI_TYPE_ES.rawValue
    case .ET: FRIBIDI_TYPE_ET.rawValue
    case .AN: FRIBIDI_TYPE_AN.rawValue
    case .CS: FRIBIDI_TYPE_CS.rawValue
    case .B: FRIBIDI_TYPE_BS.rawValue
    case .S: FRIBIDI_TYPE_SS.rawValue
    case .WS: FRIBIDI_TYPE_WS.rawValue
    case .ON: FRIBIDI_TYPE_ON.rawValue
    case .LRE: FRIBIDI_TYPE_LRE.rawValue
    case .LRO: FRIBIDI_TYPE_LRO.rawValue
    case .AL: FRIBIDI_TYPE_AL.rawValue
    case .RLE: FRIBIDI_TYPE_RLE.rawValue
    case .RLO: FRIBIDI_TYPE_RLO.rawValue
    case .PDF: FRIBIDI_TYPE_PDF.rawValue
    case .NSM: FRIBIDI_TYPE_NSM.rawValue
    case .BN: FRIBIDI_TYPE_BN.rawValue
    case .FSI: FRIBIDI_TYPE_FSI.rawValue
    case .LRI: FRIBIDI_TYPE_LRI.rawValue
    case .RLI: FRIBIDI_TYPE_RLI.rawValue
    case .PDI: FRIBIDI_TYPE_PDI.rawValue
    }
  }
}

/// The embedding levels of one bidi paragraph, rules X1 to I2: FriBidi's algorithm over ICU's properties.
func embeddingLevels(classes: [BidiClass], scalars: ArraySlice<UInt32>, baseLevel: UInt8) -> [UInt8] {
  let types = classes.map(\.friBidiType)
  let brackets = scalars.map { scalar -> FriBidiBracketType in
    let open: UInt32 = 0x8000_0000
    switch cicu_bracket_kind(scalar) {
    case 1: return canonicalBracket(scalar) | open
    case 2: return canonicalBracket(cicu_paired_bracket(scalar))
    default: return 0
    }
  }
  var base = FriBidiParType(rawValue: baseLevel == 0 ? FRIBIDI_TYPE_LTR.rawValue : FRIBIDI_TYPE_RTL.rawValue)
  var levels = [FriBidiLevel](repeating: 0, count: types.count)
  let result = unsafe fribidi_get_par_embedding_levels_ex(types, brackets, Int32(types.count), &base, &levels)
  precondition(result != 0 || types.isEmpty, "out of memory")
  return levels.map { UInt8(bitPattern: $0) }
}

/// The angle brackets have canonical equivalents, which count as the same bracket (UAX #9, BD14 and BD15).
func canonicalBracket(_ scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0x2329: 0x3008
  case 0x232A: 0x3009
  default: scalar
  }
}
