/// A path pattern of a manifest: `*` and `?` within a component, `**` across components, `{a,b}` for alternatives.
struct PathGlob: Sendable, Hashable {
  let pattern: String
  private let alternatives: [[UInt8]]
  /// Whether there are more alternatives than the limit, so that it does not match what it should.
  let isTooLong: Bool

  /// More alternatives than any manifest has: braces after each other multiply them.
  static let maximumAlternatives = 256

  init(_ pattern: String) {
    self.pattern = pattern
    let bytes = Array(pattern.utf8)
    isTooLong = Self.count(in: bytes[...]) > Self.maximumAlternatives
    alternatives = isTooLong ? [bytes] : Self.expanded(bytes)
  }

  /// Whether the pattern matches a whole path, or a folder above it.
  func matches(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    return alternatives.contains { Self.matches($0, bytes) }
  }

  private static let star = UInt8(ascii: "*")
  private static let mark = UInt8(ascii: "?")
  private static let brace = UInt8(ascii: "{")
  private static let slash = UInt8(ascii: "/")

  /// The first braces of a pattern, with the parts between their commas.
  private static func braces(
    in pattern: ArraySlice<UInt8>
  ) -> (open: Int, close: Int, parts: [ArraySlice<UInt8>])? {
    guard let open = pattern.firstIndex(of: brace), let close = pattern[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let inside = pattern[(open + 1)..<close]
    return (open, close, inside.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false))
  }

  /// The number of combinations of the alternatives in braces, up to more than the limit.
  private static func count(in pattern: ArraySlice<UInt8>) -> Int {
    var rest = pattern
    var count = 1
    while count <= maximumAlternatives, let (_, close, parts) = braces(in: rest) {
      count *= parts.count
      rest = rest[(close + 1)...]
    }
    return count
  }

  /// One pattern for each combination of the alternatives in braces.
  private static func expanded(_ pattern: [UInt8]) -> [[UInt8]] {
    guard let (open, close, parts) = braces(in: pattern[...]) else { return [pattern] }
    return parts.flatMap { expanded(Array(pattern[..<open]) + $0 + pattern[(close + 1)...]) }
  }

  /// Follows the pattern with all positions of the path that it can have reached, so that the time is bounded by the
  /// product of both lengths.
  private static func matches(_ pattern: [UInt8], _ path: [UInt8]) -> Bool {
    var reached = Array(repeating: false, count: path.count + 1)
    reached[0] = true
    var index = 0
    while index < pattern.count {
      let byte = pattern[index]
      index += 1
      if byte == star, index < pattern.count, pattern[index] == star {
        index += 1
        if index < pattern.count, pattern[index] == slash { index += 1 }
        reached = afterComponents(path, reached, toEnd: index == pattern.count)
      } else if byte == star {
        for position in path.indices where reached[position] && path[position] != slash { reached[position + 1] = true }
      } else {
        var next = Array(repeating: false, count: reached.count)
        for position in path.indices where reached[position] {
          next[position + 1] = path[position] == byte || byte == mark && path[position] != slash
        }
        reached = next
      }
    }
    return path.indices.contains { reached[$0] && path[$0] == slash } || reached[path.count]
  }

  /// `**`: none, some or all of the components that follow.
  private static func afterComponents(_ path: [UInt8], _ reached: [Bool], toEnd: Bool) -> [Bool] {
    var result = reached
    guard let first = reached.firstIndex(of: true) else { return result }
    for position in path.indices where position >= first && path[position] == slash { result[position + 1] = true }
    if toEnd { result[path.count] = true }
    return result
  }
}
