import StrataDefinition
import StrataModel

/// `unused-registration`: a service is registered and never resolved.
struct UnusedRegistration: Rule {
  static let description = RuleDescription(
    id: "unused-registration", family: .injection,
    summary: "Swinject: a service is registered and never resolved.",
    severity: .warning, guides: ["004"], styles: ["reactive"],
    rationale: """
      A registration that nobody resolves is never tested. It keeps unused types in the project, and often the type \
      that should resolve the service creates it directly instead.
      """,
    heuristic: """
      A service counts as resolved if one of these is true:
      - production code names its metatype outside registrations
      - it is a parameter of an initializer that is filled by inference or `autoregister`
      - a generic function of the project that resolves what is expected (`let clock: Clock = resolver.get()`) is called \
      where that type is expected
      - a computed name may refer to it

      The rule does not check Storyboard controllers. It reports nothing in code that registers services but never \
      resolves any outside factories, and where the type that a generic function resolves is not known, since it cannot \
      see what is resolved.
      """,
    badExample: """
      container.register(OldPaymentUseCase.self) { _ in OldPaymentUseCaseImpl() }  // never resolved
      """,
    goodExample: """
      container.register(PaymentUseCase.self) { _ in PaymentUseCaseImpl() }
      let useCase = container.resolve(PaymentUseCase.self)
      """,
    remedy: "Delete the registration, or resolve the service where it is now created directly.", readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let model = context.swinjectModel
    var outcome = RuleOutcome()
    outcome.examined = model.registrations.count
    let hasEntry =
      model.resolutions.contains { $0.factory == nil } || model.registrations.contains(where: \.isImplicit)
      || model.registrations.contains { $0.keys.contains { model.named.contains($0.service.target) } }
      || model.byType.known > 0
    guard hasEntry, model.byType.unknown == 0 else { return outcome }

    var used: Set<ServiceKey> = []
    var usedUnderAnyName = model.mentioned.union(model.named)
    for resolution in model.resolutions {
      used.insert(ServiceKey(service: resolution.key.service, name: resolution.key.name, arguments: nil))
      if resolution.hasDynamicName { usedUnderAnyName.insert(resolution.key.service.target) }
    }
    for registration in model.registrations {
      for service in registration.needs { usedUnderAnyName.insert(service.target) }
    }
    for registration in model.registrations where !registration.isImplicit && !registration.hasDynamicName {
      let isUsed = registration.keys.contains { key in
        usedUnderAnyName.contains(key.service.target)
          || used.contains(ServiceKey(service: key.service, name: key.name, arguments: nil))
      }
      guard !isUsed else { continue }
      outcome.violations.append(
        Violation(
          file: registration.file, offset: registration.offset, symbol: registration.title,
          message: "\(quoted(registration.title)) is registered and never resolved",
          remedy: "delete the registration, or resolve \(quoted(registration.title)) where it is now created directly"))
    }
    return outcome
  }
}
