import StrataDefinition
import StrataModel

/// `feature-isolation`: one feature or module reaches into the inside of another.
struct FeatureIsolation: Rule {
  static let description = RuleDescription(
    id: "feature-isolation", family: .layers,
    summary: "A feature or module reaches into the inside of another instead of its interface.",
    severity: .error, guides: ["003"], styles: ["module"],
    rationale: """
      A module shows an interface so that its inside can change without anybody else's knowledge. Who uses a type of \
      the inside makes it part of the interface, without telling the people who maintain it. Features are the \
      sub-folders of certain folders, or modules that come in two parts (`LoginInterface`, `LoginImplementation`; \
      or one module with a folder `Interface`). Composition roots may know every inside.
      """,
    badExample: """
      // Modules/Cart/Implementation/Presentation/CartViewModel.swift
      let repository: ProfileRepository  // Modules/Profile/Implementation/Domain
      """,
    goodExample: """
      // Modules/Cart/Implementation/Presentation/CartViewModel.swift
      let profile: ProfileModule  // Modules/Profile/Interface
      """,
    remedy: "Ask the other module's interface, handed in as an external dependency; widen that interface if need be.",
    options: [
      RuleOption(
        name: "feature-folders",
        summary: "Folders whose sub-folders are features, by name (`Features`) or path (`App/Modules`), as globs.",
        defaultValue: .list(["Features", "Modules"])),
      RuleOption(
        name: "shared-folders", summary: "Sub-folders of these that belong to all features.",
        defaultValue: .list(["Common", "Shared", "Core", "Base"])),
      RuleOption(
        name: "interface-folders", summary: "Folders of a feature that are its interface.",
        defaultValue: .list(["Interface", "Interfaces", "API", "Public"])),
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let units = FeatureUnits(context, settings: settings)
    var outcome = RuleOutcome()
    guard !units.names.isEmpty else { return outcome }

    var usages = UsageList()
    for (order, reference) in project.graph.references.enumerated() {
      guard case .type(let target) = reference.target, context.isProduction(target),
        !context.isTransparentAlias(target), let site = context.site(of: reference)
      else { continue }
      let from = units.ofFile[reference.file.index]
      let to = units.ofFile[project.graph.types[target.index].declaration.file.index]
      guard from >= 0, to >= 0 else { continue }
      outcome.examined += 1
      guard from != to, !units.isInterface(target, context) else { continue }
      usages.add(reference, at: site, order: order)
    }
    for usage in usages.sorted() {
      guard let target = usage.reference.target.typeID else { continue }
      let from = units.names[units.ofFile[usage.reference.file.index]]
      let unit = units.ofFile[project.graph.types[target.index].declaration.file.index]
      let to = units.names[unit]
      let symbol = context.symbol(usage)
      let name = project.graph[target].name
      let door = units.doors[unit].map { "ask \(quoted($0)) instead, handed in from outside" }
      outcome.violations.append(
        Violation(
          at: usage.reference, symbol: symbol, target: name,
          message: "\(quoted(symbol)) of \(from) reaches into \(to): \(quoted(name)) is not part of its interface",
          remedy: door ?? "give \(to) an interface for what \(from) needs of \(quoted(name)), and ask that",
          chain: [symbol, name]))
    }
    return outcome
  }
}

/// Which feature each file belongs to, and what of it is interface.
private struct FeatureUnits {
  var names: [String] = []
  /// By file; -1 for what belongs to none.
  var ofFile: [Int]
  /// By unit: the protocol that stands for it.
  var doors: [Int: String] = [:]
  private var isInterfaceFile: [Bool]

  private static let interfaceSuffixes = ["Interface", "Interfaces", "API"]
  private static let insideSuffixes = ["Implementation", "Impl", "Imp"]

  init(_ context: RuleContext, settings: RuleSettings) {
    let graph = context.project.graph
    let features = Features(
      of: graph, containers: settings.list("feature-folders"), shared: settings.list("shared-folders"))
    let folders = Set(settings.list("interface-folders"))
    names = features.names
    ofFile = features.ofFile
    isInterfaceFile = graph.files.map { file in
      file.path.split(separator: "/").dropLast().contains { folders.contains(String($0)) }
        || Self.interfaceSuffixes.contains { graph[file.module].name.hasSuffix($0) }
    }

    // Modules that show an interface are features, too.
    var hasInterface: Set<String> = []
    for (index, file) in graph.files.enumerated() where isInterfaceFile[index] && !file.isTest {
      hasInterface.insert(Self.stem(graph[file.module].name))
    }
    var units: [String: Int] = [:]
    for (index, file) in graph.files.enumerated() where ofFile[index] < 0 && !file.isTest {
      let stem = Self.stem(graph[file.module].name)
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
  }

  func isInterface(_ type: TypeID, _ context: RuleContext) -> Bool {
    if isInterfaceFile[context.project.graph.types[type.index].declaration.file.index] { return true }
    return context.has(.moduleInterface, type) || context.has(.externalDependencies, type)
  }

  /// `Login` of `LoginInterface` and `LoginImplementation`.
  private static func stem(_ module: String) -> String {
    for suffix in interfaceSuffixes + insideSuffixes
    where module.hasSuffix(suffix) && module.utf8.count > suffix.utf8.count {
      return String(module.dropLast(suffix.count))
    }
    return module
  }
}
