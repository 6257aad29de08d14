extension RandomAccessCollection where Index == Int {
  /// Index of the first element for which the condition is false, by binary search; the end if it is true for all.
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
