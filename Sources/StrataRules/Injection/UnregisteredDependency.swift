import StrataDefinition
import StrataModel

/// `unregistered-dependency`: a container resolves a service that is not registered.
struct UnregisteredDependency: Rule {
  static let description = RuleDescription(
    id: "unregistered-dependency", family: .injection,
    summary: "Swinject: a service is resolved that is not registered.",
    severity: .error, guides: ["004"], styles: ["reactive"],
    rationale: """
      A container detects a missing registration only at run time, on the screen that first needs it. The \
      registrations are in the code, so Strata can check them earlier.
      """,
    heuristic: """
      Every `resolve(X.self)` needs a registration of `X` with the same name and the same number of arguments. What \
      the factory of another service resolves is reported as a need of that service, and so are parameters of an \
      initializer that `autoregister` gets.

      All registrations of production code count as one container. A name is a string or a constant of the project: a \
      `static let`, or the raw value of the case of an enum. The rule does not check services that the project \
      does not declare, names and services computed at run time, or resolution by inference.
      """,
    badExample: """
      container.register(PaymentUseCase.self) { r in
        PaymentUseCaseImpl(repository: r.resolve(PaymentRepository.self)!)  // registered nowhere
      }
      """,
    goodExample: """
      container.register(PaymentRepository.self) { _ in PaymentRepositoryImpl() }
      container.register(PaymentUseCase.self) { r in
        PaymentUseCaseImpl(repository: r.resolve(PaymentRepository.self)!)
      }
      """,
    remedy: "Register the service with the same name and the same arguments.", readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let model = context.swinjectModel
    var outcome = RuleOutcome()
    guard !model.registrations.isEmpty else { return outcome }

    for resolution in model.resolutions {
      outcome.examined += 1
      guard isDeclared(resolution.key.service, project.graph, model),
        !model.isRegistered(resolution.key, dynamicName: resolution.hasDynamicName)
      else { continue }
      let symbol = resolution.factory ?? resolution.symbol
      let target = resolution.title + (resolution.key.name.isEmpty ? "" : " named \(resolution.key.name)")
      let needs = resolution.factory != nil ? "needs" : "resolves"
      outcome.violations.append(
        Violation(
          file: resolution.file, offset: resolution.offset, symbol: symbol, target: target,
          message: "\(quoted(symbol)) \(needs) \(quoted(target)), which is not registered",
          remedy: remedy(resolution, model), chain: [symbol, target]))
    }
    for registration in model.registrations {
      for service in registration.needs {
        outcome.examined += 1
        let key = ServiceKey(service: service, name: "", arguments: nil)
        guard isDeclared(service, project.graph, model), isInjected(service, context),
          !model.isRegistered(key, dynamicName: false)
        else { continue }
        let target = project.graph.name(of: service.target)
        outcome.violations.append(
          Violation(
            file: registration.file, offset: registration.offset, symbol: registration.title, target: target,
            message: "\(quoted(registration.title)) needs \(quoted(target)), which is not registered",
            remedy: "register \(quoted(target))", chain: [registration.title, target]))
      }
    }
    return outcome
  }

  /// Whether the project declares a service, and no registration that could not be read may be for it.
  private func isDeclared(_ service: Service, _ graph: Graph, _ model: SwinjectModel) -> Bool {
    guard let type = service.target.typeID else { return false }
    return !model.unknownNames.contains(graph.types[type.index].simpleName)
  }

  /// Whether a service is not a plain value, which `autoregister` may get from elsewhere.
  private func isInjected(_ service: Service, _ context: RuleContext) -> Bool {
    guard let type = service.target.typeID else { return false }
    return context.isDependency(type) || context.isInterface(type)
  }

  private func remedy(_ resolution: Resolution, _ model: SwinjectModel) -> String {
    let others = model.registrations(of: resolution.key.service)
    guard let other = others.first else { return "register \(quoted(resolution.title))" }
    let keys = other.keys.filter { $0.service == resolution.key.service }
    if let key = keys.first, key.name != resolution.key.name {
      let known = others.flatMap(\.keys).filter { $0.service == resolution.key.service }
        .map { $0.name.isEmpty ? "no name" : "\($0.name)" }
      return "resolve it with the name of its registration (\(listed(Array(Set(known)).sorted(), "or"))), "
        + "or register it with this name"
    }
    return "pass as many arguments as the registered factory takes (\(keys.first?.arguments ?? 0))"
  }
}
