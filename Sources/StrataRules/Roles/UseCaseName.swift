import StrataClassification
import StrataDefinition
import StrataModel

/// `use-case-name`
struct UseCaseName: Rule {
  static let description = RuleDescription(
    id: "use-case-name",
    family: .roles,
    summary: "A use case whose name is not a verb, an entity and `UseCase`",
    severity: .warning,
    guides: ["001", "003"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A use case is an operation of the application, and its name says which: `GetUsersUseCase`, `SendOTPUseCase`. A \
      name without a verb (`UserUseCase`) names a subject, and every operation on that subject ends up there.
      """,
    heuristic: """
      The rule first removes `Protocol`, `Impl`, `Imp`, `Implementation`, `Default` and similar words. Then the name \
      has to end in one of the suffixes and to contain a word that can be a verb, by a list of verbs and their forms.

      - The verb may be anywhere (`UserLoginUseCase`), and words that are verb and noun (`order`, `search`) count as \
      verbs. So the rule accepts some names without a real verb.
      - A single word that is the name of a domain model is a noun (`QuoteUseCase` where there is a `Quote`), unless \
      it is as usual without an object as `search` and `login`.
      - A word in `-ing` or `-ion` counts as a verb only as the last one of several: `TripBookingUseCase`, not \
      `BookingUseCase`, `BookingTripUseCase` or `BookingReminderUseCase`.
      - A prefix such as `re` makes a verb of the name of a domain model (`RestockShelfUseCase` where there is a `Stock`).
      - A word that is a noun as often is a verb only before an object (`MailInvoiceUseCase`, not `MailUseCase`).
      - A word of no list in front of the name of a domain model is taken for a verb (`WaterPlantUseCase`), unless it \
      is the name of a type itself, or with the rest is one (`CartItemUseCase`), or says which one: an adjective or a \
      word in `-ing` (`NewUserUseCase`, `UpcomingTripUseCase`). So is one in front of the object of two other use cases \
      (`OverwinterColonyUseCase` beside `SplitColonyUseCase` and `InspectColonyUseCase`), unless the name of a type begins with it.
      - A word in `-ed` or `-able` is no verb in front of others (`SavedItemsUseCase`).
      - A question is an operation (`HasPasscodeUseCase`, `IsLocationAllowedUseCase`).
      - The suffix is required only of types that conform to the protocol of a use case with that suffix.

      The rule does not report generic bases (`UseCase`, `AsyncUseCase`) or test doubles.
      """,
    badExample: "final class UserUseCase { … }",
    goodExample: "final class GetUserUseCase { … }",
    remedy: "Rename it to a verb, an entity and `UseCase`; split it if it has several operations.",
    options: [
      RuleOption(
        name: "suffixes", summary: "Suffixes of use case names.", defaultValue: .words("use-case-suffixes")),
      RuleOption(
        name: "verb", summary: "The name has to contain a verb; off: the suffix is enough.", defaultValue: .flag(true)),
    ])

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let suffixes = settings.list("suffixes", context.vocabulary)
    let names = UseCaseNames(context.vocabulary)
    lazy var objects = UseCaseObjects(project, names, suffixes)
    lazy var proposals = ProposedUseCaseNames(project)
    let entities = Set(project.types(in: [.entity]).map { project.graph.types[$0.index].simpleName.lowercased() })
    /// `Quote`, if the domain has a model of that name: then the word is the noun.
    func isEntity(_ word: String) -> Bool {
      entities.contains(word) && !context.vocabulary[.wholeVerbs].contains(word)
    }
    func lacksVerb(_ name: Substring) -> Bool {
      let words = Words.split(String(name))
      if words.count == 1, isEntity(words[0]) { return true }
      return !words.isEmpty && !names.hasVerb(words) && !names.asksQuestion(words)
        && !words.allSatisfy { context.vocabulary[.useCaseQualifiers].contains($0) }
        && (names.isAttribute(words[0]) || !endsInEntity(words, entities) && !objects.isObject(of: words))
        && !names.beginsWithVerb(of: entities, words)
    }
    for type in project.types(in: .useCase) where isJudged(type, names, in: project) {
      outcome.examined += 1
      let entity = project.graph[type]
      let name = names.bare(entity.simpleName)
      guard let suffix = suffixes.first(where: { name.hasSuffix($0) }) else {
        // An implementation with another word order (`UseCaseForX`, `PaymentUseCaseRx`) also contains the suffix.
        let saysSo = suffixes.contains { entity.simpleName.contains($0) }
        if !saysSo, let wanted = suffixes.first,
          let port = project.protocols(of: type, role: .useCase).first(where: { port in
            suffixes.contains { project.graph.types[port.index].simpleName.contains($0) }
          })
        {
          // A name without a verb would be the next finding: then the implementation is named after its protocol.
          let better =
            names.hasVerb(Words.split(name)) ? name + wanted : names.implementation(of: project.graph[port].simpleName)
          outcome.violations.append(
            Violation(
              at: type, in: project.graph, message: "use case `\(entity.name)` does not end in `\(wanted)`",
              remedy: "rename it to \(quoted(better))"))
        }
        continue
      }
      guard settings.flag("verb"), lacksVerb(name.dropLast(suffix.count)),
        !isReportedAtProtocol(
          type, name,
          where: { port in
            suffixes.first { port.hasSuffix($0) }.map { lacksVerb(port.dropLast($0.count)) } ?? false
          }, names, in: project)
      else { continue }
      outcome.violations.append(
        Violation(
          at: type, in: project.graph,
          message: "use case `\(entity.name)` should be named for the operation it performs",
          remedy: proposals.rename(type)))
    }
    return outcome
  }

  /// Whether a name is an unknown word and a model of the domain: `WaterPlant`. Two nouns are two models, or one with
  /// that name.
  private func endsInEntity(_ words: [String], _ names: Set<String>) -> Bool {
    guard words.count > 1 else { return false }
    return (1..<words.count).contains { count in
      let (first, rest) = (words.prefix(count).joined(), words.dropFirst(count).joined())
      return names.contains(rest) && !names.contains(first) && !names.contains(words.joined())
    }
  }

  private func isJudged(_ type: TypeID, _ names: UseCaseNames, in project: ClassifiedGraph) -> Bool {
    let entity = project.graph[type]
    guard entity.kind.isNominalType, entity.kind != .enum, entity.outer == nil else { return false }
    if project.isReplacement(type) || project.isGenericBase(type) { return false }
    // The implementation of a protocol with the same name: the protocol is reported.
    let protocols = project.protocols(of: type, role: .useCase)
    if protocols.isEmpty { return true }
    let name = names.bare(entity.simpleName)
    return !protocols.contains { names.bare(project.graph.types[$0.index].simpleName) == name }
  }

  /// Whether the name is that of a reported protocol with further words before it: `DefalultMessagingUseCase` of
  /// `MessagingUseCase`.
  private func isReportedAtProtocol(
    _ type: TypeID, _ name: String, where isReported: (String) -> Bool, _ names: UseCaseNames,
    in project: ClassifiedGraph
  ) -> Bool {
    project.protocols(of: type, role: .useCase).contains { port in
      let known = names.bare(project.graph.types[port.index].simpleName)
      return name.hasSuffix(known) && isJudged(port, names, in: project) && isReported(known)
    }
  }
}
