import StrataDefinition
import StrataModel

extension Definition {
  /// Names of external functions and static members that rules need, as patterns. Resolution records only the uses of
  /// these.
  package var namesToNote: [Glob] {
    let forbidden = Set(layers.flatMap(\.forbiddenFrameworks))
    let families = frameworks.filter { forbidden.contains($0.name) }
    let locator = settings(of: RuleIDs.serviceLocator)
    let singletons = locator.isOn ? locator.list("external", vocabulary) : []
    let members = families.flatMap(\.members) + singletons.map { Glob($0) }
    let called = ownRules.flatMap { $0.select + $0.require + $0.forbid }.flatMap { condition -> [Glob] in
      if case .calls(let patterns) = condition.test { return patterns.map(\.lastName) }
      return []
    }
    let storages = vocabulary[.storageFunctions].entries.sorted().map { Glob($0) }
    return families.flatMap(\.functions) + storages + called + members.map { lastName($0) }
  }

  /// `main` of `DispatchQueue.main`.
  private func lastName(_ member: Glob) -> Glob {
    // Alternatives in braces may contain dots themselves.
    if member.pattern.contains("{") { return Glob("*") }
    return Glob(member.pattern.split(separator: ".").last.map(String.init) ?? "*")
  }
}
