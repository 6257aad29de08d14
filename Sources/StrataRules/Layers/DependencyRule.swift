import StrataDefinition
import StrataModel

/// `dependency-rule`: a type refers to a type of a layer that its own layer may not use.
struct DependencyRule: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "dependency-rule", family: .layers,
    summary: "A reference to a type of a layer that this layer may not use.",
    severity: .error, guides: ["000", "001", "002", "003"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Dependencies point inward. Inner layers do not know the outer ones, so business rules outlive the database, the \
      server and the screens, and can be tested without them. One reference in the other direction ties both sides \
      together: neither can change alone any more.
      """,
    heuristic: """
      The definition says which layer may use which (`uses` of a layer). The layer of a type counts, not its module: \
      the rule also separates two layers inside one module.

      Code outside the declaration of a type has a layer too:
      - An extension in a file of another layer belongs to that layer. What its code uses is used by that layer, and \
      the role of the type does not count there. Code that uses its members depends on that layer, including the code \
      of the type itself.
      - An extension in a file of no layer is part of its type; of the file's types, if these all have one layer; and of \
      nothing, if another module declares the type, which cannot depend on the extension.
      - A function, variable, operator or macro at file level belongs to the layer of its file. So does a member that \
      an extension adds to a type of a framework.

      An expression may use a type of the other layer and then its members (`dto.document.fields`). The rule reports \
      only the first type. If that finding is accepted, it reports the other types on other lines of the expression.

      A neutral layer (`Shared`) passes on what it uses. If an inner layer depends on an outer one through a neutral \
      type, function, variable or member of an extension, the rule reports the location that uses the outer layer, \
      with its users in the inner layer. Where few users reach many of these locations (at least five targets, and four \
      times as many as there are users), each user is the finding, with the locations that it reaches. A static member of a neutral type passes on what it uses itself. An instance, \
      or the type as a value, passes on what all members use. What a file of no layer declares outside types passes on \
      what it uses in the same way.

      This is about inner layers only: a layer is inner to another one that may use it, and not the other way round. Where \
      neither of two layers may use the other, a neutral type between them is not reported: a service of no layer that \
      calls Data for a screen may be the type that the style wants between the two. What the screen itself uses is \
      reported as everywhere: a member of a model of Data that the service returns, or a member that it inherits from \
      a type of Data. Assign such services to a layer, and all that they use is checked.

      Composition roots may use everything for wiring. The rule reports where they call functions that read or write \
      data, except functions of a life cycle.
      """,
    badExample: """
      // Domain/UseCases/GetUserUseCase.swift
      final class GetUserUseCase {
        private let repository: UserRepositoryImpl  // declared in Data
      }
      """,
    goodExample: """
      // Domain/UseCases/GetUserUseCase.swift
      final class GetUserUseCase {
        private let repository: UserRepository  // a protocol of Domain
      }
      """,
    remedy: """
      Depend on a protocol that the inner layer declares and the outer layer implements, or move the type to a layer \
      that may be used.
      """,
    supersedes: ["concrete-dependency"], canCheckTests: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    var named: [Usage] = []
    var reached: [Usage] = []
    var misplaced: [Usage] = []
    var exported: [Export] = []
    var outcome = RuleOutcome()
    let files = context.keptByFile("verdicts of \(Self.description.id)") { NotableUsages(in: $0, context) }
    let ranges = context.project.graph.referencesInFile
    let wanted = Self.wanted(context)
    for (file, notable) in files.enumerated() {
      outcome.examined += notable.examined
      if !wanted.contains(FileID(UInt32(file))) { continue }
      for (position, kind) in notable.list {
        let usage = context.usages[ranges[file].lowerBound + Int(position)]
        switch kind {
        case .forbidden where Self.isReached(usage.reference): reached.append(usage)
        case .forbidden: named.append(usage)
        case .misplaced: misplaced.append(usage)
        case .facade, .argumentOfAlias: exported.append(Export(usage: usage, isFacade: kind == .facade))
        }
      }
    }
    var writer = DependencyViolations(context)
    outcome.violations += Self.violations(named: named, reached: reached, &writer, context)
    if !misplaced.isEmpty { outcome.violations += Self.violations(ofMisplaced: misplaced, &writer, context) }
    let passages = NeutralPassages(context).found()
    if !exported.isEmpty {
      outcome.violations += Self.violations(ofExported: exported, passages: passages.locations, &writer, context)
    }
    outcome.violations += extensionViolations(context) + passages.violations
    return outcome
  }

  /// The files whose violations are wanted, and those with aliases: what these allow follows from their violations.
  private static func wanted(_ context: RuleContext) -> Focus {
    if context.wanted.isAll { return .all }
    let graph = context.project.graph
    return context.wanted.adding(
      graph.typeIDs.filter { graph.types[$0.index].kind == .typealias }.map { graph.types[$0.index].declaration.file })
  }

  /// What the type uses is checked by ``Relocations``; types of neutral layers pass on more.
  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    let definition = context.project.definition
    let users = definition[move.layer].isNeutral ? move.users.filter { !definition[$0].isNeutral } : [move.layer]
    for used in move.used.map({ context.outermost($0) }) {
      guard let home = context.layerOfType[used.index], definition[home].isNeutral else { continue }
      let passed = context.neutralReach.layers(usedBy: used).sorted().first { layer in
        users.contains { context.isBarred($0, from: layer) }
      }
      guard let passed else { continue }
      return "it uses \(quoted(context.project.graph[used].name)) of \(context.layerName(home)), which uses "
        + context.layerName(passed)
    }
    return nil
  }

  private static func violations(
    named: [Usage], reached: [Usage], remedy form: DependencyViolations.RemedyForm = .full,
    _ writer: inout DependencyViolations,
    _ context: RuleContext
  ) -> [Violation] {
    var usages = DependencyUsages(context, named: named)
    usages.add(reached: reached)
    var violations = usages.all.map { writer.violation(of: $0, form) }
    for (usage, leaders) in usages.followers {
      var follower = writer.violation(of: usage, .short)
      follower.follow(from: leaders, rule: description.id)
      violations.append(follower)
    }
    return violations
  }

  /// What `misplaced-type` reports in place of these usages; where that is accepted, they are judged by the layers of the
  /// roles.
  private static func violations(
    ofMisplaced usages: [Usage], _ writer: inout DependencyViolations, _ context: RuleContext
  ) -> [Violation] {
    let causes = Dictionary(
      usages.map { (CodeLocation($0.reference.file, $0.reference.offset), context.misplacedTypes(allowing: $0)) },
      uniquingKeysWith: { first, _ in first })
    let violations = violations(
      named: usages.filter { !isReached($0.reference) }, reached: usages.filter { isReached($0.reference) },
      remedy: .deferred,
      &writer, context)
    return violations.map { violation in
      guard violation.followsFrom.isEmpty else { return violation }
      var follower = violation
      context.follow(&follower, from: causes[violation.location] ?? [])
      return follower
    }
  }

  /// A usage that an alias allows: the facade of a layer between, or one whose generic type has the target as an argument.
  private struct Export {
    var usage: Usage
    var isFacade: Bool
  }

  /// What a forbidden alias allows to its users; where its finding is accepted, each of them is judged on its own.
  private static func violations(
    ofExported exports: [Export], passages: Set<CodeLocation>, _ writer: inout DependencyViolations,
    _ context: RuleContext
  ) -> [Violation] {
    struct Facade: NumberKey {
      var target: TypeID
      var layer: LayerID?

      var hashNumber: UInt64 { target.hashNumber &<< 16 | (layer?.hashNumber ?? 0xFFFF) }
    }
    // Few types are exported, and many usages take them.
    var facades: [Facade: Set<CodeLocation>] = [:]
    var causes: [CodeLocation: Set<CodeLocation>] = [:]
    let open = exports.compactMap { export -> Usage? in
      let usage = export.usage
      guard let target = usage.target else { return nil }
      let reference = usage.reference
      let locations: Set<CodeLocation>
      if export.isFacade {
        locations = facades.value(
          of: Facade(target: target, layer: usage.site.layer),
          orInsert: context.forbiddenExports(of: target, to: usage.site.layer, passages: passages))
      } else {
        locations = Set(
          context.aliases(in: reference.file, at: reference.offset)
            .flatMap { context.forbiddenLocations(of: target, in: $0) })
      }
      if locations.isEmpty { return nil }
      // Most locations have one export: its set is shared instead of copied.
      let place = CodeLocation(reference.file, reference.offset)
      causes[place] = causes[place]?.union(locations) ?? locations
      return usage
    }
    let violations = violations(
      named: open.filter { !isReached($0.reference) }, reached: open.filter { isReached($0.reference) }, remedy: .short,
      &writer, context)
    return violations.map { violation in
      guard violation.followsFrom.isEmpty, let leaders = causes[violation.location] else { return violation }
      var follower = violation
      follower.follow(from: leaders, rule: nil)
      return follower
    }
  }

  /// Whether a type is used through a member of a value, and not named there.
  private static func isReached(_ reference: Reference) -> Bool {
    reference.kind == .calls && reference.target.typeID != nil && !reference.context.contains(.staticMember)
  }

  /// Extensions in files of a layer that may not use the extended type.
  private func extensionViolations(_ context: RuleContext) -> [Violation] {
    let graph = context.project.graph
    var result: [Violation] = []
    let relocations = Relocations(context)
    for type in graph.typeIDs where !graph.types[type.index].extensions.isEmpty {
      guard let home = context.layerOfType[type.index], context.isProduction(type), !context.isRootByRole(type) else {
        continue
      }
      for id in graph.types[type.index].extensions {
        let file = graph.files[id.file.index]
        guard let here = context.layerOfFile[id.file.index], here != home,
          here != context.folderLayerOfType[type.index], id.file != graph.types[type.index].declaration.file,
          !file.isTest,
          !context.mayUse(here, .type(type)), file.facts.declarations[Int(id.index)].marks.isEmpty,
          file.facts.declarations[Int(id.index)].kind == .extension,
          !Self.isPartOfScreen(id, of: type, in: here, context)
        else { continue }
        let name = graph.types[type.index].name
        let from = context.layerName(here)
        let to = context.layerName(home)
        var violation = Violation(
          file: id.file, offset: file.facts.declarations[Int(id.index)].nameOffset,
          symbol: name, target: name,
          message: "an extension in \(from) extends \(quoted(name)) of \(to), which \(from) may not use",
          remedy: relocations.remedy(forExtension: id, of: type), chain: [context.fileName(id.file), name])
        violation.targetType = type
        result.append(violation)
      }
    }
    return result
  }

  /// `extension OrderViewController { struct Row {} }` in a folder whose name does not always mean its layer: what it nests
  /// in the screen is a part of the screen.
  private static func isPartOfScreen(
    _ extended: DeclarationID, of type: TypeID, in layer: LayerID, _ context: RuleContext
  ) -> Bool {
    let graph = context.project.graph
    guard context.has(.view, type) || context.has(.viewModel, type),
      context.project.definition[layer].selector?.hasPath(matching: graph[extended.file].path) != true
    else { return false }
    let children = graph.children(of: extended)
    return !children.isEmpty && children.allSatisfy { graph[$0].kind.isNominalType }
  }
}
