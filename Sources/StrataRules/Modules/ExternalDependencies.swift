import StrataClassification
import StrataDefinition
import StrataModel

/// `external-dependencies`
struct ExternalDependencies: Rule {
  static let description = RuleDescription(
    id: "external-dependencies", family: .modules,
    summary: "A module that gets another one by another way than its `ExternalDependencies`.",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      `ExternalDependencies` lists all that a module needs from outside, and the app creates it. What a module gets by \
      another way is not listed there: the app cannot replace it, and a missing part is noticed only at run time. Of two \
      modules that need each other neither can be created first, so at least one must receive the other through a closure.
      """,
    heuristic: """
      The rule checks the Implementation of modules with an `…Module` protocol for what they get from other such modules: \
      their `…Module` protocols, and the services that they declare. It reports
      - a stored property, or a parameter of an initializer, of such a type, unless `ExternalDependencies` of the module \
      provides it and the holder is of the data layer, or it is a logger: the domain and the presentation get a module \
      through a protocol of the domain, since only the data part of the container has the external dependencies. The \
      container, which passes on what it has from there, is not checked for this; the implementation of the `…Module` \
      protocol and its factory have to take `ExternalDependencies` alone
      - the creation of the implementation, the container or a service of another module, also in a default argument
      - a container or a singleton of another module, and a member of anything outside the module that returns an \
      `…Module` protocol
      - `resolve(…Module.self)`

      It also reports a stored property of `ExternalDependencies` that is a module and no closure, if that module needs \
      this one, directly or through others.

      Routers, delegates and protocols that a type of the module implements are not reported.
      """,
    badExample: """
      final class CartViewModel: ObservableObject {
        private let profile = ProfileContainer.shared.profileModule
      }
      """,
    goodExample: """
      public struct ExternalDependencies {
        let profile: () -> ProfileModule
      }
      """,
    remedy: "Add the module to `ExternalDependencies`, and pass it from the container.",
    supersedes: ["service-locator", "direct-instantiation", "default-argument-instantiation"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let modules = ModuleNeeds(context)
    var outcome = RuleOutcome()
    guard !modules.isEmpty else { return outcome }
    let graph = context.project.graph
    for index in graph.files.indices where modules.isInImplementation(FileID(UInt32(index))) {
      for usage in context.usages(in: FileID(UInt32(index))) where modules.isProduction(usage) {
        guard let need = modules.need(usage) else { continue }
        outcome.examined += 1
        if let way = modules.way(usage, need) { outcome.violations.append(violation(usage, need, way, modules)) }
      }
    }
    for stored in modules.storedModules {
      outcome.examined += 1
      if modules.isNeededBack(stored) { outcome.violations.append(violation(ofEager: stored, modules)) }
    }
    return outcome
  }

  private func violation(
    _ usage: Usage, _ need: ModuleNeeds.Need, _ way: ModuleNeeds.Way, _ modules: ModuleNeeds
  ) -> Violation {
    let (context, graph) = (modules.context, modules.context.project.graph)
    let symbol = context.symbol(usage)
    let name = graph.targetName(of: usage.reference)
    let (here, there) = (modules.name(need.user), modules.name(need.provider))
    let needed = graph[need.needed].name
    let own = modules.externalDependencies(of: need.user).map { graph[$0].name }
    let subject = "\(quoted(symbol)) of \(here)"
    let message: String
    switch way {
    case .held:
      message =
        "\(subject) \(context.verb(of: usage.reference)) \(quoted(name)) of \(there), which "
        + (own.map { "\(quoted($0)) does not provide" } ?? "no external dependencies provide")
    case .heldAboveData:
      message =
        "\(subject) \(context.verb(of: usage.reference)) \(quoted(name)) of \(there), which only the data layer gets from "
        + quoted(own ?? "ExternalDependencies")
    case .besides:
      message = "\(subject) takes \(quoted(name)) of \(there) beside \(quoted(own ?? "ExternalDependencies"))"
    case .created: message = "\(subject) creates \(quoted(name)) of \(there) itself"
    case .fetched(let source): message = "\(subject) gets \(quoted(needed)) of \(there) from \(quoted(source))"
    }
    let remedy: String
    if case .heldAboveData = way {
      remedy =
        "declare what \(quoted(symbol)) needs as a protocol in the domain of \(here), implement it with \(quoted(needed)) "
        + "in its data layer, and inject "
        + (modules.isOfDomain(usage) ? "the protocol" : "a use case that calls it")
    } else if let own {
      remedy =
        modules.provides(need.needed, to: need.user)
        ? "take \(quoted(needed)) from \(quoted(own)) in the container of \(here), and pass it from there"
        : "add \(quoted(needed)) to \(quoted(own)), and pass it from the container of \(here)"
    } else {
      remedy =
        "create a struct `ExternalDependencies` with \(quoted(needed)) in the interface of \(here), and pass it "
        + "from the container"
    }
    var violation = Violation(
      at: usage.reference, symbol: symbol, target: name, message: message, remedy: remedy, chain: [symbol, name])
    if modules.isInside(usage.reference) {
      violation.links = ViolationLinks(yieldsTo: RuleIDs.featureIsolation)
    }
    return violation
  }

  private func violation(ofEager stored: ModuleNeeds.Stored, _ modules: ModuleNeeds) -> Violation {
    let graph = modules.context.project.graph
    let (symbol, name) = (graph[stored.holder].name, graph[stored.module].name)
    let (here, there) = (modules.name(stored.user), modules.name(stored.provider))
    return Violation(
      at: stored.reference, symbol: symbol, target: name,
      message:
        "\(quoted(symbol)) stores \(quoted(name)), but \(there) needs \(here) too, so neither can be created first",
      remedy: "store a closure that returns \(quoted(name)) instead")
  }
}
