internal import CHarfBuzz
package import FontKit
package import TextAnalysis

/// A HarfBuzz buffer: shapes a stretch of text and gives its glyphs.
///
/// One per worker. Shaping reuses the buffer's memory, so a warm buffer allocates nothing; one that never shapes costs nothing.
@safe package struct ShapingBuffer: ~Copyable {
  // Owned: made when it is first needed, destroyed in `deinit`.
  private var buffer: OpaquePointer?
  // HarfBuzz's arrays for the stretch last shaped, valid until the next.
  private var infos: UnsafeMutablePointer<hb_glyph_info_t>?
  private var positions: UnsafeMutablePointer<hb_glyph_position_t>?

  /// The face last shaped with, kept because asking a font for it takes a lock.
  private var used: (font: FontFace, kind: ShapingKind, face: ShapingFace)?

  /// How many glyphs the stretch last shaped has.
  package private(set) var count = 0
  /// Whether HarfBuzz failed to shape the last stretch, whose glyphs are then the missing glyph.
  package private(set) var hasFailed = false
  /// How many bytes were shaped so far.
  package private(set) var shapedByteCount = 0
  /// The most glyphs of a stretch so far.
  package private(set) var mostGlyphs = 0

  package init() {
    unsafe buffer = nil
    unsafe infos = nil
    unsafe positions = nil
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// Shapes `text[range]` with one font, in the context of the characters around it.
  ///
  /// The context keeps Arabic letters joined across the ends of the range. So a range is shaped as it would be inside
  /// the whole text, except for kerning and ligatures across its ends. A run against its script's direction, such as
  /// Arabic in a left-to-right override, gets no context: HarfBuzz reverses the run to shape it, but not the text
  /// around it.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - range: Which bytes of it, on character boundaries; nil for all.
  ///   - paragraph: The paragraph of `range`, beyond which there is no context; nil for all of the text.
  ///   - font: The font.
  ///   - properties: Direction, script, language and features.
  package mutating func shape(
    _ text: [UInt8], range: Range<Int>? = nil, paragraph: Range<Int>? = nil, font: FontFace,
    properties: borrowing ShapingProperties
  ) {
    let (range, paragraph) = (range ?? text.indices, paragraph ?? text.indices)
    let direction = properties.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL
    let script = hb_script_t(rawValue: properties.script.tag)
    let native = hb_script_get_horizontal_direction(script)
    let context = native == direction || native == HB_DIRECTION_INVALID ? paragraph : range
    var flags: UInt32 = 0
    if range.lowerBound == paragraph.lowerBound { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == paragraph.upperBound { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    var isFirst = true
    let isShaped = repeatedIfShortOfMemory {
      let face = face(of: font, for: properties.kind, isNew: !isFirst)
      isFirst = false
      fill(text, range, context: context, hb_buffer_flags_t(rawValue: flags), properties)
      return unsafe properties.harfBuzzFeatures.withUnsafeBufferPointer { features in
        unsafe hb_shape_full(face.pointer, buffer, features.baseAddress, UInt32(features.count), nil) != 0
      }
    }
    readGlyphs(context: context)
    shapedByteCount += range.count
    mostGlyphs = max(mostGlyphs, count)
    hasFailed =
      unsafe !isShaped || hb_buffer_allocation_successful(buffer) == 0
      || !hasClusters(of: range, isForward: properties.direction == .leftToRight)
    if hasFailed { fillMissing(text, range, font: font, properties) }
  }

  /// Fills the buffer with the characters of `text[range]`, their context and their properties.
  private mutating func fill(
    _ text: [UInt8], _ range: Range<Int>, context: Range<Int>, _ flags: hb_buffer_flags_t,
    _ properties: borrowing ShapingProperties
  ) {
    // If HarfBuzz cannot allocate a buffer, it returns one that stays empty.
    if unsafe buffer == nil || buffer == hb_buffer_get_empty() {
      unsafe buffer = hb_buffer_create()
    } else {
      unsafe hb_buffer_clear_contents(buffer)
    }
    unsafe text.withUnsafeBufferPointer { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      unsafe hb_buffer_add_utf8(
        buffer, start.map { unsafe $0 + context.lowerBound }, Int32(context.count),
        UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
    }
    unsafe hb_buffer_set_cluster_level(
      buffer,
      properties.dividesGraphemes
        ? HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS : HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    unsafe hb_buffer_set_flags(buffer, flags)
    unsafe hb_buffer_set_direction(buffer, properties.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: properties.script.tag))
    unsafe hb_buffer_set_language(buffer, properties.language.pointer)
  }

  private mutating func readGlyphs(context: Range<Int>) {
    var length: UInt32 = 0
    unsafe infos = hb_buffer_get_glyph_infos(buffer, &length)
    unsafe positions = hb_buffer_get_glyph_positions(buffer, nil)
    count = Int(length)
    base = context.lowerBound
  }

  // MARK: What HarfBuzz gives up on

  /// Whether the clusters of the glyphs are in order, begin where the stretch does, and end in it.
  ///
  /// HarfBuzz stops in the middle of a text if a font's tables ask for more work or more glyphs than it allows
  /// (`HB_BUFFER_MAX_OPS_FACTOR` and `HB_BUFFER_MAX_LEN_FACTOR` in `hb-buffer.hh`). Then the clusters may be out of
  /// order.
  private func hasClusters(of range: Range<Int>, isForward: Bool) -> Bool {
    guard let infos = unsafe infos, count > 0 else { return true }
    var last = UInt32(range.lowerBound - base)
    guard unsafe infos[isForward ? 0 : count - 1].cluster == last else { return false }
    for index in 0..<count {
      let cluster = unsafe infos[isForward ? index : count &- 1 &- index].cluster
      guard cluster >= last else { return false }
      last = cluster
    }
    return base + Int(last) < range.upperBound
  }

  /// Fills `text[range]` with missing glyphs of a font, as if it had no glyph for any character.
  ///
  /// The clusters are those that HarfBuzz makes of characters without a font's tables.
  package mutating func fillMissing(
    _ text: [UInt8], _ range: Range<Int>, font: FontFace, _ properties: borrowing ShapingProperties
  ) {
    ShapingFaces.withoutGlyphs.reading { face in
      fill(text, range, context: range, HB_BUFFER_FLAG_DEFAULT, properties)
      unsafe hb_shape(face.pointer, buffer, nil, 0)
    }
    readGlyphs(context: range)
    hasFailed = true
    guard let infos = unsafe infos, let positions = unsafe positions else { return }
    let advance = font.harfBuzz.advance(ofGlyph: 0)
    for index in 0..<count {
      let isFirst = unsafe index == 0 || infos[index].cluster != infos[index - 1].cluster
      unsafe positions[index].x_advance = isFirst ? advance : 0
    }
  }

  private mutating func face(of font: FontFace, for kind: ShapingKind, isNew: Bool) -> ShapingFace {
    if !isNew, let used, used.font === font, used.kind == kind, !used.face.isReplaced { return used.face }
    let face = isNew ? font.harfBuzz.newFace() : font.harfBuzz.face(for: kind)
    used = (font, kind, face)
    return face
  }

  private var base = 0

  /// A glyph of the stretch last shaped, in visual order from the left.
  package func glyph(at index: Int) -> ShapedGlyph {
    precondition(index >= 0 && index < count, "there is no glyph \(index)")
    guard let infos = unsafe infos, let positions = unsafe positions else { preconditionFailure("nothing was shaped") }
    let info = unsafe infos[index]
    let position = unsafe positions[index]
    return ShapedGlyph(
      id: info.codepoint,
      cluster: base + Int(info.cluster),
      advance: position.x_advance,
      xOffset: position.x_offset,
      yOffset: position.y_offset,
      isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
  }

  /// Whether a glyph is in the stretch last shaped.
  package func contains(glyph: UInt32) -> Bool {
    guard let infos = unsafe infos else { return false }
    for index in 0..<count where unsafe infos[index].codepoint == glyph { return true }
    return false
  }

  /// Calls `body` with each cluster of the stretch last shaped, in logical order.
  ///
  /// - Parameter isForward: Whether the stretch is from left to right; otherwise its last cluster comes first among the
  ///   glyphs.
  package func forEachCluster(isForward: Bool, _ body: (ShapedCluster) -> Void) {
    guard let infos = unsafe infos, let positions = unsafe positions else { return }
    var index = 0
    while index < count {
      let first = unsafe infos[isForward ? index : count - 1 - index]
      var cluster = ShapedCluster(
        start: base + Int(first.cluster), advance: 0,
        isSafe: first.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0, isMissing: false, glyphCount: 0)
      while index < count {
        let glyph = isForward ? index : count - 1 - index
        guard unsafe infos[glyph].cluster == first.cluster else { break }
        unsafe cluster.advance += Int(positions[glyph].x_advance)
        if unsafe infos[glyph].codepoint == 0 { cluster.isMissing = true }
        cluster.glyphCount += 1
        index += 1
      }
      body(cluster)
    }
  }

  /// Whether a cluster of the stretch last shaped begins at an offset, and the text is safe to break before it.
  package func isSafeToBreak(at offset: Int) -> Bool {
    guard let infos = unsafe infos else { return false }
    let glyph = (0..<count).first { unsafe base + Int(infos[$0].cluster) == offset }
    return glyph.map { unsafe infos[$0].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0 } ?? false
  }

  /// The sum of the advances of the clusters of the stretch last shaped that begin before `end`, in font units.
  package func advance(ofClustersBefore end: Int) -> Int {
    guard let infos = unsafe infos, let positions = unsafe positions else { return 0 }
    var total = 0
    for index in 0..<count where unsafe base + Int(infos[index].cluster) < end {
      unsafe total += Int(positions[index].x_advance)
    }
    return total
  }
}

/// The glyphs of a cluster, summed up, in font units.
package struct ShapedCluster: Hashable, Sendable {
  /// The offset, in bytes of the text, at which its characters begin.
  package var start: Int
  /// Its advance.
  package var advance: Int
  /// Whether the text may be cut before it without being shaped again.
  package var isSafe: Bool
  /// Whether the font lacks one of its characters.
  package var isMissing: Bool
  /// How many glyphs it has.
  package var glyphCount: Int
}

/// A glyph as HarfBuzz gave it, in font units.
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in its font; 0 is the missing glyph.
  package var id: UInt32
  /// The offset, in bytes of the text, at which its cluster begins.
  package var cluster: Int
  /// Its advance to the right.
  package var advance: Int32
  /// How far to the right of the pen it is drawn.
  package var xOffset: Int32
  /// How far above the pen it is drawn.
  package var yOffset: Int32
  /// Whether the text has to be shaped again on both sides if it is broken before this glyph's cluster.
  package var isUnsafeToBreak: Bool
}

/// What shaping depends on beside text and font.
package struct ShapingProperties: Sendable {
  /// The direction of the run.
  package var direction: TextDirection
  /// The script of the run.
  package var script: Script
  /// The language of the text.
  package let language: ShapingLanguage
  let features: [FontFeature]
  /// The features that are set, for the whole run.
  let harfBuzzFeatures: [hb_feature_t]
  /// Whether a grapheme may have several clusters, such as a letter and a mark.
  let dividesGraphemes: Bool

  package init(
    direction: TextDirection = .leftToRight, script: Script = .common, language: ShapingLanguage,
    features: [FontFeature] = [], dividesGraphemes: Bool = false
  ) {
    self.dividesGraphemes = dividesGraphemes
    self.direction = direction
    self.script = script
    self.language = language
    self.features = features
    harfBuzzFeatures = features.map {
      hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: UInt32.max)
    }
  }

  /// The same properties with features that override the text's own.
  func setting(_ features: [FontFeature]) -> ShapingProperties {
    features.isEmpty
      ? self
      : ShapingProperties(
        direction: direction, script: script, language: language, features: self.features + features,
        dividesGraphemes: dividesGraphemes)
  }

  /// What HarfBuzz's plan depends on.
  package var kind: ShapingKind {
    ShapingKind(
      isLeftToRight: direction == .leftToRight, script: script.tag, language: language.address, features: features)
  }
}

/// A language as HarfBuzz knows it, which chooses a font's localised forms.
@safe package struct ShapingLanguage: Sendable {
  // HarfBuzz interns languages for the life of the process and never changes them.
  nonisolated(unsafe) let pointer: OpaquePointer?

  fileprivate var address: UInt { unsafe UInt(bitPattern: pointer) }

  /// The language of a BCP 47 tag, such as `ja` or `zh-Hant-HK`.
  ///
  /// `_` is read as `-`. Parts that HarfBuzz does not look at are left out; see `LanguageTag`.
  package init(_ tag: String) {
    let tag = LanguageTag.canonical(tag)
    unsafe pointer = repeatedIfShortOfMemory { unsafe hb_language_from_string(tag, -1) }
  }
}
