/// What the index covers of one file.
private struct CompiledFile {
  var map: SourceMap
  private var lines: Set<Int>

  init(_ file: IndexedPackage.File) {
    map = file.map
    lines = Set(file.occurrences.map(\.line))
  }

  /// Whether a line stands in a branch of `#if` in which the compiler saw nothing.
  func isInactive(_ line: Int) -> Bool {
    let branch = map.branches.filter { $0.contains(line) }.min { $0.count < $1.count }
    return branch.map { !$0.dropFirst().contains { lines.contains($0) } } ?? false
  }
}

/// The edges of both sides, sorted out.
struct Comparison {
  var agreed: [Edge] = []
  /// Strata has them, the index has not.
  var extra: [(edge: Edge, evidence: [Evidence])] = []
  /// The index has them, Strata has not.
  var missing: [(edge: Edge, evidence: [Evidence])] = []
  /// Edges of Strata on which the index can say nothing, by reason.
  var silent: [String: Int] = [:]

  init(index: IndexedPackage, map: StrataMap) {
    let files = Dictionary(uniqueKeysWithValues: index.files.map { ($0.path, CompiledFile($0)) })
    let aliasNames = Set(map.types.filter { $0.kind == "typealias" }.map(\.name)).union(index.aliases)
    var judged: [Edge: Set<Evidence>] = [:]
    var doubtful: [Edge: String] = [:]
    for entry in map.edges where entry.from != entry.to {
      let edge = Edge(from: entry.from, to: entry.to)
      if let reason = Self.silence(entry, index, files, aliasNames) {
        doubtful[edge] = reason
      } else {
        judged[edge, default: []].insert(Evidence(file: entry.file, line: entry.line, what: entry.kind))
      }
    }
    let viaAlias = Self.throughAliases(index)
    let known = Set(index.edges.keys).union(viaAlias)
    for (edge, evidence) in judged {
      if index.edges[edge] != nil {
        agreed.append(edge)
      } else if index.initializerEdges.contains(edge) {
        silent["to the type that declares the initializer of another", default: 0] += 1
      } else if viaAlias.contains(edge) {
        silent["through a type alias that the index names instead", default: 0] += 1
      } else {
        extra.append((edge, evidence.sorted()))
      }
    }
    for (edge, reason) in doubtful where judged[edge] == nil {
      if index.edges[edge] != nil {
        agreed.append(edge)
      } else if !known.contains(edge) {
        silent[reason, default: 0] += 1
      }
    }
    let ours = Set(agreed)
    for (edge, evidence) in index.edges where !ours.contains(edge) { missing.append((edge, evidence.sorted())) }
    agreed.sort()
    extra.sort { $0.edge < $1.edge }
    missing.sort { $0.edge < $1.edge }
  }

  var precision: Double { ratio(agreed.count, agreed.count + extra.count) }
  var recall: Double { ratio(agreed.count, agreed.count + missing.count) }

  private func ratio(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 1 : Double(part) / Double(whole) }

  /// Why the index cannot judge an edge of Strata's at this place; nil when it can.
  private static func silence(
    _ entry: StrataMap.EdgeEntry, _ index: IndexedPackage, _ files: [String: CompiledFile], _ aliases: Set<String>
  ) -> String? {
    guard let file = files[entry.file] else { return "in a file that was not compiled" }
    if file.isInactive(entry.line) { return "in a branch of #if that was not compiled" }
    let target = entry.to.split(separator: ".").last.map(String.init) ?? entry.to
    if file.map.isLocal(line: entry.line) || file.map.localNames.contains(target) {
      return "from or to a type declared inside a function"
    }
    if aliases.contains(entry.from) { return "from a type alias" }
    for name in [entry.from, entry.to] where !index.types.contains(name) && !aliases.contains(name) {
      return "from or to a type that was not compiled"
    }
    if entry.inferred == true { return "inferred: written nowhere" }
    return nil
  }

  /// Edges to what an alias stands for, where the index has the edge to the alias.
  private static func throughAliases(_ index: IndexedPackage) -> Set<Edge> {
    var found: Set<Edge> = []
    for edge in index.edges.keys where index.aliases.contains(edge.to) {
      var open = [edge.to]
      var seen: Set<String> = []
      while let alias = open.popLast(), seen.insert(alias).inserted {
        for target in index.aliased[alias] ?? [] {
          found.insert(Edge(from: edge.from, to: target))
          open.append(target)
        }
      }
    }
    return found
  }
}
