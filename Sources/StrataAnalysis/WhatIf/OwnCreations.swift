import StrataModel

/// The members of a type that create an instance of the type, such as `static let shared = Store()`. References of a type
/// to itself are not in the graph, so they are found by the name of the type.
struct OwnCreations {
  /// As in `Store.shared`, in source order.
  let members: [String]

  init(of type: TypeID, in graph: Graph) {
    let entity = graph[type]
    members = graph.members(of: type).filter { member in
      let fact = graph[member]
      guard !graph[member.file].isTest, fact.marks.isEmpty, !fact.kind.isNominalType else { return false }
      let facts = graph[member.file].facts
      let inside = facts.declarations[Int(member.index)..<max(Int(fact.next), Int(member.index) + 1)]
      return inside.contains { part in
        [part.initialValue, part.body].contains { Self.creates(entity.simpleName, in: $0.range, of: CodeTree(facts)) }
          || part.type != noIndex && facts.names.equals(facts.types[Int(part.type)].name, entity.simpleName)
            && Self.beginsWithImplicitInitializer(part.initialValue, CodeTree(facts))
      }
    }.map { entity.name + "." + graph.memberName(of: $0) }
  }

  /// `Store()`, `Self()`, `Store.init()`, `self.init()`
  private static func creates(_ name: String, in range: Range<Int>, of tree: CodeTree) -> Bool {
    tree.calls(in: range).contains { call in
      var type = call.callee
      if tree[type].kind == .member {
        guard tree.isNamed(type, "init") else { return false }
        type = tree.base(of: call.chain)
        guard Int(tree[type].next) == call.callee else { return false }
        if tree.isNamed(type, "self") { return true }
      }
      return tree[type].kind == .identifier && (tree.isNamed(type, name) || tree.isNamed(type, "Self"))
    }
  }

  /// `.init()`, of the declared type.
  private static func beginsWithImplicitInitializer(_ value: Span, _ tree: CodeTree) -> Bool {
    guard !value.isEmpty else { return false }
    let base = tree.base(of: Int(value.start))
    return tree[base].kind == .implicitMember && tree.isNamed(base, "init")
  }
}

extension Graph {
  /// A member in messages: `shared`, `make()`, `init`.
  fileprivate func memberName(of member: DeclarationID) -> String {
    switch self[member].kind {
    case .initializer: return "init"
    case .function: return text(self[member].name, in: member.file) + "()"
    default: return text(self[member].name, in: member.file)
    }
  }
}
