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
    return alternatives.contains { Self.matches($0[...], bytes[...]) }
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

  private static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var path = path
    while let next = pattern.first {
      if next == star {
        let rest = pattern.dropFirst()
        guard rest.first == star else {
          var tail = path
          while true {
            if matches(rest, tail) { return true }
            guard let byte = tail.first, byte != slash else { return false }
            tail = tail.dropFirst()
          }
        }
        let after = rest.dropFirst().first == slash ? rest.dropFirst(2) : rest.dropFirst()
        var tail = path
        while true {
          if matches(after, tail) { return true }
          guard let end = tail.firstIndex(of: slash) else { return after.isEmpty }
          tail = tail[(end + 1)...]
        }
      }
      guard let byte = path.first, byte == next || (next == mark && byte != slash) else { return false }
      pattern = pattern.dropFirst()
      path = path.dropFirst()
    }
    return path.isEmpty || path.first == slash
  }
}
