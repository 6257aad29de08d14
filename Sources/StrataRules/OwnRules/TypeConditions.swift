import StrataClassification
import StrataDefinition
import StrataModel

/// Answers the conditions of one rule for the types of a project.
struct TypeConditions {
  private let context: RuleContext
  private let graph: Graph
  /// By the text of a condition: what its selector selects.
  private var selected: [String: Selection] = [:]
  private let labels: CallLabels
  /// Selectors are evaluated for single types, one of which may be in another layer.
  private let isPrediction: Bool
  private let move: ProposedMove?

  init(_ rule: OwnRule, _ context: RuleContext) {
    self.context = context
    graph = context.project.graph
    (isPrediction, move) = (false, nil)
    labels = CallLabels(graph)
    var selectors: [(text: String, selector: Selector)] = []
    for condition in rule.select + rule.require + rule.forbid {
      if case .selector(let selector) = condition.test { selectors.append((condition.text, selector)) }
    }
    if selectors.isEmpty { return }
    let selections = Selection.all(selectors.map(\.selector), in: context.project, withNested: false)
    for (entry, selection) in zip(selectors, selections) { selected[entry.text] = selection }
  }

  /// For some types of a project in which a type may be in another layer.
  init(_ context: RuleContext, after move: ProposedMove?) {
    self.context = context
    graph = context.project.graph
    (isPrediction, self.move) = (true, move)
    labels = CallLabels(graph)
  }

  private func isMoved(_ type: TypeID?) -> Bool { type.map { move?.family.contains($0) ?? false } ?? false }

  func holds(_ condition: TypeCondition, _ type: TypeID) -> Bool {
    if let usages = usages(condition, by: type) { return !usages.isEmpty }
    let entity = graph[type]
    switch condition.test {
    case .selector(let selector) where isPrediction:
      let layer = isMoved(type) ? move?.layer : context.layerOfType[type.index]
      return context.project.matches(selector, type, in: layer.map { context.layerName($0) })
    case .selector: return selected[condition.text]?.types.contains(type) ?? false
    case .role(let roles):
      let role = type == move?.type ? move?.role : context.roleID(type)
      return role.map { roles.contains($0) } ?? false
    case .access(let levels): return levels.contains(entity.access)
    case .modifier(let modifiers):
      return modifiers.contains { graph[entity.declaration].modifiers.contains($0) }
    case .signature(let globs):
      return graph.countedMembers(of: type).contains { member in
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
    guard condition.isAboutUses else { return nil }
    return context.usages(by: type).filter { isMeant($0, by: condition) }
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

// MARK: Uses

extension TypeConditions {
  /// Of a condition about uses: those that meet it in the code of a file outside the project's types, such as an extension
  /// of a framework's type.
  func usages(_ condition: TypeCondition, outsideTypesIn file: FileID) -> [Usage] {
    context.usages(in: file).filter {
      $0.user == nil && $0.site.excuse != .preview && $0.site.excuse != .generated && isMeant($0, by: condition)
    }
  }

  /// Whether a condition holds for code outside types: it is about the file alone.
  func holds(_ condition: TypeCondition, outsideTypesIn file: FileID) -> Bool {
    selected[condition.text]?.files.contains(file) ?? false
  }

  private func isMeant(_ usage: Usage, by condition: TypeCondition) -> Bool {
    guard context.project.isProduction(usage.reference), !usage.site.isOfOwnType, meets(usage, condition) else {
      return false
    }
    return usage.target.map { !context.isTransparentAlias($0) } ?? true && !context.isQualifier(usage)
  }

  private func meets(_ usage: Usage, _ condition: TypeCondition) -> Bool {
    switch condition.test {
    case .uses(let globs):
      guard usage.reference.target.declaringFile == nil else { return false }
      let name = graph.targetName(of: usage.reference)
      guard usage.reference.target.externalID != nil else {
        return globs.contains { $0.matches(name) || $0.matches(lastComponent(name)) }
      }
      return usage.reference.kind != .calls && !isFunction(usage.reference)
        && globs.contains { $0.matches(frameworkType: name) || $0.matches(frameworkType: lastComponent(name)) }
    case .usesLayer(let names):
      let layer = isMoved(usage.target) ? move?.layer : context.usedLayer(usage.reference)
      return layer.map { names.contains(context.layerName($0)) } ?? false
    case .usesRole(let roles):
      return usage.target.flatMap { context.role($0) }.map { roles.contains($0.id) } ?? false
    case .calls(let patterns): return pattern(of: usage.reference, among: patterns) != nil
    default: return false
    }
  }

  private func pattern(of reference: Reference, among patterns: [CallPattern]) -> CallPattern? {
    guard let use = use(reference) else { return nil }
    return patterns.first { $0.matches(use, labels: labels.labels(of: reference)) }
  }

  /// What a condition forbids at a location: `Date.now`, `Task.sleep(nanoseconds:)`, the name of a type.
  func name(ofUsed reference: Reference, by condition: TypeCondition) -> String {
    guard case .calls(let patterns) = condition.test, let use = use(reference) else {
      return graph.targetName(of: reference)
    }
    let isWithLabels = pattern(of: reference, among: patterns)?.hasLabels ?? false
    return use.name.drop { $0 == "." } + (isWithLabels ? labels.labels(of: reference) ?? "" : "")
  }

  /// `NSLog(…)`, which looks like the creation of a type.
  private func isFunction(_ reference: Reference) -> Bool {
    reference.kind == .creates
      && context.vocabulary[.frameworkFunctions].matches(graph.targetName(of: reference))
  }

  /// `print` of a function, `DispatchQueue.main` of a member, also with their module: `Swift.print`. A member of a value
  /// whose type is not known has none before the dot: `.addObserver`. What is created has the name of its type.
  private func use(_ reference: Reference) -> CallPattern.Use? {
    let target = graph.targetName(of: reference)
    let isCreation = reference.kind == .creates && !isFunction(reference)
    switch reference.target {
    case .declaration:
      return reference.memberDeclaration.map { CallPattern.Use(graph.name(of: $0), isCreation: false) }
    case .external:
      let modules = context.vocabulary[.qualifyingModules]
      let member = reference.member.isNone ? nil : graph.text(reference.member, in: reference.file)
      // `Realm()` creates a type with the name of its module.
      if modules.contains(target), member != nil || !isCreation {
        return member.map { CallPattern.Use($0, isCreation: false) }
      }
      let isWhole = member == nil && (reference.kind == .calls || reference.kind == .creates)
      guard let name = isWhole ? target : member.map({ target + "." + $0 }) else { return nil }
      guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else {
        return CallPattern.Use(name, isCreation: isCreation && isWhole)
      }
      return CallPattern.Use(String(name[name.index(after: dot)...]), isCreation: isCreation && isWhole)
    case .type:
      if isCreation { return CallPattern.Use(target, isCreation: true) }
      guard !reference.member.isNone else { return nil }
      return CallPattern.Use(target + "." + graph.text(reference.member, in: reference.file), isCreation: false)
    }
  }
}

extension TypeCondition {
  /// Whether it is about what code uses, so that it can also hold for code outside types.
  var isAboutUses: Bool {
    switch test {
    case .uses, .usesLayer, .usesRole, .calls: return true
    default: return false
    }
  }
}
