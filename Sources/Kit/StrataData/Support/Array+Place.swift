extension Array {
  /// Where the element of a number stands, or would stand, in an array that is sorted by its numbers. Found by halves:
  /// there may be ten thousand of them.
  @inlinable func place<Number: Comparable>(of number: Number, by numberOf: (Element) -> Number) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if numberOf(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
