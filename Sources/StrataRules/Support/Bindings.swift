import StrataClassification
import StrataModel

/// Properties that the code of the project binds (`$viewModel.name`) or assigns from outside (`viewModel.name = …`): by
/// declaration if the graph knows the member, otherwise by the member's name alone.
struct Bindings {
  private(set) var bound: Set<DeclarationID> = []
  private(set) var boundNames: Set<String> = []
  private(set) var assigned: Set<DeclarationID> = []

  /// - Parameter withAssignments: whether ``assigned`` is needed.
  init(_ project: ClassifiedGraph, withAssignments: Bool) {
    let types = project.vocabulary[.bindingTypes].names
    for index in project.graph.files.indices where !project.graph.files[index].isTest {
      let facts = project.graph.files[index].facts
      let file = FileID(UInt32(index))
      let tree = facts.tree
      if tree.names.contains(where: { isProjection($0, in: tree.names) || tree.names.isOne(of: types, $0) }) {
        scanBindings(file, tree, types, in: project.graph)
      }
      if withAssignments { scanAssignments(file, tree, in: project.graph) }
    }
  }

  func isBound(_ property: DeclarationID, named name: String) -> Bool {
    bound.contains(property) || boundNames.contains(name)
  }

  private mutating func scanBindings(_ file: FileID, _ tree: CodeTree, _ types: NameSet, in graph: Graph) {
    for chain in tree.nodes.indices where tree[chain].kind == .chain {
      let base = tree.base(of: chain)
      guard tree[base].kind == .identifier else { continue }
      if isProjection(tree[base].name, in: tree.names) {
        for suffix in tree.suffixes(of: chain) where tree[suffix].kind == .member {
          bind(suffix, file, tree, in: graph)
        }
      } else if tree.isNamed(base, oneOf: types) {
        for use in tree.operators(in: tree.subtree(of: chain), where: { $0 == "=" }) {
          if let member = lastMember(of: use.left.lowerBound, tree) { bind(member, file, tree, in: graph) }
        }
      }
    }
  }

  private mutating func scanAssignments(_ file: FileID, _ tree: CodeTree, in graph: Graph) {
    for use in tree.operators(in: tree.nodes.indices, where: { $0 == "=" }) {
      guard let member = lastMember(of: use.left.lowerBound, tree) else { continue }
      if let declaration = declaration(at: member, file, tree, in: graph, fromOutside: true) {
        assigned.insert(declaration)
      }
    }
  }

  private mutating func bind(_ member: Int, _ file: FileID, _ tree: CodeTree, in graph: Graph) {
    if let declaration = declaration(at: member, file, tree, in: graph, fromOutside: false) {
      bound.insert(declaration)
    } else {
      boundNames.insert(tree.name(member))
    }
  }

  /// `$name`, not `$0`.
  private func isProjection(_ name: NameID, in names: NameTable) -> Bool {
    guard names.hasPrefix(name, "$") else { return false }
    return !names.bytes[names.range(of: name).dropFirst()].allSatisfy {
      $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
    }
  }

  private func lastMember(of node: Int, _ tree: CodeTree) -> Int? {
    guard tree[node].kind == .chain else { return nil }
    return tree.suffixes(of: node).filter { tree[$0].kind == .member }.last
  }

  private func declaration(
    at member: Int, _ file: FileID, _ tree: CodeTree, in graph: Graph, fromOutside: Bool
  ) -> DeclarationID? {
    for reference in graph.references(in: file, at: tree[member].offset) where reference.kind == .calls {
      guard let declaration = reference.memberDeclaration else { continue }
      if fromOutside, reference.source == reference.target.typeID { return nil }
      return declaration
    }
    return nil
  }
}
