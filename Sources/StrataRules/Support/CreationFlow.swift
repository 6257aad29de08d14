import StrataModel

/// Where the values that one declaration creates go: into the arguments of further creations, over local variables too.
struct CreationFlow {
  private enum Destination: Equatable {
    case creation(Reference)
    /// A local variable that nothing reads.
    case nowhere
    /// The value is used by the code itself, stored, or passed to a function.
    case elsewhere
  }

  /// One piece of the declaration's code.
  private struct Piece {
    var range: Range<Int>
    var parents: CodeParents
    var locals: LocalVariables
  }

  private let tree: CodeTree
  private let created: [UInt32: Reference]
  private var pieces: [Piece] = []

  /// - Parameter created: the creations in the declaration.
  init(_ graph: Graph, _ declaration: DeclarationID, _ created: [Reference]) {
    let facts = graph.facts(of: declaration)
    let fact = facts.declarations[Int(declaration.index)]
    let tree = facts.tree
    self.tree = tree
    self.created = Dictionary(created.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    let spans =
      [fact.initialValue, fact.body] + facts.parameters[fact.parameters.range].map(\.defaultValue)
      + facts.attributes[fact.attributes.range].map(\.arguments)
    pieces = spans.filter { !$0.isEmpty }.map { span in
      Piece(
        range: span.range, parents: tree.parents(in: span.range), locals: LocalVariables(of: tree, in: span.range))
    }
  }

  /// The first creation of a wanted type that the value of a reference becomes part of, if it is used for nothing else.
  func destination(of reference: Reference, _ isWanted: (Reference) -> Bool) -> Reference? {
    for piece in pieces {
      for node in piece.range where tree[node].offset == reference.offset {
        var known: [Int: Destination] = [:]
        switch tree[node].kind {
        case .type where piece.parents[node].map({ tree[$0].kind == .localVariable }) ?? false:
          guard case .creation(let found) = usesOfVariable(typed: node, in: piece, isWanted, &known) else { return nil }
          return found
        case .identifier, .member, .implicitMember, .type:
          guard reference.kind == .creates, let whole = wholeCreation(at: node, in: piece),
            case .creation(let found) = climb(from: whole, in: piece, isWanted, &known)
          else { return nil }
          return found
        default: continue
        }
      }
    }
    return nil
  }

  /// The expression of a creation, if that is all of it: no member of the new value is used.
  private func wholeCreation(at node: Int, in piece: Piece) -> Int? {
    guard let chain = piece.parents[node], tree[chain].kind == .chain else { return nil }
    guard let call = tree.calls(ofChain: chain).last, call.suffix > node else { return nil }
    return Int(tree[call.suffix].next) == Int(tree[chain].next) && isCallee(node, of: call) ? chain : nil
  }

  /// Whether a name is what a call creates: `Service(…)`, `Service.init(…)`.
  private func isCallee(_ node: Int, of call: CodeCall) -> Bool {
    if call.callee == node { return true }
    return tree.isNamed(call.callee, "init") && Int(tree[node].next) == call.callee
  }

  private func climb(
    from start: Int, in piece: Piece, _ isWanted: (Reference) -> Bool, _ known: inout [Int: Destination]
  ) -> Destination {
    var node = start
    while let parent = piece.parents[node] {
      switch tree[parent].kind {
      case .argument, .effect, .tuple, .arrayLiteral, .dictionaryLiteral, .ternary, .return: break
      case .sequence:
        if tree.children(of: parent).contains(where: { tree[$0].kind == .assignment }) { return .elsewhere }
      case .call:
        guard let chain = piece.parents[parent],
          let call = tree.calls(ofChain: chain).first(where: { $0.suffix == parent })
        else { return .elsewhere }
        if let creation = creation(by: call) {
          if isWanted(creation) { return .creation(creation) }
        } else if !(tree.name(call.callee).first?.isUppercase ?? false) {
          return .elsewhere
        }
        guard Int(tree[parent].next) == Int(tree[chain].next) else { return .elsewhere }
        node = chain
        continue
      case .closure:
        // A closure that returns the value.
        let statements = tree.statements(ofClosure: parent)
        guard
          tree[node].kind == .return || Int(tree[node].next) == statements.upperBound && node == statements.lowerBound
        else { return .elsewhere }
      case .localVariable:
        return usesOfVariable(with: node, in: piece, isWanted, &known)
      default: return .elsewhere
      }
      node = parent
    }
    return .elsewhere
  }

  private func creation(by call: CodeCall) -> Reference? {
    if let found = created[tree[call.callee].offset] { return found }
    guard tree.isNamed(call.callee, "init"), call.callee > 0 else { return nil }
    return created[tree[call.callee - 1].offset]
  }

  // MARK: Local variables

  private func usesOfVariable(
    with value: Int? = nil, typed type: Int? = nil, in piece: Piece, _ isWanted: (Reference) -> Bool,
    _ known: inout [Int: Destination]
  ) -> Destination {
    guard
      let variable = piece.locals.all.first(where: {
        value != nil && $0.value == value || type != nil && $0.type == type
      })
    else { return .elsewhere }
    if let destination = known[variable.name] { return destination }
    known[variable.name] = .nowhere
    let name = tree.nameID(variable.name)
    var result = Destination.nowhere
    defer { known[variable.name] = result }
    for node in piece.range where tree[node].kind == .identifier && tree.nameID(node) == name {
      guard piece.locals.variable(named: tree.names[name], at: node)?.name == variable.name else { continue }
      switch climb(from: node, in: piece, isWanted, &known) {
      case .creation(let creation): if result == .nowhere { result = .creation(creation) }
      case .nowhere: break
      case .elsewhere:
        result = .elsewhere
        return result
      }
    }
    return result
  }
}
