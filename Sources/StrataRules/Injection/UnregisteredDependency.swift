import StrataDefinition
import StrataModel

/// `unregistered-dependency`: a container is asked for what nobody registered.
struct UnregisteredDependency: Rule {
  static let description = RuleDescription(
    id: "unregistered-dependency", family: .injection,
    summary: "Swinject: a service is resolved that is registered nowhere.",
    severity: .error, guides: ["004"], styles: ["reactive"],
    rationale: """
      A container finds out at run time that something is missing, on the screen where it is first needed. The \
      registrations stand in the code, so it can be known before: every `resolve(X.self)` needs a registration of \
      `X`, under the same name and with as many arguments. What is resolved inside the factory of another service \
      is reported as that service's need, and so are parameters of an initializer given to `autoregister`.
      """,
    heuristic: """
      All registrations of production code count as one container. Services that the project does not declare, \
      names and services computed at run time, and resolution by inference are left alone.
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
    remedy: "Register the service, under the same name and with the same arguments.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let model = SwinjectModel(context)
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

  /// Declared by the project, and not perhaps meant by a registration that could not be read.
  private func isDeclared(_ service: Service, _ graph: Graph, _ model: SwinjectModel) -> Bool {
    guard let type = service.target.typeID else { return false }
    return !model.unknownNames.contains(graph.types[type.index].simpleName)
  }

  /// Not a plain value, which `autoregister` may get from elsewhere.
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
        .map { $0.name.isEmpty ? "without a name" : "as \($0.name)" }
      return "ask for the name under which it is registered (\(listed(Array(Set(known)).sorted(), "or"))), "
        + "or register it under this one"
    }
    return "pass as many arguments as the registered factory takes (\(keys.first?.arguments ?? 0))"
  }
}
