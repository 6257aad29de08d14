import StrataClassification
import StrataDefinition
import StrataModel

/// Names of use cases for remedies: a verb, an entity and the suffix, as `use-case-name` requires.
struct UseCaseNames {
  private let vocabulary: Vocabulary
  private let verbs: Verbs
  private let suffixes: [String]
  /// That of proposed names.
  private var suffix: String { suffixes.first ?? "" }

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    verbs = Verbs(vocabulary)
    suffixes = vocabulary[.useCaseSuffixes].entries
  }

  /// The name without the words that only distinguish protocol and implementation.
  func bare(_ name: String) -> String {
    let stem =
      vocabulary[.protocolSuffixes].removed(from: name) ?? vocabulary[.implementationSuffixes].removed(from: name)
      ?? name
    return vocabulary[.implementationPrefixes].removed(from: stem) ?? stem
  }

  /// Whether a name without its suffix contains a verb. A single word such as `Booking` is a noun.
  func hasVerb(_ words: [String]) -> Bool {
    words.contains { verbs.isVerb($0) } && !(words.count == 1 && verbs.isNoun(words[0]))
  }

  /// The name of an implementation of a protocol.
  func implementation(of port: String) -> String {
    bare(port) + (vocabulary[.implementationSuffixes].entries.first ?? "")
  }

  /// The remedy for a use case with several operations.
  func split(_ operations: [Operation], of type: TypeID, in graph: Graph) -> String {
    "split it into one use case for each operation: "
      + operations.map { quoted(name(for: $0, of: type, in: graph)) }.joined(separator: ", ")
  }

  /// The remedy for a use case whose name contains no verb.
  func rename(_ type: TypeID, in project: ClassifiedGraph) -> String {
    let operations = project.operations(of: type)
    guard let only = operations.first else {
      let better = verb(returningValue: true) + stem(of: project.graph[type].simpleName) + suffix
      return "rename it to begin with a verb, such as \(quoted(better))"
    }
    if operations.count > 1 { return split(operations, of: type, in: project.graph) }
    let better = quoted(name(for: only, of: type, in: project.graph))
    return vocabulary[.commandNames].contains(only.name)
      ? "rename it to begin with a verb, such as \(better)"
      : "rename it for its operation \(quoted(only.name)), such as \(better)"
  }

  /// `sendOTP` → `SendOTPUseCase`; a verb alone is combined with the subject of the use case: `remove` of `CartUseCase`
  /// → `RemoveCartUseCase`; where there is no verb, one is added: `today` of `TaskUseCase` → `GetTodayTaskUseCase`,
  /// `execute` of `TaskUseCase` → `GetTaskUseCase` if it returns something.
  func name(for operation: Operation, of type: TypeID, in graph: Graph) -> String {
    let stem = stem(of: graph[type].simpleName)
    let verb = verb(returningValue: graph.returnsValue(operation.declaration))
    func complete(_ name: String, _ words: [String]) -> String { (hasVerb(words) ? "" : verb) + name + suffix }
    if vocabulary[.commandNames].contains(operation.name) { return complete(stem, Words.split(stem)) }
    let words = Words.split(operation.name)
    let name = operation.name.prefix(1).uppercased() + operation.name.dropFirst()
    return complete(words.count == 1 ? name + subject(of: stem) : name, words)
  }

  /// The verb for an operation whose name has none.
  private func verb(returningValue isQuery: Bool) -> String {
    let verb = vocabulary[isQuery ? .queryVerbs : .commandVerbs].entries.first ?? ""
    return verb.prefix(1).uppercased() + verb.dropFirst()
  }

  /// `Cart` of `CartUseCaseProtocol`.
  private func stem(of type: String) -> String {
    let name = bare(type)
    // `PaymentUseCaseRx` has its suffix in another position.
    let suffix = suffixes.lazy.compactMap { name.firstRange(of: $0) }.first
    return suffix.map { String(name[..<$0.lowerBound]) } ?? name
  }

  /// `Code` of `VerifyCode`.
  private func subject(of stem: String) -> Substring {
    guard let first = Words.split(stem).first, verbs.isVerb(first), first.count < stem.count else { return stem[...] }
    return stem.dropFirst(first.count)
  }
}
