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
      has to end in one of the suffixes and to begin with a word that can be a verb, by a list of verbs and their forms.

      - Words that are verb and noun (`order`, `search`) count as verbs. So the rule accepts some names without a real \
      verb. Where a domain model ends in such a word, it is a noun in front of what happens to the model or is known of \
      it: `ShiftHandoverUseCase` where there is a `CrewShift`.
      - A verb inside a name is accepted, since words before it may say which implementation it is \
      (`OfflineGetBookmarkUseCase`). A verb or a noun made of one that is the last word names a subject \
      (`PasswordChangeUseCase`, `TripBookingUseCase`, `FriendListUseCase`), unless it needs no object \
      (`UserLoginUseCase`) or the word before it says how it is done (`QuickReplyUseCase`). `position: anywhere` accepts \
      these, too. If at least five use cases and 80 % of them have this order, the rule says so once.
      - A single word that is the name of a domain model is a noun (`QuoteUseCase` where there is a `Quote`), unless \
      it is as usual without an object as `search` and `login`.
      - A word in `-ing` or `-ion` is no verb in front of others, nor alone (`BookingTripUseCase`, `BookingUseCase`).
      - A prefix such as `re` makes a verb of another one, and of the name of a domain model (`RestockShelfUseCase` where \
      there is a `Stock`).
      - A word that is a noun as often is a verb only before an object (`MailInvoiceUseCase`, not `MailUseCase`).
      - A word of no list in front of the name of a domain model is taken for a verb (`WaterPlantUseCase`), unless it \
      is the name of a type itself, or with the rest is one (`CartItemUseCase`), or says which one: an adjective or a \
      word in `-ing` (`NewUserUseCase`, `UpcomingTripUseCase`). So is one in front of the object of two other use cases \
      (`OverwinterColonyUseCase` beside `SplitColonyUseCase` and `InspectColonyUseCase`), unless the name of a type begins with it.
      - A word in `-ed` or `-able` is no verb in front of others (`SavedItemsUseCase`).
      - A question is an operation (`HasPasscodeUseCase`, `IsLocationAllowedUseCase`).
      - The suffix is required only of types that conform to the protocol of a use case with that suffix.

      A protocol and the implementation with its name are one finding, at the protocol.

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
      RuleOption(
        name: "position", summary: "Where the verb stands: `first`, or `anywhere` in the name.",
        defaultValue: .text("first")),
    ])

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let suffixes = settings.list("suffixes", context.vocabulary)
    let names = UseCaseNames(context.vocabulary)
    lazy var objects = context.kept("objects of use cases: \(suffixes)") { UseCaseObjects(project, names, suffixes) }
    lazy var proposals = ProposedUseCaseNames(context)
    let entities = Set(project.types(in: [.entity]).map { project.graph.types[$0.index].simpleName.lowercased() })
    /// `Quote`, if the domain has a model of that name: then the word is the noun.
    func isEntity(_ word: String) -> Bool {
      entities.contains(word) && !context.vocabulary[.wholeVerbs].contains(word)
    }
    lazy var subjects = Set(
      project.types(in: [.entity]).compactMap { Words.split(project.graph.types[$0.index].simpleName).last })
    /// `ShiftHandover` where there is a `CrewShift`: the first word is the noun, even if it is a verb elsewhere.
    func isOccasion(_ words: [String]) -> Bool {
      words.count == 2 && context.vocabulary[.occasionNouns].contains(words[1]) && !entities.contains(words[1])
        && !context.vocabulary[.wholeVerbs].contains(words[0]) && subjects.contains(words[0])
    }
    func lacksVerb(_ name: Substring) -> Bool {
      let words = Words.split(String(name))
      if words.count == 1 ? isEntity(words[0]) : isOccasion(words) { return true }
      return !words.isEmpty && !names.hasVerb(words) && !names.asksQuestion(words)
        && !words.allSatisfy { context.vocabulary[.useCaseQualifiers].contains($0) }
        && (names.isAttribute(words[0])
          || !endsInEntity(words, entities, context.vocabulary) && !objects.isObject(of: words))
        && !names.beginsWithVerb(of: entities, words)
    }
    let isFirst = settings.text("position") == "first"
    /// `TideForecast`, unless its last word is a model of the domain in front of which stands no known noun.
    func hasVerbLast(_ name: Substring) -> Bool {
      let words = Words.split(String(name))
      return isFirst && names.endsInVerb(words) && !names.beginsWithVerb(of: entities, words)
        && (objects.isFirstWord(words[0]) || !endsInEntity(words, entities, context.vocabulary))
    }
    var reversed: [Violation] = []
    for type in project.types(in: .useCase) where isJudged(type, names, in: project) {
      outcome.examined += 1
      let entity = project.graph[type]
      let name = names.bare(entity.simpleName)
      guard let suffix = suffixes.first(where: { name.hasSuffix($0) }) else {
        if let violation = violation(withoutSuffix: type, name, suffixes, names, in: project) {
          outcome.violations.append(violation)
        }
        continue
      }
      let stem = name.dropLast(suffix.count)
      let isReversed = hasVerbLast(stem)
      guard settings.flag("verb"), isReversed || lacksVerb(stem),
        !isReportedAtProtocol(
          type, name,
          where: { port in
            let stem = suffixes.first { port.hasSuffix($0) }.map { port.dropLast($0.count) }
            return stem.map { lacksVerb($0) || hasVerbLast($0) } ?? false
          }, names, in: project)
      else { continue }
      var violation = Violation(
        at: type, in: project.graph,
        message: isReversed
          ? "the name of use case `\(entity.name)` does not begin with a verb"
          : "use case `\(entity.name)` should be named for the operation it performs",
        remedy: proposals.rename(type))
      let namesakes = namesakes(of: type, names, in: project)
      if !namesakes.isEmpty { violation.links = ViolationLinks(related: namesakes) }
      if isReversed { reversed.append(violation) } else { outcome.violations.append(violation) }
    }
    if Conventions.isOwn(reversed.count, of: outcome.examined) {
      reversed = Conventions.joined(
        reversed, remedy: ", or set `position: anywhere` of `use-case-name` if these names are a convention")
    }
    outcome.violations += reversed
    return outcome
  }

  /// The finding for an implementation of a use case without the suffix of its protocol. One with another word order
  /// (`UseCaseForX`, `PaymentUseCaseRx`) also contains the suffix.
  private func violation(
    withoutSuffix type: TypeID, _ name: String, _ suffixes: [String], _ names: UseCaseNames, in project: ClassifiedGraph
  ) -> Violation? {
    let (graph, own) = (project.graph, project.graph[type])
    guard !suffixes.contains(where: { own.simpleName.contains($0) }), let wanted = suffixes.first,
      let port = project.protocols(of: type, role: .useCase).first(where: { port in
        suffixes.contains { graph.types[port.index].simpleName.contains($0) }
      })
    else { return nil }
    // A name that does not begin with a verb would be the next finding: then the implementation is named after its
    // protocol.
    let words = Words.split(name)
    let better =
      names.hasVerb(words) && !names.endsInVerb(words)
      ? name + wanted : names.implementation(of: graph[port].simpleName)
    return Violation(
      at: type, in: graph, message: "use case `\(own.name)` does not end in `\(wanted)`",
      remedy: "rename it to \(quoted(better))")
  }

  /// Whether a name is an unknown word and a model of the domain: `WaterPlant`. Two nouns are two models, or one with
  /// that name.
  private func endsInEntity(_ words: [String], _ names: Set<String>, _ vocabulary: Vocabulary) -> Bool {
    guard words.count > 1 else { return false }
    return (1..<words.count).contains { count in
      let (first, rest) = (words.prefix(count).joined(), words.dropFirst(count).joined())
      // `HandOver` is a verb, whatever is called `Handover`.
      let isPhrase = count > 1 && vocabulary[.particles].contains(words[count - 1])
      return names.contains(rest) && (isPhrase || !names.contains(first)) && !names.contains(words.joined())
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

  /// The implementations of a protocol that have its name, and are renamed with it.
  private func namesakes(of type: TypeID, _ names: UseCaseNames, in project: ClassifiedGraph) -> [CodeLocation] {
    guard project.graph.types[type.index].kind == .protocol else { return [] }
    let name = names.bare(project.graph.types[type.index].simpleName)
    return project.implementations(of: type).filter { names.bare(project.graph.types[$0.index].simpleName) == name }
      .map { implementation in
        let declaration = project.graph.types[implementation.index].declaration
        return CodeLocation(declaration.file, project.graph[declaration].nameOffset)
      }
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
