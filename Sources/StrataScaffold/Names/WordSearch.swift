/// Finds whether one of several words is in a text, in one pass over its bytes.
struct WordSearch: Sendable {
  /// By first byte.
  private let words: [[[UInt8]]]
  /// By byte, whether a word begins with it: most do not.
  private let begins: [Bool]

  /// - Parameter words: none is empty.
  init(_ words: some Sequence<String>) {
    var byFirst = [[[UInt8]]](repeating: [], count: 256)
    for word in Set(words) {
      if let first = word.utf8.first { byFirst[Int(first)].append(Array(word.utf8)) }
    }
    self.words = byFirst
    begins = byFirst.map { !$0.isEmpty }
  }

  func isFound(in bytes: [UInt8], _ range: Range<Int>? = nil) -> Bool {
    let range = range ?? bytes.indices
    return bytes.withUnsafeBufferPointer { bytes in
      begins.withUnsafeBufferPointer { begins in
        for position in range where begins[Int(bytes[position])] {
          for word in words[Int(bytes[position])] where position + word.count <= range.upperBound {
            var offset = 1
            while offset < word.count, word[offset] == bytes[position + offset] { offset += 1 }
            if offset == word.count { return true }
          }
        }
        return false
      }
    }
  }
}
