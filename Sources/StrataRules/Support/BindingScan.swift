import StrataClassification
import StrataDefinition
import StrataModel

/// Finds the members in code that may be bound, by the syntax of their file alone.
struct BindingScan {
  struct Member: Sendable {
    enum Form: Sendable {
      /// After `$viewModel`, the given node.
      case projected(Int)
      /// `binding.name = …` of a function that binds.
      case assigned
      /// `field.textPublisher.assign(to: \.name, on: viewModel)`: an input of a view model, where a view does this.
      case ofStream
    }

    var node: Int
    var form: Form
  }

  private let graph: Graph
  private let types: NameSet
  private let assigning: NameSet

  init(_ project: ClassifiedGraph) {
    graph = project.graph
    types = project.vocabulary[.bindingTypes].names
    assigning = project.vocabulary[.streamAssignments].names
  }

  /// In the order in which the code names them, those of streams at the end; none of a file with tests.
  func members(in file: FileID) -> [Member] {
    if graph.files[file.index].isTest { return [] }
    let tree = graph.files[file.index].facts.tree
    let names = tree.names
    let mayBind =
      names.mentions(oneOf: types) || names.mentions(oneOf: assigning)
      || names.contains(where: { isProjection($0, in: names) })
    return mayBind ? bindings(tree) + streams(tree) : []
  }

  private func bindings(_ tree: CodeTree) -> [Member] {
    var result: [Member] = []
    for chain in tree.nodes.indices where tree[chain].kind == .chain {
      let base = tree.base(of: chain)
      guard tree[base].kind == .identifier else { continue }
      if let projection = projection(of: chain, tree) {
        for member in boundMembers(of: chain, after: projection, tree) {
          result.append(Member(node: member, form: .projected(projection)))
        }
      } else if tree.isNamed(base, oneOf: types) {
        for use in tree.operators(in: tree.subtree(of: chain), where: { $0 == "=" }) {
          if let member = lastMember(of: use.left.lowerBound, tree) {
            result.append(Member(node: member, form: .assigned))
          }
        }
      }
    }
    return result
  }

  private func streams(_ tree: CodeTree) -> [Member] {
    tree.calls(in: tree.nodes.indices).compactMap { call in
      guard tree.isNamed(call.callee, oneOf: assigning), let path = tree.argument("to", of: call.suffix),
        let object = tree.argument("on", of: call.suffix), tree[path].kind == .keyPath, !tree.isNamed(object, "self"),
        let member = tree.children(of: path).filter({ tree[$0].kind == .member }).last
      else { return nil }
      return Member(node: member, form: .ofStream)
    }
  }

  /// The node of `$viewModel` in `$viewModel.name` and `self.$viewModel.name`.
  private func projection(of chain: Int, _ tree: CodeTree) -> Int? {
    let base = tree.base(of: chain)
    if isProjection(tree[base].name, in: tree.names) { return base }
    // The first suffix follows the base.
    let first = Int(tree[base].next)
    guard first < Int(tree[chain].next), tree[first].kind == .member,
      isProjection(tree[first].name, in: tree.names), tree.isNamed(base, "self")
    else { return nil }
    return first
  }

  /// The members after a projection, up to the first one that is called: `$viewModel.name.animation()`.
  private func boundMembers(of chain: Int, after projection: Int, _ tree: CodeTree) -> [Int] {
    var result: [Int] = []
    for suffix in tree.suffixes(of: chain) where suffix > projection {
      switch tree[suffix].kind {
      case .member: result.append(suffix)
      case .call: return Array(result.dropLast())
      default: continue
      }
    }
    return result
  }

  /// `$name`, not `$0`.
  private func isProjection(_ name: NameID, in names: NameTable) -> Bool {
    let range = names.range(of: name)
    guard range.count > 1, names.bytes[range.lowerBound] == UInt8(ascii: "$") else { return false }
    return !names.bytes[range.dropFirst()].allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  private func lastMember(of node: Int, _ tree: CodeTree) -> Int? {
    guard tree[node].kind == .chain else { return nil }
    return tree.suffixes(of: node).filter { tree[$0].kind == .member }.last
  }
}
