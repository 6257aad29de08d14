import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Declarations: what variables may stand for, and what functions return.
extension ValueFinder {
  /// What a variable may stand for.
  func values(of variable: DeclarationID) -> [FlowValue] {
    guard openDeclarations.insert(variable).inserted else { return [] }
    defer { openDeclarations.remove(variable) }
    var result = FlowValues()
    if let region = regions.initialValue(of: variable) {
      result.add(values(at: region.tree.roots(in: region.range), in: region))
    }
    if graph[variable].modifiers.contains(.computed) {
      if let body = regions.body(of: variable) { result.add(results(in: body.range, of: body)) }
      return result.all
    }
    result.add(assigned(to: variable))
    result.add(memberwise(variable))
    result.add(injected(into: variable))
    return result.all
  }

  /// `self.gateway = gateway`
  private func assigned(to variable: DeclarationID) -> [FlowValue] {
    var result = FlowValues()
    for (nodes, region) in assignments(to: variable) { result.add(values(at: nodes, in: region)) }
    return result.all
  }

  /// What is assigned to a variable.
  func assignments(to variable: DeclarationID) -> [(nodes: [Int], region: CodeRegion)] {
    var result: [(nodes: [Int], region: CodeRegion)] = []
    for order in uses[variable] {
      let reference = graph.references[Int(order)]
      guard isProduction(reference), let (region, node) = regions.site(of: reference) else { continue }
      let tree = region.tree
      var top = node
      if let chain = region.parents[node], tree[chain].kind == .chain {
        guard Int(tree[node].next) == Int(tree[chain].next) else { continue }
        top = chain
      }
      guard let sequence = region.parents[top], tree[sequence].kind == .sequence else { continue }
      let parts = Array(tree.children(of: sequence))
      guard parts.count > 2, parts[0] == top, tree[parts[1]].kind == .assignment else { continue }
      let rest = parts[2...]
      if let ternary = rest.firstIndex(where: { tree[$0].kind == .ternary }) {
        result.append((Array(rest[ternary...]), region))
      } else {
        result.append((rest.filter { tree[$0].kind != .cast && tree[$0].kind != .binaryOperator }, region))
      }
    }
    return result
  }

  /// The arguments of the initializers that the compiler writes for structs.
  private func memberwise(_ variable: DeclarationID) -> [FlowValue] {
    guard let owner = graph.enclosingType(of: variable), graph[owner].kind == .struct, !graph[variable].isStatic else {
      return []
    }
    let label = graph.name(of: variable)
    var result = FlowValues()
    for reference in graph.references(to: owner)
    where reference.kind == .creates && reference.memberDeclaration == nil && isProduction(reference) {
      guard let (region, node) = regions.site(of: reference), let call = region.tree.call(after: node, in: region)
      else {
        continue
      }
      let arguments = region.tree.arguments(of: call)
      if let value = region.tree.argument(label, of: call) {
        result.add(values(at: value, in: region))
      } else if let last = Array(arguments).last, region.tree[last].flags.contains(.trailing), isClosure(variable) {
        result.add(values(at: region.tree.value(of: last), in: region))
      }
    }
    return result.all
  }

  private func isClosure(_ variable: DeclarationID) -> Bool {
    let (facts, type) = (graph[variable.file].facts, graph[variable].type)
    return type != noIndex && facts.typeSubtree(of: Int(type)).contains { facts.types[$0].kind == .function }
  }

  /// `@Injected(\.service) var service: Service`, `@Injected var service: Service`
  private func injected(into variable: DeclarationID) -> [FlowValue] {
    let facts = graph[variable.file].facts
    let fact = graph[variable]
    var result = FlowValues()
    for attribute in facts.attributes[fact.attributes.range] {
      if let region = regions.regions(of: variable).first(where: { $0.range == attribute.arguments.range }) {
        for node in region.range where region.tree[node].kind == .member || region.tree[node].kind == .identifier {
          let meaning = graph.meaning(of: node, region.tree, in: region.file)
          if let member = meaning?.memberDeclaration, graph[member].kind == .variable {
            result.add(values(of: member))
          }
        }
      }
      guard facts.names.isOne(of: project.vocabulary[.injectionWrappers].names, attribute.name),
        let type = declaredType(of: variable)
      else { continue }
      result.add(registrations.values(of: type))
    }
    return result.all
  }

  /// The type of the project with which a variable is declared.
  func declaredType(of variable: DeclarationID) -> TypeID? { type(named: graph[variable].type, in: variable.file) }

  /// The type of the project that a type expression names.
  private func type(named root: UInt32, in file: FileID) -> TypeID? {
    let facts = graph[file].facts
    guard root != noIndex, let node = facts.nominalType(of: root) else { return nil }
    let found = graph.references(in: file, at: facts.types[node].offset).lazy.compactMap(\.target.typeID).first
    return found.map { graph[$0].aliased?.typeID ?? $0 }
  }

  /// The type of the project with which the part of a chain before a node is declared: `LoginView` of `view?.showError()`.
  func declaredType(ofChain chain: Int, upTo end: Int, in region: CodeRegion) -> TypeID? {
    let tree = region.tree
    let parts = [tree.base(of: chain)] + tree.suffixes(of: chain).prefix { $0 < end }
    let names = parts.filter { tree[$0].kind != .optionalChaining && tree[$0].kind != .forceUnwrap }
    guard let last = names.last, tree[last].kind == .identifier || tree[last].kind == .member else { return nil }
    if tree[last].kind == .identifier {
      let name = tree.name(last)
      if region.locals.variable(named: name, at: last) != nil { return nil }
      if let (function, index) = parameter(named: name, around: region.declaration) {
        let parameters = Array(graph.parameters(of: function))
        return type(named: parameters[index].type, in: function.file)
      }
    }
    guard let member = graph.meaning(of: last, tree, in: region.file)?.memberDeclaration,
      graph[member].kind == .variable
    else { return nil }
    return declaredType(of: member)
  }

  /// What a function returns.
  func results(of function: DeclarationID) -> [FlowValue] {
    guard openDeclarations.insert(function).inserted else { return [] }
    defer { openDeclarations.remove(function) }
    return regions.body(of: function).map { results(in: $0.range, of: $0) } ?? []
  }

  /// What the code of a closure returns.
  func results(ofClosure site: CodeSite) -> [FlowValue] {
    guard let region = regions.region(of: site) else { return [] }
    return results(in: region.tree.statements(ofClosure: site.node), of: region)
  }

  func results(in range: Range<Int>, of region: CodeRegion) -> [FlowValue] {
    values(at: resultNodes(in: range, of: region), in: region)
  }

  /// The expressions that code returns.
  func resultNodes(in range: Range<Int>, of region: CodeRegion) -> [Int] {
    let tree = region.tree
    var returned: [Int] = []
    tree.walk(range) { node in
      if tree[node].kind == .return { returned.append(node) }
      return tree[node].kind != .closure
    }
    let statements = Array(tree.roots(in: range))
    return returned.isEmpty ? Array(statements.suffix(1)) : returned
  }
}
