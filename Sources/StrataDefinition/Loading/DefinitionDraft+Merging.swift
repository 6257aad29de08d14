/// Merges a definition into the one that it extends. Keys replace, `key+` adds; layers, roles, families, modules and
/// rules are matched by name; exemptions are appended.
extension DefinitionDraft {
  func then(_ next: DefinitionDraft) -> DefinitionDraft {
    var result = self
    result.parent = next.parent
    result.sources = sources.then(next.sources)
    result.excluded = excluded.then(next.excluded)
    result.generated = generated.then(next.generated)
    result.nested = nested.then(next.nested)
    result.tests = tests.then(next.tests)
    result.ownTests = ownTests.then(next.ownTests)
    result.ownExcluded = ownExcluded.then(next.ownExcluded)
    for (key, paths) in next.ownPaths { result.ownPaths[key] = (ownPaths[key] ?? ListEdit()).then(paths) }
    result.ownModulePaths = ownModulePaths.merging(next.ownModulePaths) { $1 }
    result.order = next.order ?? order
    let ordered = next.order.map(layersWithoutUses) ?? layers
    result.layers = ordered.merged(with: next.layers, by: \.name.value) { $0.then($1) }
    // Roles are matched in order, and a project's own roles are more specific than inherited ones.
    let known = Set(roles.map(\.id.value))
    let added = next.roles.filter { !known.contains($0.id.value) }
    let changed = next.roles.filter { known.contains($0.id.value) }
    result.roles = added + roles.merged(with: changed, by: \.id.value) { $0.then($1) }
    result.frameworks = frameworks.merged(with: next.frameworks, by: \.name.value) { $0.then($1) }
    for edit in next.vocabulary {
      if let index = result.vocabulary.firstIndex(where: { $0.list == edit.list }) {
        result.vocabulary[index].entries = result.vocabulary[index].entries.then(edit.entries)
      } else {
        result.vocabulary.append(edit)
      }
    }
    result.modules = modules.merged(with: next.modules, by: \.name) { $1 }
    result.ownRules = ownRules.merged(with: next.ownRules, by: \.id.value) { $1 }
    result.contracts = contracts.merged(with: next.contracts, by: \.name.value) { $0.then($1) }
    result.rules = rules.merged(with: next.rules, by: \.id.value) { $0.then($1) }
    result.exemptions += next.exemptions
    return result
  }
}

extension DefinitionDraft {
  /// An order replaces what the extended definitions let its layers use.
  private func layersWithoutUses(in order: OrderDraft) -> [LayerDraft] {
    let names = Set(order.steps.joined().map(\.value))
    return layers.map { layer in
      var layer = layer
      if names.contains(layer.name.value) { (layer.uses, layer.ownUses) = (ListEdit(), nil) }
      return layer
    }
  }
}

extension Array {
  /// Elements with the same key are combined at the position of the first one; others are appended.
  fileprivate func merged(
    with next: [Element], by key: KeyPath<Element, String>, combine: (Element, Element) -> Element
  ) -> [Element] {
    var result = self
    var places = Dictionary(
      enumerated().map { ($1[keyPath: key], $0) }, uniquingKeysWith: { first, _ in first })
    for element in next {
      if let place = places[element[keyPath: key]] {
        result[place] = combine(result[place], element)
      } else {
        places[element[keyPath: key]] = result.count
        result.append(element)
      }
    }
    return result
  }
}

extension LayerDraft {
  fileprivate func then(_ next: LayerDraft) -> LayerDraft {
    guard !next.isRemoved, !isRemoved else { return next }
    var result = self
    result.name = next.name
    result.isBroken = isBroken || next.isBroken
    result.selector = selector.then(next.selector)
    result.fallback = fallback.then(next.fallback)
    result.uses = uses.then(next.uses)
    result.usesRoles = usesRoles.then(next.usesRoles)
    result.forbids = forbids.then(next.forbids)
    result.imports = imports.then(next.imports)
    result.importsMark = next.importsMark ?? importsMark
    result.because = next.because ?? because
    result.ownUses = next.ownUses ?? ownUses
    result.ownForbids = next.ownForbids ?? ownForbids
    result.isCompositionRoot = next.isCompositionRoot ?? isCompositionRoot
    result.isNeutral = next.isNeutral ?? isNeutral
    return result
  }
}

extension RoleDraft {
  fileprivate func then(_ next: RoleDraft) -> RoleDraft {
    guard !next.isRemoved, !isRemoved else { return next }
    var result = self
    result.id = next.id
    result.isBroken = isBroken || next.isBroken
    result.selector = selector.then(next.selector)
    result.layer = next.layer ?? layer
    result.interfaceLayer = next.interfaceLayer ?? interfaceLayer
    result.alsoIn = alsoIn.then(next.alsoIn)
    result.skips = skips.then(next.skips)
    result.uses = uses.then(next.uses)
    result.usesRoles = usesRoles.then(next.usesRoles)
    result.through = next.through ?? through
    result.isDependency = next.isDependency ?? isDependency
    result.decidesLayer = next.decidesLayer ?? decidesLayer
    result.isCompositionRoot = next.isCompositionRoot ?? isCompositionRoot
    result.rootsNeedWiring = next.isCompositionRoot == nil ? rootsNeedWiring : next.rootsNeedWiring
    return result
  }
}

extension ContractDraft {
  fileprivate func then(_ next: ContractDraft) -> ContractDraft {
    guard !next.isRemoved, !isRemoved, next.statement == nil else { return next }
    var result = self
    result.severity = next.severity ?? severity
    result.because = next.because ?? because
    result.exceptions = next.exceptions ?? exceptions
    result.checksTests = next.checksTests ?? checksTests
    return result
  }
}

extension FrameworkDraft {
  fileprivate func then(_ next: FrameworkDraft) -> FrameworkDraft {
    var result = self
    result.name = next.name
    result.modules = modules.then(next.modules)
    result.types = types.then(next.types)
    result.members = members.then(next.members)
    result.functions = functions.then(next.functions)
    result.macros = macros.then(next.macros)
    result.because = next.because ?? because
    result.isOwn = isOwn || next.isOwn
    return result
  }
}

extension RuleDraft {
  fileprivate func then(_ next: RuleDraft) -> RuleDraft {
    var result = self
    result.id = next.id
    result.severity = next.severity ?? severity
    result.because = next.because ?? because
    result.exceptions = next.exceptions ?? exceptions
    result.checksTests = next.checksTests ?? checksTests
    if next.severity != nil { result.hasOwnSeverity = next.hasOwnSeverity }
    // Options have no effect on a rule that the extended definition turns off.
    if case .given(.off) = severity { result.isIdle = next.isIdle } else { result.isIdle = isIdle && next.isIdle }
    for (name, value) in next.options {
      if case .additions(let more) = value, let before = options[name] {
        result.options[name] = before.adding(more)
      } else {
        result.options[name] = value
      }
    }
    return result
  }
}

extension RuleDraft.ListOrValue {
  fileprivate func adding(_ more: [String]) -> RuleDraft.ListOrValue {
    switch self {
    case .additions(let list): return .additions(list + more)
    case .value(.list(let list)): return .value(.list(list + more))
    case .value: return self
    }
  }
}
