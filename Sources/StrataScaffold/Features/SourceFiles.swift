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
  }

  let bytes: [String: [UInt8]]
  /// Sorted.
  let paths: [String]
  /// What an analysis knows of the files, or of some of them.
  let facts: [String: FileFacts]
  private let memberUses: MemberUseIndex?
  /// Of each path, the names that an analysis found in the file.
  private let tables: [NameTable?]
  private let jobs: Int
  private let known = Guarded(Known())

  init(_ bytes: [String: [UInt8]], facts: [String: FileFacts], memberUses: MemberUseIndex? = nil, jobs: Int) {
    self.bytes = bytes
    self.memberUses = memberUses
    self.facts = facts
    self.jobs = jobs
    let paths = bytes.keys.sorted()
    self.paths = paths
    tables = paths.map { facts[$0]?.names }
  }

  subscript(path: String) -> SwiftSource? { names(of: path)?.source }

  func has(_ path: String) -> Bool { bytes[path] != nil }

  /// Nil for a file that is not there.
  func names(of path: String) -> FileNames? {
    if let names = known.withLock({ $0.names[path] }) { return names }
    guard let bytes = bytes[path] else { return nil }
    let names = FileNames(bytes, memberUses?[path])
    known.withLock { $0.names[path] = names }
    return names
  }

  /// What several files declare and use, each with its path; on several threads.
  func names(of paths: [String]) -> [(path: String, names: FileNames)] {
    let parsed = known.withLock { known in Set(paths.filter { known.names[$0] != nil }) }
    let missing = paths.filter { !parsed.contains($0) }
    let new = parallelMap(missing.count, jobs: jobs, size: 16, state: { () }) { [bytes, memberUses] _, range in
      range.map { FileNames(bytes[missing[$0]] ?? [], memberUses?[missing[$0]]) }
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
    known.withLock { $0.places[key] = found }
    return found
  }

  /// Whether a file may have one of several identifiers.
  func mayMention(_ identifiers: NameSet, _ search: WordSearch, at path: String) -> Bool {
    facts[path]?.names.mentions(oneOf: identifiers) ?? bytes[path].map { search.isFound(in: $0) } ?? false
  }

  /// The files that may have an identifier, sorted; all that have it, but for names of local variables and in strings.
  func mentioning(_ identifier: String) -> [String] {
    if let paths = known.withLock({ $0.mentions[identifier] }) { return paths }
    let (set, search) = (NameSet([identifier]), WordSearch([identifier]))
    let found = paths.indices.filter { index in
      tables[index]?.mentions(oneOf: set) ?? bytes[paths[index]].map { search.isFound(in: $0) } ?? false
    }.map { paths[$0] }
    known.withLock { $0.mentions[identifier] = found }
    return found
  }
}
