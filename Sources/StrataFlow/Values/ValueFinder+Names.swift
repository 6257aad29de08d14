import StrataModel
import StrataRules

/// Names: local variables, parameters, properties.
extension ValueFinder {
  func values(ofName node: Int, in region: CodeRegion) -> [FlowValue] {
    let tree = region.tree
    if tree[node].kind == .identifier {
      let name = tree.name(node)
      if let local = region.locals.variable(named: name, at: node) {
        return local.value.map { values(at: $0, in: region) } ?? []
      }
      if let (function, index) = parameter(named: name, around: region.declaration) {
        return values(ofParameter: index, of: function)
      }
    }
    guard let member = graph.meaning(of: node, tree, in: region.file)?.memberDeclaration else {
      return product(at: node, in: region).map { values(of: $0) } ?? []
    }
    switch graph[member].kind {
    case .variable: return values(of: member)
    case .function: return [.function(member)]
    case .enumCase: return graph.enclosingType(of: member).map { [.object($0, region.site(node))] } ?? []
    default: return []
    }
  }

  /// A parameter of a function, or of one around it, by its name in the body.
  func parameter(named name: String, around declaration: DeclarationID) -> (DeclarationID, Int)? {
    let facts = graph[declaration.file].facts
    var index = declaration.index
    while index != noIndex {
      let fact = facts.declarations[Int(index)]
      if fact.kind.isNominalType || fact.kind == .extension { return nil }
      let parameters = facts.parameters[fact.parameters.range]
      if let found = parameters.firstIndex(where: { facts.names.equals($0.name, name) }) {
        return (DeclarationID(declaration.file, index), found - parameters.startIndex)
      }
      index = fact.parent
    }
    return nil
  }

  /// The arguments that all calls pass for a parameter.
  func arguments(for index: Int, of function: DeclarationID) -> [(value: Int, region: CodeRegion)] {
    uses[function].compactMap { order in
      let reference = graph.references[Int(order)]
      guard isProduction(reference), let (region, node) = regions.site(of: reference),
        let call = region.tree.call(after: node, in: region),
        let value = graph.arguments(of: call, region.tree, for: function)[index]
      else { return nil }
      return (value, region)
    }
  }

  /// The arguments that all calls pass for a parameter, and its default.
  func values(ofParameter index: Int, of function: DeclarationID) -> [FlowValue] {
    let key = ParameterKey(function: function, index: index)
    if let found = knownParameters[key] { return found }
    guard openParameters.insert(key).inserted else { return [] }
    defer { openParameters.remove(key) }
    var result = FlowValues()
    for (value, region) in arguments(for: index, of: function) { result.add(values(at: value, in: region)) }
    let parameters = Array(graph.parameters(of: function))
    let value = parameters[index].defaultValue
    if !value.isEmpty, let region = regions.regions(of: function).first(where: { $0.range == value.range }) {
      result.add(values(at: region.tree.roots(of: value), in: region))
    }
    knownParameters[key] = result.all
    return result.all
  }
}
