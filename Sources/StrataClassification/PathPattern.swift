import StrataDefinition

/// A path glob as a list of components that are matched one folder at a time; braces are alternatives inside one
/// component. The state of a match is a set of bits, one for each component: those before it have matched.
struct PathPattern {
  /// A component that is a name or a pattern for names.
  struct Name {
    var pattern: GlobPattern
    /// The bit of the component.
    var bit: UInt64
  }

  /// The index of the glob that it is an alternative of.
  let glob: Int
  /// The glob ends in `**`: every file below the folder matches.
  let endsInFolder: Bool
  /// Alternative names of one component have the same bit.
  let names: [Name]
  /// The number of components that are names or patterns for names.
  let namedCount: Int
  private let count: Int
  /// Bits of the components `**` and `*`.
  private let folders: UInt64
  private let wildcards: UInt64

  /// A part between slashes, with the alternatives of its braces; a wildcard for folders has none.
  private struct Component {
    let text: String
    let alternatives: [GlobPattern]

    init(_ text: String) {
      self.text = text
      alternatives = text == "**" || text == "*" ? [] : Glob(text).alternatives
    }
  }

  private init(_ components: [Component], glob: Int) {
    self.glob = glob
    var names: [Name] = []
    var namedCount = 0
    var count = 0
    var folders: UInt64 = 0
    var wildcards: UInt64 = 0
    // The states have to fit into the bits of one word; a definition with a longer pattern is refused.
    for component in components.prefix(Glob.componentsLimit) {
      let bit = UInt64(1) << UInt64(count)
      if component.text == "**" {
        if folders & (bit >> 1) != 0 { continue }
        folders |= bit
      } else if component.text == "*" {
        wildcards |= bit
      } else {
        names += component.alternatives.map { Name(pattern: $0, bit: bit) }
        namedCount += 1
      }
      count += 1
    }
    self.names = names
    self.namedCount = namedCount
    self.count = count
    self.folders = folders
    self.wildcards = wildcards
    endsInFolder = count > 0 && folders & (1 << UInt64(count - 1)) != 0
  }

  /// The patterns of a glob: one if its braces are inside components, otherwise, and for the simplest ones, one for each
  /// combination of alternatives. There may be hundreds of combinations.
  static func patterns(of glob: Glob, index: Int) -> [PathPattern] {
    let components = Self.components(glob.pattern)
    let isWithinComponents = components.allSatisfy { part in
      if !part.text.contains("{") { return true }
      return !part.text.contains("/") && !part.alternatives.contains { ["", "*", "**"].contains($0.text) }
    }
    if isWithinComponents {
      let whole = PathPattern(components, glob: index)
      if whole.namedCount != 1 || whole.count != 3 { return [whole] }
    }
    return glob.alternatives.map { PathPattern(Self.components($0.text), glob: index) }
  }

  /// The parts of a glob between slashes outside braces.
  private static func components(_ pattern: String) -> [Component] {
    var depth = 0
    let parts = pattern.utf8.split(omittingEmptySubsequences: false) { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return byte == UInt8(ascii: "/") && depth == 0
    }
    return parts.map { Component(String(Substring($0))) }
  }

  /// `Name` of a pattern `**/Name/**`; nil for other patterns.
  var anywhereName: GlobPattern? {
    count == 3 && folders == 0b101 && names.count == 1 ? names[0].pattern : nil
  }

  var start: UInt64 { closure(1) }
  /// All components have matched.
  var end: UInt64 { 1 << UInt64(count) }

  /// Whether everything below matches already at the root.
  var matchesRoot: Bool { endsInFolder && count == 1 }

  /// The states after one more folder (or file) of the path, and whether everything below it matches.
  /// - Parameter named: bits of the components that match its name.
  func step(_ states: UInt64, named: UInt64) -> (states: UInt64, entersLast: Bool) {
    let passed = states & (wildcards | named)
    let last: UInt64 = endsInFolder && count > 1 ? 1 << UInt64(count - 2) : 0
    return (closure(states & folders | passed << 1), passed & last != 0)
  }

  /// `**` also matches no folder at all. Two of them are never adjacent.
  private func closure(_ states: UInt64) -> UInt64 { states | (states & folders) << 1 }
}

/// The names in patterns, by name: one lookup finds the components of all patterns that match a folder.
struct ComponentNames {
  private var literals: [String: [(pattern: Int, bit: UInt64)]] = [:]
  private var wild: [(name: GlobPattern, pattern: Int, bit: UInt64)] = []

  init(_ patterns: [PathPattern]) {
    for (index, pattern) in patterns.enumerated() {
      for name in pattern.names {
        if name.pattern.isLiteral {
          literals[name.pattern.text, default: []].append((index, name.bit))
        } else {
          wild.append((name.pattern, index, name.bit))
        }
      }
    }
  }

  /// Sets the bits of the components that match a name, by pattern.
  func match(_ name: String, _ bits: inout [UInt64]) {
    for index in bits.indices { bits[index] = 0 }
    for (pattern, bit) in literals[name] ?? [] { bits[pattern] |= bit }
    for component in wild where component.name.matches(name) { bits[component.pattern] |= component.bit }
  }
}

extension GlobPattern {
  package func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }
}
