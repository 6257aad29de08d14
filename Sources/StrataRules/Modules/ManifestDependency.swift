import StrataDefinition
import StrataModel

/// `manifest-dependency`
struct ManifestDependency: Rule {
  static let description = RuleDescription(
    id: "manifest-dependency", family: .modules,
    summary: "A target imports a module that its manifest does not declare, or declares one that it never imports.",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      The manifest is the list of what a module may use. An import that works only because another dependency brings \
      the module breaks when that one no longer does, and sometimes only in a clean build. A dependency that nothing \
      imports lengthens every build, and makes the architecture look more connected than it is.
      """,
    heuristic: """
      Manifests are `Package.swift`, Tuist's `Project.swift` and XcodeGen's `project.yml`. Declared are the direct \
      dependencies of a target, also conditional ones: targets, and products of packages with the modules of their \
      targets. What a dependency brings with `@_exported import` counts as declared. What it only depends on does \
      not, although it can be imported.

      It reports imports of modules of the project, and of other modules if they have the name of a product that \
      another target declares: the products of a package outside the project do not say which modules they contain. \
      For the same reason a dependency outside the project is reported as never imported only if all imports of the \
      target are known to come from somewhere else. It does not report:
      - modules of the system, imports below `#if canImport(…)` of the module, imports in previews and debug code
      - dependencies on apps, app extensions, resources, tools, macros and plugins, which have an effect without an import
      - as never imported: dependencies of apps, which also embed them; of targets that declare several and import none \
      of them, which only pass them on; and a product of a package of which another product is imported
      - targets with a dependency that could not be evaluated (notice `unchecked-target`)
      - targets of Xcode projects, where all targets see what any of them links

      Whether a target links a dependency only for what it does when it is loaded cannot be seen: such a finding needs \
      an exemption. The location is the import, or the line of the manifest. A finding in a manifest is accepted by an \
      exemption or the baseline, not by a comment.
      """,
    badExample: """
      // file: Package.swift
      .target(name: "Cart", dependencies: ["Models"]),
      // file: Sources/Cart/CartUseCase.swift
      import Transport
      """,
    goodExample: """
      // file: Package.swift
      .target(name: "Cart", dependencies: ["Models", "Transport"]),
      // file: Sources/Cart/CartUseCase.swift
      import Models
      import Transport
      """,
    remedy: "Declare what the target imports, and remove the dependencies that nothing imports.",
    options: [
      RuleOption(
        name: "transitive",
        summary: "What the declared targets of the project declare themselves counts as declared.",
        defaultValue: .flag(false))
    ], canCheckTests: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    var outcome = RuleOutcome()
    guard graph.modules.contains(where: { $0.declared != nil }) else { return outcome }
    let targets = TargetImports(graph)
    for (index, module) in graph.modules.enumerated() where !module.isTest && module.origin != .definition {
      guard let declared = module.declared, let home = targets.firstFile[index] else { continue }
      outcome.examined += 1
      if let unread = declared.unread {
        outcome.notices.append(notice(declared.target, unread))
        continue
      }
      let id = ModuleID(UInt32(index))
      let undeclared = targets.undeclared(
        in: id, declared, withTransitive: settings.flag("transitive"))
      outcome.violations += undeclared.imports.compactMap { found in
        context.isUnchecked(found.file) ? nil : violation(found, of: module, declared, context)
      }
      outcome.violations += targets.neverImported(by: id, declared, isComplete: undeclared.isComplete).map {
        violation($0, of: module, declared, at: home)
      }
    }
    return outcome
  }

  private func notice(_ target: String, _ location: SourceLocation) -> Notice {
    Notice(
      kind: .uncheckedTarget,
      message: "rule '\(Self.description.id)' does not check target `\(target)`: a dependency cannot be evaluated",
      origin: "\(location.file):\(location.line)")
  }

  /// An import that the manifest does not declare.
  private func violation(
    _ found: TargetImports.Import, of module: Module, _ declared: DeclaredDependencies, _ context: RuleContext
  ) -> Violation {
    let (name, file) = (quoted(declared.target), declared.location.file)
    var violation = Violation(
      file: found.file, offset: found.offset, symbol: module.name, target: found.module,
      message: "\(quoted(module.importedName)) imports \(quoted(found.module)), and its target in \(file) does not "
        + "declare this dependency",
      remedy: "add \(quoted(found.module)) to the dependencies of target \(name) in \(file), or remove the import")
    violation.links = ViolationLinks(isOfWholeType: true)
    return violation
  }

  /// A dependency that nothing imports, at its line in the manifest.
  private func violation(
    _ dependency: DeclaredDependencies.Dependency, of module: Module, _ declared: DeclaredDependencies, at file: FileID
  ) -> Violation {
    let (name, target) = (quoted(dependency.name), quoted(declared.target))
    var violation = Violation(
      file: file, offset: 0, symbol: module.name, target: dependency.name,
      message: "target \(target) declares the dependency \(name), and none of its files imports it",
      remedy: "remove \(name) from the dependencies of target \(target), or exempt it if it must be linked without an "
        + "import")
    violation.links = ViolationLinks(isOfWholeType: true, manifestLocation: dependency.location)
    return violation
  }
}
