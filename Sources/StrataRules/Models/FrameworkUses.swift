import StrataDefinition
import StrataFrameworks
import StrataModel

/// Finds the types of some families of frameworks among references.
struct FrameworkUses {
  let families: [FrameworkFamily]
  private let context: RuleContext
  /// Computed only for the few names that occur.
  private var known: [ExternalID: Int?] = [:]
  /// By file: the families of which it is known that the file imports a module.
  private var imports: [FileID: Set<Int>] = [:]

  init(_ context: RuleContext, _ families: [FrameworkFamily]) {
    (self.context, self.families) = (context, families)
  }

  /// The index of the family to which the target of a reference belongs.
  mutating func family(of reference: Reference) -> Int? {
    guard let target = reference.target.externalID, let family = family(of: target),
      isTaken(family, context.project.graph[target].name, reference)
    else { return nil }
    return family
  }

  private mutating func family(of external: ExternalID) -> Int? {
    if let answer = known[external] { return answer }
    let name = context.project.graph[external].name
    let answer = families.firstIndex { family in
      family.types.contains { $0.matches(name) || $0.matches(lastComponent(name)) } || declares(family, name)
    }
    known[external] = .some(answer)
    return answer
  }

  /// Whether the modules of a family declare a type. Those of the built-in styles list all types that count.
  private func declares(_ family: FrameworkFamily, _ name: String) -> Bool {
    guard family.isOwn, !family.modules.isEmpty else { return false }
    return KnownTypes.modules(declaring: outermostName(name)).contains { module in
      family.modules.contains { $0.matches(module) }
    }
  }

  /// Whether a name means the framework's type: a short name such as `Color` or `Single` does only if the file imports
  /// the framework; a name with the framework's prefix always does.
  private mutating func isTaken(_ index: Int, _ name: String, _ reference: Reference) -> Bool {
    if context.vocabulary.isCertainlyOfFramework(name) || name.contains(".") { return true }
    if imports[reference.file]?.contains(index) == true { return true }
    let found = context.project.graph.imports(families[index], in: reference.file)
    if found { imports[reference.file, default: []].insert(index) }
    return found
  }
}
