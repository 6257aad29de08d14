import StrataModel

/// Declarations of a file that stand for each other: a use names one of them and reaches what the others use.
///
/// - In different branches of an `#if`, each build has one of several declarations with a name; the graph records one of
///   them as what is used.
/// - The names of a pattern share one value, `let (a, b) = make()`, which the facts give to the first name.
struct SharedDeclarations {
  private let graph: Graph
  /// By declaration: all those of its group, in order; nothing for a declaration that is in none.
  private var groups: [FileID: [UInt32: [UInt32]]] = [:]

  init(_ graph: Graph) { self.graph = graph }

  /// The declaration itself, and those that stand for it.
  mutating func group(of declaration: DeclarationID) -> [DeclarationID] {
    let known = groups[declaration.file] ?? found(in: declaration.file)
    groups[declaration.file] = known
    return known[declaration.index]?.map { DeclarationID(declaration.file, $0) } ?? [declaration]
  }

  private struct Key: Hashable {
    var type: TypeID?
    /// The name of a type outside the project, for a member of its extension.
    var extended: String
    var kind: DeclarationKind
    var isStatic: Bool
    var signature: String
  }

  private func found(in file: FileID) -> [UInt32: [UInt32]] {
    let facts = graph[file].facts
    var byKey: [Key: [UInt32]] = [:]
    var patterns: [UInt32: [UInt32]] = [:]
    var pattern: [UInt32] = []
    for (index, fact) in facts.declarations.enumerated() where !fact.isLocal {
      if fact.kind == .variable, let last = pattern.last, isSamePattern(fact, facts.declarations[Int(last)]) {
        pattern.append(UInt32(index))
        for name in pattern { patterns[name] = pattern }
      } else if fact.kind == .variable {
        pattern = [UInt32(index)]
      }
      guard fact.condition != 0, [.function, .variable, .subscript, .initializer].contains(fact.kind) else { continue }
      byKey[key(DeclarationID(file, UInt32(index)), fact, facts), default: []].append(UInt32(index))
    }
    var result = patterns
    for declarations in byKey.values where declarations.count > 1 {
      for declaration in declarations {
        let others = declarations.filter {
          $0 == declaration
            || areExclusive(
              facts.declarations[Int($0)].condition, facts.declarations[Int(declaration)].condition, facts)
        }
        if others.count > 1 { result[declaration] = Set(others.flatMap { patterns[$0] ?? [$0] }).sorted() }
      }
    }
    return result
  }

  /// The names of one pattern are declared one after the other, each with the range of the whole binding.
  private func isSamePattern(_ a: DeclarationFact, _ b: DeclarationFact) -> Bool {
    a.parent == b.parent && a.start == b.start && a.end == b.end
  }

  private func key(_ id: DeclarationID, _ fact: DeclarationFact, _ facts: FileFacts) -> Key {
    let type = graph.enclosingType(of: id)
    let isOutside = type == nil && fact.parent != noIndex
    return Key(
      type: type, extended: isOutside ? facts.names[facts.declarations[Int(fact.parent)].name] : "", kind: fact.kind,
      isStatic: fact.isStatic, signature: graph.signature(of: id))
  }

  /// Whether two conditions are of different branches, of which neither is inside the other.
  private func areExclusive(_ a: UInt32, _ b: UInt32, _ facts: FileFacts) -> Bool {
    func contains(_ outer: UInt32, _ inner: UInt32) -> Bool {
      var condition = inner
      while condition != 0, condition != outer { condition = facts.conditions[Int(condition)].parent }
      return condition == outer
    }
    return !contains(a, b) && !contains(b, a)
  }
}
