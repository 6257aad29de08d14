import StrataDefinition
import StrataModel

/// `feature-isolation`: one feature or module uses internal types of another.
struct FeatureIsolation: Rule {
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
      if let file = files.first(where: { units.isCrossed(by: usage.reference, to: $0, context) }) {
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
  struct Edges {
    private let units: FeatureUnits

    init(_ context: RuleContext) {
      let settings = context.project.definition.settings(of: description.id)
      units = FeatureUnits(context, settings: settings)
    }

    func isCrossed(by usage: Usage, _ context: RuleContext) -> Bool {
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

/// The feature of each file, and the files that are the interface of a feature.
private struct FeatureUnits {
  var names: [String] = []
  /// By file; -1 for a file of no feature.
  var ofFile: [Int]
  /// By unit: the protocol that is its interface.
  var doors: [Int: String] = [:]
  private var isInterfaceFile: [Bool]
  /// By unit: it consists of whole targets, and neither an interface nor screens make it a module of this kind.
  private(set) var isLibrary: [Bool] = []

  init(_ context: RuleContext, settings: RuleSettings) {
    let graph = context.project.graph
    let features = context.features(settings)
    let folders = Set(settings.list("interface-folders", context.vocabulary))
    names = features.names
    ofFile = features.ofFile
    isInterfaceFile = graph.files.map { file in
      file.path.parentPath.pathComponents.contains { folders.contains(String($0)) }
        || context.vocabulary[.moduleInterfaceSuffixes].matches(graph[file.module].importedName)
    }

    // Modules with an interface are also features. The interface of a feature inside a module is not that of the module.
    var hasInterface: Set<String> = []
    for (index, file) in graph.files.enumerated() where isInterfaceFile[index] && ofFile[index] < 0 && !file.isTest {
      hasInterface.insert(ModuleParts.stem(graph[file.module].importedName, context.vocabulary))
    }
    var units: [String: Int] = [:]
    for (index, file) in graph.files.enumerated() where ofFile[index] < 0 && !file.isTest {
      let stem = ModuleParts.stem(graph[file.module].importedName, context.vocabulary)
      guard hasInterface.contains(stem) else { continue }
      if units[stem] == nil {
        units[stem] = names.count
        names.append(stem)
      }
      ofFile[index] = units[stem] ?? -1
    }
    for type in graph.typeIDs where context.has(.moduleInterface, type) && context.isInterface(type) {
      let unit = ofFile[graph.types[type.index].declaration.file.index]
      if unit >= 0, doors[unit] == nil { doors[unit] = graph[type].name }
    }
    findLibraries(context)
  }

  private mutating func findLibraries(_ context: RuleContext) {
    let (graph, parts) = (context.project.graph, ModuleParts(context))
    isLibrary = names.indices.map { doors[$0] == nil }
    var unitOfModule: [ModuleID: Int] = [:]
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let unit = ofFile[index]
      if unit >= 0, parts.ofFile[index] >= 0 { isLibrary[unit] = false }
      // Folders of one target are features as they are named.
      let other = unitOfModule.updateValue(unit, forKey: file.module)
      for part in [unit, other ?? unit] where part >= 0 && other.map({ $0 != unit }) ?? false {
        isLibrary[part] = false
      }
    }
    for type in [.viewModel, .coordinator, .uiState].flatMap({ context.project.types(in: $0) }) {
      let unit = ofFile[graph.types[type.index].declaration.file.index]
      if unit >= 0 { isLibrary[unit] = false }
    }
  }

  /// Whether a reference reaches into another feature.
  func isCrossed(by reference: Reference, to file: FileID, _ context: RuleContext) -> Bool {
    let (from, to) = (ofFile[reference.file.index], ofFile[file.index])
    return from >= 0 && to >= 0 && from != to && !isLibrary[to] && !isInterface(reference.target, in: file, context)
  }

  func isInterface(_ target: Target, in file: FileID, _ context: RuleContext) -> Bool {
    if isInterfaceFile[file.index] { return true }
    guard let type = target.typeID else { return false }
    return context.has(.moduleInterface, type) || context.has(.externalDependencies, type)
  }
}
