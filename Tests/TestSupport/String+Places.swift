extension String {
  /// An error's words without the place in the text and what may be meant, which tests of their own look at.
  public var withoutPlace: String {
    replacing(#/ \((line \d+, )?column \d+\)/#, with: "").replacing(#/; did you mean [^?]*\?/#, with: "")
  }
}
