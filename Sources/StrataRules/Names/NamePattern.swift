import StrataDefinition
import StrataModel

/// A pattern for names of types, such as `*UseCase`.
struct NamePattern: Hashable, Sendable {
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
    let starts = NameWords.starts(in: name)
    guard let second = starts.first else { return [] }
    return name.withBytes { name in
      var result: [String] = []
      result.reserveCapacity(2 * starts.count - 1)
      for start in starts {
        result.append(pattern(name[..<0], name[start...]))
        if start != second { result.append(pattern(name[..<second], name[start...])) }
      }
      return result
    }
  }

  private static func pattern(_ prefix: Slice<UnsafeBufferPointer<UInt8>>, _ suffix: Slice<UnsafeBufferPointer<UInt8>>)
    -> String
  {
    String(unsafeUninitializedCapacity: prefix.count + 1 + suffix.count) { text in
      var end = text.update(fromContentsOf: prefix)
      text[end] = UInt8(ascii: "*")
      end = text[(end + 1)...].update(fromContentsOf: suffix)
      return end
    }
  }
}

/// The words of a name as they are written: `SendOTPUseCase` is `Send`, `OTP`, `Use`, `Case`.
enum NameWords {
  static func split(_ name: String) -> [String] {
    name.utf8.allSatisfy { $0 < 0x80 } ? splitASCII(name) : splitCharacters(name)
  }

  /// Where all words but the first begin, in bytes.
  static func starts(in name: String) -> [Int] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.withBytes { startsInASCII($0) } }
    var start = 0
    return splitCharacters(name).dropLast().map { word in
      start += word.utf8.count
      return start
    }
  }

  /// Of a name without letters beyond ASCII, as nearly all are.
  private static func startsInASCII(_ name: UnsafeBufferPointer<UInt8>) -> [Int] {
    let isUpper = { (index: Int) in name[index] >= UInt8(ascii: "A") && name[index] <= UInt8(ascii: "Z") }
    let isLower = { (index: Int) in name[index] >= UInt8(ascii: "a") && name[index] <= UInt8(ascii: "z") }
    return name.indices.dropFirst().filter { index in
      isUpper(index) && (!isUpper(index - 1) || index + 1 < name.count && isLower(index + 1))
    }
  }

  private static func splitASCII(_ name: String) -> [String] {
    name.withBytes { name in
      if name.isEmpty { return [] }
      let starts = [0] + startsInASCII(name) + [name.count]
      return zip(starts, starts.dropFirst()).map { String(decoding: name[$0..<$1], as: UTF8.self) }
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
