extension RandomAccessCollection where Index == Int {
  /// Index of the first element that does not come before what is looked for, found by halves; the end where all do.
  /// - Parameter isBefore: true for a first part of the collection, false for the rest.
  @inlinable public func partitionPoint(while isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
