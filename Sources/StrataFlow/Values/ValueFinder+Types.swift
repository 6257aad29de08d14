import StrataModel
import StrataRules

/// Types of expressions whose declarations are outside the project: of what a call returns for `T.self`, and of what a
/// factory outside the project provides.
extension ValueFinder {
  /// The type of the project that the part of a chain before a node has.
  func type(ofChain chain: Int, upTo end: Int, in region: CodeRegion, depth: Int = 0) -> TypeID? {
    guard depth < Self.maximumLocals else { return nil }
    let tree = region.tree
    let parts = ([tree.base(of: chain)] + tree.suffixes(of: chain).prefix { $0 < end }).filter {
      tree[$0].kind != .optionalChaining && tree[$0].kind != .forceUnwrap
    }
    guard let last = parts.last else { return nil }
    switch tree[last].kind {
    case .call:
      guard parts.count > 1, graph.meaning(of: parts[parts.count - 2], tree, in: region.file)?.memberDeclaration == nil
      else { return nil }
      return metatypeArgument(of: last, in: region)
    case .member: return product(at: last, in: region).flatMap { declaredType(of: $0) }
    case .identifier:
      guard let value = region.locals.variable(named: tree.name(last), at: last)?.value, value < last else {
        return nil
      }
      let node = tree.unwrapped(value)
      return type(ofChain: node, upTo: Int(tree[node].next), in: region, depth: depth + 1)
    default: return nil
    }
  }

  /// Through how many local variables a value is followed.
  private static let maximumLocals = 8

  /// `T` of `container.resolve(T.self)` and `response.decoded(T.self)`: the only metatype that a call takes.
  func metatypeArgument(of call: Int, in region: CodeRegion) -> TypeID? {
    let tree = region.tree
    let found = tree.arguments(of: call).map { tree.value(of: $0) }.filter { tree.isMetatype($0) }
    return found.count == 1 ? metatype(found[0], in: region) : nil
  }

  /// The static member that `Factory.shared` gives in production, where a protocol outside the project declares `shared`
  /// and `Factory` only what is provided: those of a protocol that are not for tests and previews.
  func product(at node: Int, in region: CodeRegion) -> DeclarationID? {
    let tree = region.tree
    guard tree[node].kind == .member, let chain = region.parents[node], tree[chain].kind == .chain,
      tree.suffixes(of: chain).first(where: { _ in true }) == node, tree[tree.base(of: chain)].kind == .identifier,
      let factory = graph.references(in: region.file, at: tree[tree.base(of: chain)].offset).lazy
        .compactMap(\.target.typeID).first,
      graph[factory].supertypes.contains(where: { $0.externalID != nil })
    else { return nil }
    let vocabulary = project.vocabulary
    let found = graph.members(of: factory).filter { member in
      let name = graph.name(of: member)
      guard graph[member].kind == .variable, graph[member].isStatic, !vocabulary[.testFunctions].matches(name),
        !vocabulary[.previews].isAtAnEnd(of: name.prefix(1).uppercased() + name.dropFirst())
      else { return false }
      return declaredType(of: member).map { graph[$0].kind == .protocol } ?? false
    }
    return found.count == 1 ? found[0] : nil
  }
}
