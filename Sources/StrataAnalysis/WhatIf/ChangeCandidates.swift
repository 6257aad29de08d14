import StrataDefinition
import StrataModel
import StrataRules

/// The changes that may close several findings: those that remedies propose, and moves of the types that many forbidden
/// dependencies have in common, also where such a move opens other findings.
struct ChangeCandidates {
  struct Candidate {
    var change: ProposedChange
    /// The findings that it is expected to close: ascending indices.
    var findings: [Int]
  }

  /// Each change once, those of most findings first; of equal ones, the one that a remedy names first.
  private(set) var list: [Candidate] = []

  init(for findings: [Finding], in snapshot: Snapshot) {
    var indices: [ProposedChange: Set<Int>] = [:]
    var order: [ProposedChange: Int] = [:]
    for index in findings.indices {
      for change in findings[index].changes {
        indices[change, default: []].insert(index)
        if order[change] == nil { order[change] = order.count }
      }
    }
    let moves = Moves(of: findings, in: snapshot)
    for (change, closed) in moves.all() { indices[change, default: []].formUnion(closed) }
    list = indices.filter { $0.value.count >= Causes.smallestCount && !Self.movesBase($0.key, in: snapshot) }.map {
      change, findings in Candidate(change: change, findings: findings.sorted())
    }
    list.sort { a, b in
      if a.findings.count != b.findings.count { return a.findings.count > b.findings.count }
      let (first, second) = (order[a.change] ?? .max, order[b.change] ?? .max)
      if first != second { return first < second }
      return a.change.arguments.lexicographicallyPrecedes(b.change.arguments)
    }
  }

  /// Whether a change moves a class that others inherit from by its name: `BaseCoordinator`. It belongs where all of them
  /// may use it, which no finding shows.
  private static func movesBase(_ change: ProposedChange, in snapshot: Snapshot) -> Bool {
    guard case .move(let name, _) = change, snapshot.definition.vocabulary[.basePrefixes].beginsWord(of: name) else {
      return false
    }
    let graph = snapshot.graph
    return snapshot.types(named: name).contains { type in
      graph[type].kind == .class && !graph.directSubtypes(of: type) { _ in true }.isEmpty
    }
  }

  private struct Moves {
    private struct Dependency {
      var index: Int
      var layer: LayerID
      var user: TypeID
      var target: TypeID
    }

    private let destinations: MoveDestinations
    private var dependencies: [Dependency] = []

    init(of findings: [Finding], in snapshot: Snapshot) {
      let graph = snapshot.graph
      destinations = MoveDestinations(RuleContext(snapshot.project))
      let types = Dictionary(
        graph.typeIDs.map { (graph.location(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
      func type(_ name: String, _ finding: Finding) -> TypeID? {
        finding.declarations.first { $0.name == name }.flatMap { types[$0.location] }
      }
      for (index, finding) in findings.enumerated() where finding.rule == RuleIDs.dependencyRule {
        guard let user = type(finding.symbol, finding), let target = type(finding.target, finding),
          let layer = snapshot.definition.layerID(named: finding.layer), !graph[target].isLocal
        else { continue }
        dependencies.append(
          Dependency(index: index, layer: layer, user: graph.outermost(user), target: graph.outermost(target)))
      }
    }

    func all() -> [(ProposedChange, [Int])] {
      moves(by: \.target) { destinations.best(of: $0[0].target, usedBy: $0.map(\.layer)) }
        + moves(by: \.user) { destinations.best(of: $0[0].user, using: $0.map(\.target)) }
    }

    private func moves(
      by type: KeyPath<Dependency, TypeID>, _ best: ([Dependency]) -> (change: ProposedChange, closed: [Int])?
    ) -> [(ProposedChange, [Int])] {
      var moves: [(ProposedChange, [Int])] = []
      for group in Dictionary(grouping: dependencies, by: { $0[keyPath: type] }).values
      where group.count >= Causes.smallestCount {
        guard let found = best(group) else { continue }
        moves.append((found.change, found.closed.map { group[$0].index }))
      }
      return moves
    }
  }
}
