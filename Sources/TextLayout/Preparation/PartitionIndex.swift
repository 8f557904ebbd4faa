/// The index of the first element of `sorted` for which `belongs` does not hold; it must hold for none after that.
///
/// Cost: logarithmic.
package func partitionIndex<Sorted: RandomAccessCollection<Element>, Element>(
  of sorted: Sorted, where belongs: (Element) -> Bool
) -> Int where Sorted.Index == Int {
  var low = sorted.startIndex
  var high = sorted.endIndex
  while low < high {
    let middle = low + (high - low) / 2
    if belongs(sorted[middle]) { low = middle + 1 } else { high = middle }
  }
  return low
}

/// The same for an index that is likely to be near a guess: the search doubles its steps from there.
///
/// Cost: logarithmic in the distance from the guess.
func partitionIndex<Sorted: RandomAccessCollection<Element>, Element>(
  of sorted: Sorted, near guess: Int, where belongs: (Element) -> Bool
) -> Int where Sorted.Index == Int {
  var low = min(max(guess, 0), sorted.count)
  var high = low
  var step = 1
  while high < sorted.count, belongs(sorted[high]) {
    low = high + 1
    high = min(sorted.count, high + step)
    step *= 2
  }
  if step == 1 {
    while low > 0, !belongs(sorted[low - 1]) {
      high = low - 1
      low = max(0, low - step)
      step *= 2
    }
  }
  return partitionIndex(of: sorted[low..<high], where: belongs)
}
