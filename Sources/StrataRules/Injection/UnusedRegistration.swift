import StrataDefinition
import StrataModel

/// `unused-registration`: a service is registered that nobody resolves.
struct UnusedRegistration: Rule {
  static let description = RuleDescription(
    id: "unused-registration", family: .injection,
    summary: "Swinject: a service is registered that is resolved nowhere.",
    severity: .warning, guides: ["004"], styles: ["reactive"],
    rationale: """
      A registration that nobody asks for is a promise that nobody checks. It keeps dead types alive, and it often \
      means that the one who should ask for it builds the thing in place instead.
      """,
    heuristic: """
      A service counts as resolved when any production code names its metatype outside of registrations, when it is \
      a parameter of an initializer that is filled by inference or `autoregister`, or when a computed name may mean \
      it. Storyboard controllers are left out. In code that registers but never resolves outside of factories, who \
      asks is not to be seen, and nothing is reported.
      """,
    badExample: """
      container.register(OldPaymentUseCase.self) { _ in OldPaymentUseCaseImpl() }  // never resolved
      """,
    goodExample: """
      container.register(PaymentUseCase.self) { _ in PaymentUseCaseImpl() }
      let useCase = container.resolve(PaymentUseCase.self)
      """,
    remedy: "Delete the registration, or resolve the service where it is built in place now.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let model = SwinjectModel(context)
    var outcome = RuleOutcome()
    outcome.examined = model.registrations.count
    let hasEntry =
      model.resolutions.contains { $0.factory == nil } || model.registrations.contains(where: \.isImplicit)
    guard hasEntry else { return outcome }

    var used: Set<ServiceKey> = []
    var usedUnderAnyName = model.mentioned
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
          message: "\(quoted(registration.title)) is registered, and resolved nowhere",
          remedy: "delete the registration, or resolve it where \(quoted(registration.title)) is built in place"))
    }
    return outcome
  }
}
