/// Finds whether one of several words is in a text: looks at one byte in as many as the shortest word has, and at all of them only
/// where that one may be the last of these.
package struct WordSearch: Sendable {
  /// By the byte that ends the part of a word that is as long as the shortest one.
  private let words: [[[UInt8]]]
  /// By that byte, how many bytes further the next word can end; 0 where one may end here.
  private let steps: [Int]
  /// The length of the shortest word; 0 without any.
  private let length: Int

  /// - Parameter words: none is empty.
  package init(_ words: some Sequence<String>) {
    let all = Set(words).map { Array($0.utf8) }
    length = all.map(\.count).min() ?? 0
    var byEnd = [[[UInt8]]](repeating: [], count: 256)
    var steps = [Int](repeating: max(length, 1), count: 256)
    for word in all where length > 0 {
      byEnd[Int(word[length - 1])].append(word)
      for (index, byte) in word.prefix(length).enumerated() {
        steps[Int(byte)] = min(steps[Int(byte)], length - 1 - index)
      }
    }
    self.words = byEnd
    self.steps = steps
  }

  package func isFound(in bytes: [UInt8], _ range: Range<Int>? = nil) -> Bool {
    first(in: bytes, range ?? bytes.indices) != nil
  }

  /// Where the first word begins.
  func first(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard length > 0, range.count >= length else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      steps.withUnsafeBufferPointer { steps in
        var end = range.lowerBound + length - 1
        while end < range.upperBound {
          let byte = Int(bytes[end])
          let step = steps[byte]
          if step > 0 {
            end += step
            continue
          }
          let start = end - length + 1
          if isWord(at: start, byte, bytes, range.upperBound) { return start }
          end += 1
        }
        return nil
      }
    }
  }

  private func isWord(at start: Int, _ last: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    words[last].contains { word in
      guard start + word.count <= end else { return false }
      var offset = 0
      while offset < word.count, word[offset] == bytes[start + offset] { offset += 1 }
      return offset == word.count
    }
  }
}
