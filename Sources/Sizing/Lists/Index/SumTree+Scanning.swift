// The loops over the places of one node, on which the speed of a tree rests.

extension Span<Int32> {
  /// How many of the first places hold a count that is at most `target`, where counts grow from place to place.
  ///
  /// All are looked at, so that the processor takes several at a time and has no branch to guess.
  ///
  /// - Precondition: Counts and target are not negative.
  func count(upTo target: Int32) -> Int {
    // A difference less than 0 has only ones where its sign is.
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

  /// The place of the first number with which the sum is more than `target`, which becomes what is left of it there.
  ///
  /// There must be one.
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
