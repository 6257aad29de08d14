import StrataDefinition
import StrataModel

/// A pattern for names of types, such as `*UseCase`.
struct NamePattern: Hashable {
  let text: String
  private let glob: Glob
  /// Whether a word precedes its one `*`.
  let hasPrefix: Bool

  init(_ text: String) {
    self.text = text
    glob = Glob(text)
    hasPrefix = Self.affixes(of: text)?.prefix.isEmpty == false
  }

  func matches(_ name: String) -> Bool { glob.matches(name) }
  func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool { glob.matches(name) }

  /// What precedes and what follows its one `*`; nil for other patterns.
  var affixes: (prefix: String, suffix: String)? { Self.affixes(of: text) }

  private static func affixes(of text: String) -> (prefix: String, suffix: String)? {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2, !text.contains(where: { "?{}".contains($0) }) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// The name with which the pattern replaces its `*` by a stem, whose last or first words may be those of the pattern:
  /// `CardNetwork` and `*NetworkRoute` are `CardNetworkRoute`.
  func name(of stem: String) -> String? {
    affixes.map { Self.joined(Self.joined($0.prefix, stem, isPrefix: true), $0.suffix, isPrefix: false) }
  }

  private static func joined(_ first: String, _ second: String, isPrefix: Bool) -> String {
    let (before, after) = (NameWords.split(first), NameWords.split(second))
    let overlap = (0...min(before.count, after.count)).last { count in
      isPrefix
        ? before.prefix(count).elementsEqual(after.prefix(count))
        : before.suffix(count).elementsEqual(after.prefix(count))
    }
    return (before + after.dropFirst(overlap ?? 0)).joined()
  }
}

/// The patterns of one role.
struct NamePatterns {
  let patterns: [NamePattern]

  init(_ texts: [String]) { patterns = texts.map { NamePattern($0) } }

  var isEmpty: Bool { patterns.isEmpty }

  func match(_ name: String) -> Bool { patterns.contains { $0.matches(name) } }

  /// Whether a pattern for names that begin with a word, such as `Default*`, matches the name.
  func matchPrefix(of name: String) -> Bool {
    patterns.contains { $0.hasPrefix && $0.matches(name) }
  }

  /// The same patterns without a suffix of their own: `*UseCase` of `*UseCaseImpl`.
  func withoutSuffix(in words: WordList) -> NamePatterns {
    NamePatterns(patterns.compactMap { words.removed(from: $0.text) })
  }

  func adding(_ other: NamePatterns) -> NamePatterns { NamePatterns((patterns + other.patterns).map(\.text)) }

  /// "`*Dto`, `*DTO` or `*Response`"
  var alternatives: String { listed(patterns.map { quoted($0.text) }, "or", limit: 3) }
}

/// The convention that the names of a role follow instead of the patterns of the definition.
enum NameConvention {
  /// The fewest patterns, at most three, that nearly all names match; nil if there are none.
  /// - Parameter affixes: words that say nothing of the role; a pattern of one of them alone would accept any name.
  static func patterns(
    of names: [String], amongAll examined: Int, besides known: NamePatterns, without affixes: [WordList]
  ) -> [String]? {
    let broad = affixes.flatMap { $0.entries.map { "*" + $0 } }
    var result: [String] = []
    var open = names.map { (name: $0, candidates: candidates($0)) }
    let known = known.adding(NamePatterns(broad))
    for _ in 0..<3 {
      guard let best = commonest(of: open.map(\.candidates), amongAll: examined, besides: known) else { return nil }
      result.append(best)
      let pattern = NamePattern(best)
      open = open.filter { !pattern.matches($0.name) }
      if Conventions.isOwn(names.count - open.count, of: examined) { return result }
    }
    return nil
  }

  /// The longest pattern of nearly all names; otherwise that of the most names.
  /// - Parameter candidates: by name.
  private static func commonest(
    of candidates: [[String]], amongAll examined: Int, besides known: NamePatterns
  ) -> String? {
    var all: [TextKey: Int] = [:]
    for candidate in candidates.joined() { all[TextKey(candidate), default: 0] += 1 }
    for pattern in known.patterns { all[TextKey(pattern.text)] = nil }
    let counts = all.map { (key: $0.key.text, value: $0.value) }
    let ofNearlyAll = counts.filter { Conventions.isOwn($0.value, of: examined) }
    if let longest = ofNearlyAll.max(by: { ($0.key.count, $0.value, $1.key) < ($1.key.count, $1.value, $0.key) }) {
      return longest.key
    }
    let repeated = counts.filter { $0.value > 1 }
    return repeated.max { ($0.value, $0.key.count, $1.key) < ($1.value, $1.key.count, $0.key) }?.key
  }

  /// `*Repository`, `Default*Repository`, `*UserRepository` of `DefaultUserRepository`.
  private static func candidates(_ name: String) -> [String] {
    let words = NameWords.split(name)
    var result: [String] = []
    var start = name.startIndex
    for (index, word) in words.dropLast().enumerated() {
      start = name.utf8.index(start, offsetBy: word.utf8.count)
      let suffix = "*" + name[start...]
      result.append(suffix)
      if index > 0 { result.append(words[0] + suffix) }
    }
    return result
  }
}

/// The words of a name as they are written: `SendOTPUseCase` is `Send`, `OTP`, `Use`, `Case`.
enum NameWords {
  static func split(_ name: String) -> [String] {
    name.utf8.allSatisfy { $0 < 0x80 } ? splitASCII(name) : splitCharacters(name)
  }

  /// The same of a name without letters beyond ASCII, as nearly all are.
  private static func splitASCII(_ name: String) -> [String] {
    name.withBytes { name in
      let isUpper = { (index: Int) in name[index] >= UInt8(ascii: "A") && name[index] <= UInt8(ascii: "Z") }
      let isLower = { (index: Int) in name[index] >= UInt8(ascii: "a") && name[index] <= UInt8(ascii: "z") }
      var result: [String] = []
      var start = 0
      for index in name.indices.dropFirst() where isUpper(index) {
        guard !isUpper(index - 1) || index + 1 < name.count && isLower(index + 1) else { continue }
        result.append(String(decoding: name[start..<index], as: UTF8.self))
        start = index
      }
      if start < name.count { result.append(String(decoding: name[start...], as: UTF8.self)) }
      return result
    }
  }

  private static func splitCharacters(_ name: String) -> [String] {
    var result: [String] = []
    let characters = Array(name)
    var start = 0
    for index in characters.indices.dropFirst() where characters[index].isUppercase {
      let isBegin = !characters[index - 1].isUppercase
      let isLast = index + 1 < characters.count && characters[index + 1].isLowercase
      guard isBegin || isLast else { continue }
      result.append(String(characters[start..<index]))
      start = index
    }
    if start < characters.count { result.append(String(characters[start...])) }
    return result
  }
}
