import StrataModel

/// What the test functions of a type or a file reach: helpers, properties, and the code that sets these up.
struct ReachOfTests {
  private var used: [DeclarationID: [DeclarationID]] = [:]
  private var sets: [Set<DeclarationID>] = []

  /// - Parameter members: of the type, or the declarations of the file outside of types.
  init(_ members: [DeclarationID], _ tests: TestCode, _ graph: Graph) {
    let named = Dictionary(grouping: members) { graph.name(of: $0) }
    let wanted = NameSet(named.keys)
    for member in members {
      var names: Set<String> = []
      for body in graph.bodies(of: member) {
        for node in body.range {
          switch body.tree[node].kind {
          case .identifier, .member:
            if body.tree.isNamed(node, oneOf: wanted) { names.insert(body.tree.name(node)) }
          default: continue
          }
        }
      }
      used[member] = names.flatMap { named[$0] ?? [] }
    }
    // Nothing calls `setUp` and `init`: a test uses them if it uses a property that they set.
    let called = Set(used.values.joined())
    let entries = members.filter {
      graph[$0].kind != .variable && !tests.isTest($0) && !called.contains($0)
    }.map { closure(of: $0) }
    sets = members.filter { tests.isTest($0) }.map { test in
      var reached = closure(of: test)
      let properties = reached.filter { graph[$0].kind == .variable }
      for entry in entries where !entry.isDisjoint(with: properties) { reached.formUnion(entry) }
      return reached
    }
  }

  /// What each test reaches that reaches a member; nil stands for what all tests share. What no test reaches stands for
  /// itself.
  func sets(with member: DeclarationID?) -> [Set<DeclarationID>] {
    guard let member else { return sets }
    let found = sets.filter { $0.contains(member) }
    return found.isEmpty ? [closure(of: member)] : found
  }

  private func closure(of member: DeclarationID) -> Set<DeclarationID> {
    var (reached, open): (Set<DeclarationID>, [DeclarationID]) = ([member], [member])
    while let next = open.popLast() {
      for other in used[next] ?? [] where reached.insert(other).inserted { open.append(other) }
    }
    return reached
  }
}
