internal import CHarfBuzz
internal import FontKit
internal import TextAnalysis

/// The lookups of a font that HarfBuzz applies to text of certain properties, by their index, where nothing else changes or moves
/// glyphs.
struct ActiveLookups: Sendable {
  /// Those of `GSUB`, in the order in which they are applied.
  let substitution: [Int]
  /// Those of `GPOS`, in the order in which they are applied.
  let positioning: [Int]

  /// Those of a table, in the order in which they are applied.
  subscript(kind: LayoutTable.Kind) -> [Int] { kind == .substitution ? substitution : positioning }

  /// The lookups of a font, cached.
  static func find(of font: FontFace, _ properties: borrowing ShapingProperties) -> ActiveLookups? {
    font.harfBuzz.findings.finding(about: properties.kind, 0) { ActiveLookups(of: font, properties) }
  }

  /// All texts of a script whose advances are those of text of the properties.
  static func topic(of font: FontFace, _ properties: borrowing ShapingProperties) -> FontFindings.Topic {
    find(of: font, properties)?.topic(properties) ?? .text(properties.kind)
  }

  /// The texts that they are applied to, as a topic of findings.
  ///
  /// - Parameter needsScript: Whether HarfBuzz's shaper of the script matters, beside the lookups.
  func topic(_ properties: borrowing ShapingProperties, needsScript: Bool = true) -> FontFindings.Topic {
    .lookups(
      substitution: substitution, positioning: positioning, features: properties.features,
      script: needsScript ? properties.script.tag : nil)
  }

  /// Nil if tables of Apple's or Graphite's, or a `kern` table, may do more: HarfBuzz leaves the latter alone
  /// where a lookup is of the feature `kern`, but not in Hebrew where `GPOS` has no lookups of this script (`hb-ot-shaper-hebrew.cc`
  /// and `hb-ot-shape.cc`, version 6, `disable_gpos`).
  ///
  /// Nil too if a lookup of `rand` is planned: which alternate HarfBuzz draws for a glyph depends on all before it.
  init?(of font: FontFace, _ properties: borrowing ShapingProperties) {
    guard Shortcuts.areTaken, !font.harfBuzz.hasOtherLayout else { return nil }
    let hasKernTable = font.harfBuzz.hasKernTable
    if hasKernTable, properties.script == Script(tag: 0x4865_6272),  // Hebr
      ChosenScript(of: font, properties, in: .positioning).tag != "hebr"
    {
      return nil
    }
    guard let planned = font.harfBuzz.reading({ Self.planned($0, hasKernTable: hasKernTable, properties) }) else {
      return nil
    }
    (substitution, positioning) = planned
  }

  /// - Parameter hasKernTable: Whether the face has a `kern` table.
  private static func planned(
    _ face: ShapingFace, hasKernTable: Bool, _ properties: borrowing ShapingProperties
  ) -> (substitution: [Int], positioning: [Int])? {
    var segment = unsafe hb_segment_properties_t()
    unsafe segment.direction = properties.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL
    unsafe segment.script = hb_script_t(rawValue: properties.script.tag)
    unsafe segment.language = properties.language.pointer
    var coordinateCount: UInt32 = 0
    let coordinates = unsafe hb_font_get_var_coords_normalized(face.pointer, &coordinateCount)
    let callers = properties.harfBuzzFeatures
    /// What HarfBuzz plans without some features, unless the caller sets them, and without others in any case.
    func planned(without features: [hb_tag_t], nor others: [hb_tag_t] = []) -> (substitution: [Int], positioning: [Int])
    {
      func off(_ tag: hb_tag_t) -> hb_feature_t { hb_feature_t(tag: tag, value: 0, start: 0, end: .max) }
      let plan = unsafe (features.map(off) + callers + others.map(off)).withUnsafeBufferPointer { features in
        unsafe hb_shape_plan_create2(
          face.face, &segment, features.baseAddress, UInt32(features.count), coordinates, coordinateCount, nil)
      }
      defer { unsafe hb_shape_plan_destroy(plan) }
      func lookups(of table: hb_tag_t) -> [Int] {
        unsafe indices { unsafe hb_ot_shape_plan_collect_lookups(plan, table, $0) }
      }
      return (lookups(of: gsub), lookups(of: gpos))
    }
    let all = planned(without: fractionFeatures)
    guard lookups(of: tags("rand"), gsub, in: face).isDisjoint(with: all.substitution),
      !hasKernTable || planned(without: fractionFeatures, nor: tags("kern")).positioning != all.positioning
    else { return nil }
    return all
  }

  /// The lookups of `GSUB` that some features have in any script and language.
  ///
  /// - Parameters:
  ///   - names: The features' tags, with spaces between them.
  ///   - withGlobal: Whether to include the features that HarfBuzz turns on in all horizontal text, and the caller's.
  ///   - withCallers: Whether to include the caller's features.
  static func substitutions(
    of names: String, withGlobal: Bool = false, withCallers: Bool = false, in font: FontFace,
    _ properties: borrowing ShapingProperties
  ) -> Set<Int> {
    let callers = withGlobal || withCallers ? properties.harfBuzzFeatures.map(\.tag) : []
    let features = tags(names) + (withGlobal ? globalFeatures : []) + callers
    return font.harfBuzz.reading { lookups(of: features, gsub, in: $0) }
  }

  /// The features that HarfBuzz turns on for the characters of a text, and the lookups that each has in any script and language; those
  /// that the caller sets are not among them.
  static func substitutingFeatures(
    in font: FontFace, _ properties: borrowing ShapingProperties
  ) -> [(feature: FontTag, substitution: Set<Int>, positioning: Set<Int>)] {
    let callers = properties.harfBuzzFeatures.map(\.tag)
    return ["ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt"].compactMap { name in
      guard let tag = FontTag(name), !callers.contains(tag.rawValue) else { return nil }
      return font.harfBuzz.reading { face in
        (tag, lookups(of: [tag.rawValue], gsub, in: face), lookups(of: [tag.rawValue], gpos, in: face))
      }
    }
  }

  /// The lookups of some features, in any script and language.
  private static func lookups(of features: [hb_tag_t], _ table: hb_tag_t, in face: ShapingFace) -> Set<Int> {
    var tags = features + [0]  // 0 ends the list
    return unsafe Set(indices { unsafe hb_ot_layout_collect_lookups(face.face, table, nil, nil, &tags, $0) })
  }

  /// Features that HarfBuzz plans for but applies beside U+2044 only: `frac`, `numr` and `dnom`.
  private static let fractionFeatures = tags("frac numr dnom")

  /// The other features that HarfBuzz turns on in horizontal text by itself (`hb-ot-shape.cc`, version 6).
  private static let globalFeatures = tags(
    "rvrn ltra ltrm rtla rtlm rand trak abvm blwm ccmp locl mark mkmk rlig calt clig curs dist kern liga rclt")

  private static func tags(_ names: String) -> [hb_tag_t] {
    names.split(separator: " ").compactMap { FontTag($0)?.rawValue }
  }

  private static let gsub: hb_tag_t = 0x4753_5542
  private static let gpos: hb_tag_t = 0x4750_4F53

  /// The indices that `collect` puts into a set of HarfBuzz's.
  private static func indices(_ collect: (OpaquePointer?) -> Void) -> [Int] {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe collect(set)
    var indices: [Int] = []
    var index: hb_codepoint_t = .max
    while unsafe hb_set_next(set, &index) != 0 { indices.append(Int(index)) }
    return indices
  }
}
