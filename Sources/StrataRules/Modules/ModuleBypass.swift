import StrataClassification
import StrataDefinition
import StrataModel

/// `module-bypass`
struct ModuleBypass: Rule {
  static let description = RuleDescription(
    id: "module-bypass", family: .modules, summary: "A file imports the Implementation part of another module.",
    severity: .error, guides: ["003"], styles: ["module"],
    rationale: """
      Other modules see a module through its Interface, and its Implementation can change without them. An import of \
      the Implementation makes all its public types part of what other modules may depend on. From then on the two \
      modules are compiled, tested and released together.
      """,
    heuristic: """
      A module has two parts if it has two such targets:
      - `Shows` or `ShowsInterface`, and `ShowsImplementation`, `ShowsImpl` or `ShowsImp`, which imports the first one
      - `ShowsInterface` and `Shows`, if it has none of the others

      These may import implementations:
      - a file that declares a composition root or is in the layer of composition roots, since the composition root \
      creates the implementations
      - demo apps and the tests of the module
      - a file that uses them only in previews and debug code

      If `feature-isolation` reports what a file uses, the import is a further location of those findings, and the rule \
      reports it only if they are accepted. In a module of one target there is no such import: `feature-isolation` \
      reports the uses.
      """,
    badExample: """
      // Cart/CartImplementation/Presentation/CartViewModel.swift
      import ProfileImplementation
      """,
    goodExample: """
      // Cart/CartImplementation/Presentation/CartViewModel.swift
      import ProfileInterface
      """,
    remedy: "Import the Interface of the module, and inject what it declares.", supersedes: ["forbidden-import"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    let parts = ModuleParts(context)
    var outcome = RuleOutcome()
    var units: [String: (target: ModuleID, unit: Int)] = [:]
    for (target, unit) in parts.implementationTargets {
      units[graph[target].importedName] = (target, unit)
    }
    guard !units.isEmpty else { return outcome }
    var edges: FeatureIsolation.Edges?
    for (index, file) in graph.files.enumerated() where !file.isTest && !file.facts.imports.isEmpty {
      let id = FileID(UInt32(index))
      if context.isUnchecked(id) { continue }
      outcome.examined += file.facts.imports.count
      var reported: Set<ModuleID> = []
      for fact in file.facts.imports {
        guard let (target, unit) = units[file.facts.names[fact.module]], parts.ofFile[index] != unit,
          !reported.contains(target), !mayImport(target, id, isInModule: parts.ofFile[index] >= 0, context)
        else { continue }
        reported.insert(target)
        var violation = makeViolation(at: fact, in: id, of: target, unit, parts, context)
        if edges == nil { edges = FeatureIsolation.Edges(context) }
        let leaders = edges.map { uses(of: target, in: id, reportedBy: $0, context) } ?? []
        if !leaders.isEmpty { violation.follow(from: leaders, rule: FeatureIsolation.description.id) }
        outcome.violations.append(violation)
      }
    }
    return outcome
  }

  /// Whether a file creates the objects of the app, or uses the module only in previews and debug code.
  private func mayImport(_ target: ModuleID, _ file: FileID, isInModule: Bool, _ context: RuleContext) -> Bool {
    if let layer = context.layerOfFile[file.index], context.project.definition[layer].isCompositionRoot { return true }
    if context.project.graph.topLevelTypes(of: file).contains(where: { context.isRoot($0) }) { return true }
    var isUsed = false
    for usage in context.usages(in: file) where isDeclared(usage, in: target, context) {
      if usage.isJudged, isInModule || !isEntry(usage, context) { return false }
      isUsed = true
    }
    return isUsed
  }

  /// Whether a usage is one of what a module offers to who creates it.
  private func isEntry(_ usage: Usage, _ context: RuleContext) -> Bool {
    guard let type = usage.target else { return false }
    return context.isRoot(type) || context.has(.externalDependencies, type)
      || context.project.graph.allProjectSupertypes(of: type).contains { context.has(.moduleInterface, $0) }
  }

  private func isDeclared(_ usage: Usage, in target: ModuleID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    if let type = usage.target { return graph.types[type.index].module == target }
    return usage.reference.memberDeclaration.map { graph.files[$0.file.index].module == target } ?? false
  }

  /// The locations of what `feature-isolation` reports.
  private func uses(
    of target: ModuleID, in file: FileID, reportedBy edges: FeatureIsolation.Edges, _ context: RuleContext
  ) -> Set<CodeLocation> {
    var result: Set<CodeLocation> = []
    for usage in context.usages(in: file)
    where usage.isJudged && !usage.site.isOfOwnType && isDeclared(usage, in: target, context)
      && edges.isCrossed(by: usage)
    { result.insert(CodeLocation(usage.reference.file, usage.reference.offset)) }
    return result
  }

  private func makeViolation(
    at fact: ImportFact, in file: FileID, of target: ModuleID, _ unit: Int, _ parts: ModuleParts,
    _ context: RuleContext
  ) -> Violation {
    let graph = context.project.graph
    let name = graph[target].importedName
    let symbol = context.mainSymbol(of: file)
    let here = graph[graph.files[file.index].module].name
    let module = parts.names[unit]
    let remedy =
      parts.interfaceTargets[unit].map {
        "import \(quoted(graph[$0].importedName)) instead, and inject what it declares"
      } ?? "remove the import, and inject what the interface of \(module) declares"
    return Violation(
      file: file, offset: fact.offset, symbol: symbol, target: name,
      message: "\(quoted(symbol)) of \(here) imports \(quoted(name)), the implementation of module \(quoted(module))",
      remedy: remedy)
  }
}
