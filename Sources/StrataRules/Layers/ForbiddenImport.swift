import StrataDefinition
import StrataModel

/// `forbidden-import`: a layer imports a framework or module that it must not use, or uses a name of one.
struct ForbiddenImport: Rule {
  static let description = RuleDescription(
    id: "forbidden-import", family: .layers,
    summary: "A layer imports a framework or a module that it must not use, or uses a name of one.",
    severity: .error, guides: ["000", "001", "003", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      An import is a dependency. A domain that imports a user interface framework or a database cannot be compiled, \
      tested or reused without it. A screen that imports the network layer will sooner or later call it.
      """,
    heuristic: """
      The definition lists the families of frameworks and the layers that must not import them (`frameworks`, \
      `forbids`). A layer with `imports: {only: […]}` may import no other modules from outside the project.

      - A module of the project whose files all belong to one layer counts as that layer.
      - Scoped imports (`import struct Network.NetResLogin`) count as imports of the whole module.
      - Types, static members, functions and macros that a family lists (`FileHandle`, `DispatchQueue.main`, `print`, \
      `#Preview`) are reported wherever they are used, with or without an import in the file, unless the project \
      declares them itself.
      - Calls that read or write a file (`write(to:)`, `Data(contentsOf:)`) count as storage. Reading a resource of the \
      app's own bundle does not.
      - A neutral layer (`Shared`) passes on the frameworks and files that it uses. If the domain uses one of them \
      only through a neutral type or declaration, the rule reports the uses in the neutral layer, with their users: \
      one finding for each type or declaration and family. Without a domain, the same holds for layers that use no other layer. \
      For screens it holds for the network, if a function or variable that belongs to no type of the project passes it on \
      (`extension URL { func load() async throws -> Data }`).
      - In a file with a forbidden import, the rule reports the names of its family only if that import is accepted.
      - A layer of composition roots is checked only if it has `forbids` or `imports` itself; it may use the other layers \
      all the same.
      - A use case may import a module only for the errors that `infrastructure-error-leak` lets it name.
      - Tests are not checked.
      """,
    badExample: """
      // Presentation/LoginViewModel.swift
      import NetworkLayer
      """,
    goodExample: """
      // Presentation/LoginViewModel.swift
      import Combine
      """,
    remedy:
      "Remove the import or the use, and move the work to the layer that may use it, behind a protocol or a use case.",
    includes: ["logic-in-view"],
    options: [
      RuleOption(
        name: "web-view-types",
        summary: "Types of a built-in style's families that are not reported in a file that imports WebKit.",
        defaultValue: .words("web-view-types"))
    ], canCheckTests: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let moduleLayers = context.layersOfModules()
    let mappedErrors = Set(
      project.definition.rules[RuleIDs.infrastructureErrorLeak]?.list("use-cases-may-name", context.vocabulary) ?? [])
    var verdicts: [Question: Ban?] = [:]
    var outcome = RuleOutcome()
    var imported: [ForbiddenNames.Import: Set<CodeLocation>] = [:]
    let domain = DomainLayer.id(in: project.definition)
    var streams: [String: [(file: FileID, violation: Violation)]] = [:]

    for (index, file) in project.graph.files.enumerated() where !file.isTest && !file.facts.imports.isEmpty {
      let id = FileID(UInt32(index))
      guard let layer = context.importingLayer(of: id) else { continue }
      let isRoot = project.definition[layer].isCompositionRoot
      if isRoot, !project.definition[layer].restrictsImports { continue }
      outcome.examined += file.facts.imports.count
      for fact in file.facts.imports where !file.facts.isDebug(fact.condition) {
        let module = file.facts.names[fact.module]
        let path = file.facts.names[fact.path]
        let question = Question(layer: layer, module: module, type: fact.scope.isNone ? "" : path)
        let ban: Ban?
        if let known = verdicts[question] {
          ban = known
        } else {
          ban = self.ban(question, context, moduleLayers, own: project.graph[file.module].name)
          verdicts[question] = ban
        }
        guard let ban, isRoot || !context.project.onlyBuilds(id), !isForErrors(mappedErrors, module, id, context)
        else { continue }
        // What moves along with misplaced types is reported only once these are accepted, if their layer may import it.
        var movesAlong = false
        if let home = context.layerOfMisplacedTypes(in: id) {
          let there = Question(layer: home, module: module, type: question.type)
          movesAlong = self.ban(there, context, moduleLayers, own: project.graph[file.module].name) == nil
        }
        let target = fact.path.isNone ? module : "\(module).\(path)"
        if !movesAlong { note(question, in: index, at: fact.offset, project.definition, &imported) }
        let symbol = context.mainSymbol(of: id)
        let layerName = context.layerName(layer)
        var violation = Violation(
          file: id, offset: fact.offset, symbol: symbol, target: target,
          message: "\(layerName) imports \(quoted(target)), \(ban.reason)",
          remedy: remedy(target, question, context, home: moduleLayers[module]), chain: [symbol, target])
        violation.state(because: ban.because)
        if movesAlong { context.follow(&violation, from: project.graph.topLevelTypes(of: id)) }
        if layer == domain, let family = ban.family, StreamsOfDomain.isOfStreams(family) {
          streams[family, default: []].append((id, violation))
        } else {
          outcome.violations.append(violation)
        }
      }
    }
    if let domain, !streams.isEmpty {
      let operations = StreamsOfDomain(context)
      for (family, found) in streams.sorted(by: { $0.key < $1.key }) {
        let others = project.definition[domain].forbiddenFrameworks.filter { $0 != family }
        let option = quoted("\(context.layerName(domain)): { forbids: [\(others.joined(separator: ", "))] }")
        outcome.violations += operations.joinedIfConvention(found, of: family, option: option)
      }
    }
    var names = ForbiddenNames(context, settings: settings, imported: imported)
    // Both note what neutral code uses.
    var passages = FrameworkPassages(context)
    let used = names.check(&passages)
    outcome.violations += used.violations + ForbiddenMacros(context).check()
    outcome.violations += ForbiddenFiles(context).violations(&passages) + passages.violations()
    outcome.examined += used.examined
    return outcome
  }

  /// Whether a use case imports a module only for the errors that it may name, because it maps them. Of a module outside
  /// the project it is not known what it declares: then naming such an error is enough, if the project does not declare
  /// it and the module does not belong to another family, such as that of UIKit.
  private func isForErrors(_ errors: Set<String>, _ module: String, _ file: FileID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    guard !errors.isEmpty,
      graph.typeOfDeclaration[file.index].contains(where: { $0.map { context.has(.useCase, $0) } ?? false })
    else { return false }
    let references = graph.references(in: file)
    func isError(_ reference: Reference) -> Bool { errors.contains(lastComponent(graph.name(of: reference.target))) }
    guard references.contains(where: isError) else { return false }
    guard let home = graph.modules.firstIndex(where: { $0.importedName == module }) else {
      return !context.vocabulary[.networkClients].matches(module)
        && references.contains { isError($0) && $0.target.typeID == nil } && !isOfOtherFamily(module, context)
    }
    return references.allSatisfy { reference in
      guard let target = reference.target.typeID, graph.types[target.index].module.index == home else { return true }
      return isError(reference)
    }
  }

  /// Whether a module is part of a family of frameworks that is not the network.
  private func isOfOtherFamily(_ module: String, _ context: RuleContext) -> Bool {
    let families = context.project.definition.frameworks.filter { $0.modules.contains { $0.matches(module) } }
    return !families.isEmpty && !families.contains { $0.name == FrameworkFamily.network }
  }

  /// Records the families whose import is a violation in a file, and where.
  private func note(
    _ question: Question, in file: Int, at offset: UInt32, _ definition: Definition,
    _ imported: inout [ForbiddenNames.Import: Set<CodeLocation>]
  ) {
    for name in definition[question.layer].forbiddenFrameworks {
      guard let family = definition.family(name), family.modules.contains(where: { $0.matches(question.module) })
      else { continue }
      imported[ForbiddenNames.Import(file: file, family: name), default: []].insert(
        CodeLocation(FileID(UInt32(file)), offset))
    }
  }

  /// One distinct import of a layer: the verdict is computed once.
  private struct Question: NumberKey {
    var layer: LayerID
    var module: String
    /// Of a scoped import.
    var type: String

    var hashNumber: UInt64 { module.hashNumber.mixed(with: layer.hashNumber) }
  }

  private struct Ban {
    /// Why the layer must not import it, as the end of a sentence.
    var reason: String
    /// The reason that the definition gives.
    var because: String?
    /// The family of frameworks that the layer forbids.
    var family: String?
  }

  /// Nil if the layer may import it.
  private func ban(
    _ question: Question, _ context: RuleContext, _ moduleLayers: [String: LayerID], own: String
  ) -> Ban? {
    let definition = context.project.definition
    let layer = definition[question.layer]
    for name in layer.forbiddenFrameworks {
      guard let family = definition.family(name) else { continue }
      let isNamed = family.modules.contains { $0.matches(question.module) }
      let isTyped = !question.type.isEmpty && family.types.contains { $0.matches(question.type) }
      if isNamed || isTyped {
        let reason = "a framework of family \(quoted(family.name)), which \(layer.name) must not import"
        return Ban(reason: reason, because: family.because, family: family.name)
      }
    }
    if question.module != own, let home = moduleLayers[question.module], !context.mayUse(question.layer, home),
      !layer.isCompositionRoot
    {
      return Ban(reason: "a module of \(context.layerName(home)), which \(layer.name) may not use")
    }
    if let allowed = layer.allowedImports, !allowed.contains(question.module),
      !context.project.graph.modules.contains(where: { $0.importedName == question.module })
    {
      return Ban(reason: "which is not among the modules that \(layer.name) may import (\(allowed.origin))")
    }
    return nil
  }

  /// A protocol helps only if the layer that may use the module may also use the layer of the protocol.
  private func remedy(_ target: String, _ question: Question, _ context: RuleContext, home: LayerID?) -> String {
    let layer = context.layerName(question.layer)
    if let home {
      return context.mayUse(home, question.layer)
        ? "remove the import; declare a protocol in \(layer) with the operations it needs, and inject the implementation"
        : "remove the import, and pass the values that \(layer) needs"
    }
    guard let place = context.placement(ofImport: question.module, for: question.layer) else {
      return "remove the import, and pass the values that \(layer) needs"
    }
    return "remove the import; move the code that needs \(quoted(target)) to \(listed(place.layers, "or")), "
      + "behind a protocol of \(place.interface)"
  }
}
