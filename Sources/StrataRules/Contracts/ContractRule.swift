import StrataClassification
import StrataDefinition
import StrataModel

/// Checks one contract of a definition.
struct ContractRule: RunnableRule {
  let contract: Contract
  private let severity: Severity
  private let checksTests: Bool

  init(_ contract: Contract, _ settings: RuleSettings) {
    self.contract = contract
    severity = settings.severity
    checksTests = settings.checksTests
  }

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    var outcome: RuleOutcome
    var idle: [String]
    switch contract.statement {
    case .independent(let selection):
      let parts = ContractParts(selection, context)
      outcome = IndependentParts(contract: contract, parts: parts).check(context)
      idle = selection.idleEntries(context) + parts.missing
    case .acyclic(let selection):
      let parts = ContractParts(selection, context)
      outcome = AcyclicParts(contract: contract, parts: parts).check(context)
      idle = selection.idleEntries(context) + parts.missing
    case .protected(let selector, let only):
      let selections = Selection.all([selector, only], in: context.project)
      outcome = ProtectedTypes(contract, of: selections[0], for: selections[1]).check(context)
      idle = zip(["protected", "only"], selections).filter { $1.isEmpty }.map { "'\($0.0)' matches nothing" }
    case .noPath(let from, let to):
      let selections = Selection.all([from, to], in: context.project)
      outcome = ForbiddenPath(contract, from: selections[0], to: selections[1]).check(context)
      idle = zip(["from", "to"], selections).filter { $1.isEmpty }.map { "'\($0.0)' matches nothing" }
    }
    outcome.notices += idle.map { what in
      Notice(kind: .idleSelector, message: "in contract '\(contract.name)', \(what)", origin: contract.origin)
    }
    return outcome
  }

  /// Its documentation as a rule.
  var description: RuleDescription {
    let (summary, why, remedy) = texts
    return RuleDescription(
      id: contract.name, family: .own, summary: summary, severity: severity, guides: [], styles: [],
      rationale:
        "A contract of this definition (\(contract.origin)). \(why) Composition roots\(checksTests ? "" : ", tests") and "
        + "previews are not checked.",
      badExample: "", goodExample: "", remedy: remedy, supersedes: supersedes)
  }

  /// General rules whose findings at the same location are about the same dependency.
  private var supersedes: [String] {
    switch contract.statement {
    case .independent, .protected: return [RuleIDs.dependencyRule, RuleIDs.featureIsolation]
    case .acyclic, .noPath: return []
    }
  }

  private var texts: (summary: String, why: String, remedy: String) {
    switch contract.statement {
    case .independent(let parts):
      return (
        "A part of \(parts.shown) that uses another one.", "Each part is independent of the others.",
        "Move what both parts need out of them, or declare a protocol in one of them, and let the composition root "
          + "inject the other one."
      )
    case .acyclic(let parts):
      return (
        "Parts of \(parts.shown) that depend on each other in a cycle.",
        "It reports the shortest cycle through each dependency that is part of cycles.",
        "Cut one edge of the cycle: move what both parts need to a third part."
      )
    case .protected:
      return (
        "A use of types that only some may use.", "Other types call those that may use them.",
        "Call a type that may use it, or move the code there."
      )
    case .noPath:
      return (
        "A chain of usages between types that must not reach each other.",
        "It reports every first step of such a chain, with the shortest chain. A chain ends at a protocol between user and "
          + "implementation.",
        "Cut the chain at one of its steps, for example by a protocol that the last type conforms to."
      )
    }
  }
}

extension PartSelection {
  /// `Features/*, modules *Kit`
  var shown: String {
    let modules = modules.map { "module " + $0.pattern }
    return listed(folders.map(\.pattern) + modules + layers)
  }
}

extension RuleContext {
  /// The usages that contracts judge: in the layer of composition roots only what is no wiring.
  var usagesUnderContract: some Sequence<Usage> { usagesUnderContract(withOwnMembers: false) }

  /// - Parameter withOwnMembers: also those of the members that a type's own extensions in other files declare.
  func usagesUnderContract(withOwnMembers: Bool) -> some Sequence<Usage> {
    let isRoot = project.definition.layers.map(\.isCompositionRoot)
    return usages.judgedWithOwnMembers.filter { usage in
      if usage.site.isOfOwnType, !withOwnMembers { return false }
      guard let layer = usage.site.layer, isRoot[layer.index] else { return true }
      return usage.site.isOperation
    }
  }
}
