import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Conventions of a style that a code base does not follow: a rule about one would report most of what it is about, and find
/// no mistake. Rules about dependencies are none: what most references do is a habit of layers and roles.
struct RuleHabits {
  /// A rule that is off or has another option, and why.
  struct Change {
    var rule: String
    var setting = "off"
    var reason: String

    var sentence: String { "\(reason): \(rule) is \(setting)" }
  }

  /// A rule that examines each of some types once, and how to say that most of them break it.
  private struct Convention {
    var rule: String
    var noun: String
    /// After the number of those that break it, of how many.
    var verdict: String
  }

  private let project: ClassifiedGraph
  private let result: CheckResult
  /// The names of the features, and of the screens inside them.
  private let features: Set<String>
  /// By the path of a file.
  private let modules: [String: ModuleID]

  /// Fewer are exceptions.
  private static let fewest = 3
  /// Fewer features that depend on each other are one mistake.
  private static let fewestTied = 5
  private static let conventions = [
    Convention(rule: "base-view-model", noun: "view model", verdict: "extend no common base class"),
    Convention(rule: "gateway-single-operation", noun: "gateway", verdict: "have several operations"),
    Convention(rule: "missing-abstraction", noun: "dependency", verdict: "have no protocol"),
    Convention(rule: "missing-test", noun: "type", verdict: "that a test should create have none"),
    Convention(
      rule: "single-ui-state", noun: "view model", verdict: "publish their state in several properties"),
    Convention(rule: "use-case-name", noun: "use case", verdict: "have other names"),
    Convention(rule: "use-case-single-operation", noun: "use case", verdict: "have several operations"),
    Convention(rule: "view-model-intents", noun: "view model", verdict: "take no intents"),
    Convention(rule: "view-model-main-actor", noun: "observable view model", verdict: "are not on the main actor"),
    Convention(rule: "view-model-throws", noun: "view model", verdict: "have functions that throw"),
  ]

  init(_ project: ClassifiedGraph, _ result: CheckResult, _ verdicts: UsageVerdicts) {
    (self.project, self.result) = (project, result)
    features = verdicts.featuresOfCycles
    modules = Dictionary(
      project.graph.files.map { ($0.path, $0.module) }, uniquingKeysWith: { first, _ in first })
  }

  func found() -> [Change] {
    (Self.conventions.compactMap(change)
      + [folders(), defaults(), state(), transfers(), results(), rings("of: [layers, modules]")].compactMap { $0 }
      + Self.rulesOfNames.compactMap(names))
      .sorted { $0.rule < $1.rule }
  }

  /// The same in a definition with layers of its own, where nothing but views skips a layer.
  /// - Parameter cycles: what may form cycles besides features.
  func foundInOwnLayers(cycles: [String]) -> [Change] {
    let rings = rings("severity: warning, of: \(YAMLText.list(cycles))")
    return (Self.conventions.compactMap(change) + screens() + [singletons(), state(), rings].compactMap { $0 })
      .sorted { $0.rule < $1.rule }
  }

  /// Names that nearly all types of a role, or files of a kind, have: the rule itself says how to accept them.
  private func names(of rule: String) -> Change? {
    let options = Set(
      result.findings.filter { $0.rule == rule }.compactMap { Conventions.acceptedOption(in: $0.remedy) })
    if options.isEmpty { return nil }
    return Change(
      rule: rule, setting: "{ \(options.sorted().joined(separator: ", ")) }",
      reason: "nearly all names of these kinds follow conventions of the app")
  }

  private static let rulesOfNames = ["role-name", "file-name"]

  /// Most features are part of cycles: the folders divide the screens, and are no parts that could do without each other.
  /// - Parameter options: what else may form cycles, and the severity where no style has one.
  private func rings(_ options: String) -> Change? {
    let rule = "layer-cycle"
    let cycles = result.findings.filter { $0.rule == rule && !features.isDisjoint(with: $0.chain) }
    let tied = features.intersection(cycles.flatMap(\.chain)).count
    guard tied >= Self.fewestTied, tied * 2 > features.count else { return nil }
    return Change(
      rule: rule, setting: "{ \(options) }",
      reason: "\(grouped(tied)) of \(counted(features.count, "feature")) depend on each other in cycles")
  }

  /// Types whose initializers supply a dependency where the caller passes none: each shows what it depends on.
  private func defaults() -> Change? {
    change(
      of: "default-argument-instantiation", "that take dependencies have defaults for them",
      among: typesWithInitializers { target in
        project.role(of: target).flatMap(project.definition.role)?.isDependency ?? false
      })
  }

  /// Types that reach what they need through singletons and containers, in an app that no style describes: few of its types
  /// take it in their initializers.
  private func singletons() -> Change? {
    change(
      of: "service-locator", "that use objects of the project get them from singletons and containers",
      among: typesWithInitializers { [.class, .actor, .protocol].contains(project.graph[$0].kind) })
  }

  /// Types that do something in the way of most of those that break a rule or do it in another way.
  private func change(of rule: String, _ verdict: String, among others: [TypeID]) -> Change? {
    let breaking = types(in: result.findings.filter { $0.rule == rule })
    let all = breaking.union(others).count
    guard breaking.count >= Self.fewest, breaking.count * 2 > all else { return nil }
    return Change(rule: rule, reason: "\(grouped(breaking.count)) of \(counted(all, "type")) \(verdict)")
  }

  /// The production types with an initializer that takes a certain type.
  private func typesWithInitializers(taking isMeant: (TypeID) -> Bool) -> [TypeID] {
    let graph = project.graph
    return graph.typeIDs.filter { type in
      project.isProduction(type) && !project.isReplacement(type) && !project.isCompositionRoot(type)
        && graph.references(from: type).contains { reference in
          guard reference.kind == .takes, reference.declaration != noIndex, let target = reference.target.typeID,
            isMeant(target)
          else { return false }
          return graph[DeclarationID(reference.file, reference.declaration)].kind == .initializer
        }
    }
  }

  /// Screens and view models that show what the network sends, in an app without a domain, where fewer show models and the
  /// definition allows them to use the data: there is nothing to map to.
  private func transfers() -> Change? {
    let rule = "dto-leak"
    guard project.definition.layer(named: "Presentation")?.uses.contains("Data") == true,
      project.typesAtFileLevel(in: .entity).count <= RoleHabits.mostModels
    else { return nil }
    let showing = [RoleID.view, .viewModel, .baseViewModel, .presenter].flatMap(project.typesAtFileLevel(in:))
    let breaking = types(in: result.findings.filter { $0.rule == rule }).intersection(showing)
    let mapped = showing.filter { project.uses([.entity, "model"], by: $0) }
    let all = breaking.union(mapped).count
    let only = breaking.subtracting(mapped).count
    guard only >= Self.fewest, only * 2 > all else { return nil }
    return Change(
      rule: rule,
      reason:
        "\(grouped(only)) of \(counted(all, "screen or view model", plural: "screens and view models")) that show "
        + "models or DTOs show DTOs only")
  }

  /// Repositories that return what a database or the network gives, in an app without models of a domain.
  private func results() -> Change? {
    let rule = "repository-returns-dto"
    guard project.typesAtFileLevel(in: .entity).count <= RoleHabits.mostModels else { return nil }
    let repositories = project.typesAtFileLevel(in: .repository)
    let breaking = types(in: result.findings.filter { $0.rule == rule })
    let returning = breaking.union(repositories.filter { project.uses([.entity, "model"], by: $0) }).count
    guard breaking.count >= Self.fewest, breaking.count * 2 > returning else { return nil }
    return Change(
      rule: rule,
      reason: "\(grouped(breaking.count)) of "
        + "\(counted(returning, "repository", plural: "repositories")) that return models or DTOs return DTOs")
  }

  /// View models whose state their users may set.
  private func state() -> Change? {
    let rule = "mutable-published-state"
    let breaking = types(in: result.findings.filter { $0.rule == rule })
    let classes = project.typesAtFileLevel(in: .viewModel).filter { project.graph[$0].kind == .class }
    let all = breaking.union(classes).count
    guard breaking.count >= Self.fewest, breaking.count * 2 > all else { return nil }
    return Change(
      rule: rule, reason: "\(grouped(breaking.count)) of \(counted(all, "view model")) let others set their state")
  }

  /// What views do themselves where fewer have something between that could do it: the screens are the controllers.
  private func screens() -> [Change] {
    let views = project.typesAtFileLevel(in: .view)
    let behind = views.count { project.uses(StyleFit.betweenRoles, by: $0) }
    let verdicts = [
      ("skipped-layer", "use storages and clients of the network"),
      ("logic-in-view", "compute what they show, or call what loads it,"),
    ]
    return verdicts.compactMap { rule, verdict in
      let breaking = types(in: result.findings.filter { $0.rule == rule }).count { project.role(of: $0) == .view }
      guard breaking >= Self.fewest, breaking > behind else { return nil }
      return Change(
        rule: rule,
        reason: "\(grouped(breaking)) of \(counted(views.count, "view")) \(verdict) themselves, and "
          + "\(grouped(behind)) have a view model or presenter")
    }
  }

  /// Below the key `rules`, with the reasons as comments.
  static func lines(_ changes: [Change]) -> [String] {
    changes.flatMap { change in
      YAMLText.comment("\(change.reason.prefix(1).uppercased() + change.reason.dropFirst()).", indent: 2)
        + ["  \(change.rule): \(change.setting)"]
    }
  }

  private func change(_ convention: Convention) -> Change? {
    guard let run = result.rules.first(where: { $0.id == convention.rule }) else { return nil }
    let breaking = types(in: result.findings.filter { $0.rule == convention.rule }).count
    guard breaking >= Self.fewest, breaking * 2 > run.examined else { return nil }
    return Change(
      rule: convention.rule,
      reason: "\(grouped(breaking)) of \(counted(run.examined, convention.noun)) \(convention.verdict)")
  }

  /// Roles that have no folders of their own: the view model of each view is beside it, in a folder `Views`.
  private func folders() -> Change? {
    let rule = "role-folder"
    let findings = result.findings.filter { $0.rule == rule }
    if findings.isEmpty { return nil }
    let misplaced = types(in: findings)
    var accepted: [(role: String, reason: String)] = []
    for role in project.definition.roles.map(\.id) {
      let types = project.typesAtFileLevel(in: role)
      let elsewhere = types.count(where: misplaced.contains)
      guard elsewhere >= Self.fewest, elsewhere * 2 > types.count else { continue }
      accepted.append(
        (
          role.rawValue,
          "\(grouped(elsewhere)) of \(counted(types.count, role.noun)) are in folders of other roles"
        ))
    }
    if accepted.isEmpty { return nil }
    return Change(
      rule: rule, setting: "{ accept: \(YAMLText.list(accepted.map(\.role))) }", reason: listed(accepted.map(\.reason)))
  }

  private struct Symbol: Hashable {
    var name: String
    var module: ModuleID?
  }

  /// The types that break a rule. Where nearly all do, one finding has the name of each as a location.
  private func types(in findings: [Finding]) -> Set<TypeID> {
    let locations = Set(findings.flatMap { [$0.location] + $0.otherLocations })
    let graph = project.graph
    // Modules may have types of one name.
    let symbols = Set(findings.map { Symbol(name: $0.symbol, module: modules[$0.location.file]) })
    return Set(
      graph.typeIDs.filter { type in
        let declaration = graph[type].declaration
        return project.isProduction(type)
          && (symbols.contains(Symbol(name: graph[type].name, module: graph[type].module))
            || locations.contains(graph.location(declaration.file, graph[declaration].nameOffset)))
      })
  }
}
