import StrataDefinition
import StrataModel

/// `feature-isolation`: one feature or module uses internal types of another.
struct FeatureIsolation: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "feature-isolation", family: .layers,
    summary: "A feature or module uses a type of another that is not part of its interface.",
    severity: .error, guides: ["003"], styles: ["module"],
    rationale: """
      A module has an interface so that everything else in it can change without affecting other modules. A use of an \
      internal type makes that type part of the interface, and the maintainers of the module do not know it.
      """,
    heuristic: """
      Features are the sub-folders of certain folders, or modules that consist of two parts (`LoginInterface`, \
      `LoginImplementation`; or one module with a folder `Interface`). Composition roots may use internal types of all \
      modules.

      A target with neither an interface nor screens is a library: all that it publishes may be used.
      """,
    badExample: """
      // Modules/Cart/Implementation/Presentation/CartViewModel.swift
      let repository: ProfileRepository  // Modules/Profile/Implementation/Domain
      """,
    goodExample: """
      // Modules/Cart/Implementation/Presentation/CartViewModel.swift
      let profile: ProfileModule  // Modules/Profile/Interface
      """,
    remedy: """
      Use the other module's interface, injected as an external dependency; extend that interface if it lacks the \
      operation.
      """,
    options: [
      RuleOption(
        name: "feature-folders",
        summary: "Folders whose sub-folders are features, by name (`Features`) or path (`App/Modules`), as globs.",
        defaultValue: .words("feature-folders")),
      RuleOption(
        name: "shared-folders", summary: "Sub-folders of these that belong to all features.",
        defaultValue: .words("shared-folders")),
      RuleOption(
        name: "interface-folders", summary: "Folders of a feature that are its interface.",
        defaultValue: .words("interface-folders")),
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let units = FeatureUnits(context, settings: settings)
    var outcome = RuleOutcome()
    guard !units.names.isEmpty else { return outcome }

    var usages: [(usage: Usage, file: FileID)] = []
    for usage in context.usages.judged where units.ofFile[usage.reference.file.index] >= 0 {
      let files = context.declaringFiles(of: usage.reference).filter { units.ofFile[$0.index] >= 0 }
      if files.isEmpty { continue }
      outcome.examined += 1
      if let file = files.first(where: { units.isCrossed(by: usage.reference, to: $0, context) }),
        !isNamedByInterface(usage.reference, of: units.ofFile[file.index], units, context)
      {
        usages.append((usage, file))
      }
    }
    let imports = usages.isEmpty ? nil : ImplementationImports(context)
    for (usage, file) in usages {
      guard let imports else { continue }
      let from = units.names[units.ofFile[usage.reference.file.index]]
      let unit = units.ofFile[file.index]
      let to = units.names[unit]
      let symbol = context.symbol(usage)
      let isAdded = usage.target.map { project.graph[$0].declaration.file != file } ?? false
      let name = isAdded ? context.memberName(usage.reference) : project.graph.targetName(of: usage.reference)
      let remedy: String
      if isAdded {
        remedy = "make \(quoted(name)) part of the interface of \(to), or write it in \(from)"
      } else if usage.target.map({ isValue($0, context) }) ?? false {
        remedy = "move \(quoted(name)) to the interface of \(to), or map it to a type of \(from)"
      } else if let door = units.doors[unit] {
        remedy = "inject \(quoted(door)), the interface of \(to), and call it instead"
      } else {
        remedy = "add the operations of \(quoted(name)) that \(from) needs to an interface of \(to), and inject that"
      }
      var violation = Violation(
        at: usage.reference, symbol: symbol, target: name,
        message: "\(quoted(symbol)) of \(from) \(context.verb(of: usage.reference)) \(quoted(name)), "
          + "which is not part of the interface of \(to)",
        remedy: remedy, chain: [symbol, name])
      if let location = imports.location(of: project.graph.files[file.index].module, in: usage.reference.file) {
        violation.links = ViolationLinks(related: [location])
      }
      outcome.violations.append(violation)
    }
    outcome.violations += violations(ofExtensionsIn: units, context)
    return outcome
  }

  /// `public typealias RosterSource = RosterRepository` in an interface: the alias is reported there, and not its users.
  private func isNamedByInterface(
    _ reference: Reference, of unit: Int, _ units: FeatureUnits, _ context: RuleContext
  ) -> Bool {
    guard reference.context.contains(.throughAlias) else { return false }
    let graph = context.project.graph
    return context.aliases(in: reference.file, at: reference.offset).contains { alias in
      let file = graph.types[alias.index].declaration.file
      return units.ofFile[file.index] == unit && units.isInterface(.type(alias), in: file, context)
    }
  }

  /// Extensions of a type of another feature that is not part of its interface.
  private func violations(ofExtensionsIn units: FeatureUnits, _ context: RuleContext) -> [Violation] {
    let graph = context.project.graph
    var result: [Violation] = []
    for type in graph.typeIDs where !graph.types[type.index].extensions.isEmpty && context.isProduction(type) {
      let home = graph.types[type.index].declaration.file
      let to = units.ofFile[home.index]
      guard to >= 0, !units.isLibrary[to], !units.isInterface(.type(type), in: home, context) else { continue }
      for id in graph.types[type.index].extensions {
        let (from, fact) = (units.ofFile[id.file.index], graph[id])
        guard from >= 0, from != to, fact.kind == .extension, context.isProduction(id) else { continue }
        let name = graph.types[type.index].name
        let (here, interface) = (units.names[from], "the interface of \(units.names[to])")
        result.append(
          Violation(
            file: id.file, offset: fact.nameOffset, symbol: name, target: name,
            message: "an extension in \(here) extends \(quoted(name)), which is not part of \(interface)",
            remedy: "write a function in \(here) instead, or make \(quoted(name)) part of \(interface)",
            chain: [context.fileName(id.file), name]))
      }
    }
    return result
  }

  /// A model, which nobody injects.
  private func isValue(_ type: TypeID, _ context: RuleContext) -> Bool {
    let kind = context.project.graph.types[type.index].kind
    return (kind == .struct || kind == .enum) && !context.isDependency(type) && !context.has(.view, type)
  }

  /// Which usages it reports, for rules about the edges between features.
  final class Edges {
    private let context: RuleContext
    private lazy var units = FeatureUnits(
      context, settings: context.project.definition.settings(of: FeatureIsolation.description.id))

    init(_ context: RuleContext) { self.context = context }

    func isCrossed(by usage: Usage) -> Bool {
      context.declaringFiles(of: usage.reference).contains { units.isCrossed(by: usage.reference, to: $0, context) }
    }
  }
}

/// The imports of targets that are the Implementation of a module.
private struct ImplementationImports {
  private let graph: Graph
  private let targets: Set<ModuleID>

  init(_ context: RuleContext) {
    graph = context.project.graph
    targets = Set(ModuleParts(context).implementationTargets.keys)
  }

  func location(of module: ModuleID, in file: FileID) -> CodeLocation? {
    guard targets.contains(module), graph.files[file.index].module != module else { return nil }
    let facts = graph.files[file.index].facts
    let name = graph[module].importedName
    return facts.imports.first { facts.names[$0.module] == name }.map { CodeLocation(file, $0.offset) }
  }
}
