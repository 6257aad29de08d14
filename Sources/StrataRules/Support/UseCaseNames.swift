import StrataClassification
import StrataDefinition
import StrataModel

/// Names of use cases for remedies: a verb, an entity and the suffix, as `use-case-name` requires.
struct UseCaseNames {
  private let vocabulary: Vocabulary
  private let verbs: Verbs
  private let suffixes: [String]
  /// That of proposed names.
  private let suffix: String
  /// The verbs of names for operations that have none.
  private let commandVerb: String
  private let queryVerb: String

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    verbs = Verbs(vocabulary)
    suffixes = vocabulary[.useCaseSuffixes].entries
    suffix = suffixes.first ?? ""
    commandVerb = vocabulary[.commandVerbs].entries.first?.capitalizedFirst ?? ""
    queryVerb = vocabulary[.queryVerbs].entries.first?.capitalizedFirst ?? ""
  }

  /// The name without the words that only distinguish protocol and implementation.
  func bare(_ name: String) -> String {
    let stem =
      vocabulary[.protocolSuffixes].removed(from: name) ?? vocabulary[.implementationSuffixes].removed(from: name)
      ?? name
    return vocabulary[.implementationPrefixes].removed(from: stem) ?? stem
  }

  /// Whether a name without its suffix contains a verb. A word such as `Booking` or `Inspection` stands for one only at
  /// the end of others: `TripBooking`, not `Booking`, `BookingReminder`, `SchedulingInspection` or `UpcomingInspection`.
  func hasVerb(_ words: [String]) -> Bool {
    verbs.beginsWithVerb(words)
      || words.indices.contains { index in
        guard verbs.isNoun(words[index]) else {
          return verbs.isVerb(words[index]) && (index > 0 || words.count == 1 || !verbs.isAdjective(words[index]))
        }
        return index > 0 && index == words.count - 1 && !isAttribute(words[0])
      }
  }

  /// Whether the only verb of a name is its last word, behind what it is about: `PasswordChange`, `TripBooking`,
  /// `FriendList`. Not `UserLogin`, `QuickReply`, or a verb and a name: `ReturnRecord`.
  func endsInVerb(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first, let last = words.last, !verbs.beginsWithVerb(words) else {
      return false
    }
    let isOfSession = vocabulary[.sessionVerbs].contains(verbs.verb(ofNoun: last) ?? last)
    return verbs.isVerb(last) && !isOfSession && !vocabulary[.verbModifiers].contains(first)
      && (verbs.isAdjective(first) || !isOperation(first)) && !words[1..<(words.count - 1)].contains(where: isOperation)
      && !asksQuestion(words)
  }

  /// A verb that is no noun made of one.
  private func isOperation(_ word: String) -> Bool { verbs.isVerb(word) && !verbs.isNoun(word) }

  /// `ChangePassword` of `PasswordChange`; nil if the last word is no known verb and no noun of one.
  private func withVerbFirst(_ name: String, _ words: [String]) -> String? {
    guard endsInVerb(words), let last = words.last, let verb = verbs.verb(ofNoun: last) ?? verbs.base(last) else {
      return nil
    }
    return verb.capitalizedFirst + name.dropLast(last.count)
  }

  /// `HasPasscode`, `CanTransfer`
  func asksQuestion(_ words: [String]) -> Bool {
    words.count > 1 && words.first.map { vocabulary[.questionWords].contains($0) } ?? false
  }

  /// Whether a word before the name of a model says which one, not what is done with it: `new`, `pending`, `saved`,
  /// `scheduling`.
  func isAttribute(_ word: String) -> Bool {
    vocabulary[.adjectives].contains(word) || verbs.isAdjective(word) || verbs.isParticiple(word)
      || word.hasSuffix("ing") && !verbs.isVerb(word) || verbs.isGerund(word)
  }

  /// Whether a name begins with a verb that is made of another one, or of a model of the domain: `rewet`, `rehive` of
  /// `Hive`.
  func beginsWithVerb(of models: Set<String>, _ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first else { return false }
    return vocabulary[.verbPrefixes].entries.contains { prefix in
      guard first.hasPrefix(prefix) else { return false }
      let stem = String(first.dropFirst(prefix.count))
      return models.contains(stem) || verbs.base(stem) != nil
    }
  }

  /// The name of an implementation of a protocol.
  func implementation(of port: String) -> String {
    bare(port) + (vocabulary[.implementationSuffixes].entries.first ?? "")
  }

  /// `sendOTP` → `SendOTPUseCase`; a verb alone is combined with the subject of the use case: `remove` of `CartUseCase`
  /// → `RemoveCartUseCase`; where there is no verb, one is added: `today` of `TaskUseCase` → `GetTodayTaskUseCase`,
  /// `execute` of `TaskUseCase` → `GetTaskUseCase` if it returns something. Nil where no name is certain: for an answer
  /// yes or no (`isValid`), for an event or a form (`startTapped`, `toEditable`), and for a verb alone whose object the
  /// use case does not name (`validate` of `SignUpUseCase`).
  func name(for operation: Operation, of type: TypeID, in graph: Graph) -> String? {
    func complete(_ name: String, _ words: [String]) -> String? {
      if hasVerb(words), !endsInVerb(words) { return name + suffix }
      if !graph.returnsValue(operation.declaration), let name = withVerbFirst(name, words) { return name + suffix }
      return verb(for: operation, in: graph).map { $0 + name + suffix }
    }
    lazy var stem = stem(of: graph.types[type.index].simpleName)
    if vocabulary[.commandNames].contains(operation.name) {
      let words = Words.split(stem)
      // `SubscriptionArtist` → `SubscribeArtist`
      if words.count > 1, !hasVerb(words), let verb = verbs.verb(ofNoun: words[0]) {
        return verb.capitalizedFirst + stem.dropFirst(words[0].count) + suffix
      }
      return complete(stem, words)
    }
    let words = Words.split(operation.name)
    let name = operation.name.capitalizedFirst
    guard let first = words.first, let last = words.last, !verbs.isParticiple(last),
      words.count == 1 || !vocabulary[.answerWords].contains(first)
    else { return nil }
    if words.count > 1 { return complete(name, words) }
    // `signup` of `SignUpUseCase`, `dropout` of `DropoutUseCase`.
    if name.lowercased() == stem.lowercased() { return hasVerb(words) ? stem + suffix : nil }
    let isVerb = verbs.beginsWithVerb(words + [""])
    guard let subject = subject(of: stem), Words.split(String(subject)).first != first else { return nil }
    return isVerb ? name + subject + suffix : complete(name + subject, words)
  }

  /// A name for a use case without operations.
  func name(of type: TypeID, in graph: Graph) -> String {
    queryVerb + stem(of: graph[type].simpleName) + suffix
  }

  /// The verb for an operation whose name has none; nil for an answer yes or no, which no one verb asks for.
  private func verb(for operation: Operation, in graph: Graph) -> String? {
    guard graph.returnsValue(operation.declaration) else { return commandVerb }
    let facts = graph.facts(of: operation.declaration)
    let result = facts.nominalName(of: graph[operation.declaration].type)
    if result.map({ vocabulary[.truthTypes].contains($0) }) ?? false { return nil }
    return queryVerb
  }

  /// `Cart` of `CartUseCaseProtocol`.
  private func stem(of type: String) -> String {
    let name = bare(type)
    for suffix in suffixes {
      if name.hasSuffix(suffix) { return String(name.dropLast(suffix.count)) }
      // `PaymentUseCaseRx` has its suffix in another position.
      if let range = name.firstRange(of: suffix) { return String(name[..<range.lowerBound]) }
    }
    return name
  }

  /// `Code` of `VerifyCode`; nil for a verb without an object: `SignUp`.
  private func subject(of stem: String) -> Substring? {
    let words = Words.split(stem)
    guard let first = words.first else { return nil }
    guard verbs.isVerb(first) else { return stem[...] }
    let rest = stem.dropFirst(first.count)
    // A verb alone is a noun as well: `OrderUseCase`.
    if rest.isEmpty { return stem[...] }
    return words.dropFirst().allSatisfy { vocabulary[.particles].contains($0) } ? nil : rest
  }
}

/// The names that remedies propose for the use cases of a project: each for one of them only.
struct ProposedUseCaseNames {
  private let project: ClassifiedGraph
  private let names: UseCaseNames
  /// Names for operations of several use cases.
  private let repeated: Set<TextKey>
  private let types: TypeNames

  init(_ context: RuleContext) {
    let project = context.project
    self.project = project
    types = context.typeNames
    let names = UseCaseNames(project.vocabulary)
    self.names = names
    var repeated: Set<TextKey> = []
    var proposed: [TextKey: TypeID] = [:]
    // An implementation offers what its protocol does.
    for type in project.types(in: .useCase) where project.protocols(of: type, role: .useCase).isEmpty {
      for operation in project.operations(of: type) {
        guard let name = names.name(for: operation, of: type, in: project.graph).map(TextKey.init) else { continue }
        if proposed.value(of: name, orInsert: type) != type { repeated.insert(name) }
      }
    }
    self.repeated = repeated
  }

  private func isTaken(_ name: String) -> Bool {
    let key = TextKey(name)
    return repeated.contains(key) || types.bySimpleName[key] != nil
  }

  private func name(for operation: Operation, of type: TypeID) -> String? {
    let own = project.graph.types[type.index].simpleName
    let name = names.name(for: operation, of: type, in: project.graph)
    return name.flatMap { $0 != own && isTaken($0) ? nil : $0 }
  }

  /// The remedy for a use case with several operations.
  func split(_ operations: [Operation], of type: TypeID) -> String {
    var parts = ["split it into one use case for each operation: "]
    for (index, operation) in operations.enumerated() {
      if index > 0 { parts.append(", ") }
      parts += name(for: operation, of: type).map { ["`", $0, "`"] } ?? ["one for `", operation.name, "`"]
    }
    return text(of: parts)
  }

  /// The remedy for a use case whose name does not begin with a verb.
  func rename(_ type: TypeID) -> String {
    let operations = project.operations(of: type)
    guard let only = operations.first else {
      return "rename it to begin with a verb, such as \(quoted(names.name(of: type, in: project.graph)))"
    }
    if operations.count > 1 { return split(operations, of: type) }
    let example = name(for: only, of: type).map { ", such as \(quoted($0))" } ?? ""
    return project.vocabulary[.commandNames].contains(only.name)
      ? "rename it to begin with a verb\(example)"
      : "rename it for its operation \(quoted(only.name))\(example.isEmpty ? ", with a verb" : example)"
  }
}
