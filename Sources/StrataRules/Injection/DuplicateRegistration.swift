import StrataDefinition
import StrataModel

/// `duplicate-registration`: a service is registered twice.
struct DuplicateRegistration: Rule {
  static let description = RuleDescription(
    id: "duplicate-registration", family: .injection,
    summary: "Swinject: a service is registered twice under one name, and the second registration replaces the first.",
    severity: .warning, guides: ["004"], styles: ["reactive"],
    rationale: """
      The container keeps one registration for each type, name and number of arguments: a second one silently replaces \
      the first. The implementation that the app gets then depends on the order of two lines, or of two assemblies.
      """,
    heuristic: """
      The rule compares two registrations
      - in the code of one function, on the same container and in the same branch, or
      - in two assemblies that are created in one list (`Assembler([A(), B()])`), with the functions to which `assemble` \
      gives its container outside of a branch, or in two functions of an extension of \
      the container (`func registerPayments()`), if one function calls them on one container outside of a branch; a list \
      that it gives this container belongs to them

      The names must be literals. It does not compare registrations in the branches of an `if` or `#if`, in loops, or \
      in different containers.
      """,
    badExample: """
      container.register(PaymentUseCase.self) { _ in PaymentUseCaseImpl() }
      container.register(PaymentUseCase.self) { _ in TestPaymentUseCase() }
      """,
    goodExample: """
      container.register(PaymentUseCase.self) { _ in PaymentUseCaseImpl() }
      container.register(PaymentUseCase.self, name: "test") { _ in TestPaymentUseCase() }
      """,
    remedy: "Delete one of the two registrations, or give them different names.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let model = context.swinjectModel
    let lists = RegistrationLists(context)
    var outcome = RuleOutcome(examined: model.registrations.count)
    var first: [Key: Int] = [:]
    for (index, registration) in model.registrations.enumerated() {
      guard !registration.isImplicit, !registration.hasDynamicName else { continue }
      let sites = lists.sites(of: registration.site)
      for key in registration.keys where key.arguments != nil {
        let known = sites.map { first.value(of: Key(service: key, site: $0), orInsert: index) }.first { $0 != index }
        guard let known else { continue }
        var violation = Violation(
          file: registration.file, offset: registration.offset, symbol: registration.title,
          message: "\(quoted(registration.title)) is registered twice, and this registration replaces the one before",
          remedy: "delete one of the two registrations, or give them different names")
        let other = model.registrations[known]
        violation.links = ViolationLinks(related: [CodeLocation(other.file, other.offset)])
        outcome.violations.append(violation)
        break
      }
    }
    return outcome
  }

  private struct Key: Hashable {
    var service: ServiceKey
    var site: RegistrationSite
  }
}
