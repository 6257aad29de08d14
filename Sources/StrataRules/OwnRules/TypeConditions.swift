import StrataClassification
import StrataDefinition
import StrataModel

/// Answers the conditions of one rule for the types of a project.
struct TypeConditions {
  private let context: RuleContext
  private let graph: Graph
  /// By the text of a condition: the types that its selector selects.
  private var selected: [String: Set<TypeID>] = [:]
  /// Selectors are evaluated for single types, one of which may be in another layer.
  private let isPrediction: Bool
  private let move: ProposedMove?

  init(_ rule: OwnRule, _ context: RuleContext) {
    self.context = context
    graph = context.project.graph
    (isPrediction, move) = (false, nil)
    var selectors: [(text: String, selector: Selector)] = []
    for condition in rule.select + rule.require + rule.forbid {
      if case .selector(let selector) = condition.test { selectors.append((condition.text, selector)) }
    }
    if selectors.isEmpty { return }
    let selections = Selection.all(selectors.map(\.selector), in: context.project, withNested: false)
    for (entry, selection) in zip(selectors, selections) { selected[entry.text] = selection.types }
  }

  /// For some types of a project in which a type may be in another layer.
  init(_ context: RuleContext, after move: ProposedMove?) {
    self.context = context
    graph = context.project.graph
    (isPrediction, self.move) = (true, move)
  }

  private func isMoved(_ type: TypeID?) -> Bool { type.map { move?.family.contains($0) ?? false } ?? false }

  func holds(_ condition: TypeCondition, _ type: TypeID) -> Bool {
    if let usages = usages(condition, by: type) { return !usages.isEmpty }
    let entity = graph[type]
    switch condition.test {
    case .selector(let selector) where isPrediction:
      let layer = isMoved(type) ? move?.layer : context.layerOfType[type.index]
      return context.project.matches(selector, type, in: layer.map { context.layerName($0) })
    case .selector: return selected[condition.text]?.contains(type) ?? false
    case .role(let roles):
      let role = type == move?.type ? move?.role : context.roleID(type)
      return role.map { roles.contains($0) } ?? false
    case .access(let levels): return levels.contains(entity.access)
    case .modifier(let modifiers):
      return modifiers.contains { graph[entity.declaration].modifiers.contains($0) }
    case .signature(let globs):
      return graph.members(of: type).contains { member in
        let signature = graph.signature(of: member)
        return globs.contains { $0.matches(signature) }
      }
    case .more(let measure, let limit): return count(measure, type) > limit
    case .ownFile: return graph.topLevelTypes(of: entity.declaration.file) == [type]
    case .uses, .usesLayer, .usesRole, .calls: return false
    }
  }

  /// Of a condition about what a type uses: the usages that meet it; nil for any other.
  func usages(_ condition: TypeCondition, by type: TypeID) -> [Usage]? {
    switch condition.test {
    case .uses(let globs):
      return usages(by: type) { usage in
        guard usage.reference.target.declaringFile == nil else { return false }
        let name = graph.targetName(of: usage.reference)
        guard usage.reference.target.externalID != nil else {
          return globs.contains { $0.matches(name) || $0.matches(lastComponent(name)) }
        }
        return usage.reference.kind != .calls && !isFunction(usage.reference)
          && globs.contains { $0.matches(frameworkType: name) || $0.matches(frameworkType: lastComponent(name)) }
      }
    case .usesLayer(let names):
      return usages(by: type) { usage in
        let layer = isMoved(usage.target) ? move?.layer : context.usedLayer(usage.reference)
        return layer.map { names.contains(context.layerName($0)) } ?? false
      }
    case .usesRole(let roles):
      return usages(by: type) { usage in
        usage.target.flatMap { context.role($0) }.map { roles.contains($0.id) } ?? false
      }
    case .calls(let globs):
      return usages(by: type) { usage in
        name(ofCalled: usage.reference).map { name in globs.contains { $0.matches(name) } } ?? false
      }
    default: return nil
    }
  }

  private func usages(by type: TypeID, where isMeant: (Usage) -> Bool) -> [Usage] {
    context.usages(by: type).filter { usage in
      guard context.project.isProduction(usage.reference), !usage.site.isOfOwnType, isMeant(usage) else { return false }
      return usage.target.map { !context.isTransparentAlias($0) } ?? true && !context.isQualifier(usage)
    }
  }

  /// `NSLog(…)`, which looks like the creation of a type.
  private func isFunction(_ reference: Reference) -> Bool {
    reference.kind == .creates
      && context.vocabulary[.frameworkFunctions].matches(graph.targetName(of: reference))
  }

  /// `print` of a function, `DispatchQueue.main` of a member, also with their module: `Swift.print`. A member of a value
  /// whose type is not known has none before the dot: `.addObserver`.
  func name(ofCalled reference: Reference) -> String? {
    let target = graph.targetName(of: reference)
    switch reference.target {
    case .declaration: return reference.memberDeclaration.map { graph.name(of: $0) }
    case .external:
      let modules = context.vocabulary[.qualifyingModules]
      let member = reference.member.isNone ? nil : graph.text(reference.member, in: reference.file)
      if modules.contains(target) { return member }
      let isFunction = member == nil && (reference.kind == .calls || self.isFunction(reference))
      let name = isFunction ? target : member.map { target + "." + $0 }
      guard let name, let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
      return String(name[name.index(after: dot)...])
    case .type: return reference.member.isNone ? nil : target + "." + graph.text(reference.member, in: reference.file)
    }
  }

  private func count(_ measure: TypeCondition.Measure, _ type: TypeID) -> Int {
    switch measure {
    case .properties: return graph.storedProperties(of: type).count
    case .operations:
      return graph.functions(of: type).count { function in
        let fact = graph[function]
        return fact.access != .private && fact.access != .fileprivate && !fact.modifiers.contains(.override)
      }
    case .lines:
      let fact = graph[graph[type].declaration]
      let file = graph[type].declaration.file
      return graph.location(file, fact.end).line - graph.location(file, fact.start).line + 1
    case .dependencies:
      let stored = context.usages(by: type).filter { $0.reference.kind == .stores }.compactMap(\.target)
      return Set(stored.filter { [.class, .actor, .protocol].contains(graph[$0].kind) && $0 != type }).count
    }
  }
}
