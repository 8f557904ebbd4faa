public import TextAnalysis
public import Typography

extension PixelGrid {
  /// Makes the grid of a screen whose scale comes from outside the program.
  ///
  /// - Throws: ``RequestError`` if the scale is neither 0 nor from 0.01 to 64.
  public init(validating scale: Double) throws(RequestError) {
    try RequestError.check("displayScale", scale, in: RequestError.displayScales, orZero: true)
    self.init(scale: scale)
  }
}

extension Traits {
  /// Throws if rows cannot be laid out by the traits' numbers, which may come from outside the program.
  ///
  /// - Throws: ``RequestError`` for the first number that is outside of what it may be: a length from 0 to 10⁹ points, a
  ///   font scale from 0.01 to 100, a display scale from 0.01 to 64 or 0.
  public func validate() throws(RequestError) {
    _ = try PixelGrid(validating: pixelGrid.scale)
    try RequestError.check("fontScale", fontScale, in: TextSizeSetting.fontScales)
    try safeArea.validate("safeArea")
    try RequestError.check("layoutMargin", list.layoutMargin)
    try RequestError.check("accessoryMargin", list.accessoryMargin)
  }
}

extension RowSurroundings {
  /// Makes surroundings of numbers from outside the program, such as a server's requests, within the limits of
  /// ``Traits/validate()``.
  ///
  ///     let request = try RowSurroundings(validating: 375, fontScale: 1.3, displayScale: 3)
  ///     row.height(in: request)
  ///
  /// - Parameters:
  ///   - width: The width of the row, in points.
  ///   - sizeCategory: The size of text the person chose.
  ///   - fontScale: The font scale of an Android device or a Flutter app.
  ///   - direction: The direction in which the row proceeds.
  ///   - displayScale: Device pixels per point; 0 rounds nothing.
  ///   - safeArea: What the device keeps free inside the row, in points.
  ///   - state: The state the row is in.
  /// - Throws: ``RequestError`` for the first number that is outside of what it may be.
  public init(
    validating width: Double, sizeCategory: SizeCategory? = .default, fontScale: Double = 1,
    direction: TextDirection = .leftToRight, displayScale: Double = 2, safeArea: DirectionalInsets = .zero,
    state: RowState = []
  ) throws(RequestError) {
    var traits = Traits(
      sizeCategory: sizeCategory, direction: direction, pixelGrid: try PixelGrid(validating: displayScale),
      safeArea: safeArea, state: state)
    traits.fontScale = fontScale
    self.init(width: width, traits: traits)
    try validate()
  }

  /// Throws if the row cannot be laid out in these surroundings.
  ///
  /// - Throws: ``RequestError`` for the first number that is outside of what it may be.
  public func validate() throws(RequestError) {
    try RequestError.check("width", width)
    try traits.validate()
  }
}

extension ListGeometry {
  /// Throws if no list can be laid out in the geometry, whose numbers may come from outside the program.
  ///
  /// - Throws: ``RequestError`` for the first length that is not from 0 to 10⁹ points.
  public func validate() throws(RequestError) {
    try RequestError.check("width", width)
    try safeArea.validate("safeArea")
    for (name, length) in otherLengths { try RequestError.check(name, length) }
  }
}

extension DirectionalInsets {
  func validate(_ name: String) throws(RequestError) {
    try RequestError.check("\(name).top", top)
    try RequestError.check("\(name).leading", leading)
    try RequestError.check("\(name).bottom", bottom)
    try RequestError.check("\(name).trailing", trailing)
  }
}
