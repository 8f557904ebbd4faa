internal import CCairo
internal import Sizing

extension CairoCanvas {
  func fill(_ path: Path, _ color: SRGBColor) {
    guard color.alpha > 0 else { return }
    add(path)
    set(color)
    unsafe cairo_fill(context)
  }

  /// Fills the whole page, including the part of a pixel by which a PNG file may be larger.
  func fill(_ color: SRGBColor) {
    set(color)
    unsafe cairo_paint(context)
  }

  /// A path that reaches farther from the origin, in points, is not dashed: Cairo makes every dash, on the page or not.
  private static let farthestDash = 100_000.0

  func stroke(_ path: Path, _ color: SRGBColor, width: Double, dashes: [Double]) {
    guard color.alpha > 0 else { return }
    let dashes = path.reach > Self.farthestDash ? [] : dashes
    add(path)
    set(color)
    unsafe cairo_set_line_width(context, width)
    unsafe cairo_set_line_cap(context, dashes.isEmpty ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    unsafe cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    unsafe cairo_stroke(context)
  }

  /// How many of a picture's pixels a pixel may stand for, on each side.
  ///
  /// Own: pixman's matrices have room for 32 767. A picture that is made smaller takes less than two pixels, as none has
  /// more than 32 767 a side.
  private static let greatestReduction = 16384.0

  /// Whether a picture that fills a rectangle is large enough to be seen.
  func shows(_ image: RasterImage, in rect: LayoutRect) -> Bool {
    Double(image.width) <= Self.greatestReduction * rect.width * resolution
      && Double(image.height) <= Self.greatestReduction * rect.height * resolution
  }

  /// Draws a picture so that it fills a rectangle, at an opacity; one that is too small to be seen is not drawn.
  func draw(_ image: RasterImage, in rect: LayoutRect, opacity: Double) {
    guard shows(image, in: rect) else { return }
    unsafe cairo_save(context)
    unsafe cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
    unsafe cairo_clip(context)
    unsafe cairo_translate(context, rect.x, rect.y)
    unsafe cairo_scale(context, rect.width / Double(image.width), rect.height / Double(image.height))
    unsafe cairo_set_source_surface(context, image.surface, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // Otherwise an enlarged picture fades out at its edges.
    if format == .png { unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }
    unsafe cairo_paint_with_alpha(context, opacity)
    unsafe cairo_restore(context)
  }

  func fillBlurred(_ rect: LayoutRect, _ corners: Corners, deviation: Double, _ color: SRGBColor) {
    let scale = min(
      resolution, BlurredShape.largestDeviation / deviation,
      BlurredShape.longestSide / (max(rect.width, rect.height) + 6 * deviation))
    // Beyond three standard deviations nothing is left.
    let margin = (3 * deviation * scale).rounded(.up) / scale
    let outline = ShadowOutline(
      size: LayoutSize(width: rect.width, height: rect.height), corners: corners, deviation: deviation)
    if shadow?.outline != outline {
      let shape = BlurredShape(
        Path(LayoutRect(x: margin, y: margin, width: rect.width, height: rect.height), corners),
        in: LayoutSize(width: rect.width + 2 * margin, height: rect.height + 2 * margin), deviation: deviation,
        scale: scale)
      shadow = (outline, shape)
    }
    guard let shape = shadow?.shape else { return }
    note(shape.status)
    unsafe cairo_save(context)
    unsafe cairo_translate(context, rect.x - margin, rect.y - margin)
    unsafe cairo_scale(context, 1 / shape.scale, 1 / shape.scale)
    set(color)
    unsafe cairo_mask_surface(context, shape.surface, 0, 0)
    unsafe cairo_restore(context)
  }

  func set(_ color: SRGBColor) {
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func add(_ path: Path) {
    unsafe path.add(to: context)
  }
}

extension Path {
  /// Makes this the current path of a Cairo context.
  @unsafe func add(to context: OpaquePointer) {
    unsafe cairo_new_path(context)
    for step in steps {
      switch step {
      case .move(let end): unsafe cairo_move_to(context, end.x, end.y)
      case .line(let end): unsafe cairo_line_to(context, end.x, end.y)
      case .curve(let first, let second, let end):
        unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: unsafe cairo_close_path(context)
      }
    }
  }
}
