import StrataModel

/// The review checklist of guide 004: nineteen statements, each with the rules that check it.
enum ReviewChecklist {
  struct Item {
    var statement: String
    /// The statement does not hold while one of these rules has a finding.
    var rules: [String]
    /// Only findings about types of these roles count; empty: all.
    var roles: [String] = []
    /// Only findings about code of these layers count; empty: all.
    var layers: [String] = []
    /// The statement is about what types of these roles must not use: it does not hold where the definition lets them.
    var boundRoles: [String] = []
    /// What only a person can tell, although the rules found nothing.
    var question: String?
  }

  static let sections: [(title: String, items: [Item])] = [
    (
      "Layer separation",
      [
        Item(
          statement: "View models depend on use cases only", rules: ["skipped-layer", "dependency-rule"],
          roles: ["view-model", "base-view-model"], boundRoles: ["view-model", "base-view-model"]),
        Item(
          statement: "Use cases contain all business logic",
          rules: ["business-logic-in-view-model", "business-logic-in-data", "logic-in-view"],
          question: "the rules recognize patterns of decisions, not every decision"),
        Item(
          statement: "Use cases depend on repository protocols only",
          rules: ["skipped-layer", "dependency-rule", "concrete-dependency"], roles: ["use-case"]),
        Item(
          statement: "Implementations of repositories are in the data layer", rules: ["misplaced-type"],
          roles: ["repository", "gateway"]),
        Item(statement: "No business logic in view models", rules: ["business-logic-in-view-model"]),
        Item(statement: "No business logic in repositories", rules: ["business-logic-in-data"]),
        Item(
          statement: "No UI code in the domain and data layers",
          rules: ["forbidden-import", "framework-type-in-domain", "dependency-rule"],
          layers: ["Domain", "Data", "Infrastructure"]),
      ]
    ),
    (
      "Patterns",
      [
        Item(statement: "View models extend the base view model", rules: ["base-view-model"]),
        Item(
          statement: "Use cases have a protocol and an implementation",
          rules: ["missing-abstraction"], roles: ["use-case"]),
        Item(
          statement: "Repositories have a protocol and an implementation", rules: ["missing-abstraction"],
          roles: ["repository", "gateway"]),
        Item(
          statement: "State changes through one function", rules: ["mutable-published-state", "mutable-ui-state"],
          question: "whether every change goes through `setState`"),
      ]
    ),
    (
      "Dependency injection",
      [
        Item(
          statement: "Dependencies are injected through initializers",
          rules: ["property-injection", "service-locator"]),
        Item(
          statement: "No dependency is created where it is used",
          rules: ["direct-instantiation", "default-argument-instantiation"]),
        Item(
          statement: "The container is configured correctly",
          rules: ["unregistered-dependency", "unused-registration", "duplicate-registration"],
          question: "whether the scopes of registrations are right"),
        Item(statement: "Dependencies are protocols, not concrete types", rules: ["concrete-dependency"]),
      ]
    ),
    (
      "Data flow",
      [
        Item(
          statement: "View → view model → use case → repository → API or database",
          rules: ["dependency-rule", "layer-cycle"]),
        Item(
          statement: "No layer is skipped", rules: ["skipped-layer"],
          boundRoles: ["view", "view-model", "base-view-model", "presenter"]),
        Item(
          statement: "Asynchronous operations are streams", rules: ["async-not-stream"],
          question: "whether each operation has the kind of stream that fits"),
        Item(
          statement: "Errors are passed on through the layers",
          rules: ["swallowed-error", "infrastructure-error-leak"],
          question: "whether the user sees each error that matters"),
      ]
    ),
  ]
}
