import StrataClassification
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

  /// Fewer are exceptions.
  private static let fewest = 3
  private static let conventions = [
    Convention(rule: "base-view-model", noun: "view model", verdict: "extend no common base class"),
    Convention(rule: "gateway-single-operation", noun: "gateway", verdict: "have several operations"),
    Convention(rule: "missing-abstraction", noun: "dependency", verdict: "have no protocol"),
    Convention(
      rule: "single-ui-state", noun: "view model", verdict: "publish their state in several properties"),
    Convention(rule: "use-case-name", noun: "use case", verdict: "have other names"),
    Convention(rule: "use-case-single-operation", noun: "use case", verdict: "have several operations"),
    Convention(rule: "view-model-intents", noun: "view model", verdict: "take no intents"),
    Convention(rule: "view-model-main-actor", noun: "observable view model", verdict: "are not on the main actor"),
    Convention(rule: "view-model-throws", noun: "view model", verdict: "have functions that throw"),
  ]

  init(_ project: ClassifiedGraph, _ result: CheckResult) { (self.project, self.result) = (project, result) }

  func found() -> [Change] {
    (Self.conventions.compactMap(change) + [folders()].compactMap { $0 }).sorted { $0.rule < $1.rule }
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
      let types = project.types(in: role).filter {
        project.isProduction($0) && !project.isReplacement($0) && project.graph[$0].outer == nil
      }
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

  /// The types that break a rule. Where nearly all do, one finding has the name of each as a location.
  private func types(in findings: [Finding]) -> Set<TypeID> {
    let locations = Set(findings.flatMap { [$0.location] + $0.otherLocations })
    let symbols = Set(findings.map(\.symbol))
    let graph = project.graph
    return Set(
      graph.typeIDs.filter { type in
        let declaration = graph[type].declaration
        return project.isProduction(type)
          && (symbols.contains(graph[type].name)
            || locations.contains(graph.location(declaration.file, graph[declaration].nameOffset)))
      })
  }
}
