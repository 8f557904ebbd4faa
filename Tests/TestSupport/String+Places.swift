extension String {
  /// An error's message without line, column and suggestion, which other tests check.
  public var withoutPlace: String {
    replacing(#/ \((line \d+, )?column \d+\)/#, with: "").replacing(#/; did you mean [^?]*\?/#, with: "")
  }
}
