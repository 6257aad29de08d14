import StrataClassification
import StrataDefinition
import StrataModel

/// `prefer-let`
struct PreferLet: Rule {
  static let description = RuleDescription(
    id: "prefer-let", family: .names, summary: "A private stored `var` that nothing changes after initialization",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      A `var` says that the value changes, and every reader looks for the code that changes it. A `let` says that it \
      does not, and the compiler guarantees it, also across tasks.
      """,
    heuristic: """
      The rule searches the code of the file for changes of the property: assignments, `inout` arguments, key paths, \
      and calls that may be mutating. A call may be mutating unless the property's type is a class or actor of the \
      project or of Foundation, a value of Foundation without mutating methods (`Calendar`, `Locale`, `TimeZone`, \
      `UUID`), or declares only methods that are not mutating. What may change the property counts as a \
      change; a change of a property of such a class does not.

      It does not check:
      - properties with wrappers, observers or other attributes
      - `lazy` and `weak` properties
      - optionals that begin as nil
      - properties of types that are decoded or have a macro
      """,
    badExample: """
      struct GetItemUseCaseImp {
        private var repository: any ItemRepository
      }
      """,
    goodExample: """
      struct GetItemUseCaseImp {
        private let repository: any ItemRepository
      }
      """,
    remedy: "Declare it with `let`.", readsCode: true, canCheckTests: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    var outcome = RuleOutcome()
    for index in graph.files.indices where !graph.files[index].isTest {
      let file = FileID(UInt32(index))
      if context.isUnchecked(file) { continue }
      let candidates = candidates(in: file, context)
      if candidates.isEmpty { continue }
      outcome.examined += candidates.count
      let changes = NameChanges(in: file, context)
      for (type, property) in candidates where !changes.mayChange(property, of: type) {
        let name = graph.name(of: property)
        outcome.violations.append(
          Violation(
            at: property, of: type, in: graph, target: name,
            message:
              "private property \(quoted(name)) of \(quoted(graph[type].name)) never changes after initialization",
            remedy: "declare it with `let`"))
      }
    }
    return outcome
  }

  private func candidates(in file: FileID, _ context: RuleContext) -> [(TypeID, DeclarationID)] {
    let graph = context.project.graph
    let facts = graph.files[file.index].facts
    var result: [(TypeID, DeclarationID)] = []
    for index in facts.declarations.indices {
      let fact = facts.declarations[index]
      guard fact.kind == .variable, fact.parent != noIndex, !fact.isLocal, fact.attributes.isEmpty, fact.marks.isEmpty,
        fact.modifiers.isDisjoint(with: Self.excluded), Int(fact.next) <= index + 1,
        fact.isPrivate,
        let type = graph.typeOfDeclaration[file.index][Int(fact.parent)], graph[type].kind != .protocol,
        context.isProduction(type), !context.project.isReplacement(type), !mayBeGenerated(type, context)
      else { continue }
      result.append((type, DeclarationID(file, UInt32(index))))
    }
    return result
  }

  private static let excluded: Modifiers = [
    .constant, .computed, .lazy, .weak, .unowned, .override, .dynamic,
  ]

  /// Whether a decoder or a macro may write the properties of a type.
  private func mayBeGenerated(_ type: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    let actors = context.vocabulary[.actorSuffixes]
    return graph[type].attributes.contains { lastComponent($0).first?.isUppercase == true && !actors.matches($0) }
      || graph.inherits(type, from: context.vocabulary[.codingProtocols])
  }
}
