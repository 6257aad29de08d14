/// A set of suffixes. Most names have none of them, which the last byte of the name shows.
struct SuffixSet {
  private var bytes: [UInt8] = []
  /// The ranges of the suffixes in `bytes`, sorted by last byte.
  private var ranges: [(start: Int, end: Int)] = []
  /// By last byte: the start of its part of `ranges`.
  private var byLastByte: [UInt16] = Array(repeating: 0, count: 257)

  init(_ suffixes: [String]) {
    let sorted = suffixes.map { Array($0.utf8) }.filter { !$0.isEmpty }
      .sorted { ($0[$0.count - 1], $0.count) < ($1[$1.count - 1], $1.count) }
    for suffix in sorted {
      ranges.append((bytes.count, bytes.count + suffix.count))
      bytes += suffix
      byLastByte[Int(suffix[suffix.count - 1]) + 1] += 1
    }
    for byte in 1..<257 { byLastByte[byte] += byLastByte[byte - 1] }
  }

  func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count > 0 else { return false }
    let last = Int(name[name.count - 1])
    let first = byLastByte[last]
    let end = byLastByte[last + 1]
    guard first < end else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for i in first..<end {
        let (start, stop) = ranges[Int(i)]
        if hasSuffix(name, UnsafeBufferPointer(rebasing: bytes[start..<stop])) { return true }
      }
      return false
    }
  }
}

/// Compares from the end, where names of roles differ.
func hasSuffix(_ name: UnsafeBufferPointer<UInt8>, _ suffix: UnsafeBufferPointer<UInt8>) -> Bool {
  guard name.count >= suffix.count else { return false }
  var i = suffix.count
  let offset = name.count - suffix.count
  while i > 0 {
    i -= 1
    if name[offset + i] != suffix[i] { return false }
  }
  return true
}
