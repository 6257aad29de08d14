import StrataModel

/// A pattern: `*` matches any string without `/`, `**` any string (`**/` any number of folders, also none), `?` one
/// character, `{a,b}` one of the alternatives. Everything else matches itself; case matters.
public struct Glob: Sendable, Hashable {
  public let pattern: String
  /// One pattern for each combination of the alternatives in braces.
  @usableFromInline package let alternatives: [GlobPattern]

  public init(_ pattern: String) { self.init(pattern, Glob.expandBraces(pattern)) }

  private init(_ pattern: String, _ alternatives: [String]) {
    self.pattern = pattern
    self.alternatives = alternatives.map { GlobPattern($0) }
  }

  /// One pattern that matches what any of several does.
  package init(anyOf globs: [Glob]) {
    pattern = globs.map(\.pattern).joined(separator: "\n")
    alternatives = globs.flatMap(\.alternatives)
  }

  public static func == (a: Glob, b: Glob) -> Bool { a.pattern == b.pattern }
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

  /// Whether the pattern matches a whole string.
  @inlinable public func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Whether the pattern matches a whole string.
  @inlinable public func matches(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for alternative in alternatives where alternative.matches(utf8) { return true }
    return false
  }

  /// The strings that the pattern matches, if it contains neither `*` nor `?`.
  package var literals: [String]? {
    alternatives.contains { !$0.isLiteral } ? nil : alternatives.map(\.text)
  }

  /// The bytes with which what the pattern matches begins; nil if they can be any.
  package var firstBytes: [UInt8]? {
    let bytes = alternatives.compactMap(\.head.first)
    return bytes.count == alternatives.count ? bytes : nil
  }

  /// The limit of the number of alternatives: `{a,b}{a,b}…` doubles it with every pair.
  static let alternativesLimit = 256

  /// The limit of the number of parts between slashes: a match keeps one bit for each of them.
  package static let componentsLimit = 62

  /// The mistake in a pattern, or nil.
  static func problem(in pattern: String) -> String? {
    if case .failure(let problem) = expanded(pattern) { return problem.text }
    return nil
  }

  /// A pattern that a user wrote.
  static func checked(_ pattern: String) -> Result<Glob, GlobProblem> {
    expanded(pattern).map { Glob(pattern, $0) }
  }

  private static func expanded(_ pattern: String) -> Result<[String], GlobProblem> {
    func problem(_ text: String) -> Result<[String], GlobProblem> { .failure(GlobProblem(text: text)) }
    if pattern.isEmpty { return problem("an empty pattern matches nothing") }
    var (depth, slashes) = (0, 0)
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if byte == UInt8(ascii: "/") { slashes += 1 }
      if depth < 0 { return problem("'}' without '{'") }
    }
    if depth > 0 { return problem("'{' without '}'") }
    let alternatives = expandBraces(pattern)
    if alternatives.count > alternativesLimit { return problem("more than \(alternativesLimit) alternatives") }
    // An alternative has no slash that the pattern does not have.
    if slashes >= componentsLimit,
      alternatives.contains(where: { $0.utf8.count { $0 == UInt8(ascii: "/") } >= componentsLimit })
    {
      return problem("more than \(componentsLimit) parts between slashes")
    }
    return .success(alternatives)
  }

  /// `a{b,c}d` → `abd`, `acd`. Braces without a counterpart match themselves.
  static func expandBraces(_ pattern: String) -> [String] {
    if !pattern.utf8.contains(UInt8(ascii: "{")) { return [pattern] }
    var done: [String] = []
    var open = [pattern]
    while let next = open.popLast() {
      let bytes = Array(next.utf8)
      guard let group = firstGroup(bytes) else {
        done.append(next)
        continue
      }
      if open.count + done.count + group.count > alternativesLimit {
        return Array(repeating: pattern, count: alternativesLimit + 1)
      }
      // Most patterns have one group: then none of its alternatives has another.
      if bytes.count(where: { $0 == UInt8(ascii: "{") }) == 1 {
        done += group
      } else {
        open.append(contentsOf: group.reversed())
      }
    }
    return done
  }

  /// The pattern with each alternative of its first top-level group; nil if there is no group.
  private static func firstGroup(_ bytes: [UInt8]) -> [String]? {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    var depth = 0
    var cuts = [start]
    for i in start..<bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ",") where depth == 1: cuts.append(i)
      case UInt8(ascii: "}"):
        depth -= 1
        guard depth == 0 else { continue }
        cuts.append(i)
        return zip(cuts, cuts.dropFirst()).map { from, to in
          let parts = [bytes[..<start], bytes[(from + 1)..<to], bytes[(i + 1)...]]
          return String(unsafeUninitializedCapacity: bytes.count) { text in
            parts.reduce(0) { text[$0...].initialize(fromContentsOf: $1) }
          }
        }
      default: break
      }
    }
    return nil
  }
}

/// Why a pattern is not a glob.
struct GlobProblem: Error {
  let text: String
}
