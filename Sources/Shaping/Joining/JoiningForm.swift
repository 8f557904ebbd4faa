/// The form of a letter of a script whose letters join: which of its neighbours it joins.
enum JoiningForm: Int, CaseIterable, Sendable {
  /// Neither.
  case isolated = 0
  /// The letter before it.
  case final = 1
  /// The letter after it.
  case initial = 2
  /// Both.
  case medial = 3

  /// Whether the letter joins the one before it.
  var joinsBefore: Bool { rawValue & 1 != 0 }
  /// Whether the letter joins the one after it.
  var joinsAfter: Bool { rawValue & 2 != 0 }

  /// The feature that gives a letter this form.
  var feature: String { ["isol", "fina", "init", "medi"][rawValue] }
}
