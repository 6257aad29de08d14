import StrataModel
import StrataThreads

/// The Swift files in which features are looked for. A file is parsed when it is asked for, and once.
final class SourceFiles: Sendable {
  private struct Known {
    var names: [String: FileNames] = [:]
    /// By words, the files whose text has one of them.
    var places: [Set<String>: [String]] = [:]
    /// By identifier, the files that may have it.
    var mentions: [String: [String]] = [:]
    /// Words that no file has.
    var absent: [WordSearch] = []
    /// By name of a function, or of a type with initializers, the nodes that declare one, of each file that was asked for it.
    var callables: [String: [String: [Int]]] = [:]
  }

  let bytes: [String: [UInt8]]
  /// Sorted.
  let paths: [String]
  /// What an analysis knows of the files, or of some of them.
  let facts: [String: FileFacts]
  private let memberUses: MemberUseIndex?
  private let tests: Set<String>
  /// Of each path, the names that an analysis found in the file.
  private let tables: [NameTable?]
  private let mentionIndex: MentionIndex
  /// Positions of the paths whose names are not known.
  private let withoutTable: [Int]
  private let jobs: Int
  private let known = Guarded(Known())

  init(
    _ bytes: [String: [UInt8]], facts: [String: FileFacts], memberUses: MemberUseIndex? = nil,
    tests: Set<String> = [], jobs: Int
  ) {
    self.tests = tests
    self.bytes = bytes
    self.memberUses = memberUses
    self.facts = facts
    self.jobs = jobs
    let paths = bytes.keys.sorted()
    self.paths = paths
    let tables = paths.map { facts[$0]?.names }
    self.tables = tables
    mentionIndex = MentionIndex(tables)
    withoutTable = tables.indices.filter { tables[$0] == nil }
  }

  subscript(path: String) -> SwiftSource? { names(of: path)?.source }

  func has(_ path: String) -> Bool { bytes[path] != nil }

  /// Nil for a file that is not there.
  func names(of path: String) -> FileNames? {
    if let names = known.withLock({ $0.names[path] }) { return names }
    guard let bytes = bytes[path] else { return nil }
    let names = FileNames(bytes, memberUses?[path], isTestFile: tests.contains(path))
    known.withLock { $0.names[path] = names }
    return names
  }

  /// What several files declare and use, each with its path; on several threads.
  func names(of paths: [String]) -> [(path: String, names: FileNames)] {
    let parsed = known.withLock { known in Set(paths.filter { known.names[$0] != nil }) }
    let missing = paths.filter { !parsed.contains($0) }
    let new = parallelMap(missing.count, jobs: jobs, size: 16, state: { () }) { [bytes, memberUses, tests] _, range in
      range.map { index in
        let path = missing[index]
        return FileNames(bytes[path] ?? [], memberUses?[path], isTestFile: tests.contains(path))
      }
    }
    return known.withLock { known in
      for (path, names) in zip(missing, new) where self.bytes[path] != nil { known.names[path] = names }
      return paths.compactMap { path in known.names[path].map { (path, $0) } }
    }
  }

  /// The files whose text has one of several words, sorted.
  func containing(_ words: [String]) -> [String] {
    let key = Set(words)
    if words.isEmpty { return [] }
    if let paths = known.withLock({ $0.places[key] }) { return paths }
    let search = WordSearch(words)
    let found = parallelMap(paths.count, jobs: jobs, size: 64, state: { () }) { [bytes, paths] _, range in
      range.map { bytes[paths[$0]].map { search.isFound(in: $0) } ?? false }
    }.enumerated().compactMap { $1 ? paths[$0] : nil }
    known.withLock { known in
      known.places[key] = found
      if found.isEmpty { known.absent += key.map { WordSearch([$0]) } }
    }
    return found
  }

  /// Whether a file may have one of several identifiers.
  func mayMention(_ identifiers: NameSet, _ search: WordSearch, at path: String) -> Bool {
    facts[path]?.names.mentions(oneOf: identifiers) ?? bytes[path].map { search.isFound(in: $0) } ?? false
  }

  /// The files that may have an identifier, sorted; all that have it, but for names of local variables and in strings.
  func mentioning(_ identifier: String) -> [String] {
    if let paths = known.withLock({ $0.mentions[identifier] }) { return paths }
    let text = Array(identifier.utf8)
    if known.withLock({ $0.absent.contains { $0.isFound(in: text) } }) { return [] }
    let (set, search) = (NameSet([identifier]), WordSearch([identifier]))
    let read = mentionIndex.files(mentioning: identifier).filter { tables[$0]?.mentions(oneOf: set) == true }
    let others = withoutTable.filter { bytes[paths[$0]].map { search.isFound(in: $0) } ?? false }
    let found = (others.isEmpty ? read : (read + others).sorted()).map { paths[$0] }
    known.withLock { $0.mentions[identifier] = found }
    return found
  }

  /// The files of some that may declare one of several names outside of functions.
  func declaring(_ names: Set<String>, in paths: [String]) -> [String] {
    let set = NameSet(names)
    return paths.filter { facts[$0]?.declares(set) ?? true }
  }

  /// The functions of a name, and the initializers of types of that name: by path, their nodes.
  func callables(named name: String) -> [(path: String, source: SwiftSource, nodes: [Int])] {
    let set = NameSet([name])
    return mentioning(name).filter { facts[$0]?.declaresCallable(set) ?? true }.compactMap { path in
      guard let file = names(of: path) else { return nil }
      let nodes = callables(of: path, file)[name] ?? []
      return nodes.isEmpty ? nil : (path, file.source, nodes)
    }
  }

  private func callables(of path: String, _ file: FileNames) -> [String: [Int]] {
    if let callables = known.withLock({ $0.callables[path] }) { return callables }
    let source = file.source
    var callables: [String: [Int]] = [:]
    for node in source.tree.nodes.indices {
      let name: String? =
        switch source.kind(node) {
        case .functionDeclaration: source.name(of: node).map(source.text)
        case .initializerDeclaration: source.owner(of: node)
        default: nil
        }
      if let name { callables[name, default: []].append(node) }
    }
    known.withLock { $0.callables[path] = callables }
    return callables
  }
}
