import StrataDefinition
import StrataModel

/// For every type: which of a list of globs match the name of one of its supertypes, direct or indirect.
struct SupertypeTable {
  private let words: Int
  private var bits: [UInt64]

  /// For each set of globs: its bits.
  private var masks: [UInt64]

  /// - Parameter isOutsideOnly: only supertypes that the project does not declare count.
  init(globs: [Glob], sets: [[Int]], graph: Graph, isOutsideOnly: Bool = false) {
    words = (globs.count + 63) / 64
    masks = Array(repeating: 0, count: sets.count * words)
    for (row, set) in sets.enumerated() {
      for glob in set { masks[row * words + glob / 64] |= 1 << UInt64(glob % 64) }
    }
    bits = Array(repeating: 0, count: graph.types.count * words)
    guard words > 0 else { return }
    var names = NameMatcher(globs: globs, words: words, graph: graph)
    var isDone = Array(repeating: false, count: graph.types.count)
    var isOpen = isDone
    for type in graph.types.indices where !isDone[type] {
      // Depth-first without recursion, since chains of supertypes may be long. Cycles are cut where they close.
      var stack = [type]
      while let top = stack.last {
        if !isOpen[top] {
          isOpen[top] = true
          for case .type(let id) in graph.types[top].supertypes where !isOpen[id.index] { stack.append(id.index) }
          if stack.count > 0, stack[stack.count - 1] != top { continue }
        }
        stack.removeLast()
        guard !isDone[top] else { continue }
        isDone[top] = true
        for target in graph.countedSupertypes(of: TypeID(UInt32(top))) {
          if !isOutsideOnly || target.externalID != nil { names.add(target, to: &bits, at: top * words) }
          guard case .type(let id) = target else { continue }
          for word in 0..<words { bits[top * words + word] |= bits[id.index * words + word] }
        }
      }
    }
  }

  func matches(_ type: Int, anyOf set: Int) -> Bool {
    for word in 0..<words where bits[type * words + word] & masks[set * words + word] != 0 { return true }
    return false
  }

  func matches(_ type: Int, glob: Int) -> Bool { bits[type * words + glob / 64] & (1 << UInt64(glob % 64)) != 0 }
}

/// The globs that match the name of a supertype; evaluated once for each name.
private struct NameMatcher {
  let words: Int
  let graph: Graph
  private var literals: [String: [Int]] = [:]
  private var wild: [Wild] = []
  private var ofExternal: [[UInt64]?]
  private var ofType: [Int: [UInt64]] = [:]

  private struct Wild {
    var glob: Glob
    var index: Int
    var isQualified: Bool
    /// How the names begin and end that it matches: most names fail here.
    var first: ByteMask
    var last: ByteMask

    init(_ glob: Glob, _ index: Int) {
      self.glob = glob
      self.index = index
      isQualified = glob.isQualified
      first = glob.alternatives.reduce(.none) { $0.union(ByteMask($1.head.first)) }
      last = glob.alternatives.reduce(.none) { $0.union(ByteMask(ending: $1.tail)) }
    }

    func matches(_ name: Name) -> Bool {
      first.meets(name.first) && last.meets(name.last) && glob.matches(name.text)
    }
  }

  private struct Name {
    var text: String
    var first: ByteMask
    var last: ByteMask

    init(_ text: String) {
      self.text = text
      first = ByteMask(text.utf8.first)
      last = ByteMask(ending: text.utf8)
    }
  }

  init(globs: [Glob], words: Int, graph: Graph) {
    self.words = words
    self.graph = graph
    ofExternal = Array(repeating: nil, count: graph.externals.count)
    for (index, glob) in globs.enumerated() {
      if let names = glob.literals {
        for name in names { literals[name, default: []].append(index) }
      } else {
        wild.append(Wild(glob, index))
      }
    }
  }

  mutating func add(_ target: Target, to bits: inout [UInt64], at row: Int) {
    let found: [UInt64]
    switch target {
    case .external(let id):
      if let known = ofExternal[id.index] {
        found = known
      } else {
        found = match(graph.externals[id.index].name)
        ofExternal[id.index] = found
      }
    case .type(let id):
      if let known = ofType[id.index] {
        found = known
      } else {
        found = match(graph.types[id.index].name)
        ofType[id.index] = found
      }
    case .declaration: return
    }
    for word in 0..<words { bits[row + word] |= found[word] }
  }

  private func match(_ name: String) -> [UInt64] {
    var result = Array(repeating: UInt64(0), count: words)
    let (qualified, simple) = (Name(name), Name(lastComponent(name)))
    for index in literals[simple.text] ?? [] { result[index / 64] |= 1 << UInt64(index % 64) }
    for number in wild.indices {
      // In place: to copy a name costs more than to compare its ends.
      guard wild[number].isQualified ? wild[number].matches(qualified) : wild[number].matches(simple) else { continue }
      let index = wild[number].index
      result[index / 64] |= 1 << UInt64(index % 64)
    }
    return result
  }
}

extension Glob {
  /// Whether it matches the simple name of a type, or if it contains a dot, the name with those of the enclosing types.
  func matchesType(_ name: String) -> Bool { matches(isQualified ? name : lastComponent(name)) }

  fileprivate var isQualified: Bool { pattern.utf8.contains(UInt8(ascii: ".")) }
}
