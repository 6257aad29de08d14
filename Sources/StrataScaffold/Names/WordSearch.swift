/// Finds whether one of several words is in a text: looks at two bytes in as many as the shortest word has, and at all of them only
/// where these may be the last of it.
package struct WordSearch: Sendable {
  /// By the byte that ends the part of a word that is as long as the shortest one.
  private let words: [[[UInt8]]]
  /// By two bytes, how many bytes further the next word can end; 0 where one may end here.
  private let steps: [UInt8]
  /// The length of the shortest word; 0 without any.
  private let length: Int

  /// - Parameter words: none is empty.
  package init(_ words: some Sequence<String>) {
    let all = Set(words).map { Array($0.utf8) }
    length = all.map(\.count).min() ?? 0
    var byEnd = [[[UInt8]]](repeating: [], count: 256)
    // A word of one byte can end anywhere.
    var steps = [UInt8](repeating: UInt8(clamping: max(length - 1, 0)), count: 1 << 10)
    for word in all where length > 0 {
      byEnd[Int(word[length - 1])].append(word)
      for index in 1..<max(length, 1) {
        let pair = Self.pair(word[index - 1], word[index])
        steps[pair] = min(steps[pair], UInt8(clamping: length - 1 - index))
      }
    }
    self.words = byEnd
    self.steps = steps
  }

  /// Where two bytes are counted; those of a letter are the same in capitals, since a name is looked for in all its spellings.
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 31) << 5 | Int(second & 31) }

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
          let byte = bytes[end]
          let step = steps[length == 1 ? 0 : Self.pair(bytes[end - 1], byte)]
          if step > 0 {
            end += Int(step)
            continue
          }
          let start = end - length + 1
          if isWord(at: start, Int(byte), bytes, range.upperBound) { return start }
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
