// The loops over the entries of one node, which determine the speed of a tree.

extension Span<Int32> {
  /// How many of the first counts are at most `target`; counts must not decrease.
  ///
  /// The loop looks at all counts, so that it can be vectorized and has no branch to mispredict.
  ///
  /// - Precondition: Counts and target are not negative.
  func count(upTo target: Int32) -> Int {
    // The shift fills with the sign: it gives -1 for a negative difference, else 0.
    var found: Int32 = 0
    for place in indices { found &-= (self[place] &- target &- 1) &>> 31 }
    return Int(found)
  }
}

extension Span<Int64> {
  func sum(before place: Int) -> Int64 {
    var sum: Int64 = 0
    for number in 0..<place { sum &+= self[number] }
    return sum
  }

  /// The index of the first number at which the running sum exceeds `target`, from which the sum before it is subtracted.
  ///
  /// The sum of all numbers must exceed `target`.
  func place(beyond target: inout Int64) -> Int {
    var rest = target
    var place = 0
    while true {
      let difference = rest &- self[place]
      if difference < 0 { break }
      rest = difference
      place &+= 1
    }
    target = rest
    return place
  }
}
