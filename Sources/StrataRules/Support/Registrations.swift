import StrataDefinition
import StrataModel

/// The code that gives objects to a container: `container.register(Repository.self) { LiveRepository() }`. What is created
/// there is no dependency of the type that registers it.
struct Registrations {
  private let graph: Graph
  private let functions: WordList
  /// Of the declaration that was asked about last: references come in the order of the source.
  private var last: (declaration: DeclarationID, calls: [CodeCall])?

  init(_ context: RuleContext) {
    graph = context.project.graph
    functions = context.vocabulary[.registeringFunctions]
  }

  /// Whether a reference is part of a registration, or in a function that returns nothing and consists of registrations
  /// and of local variables for them.
  mutating func contains(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let facts = graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    guard [.function, .initializer].contains(fact.kind), !fact.body.isEmpty else { return false }
    let tree = facts.tree
    let calls = registrations(in: DeclarationID(reference.file, reference.declaration), fact.body, tree)
    if calls.isEmpty { return false }
    if calls.contains(where: { tree.subtree(of: $0.chain).contains { tree[$0].offset == reference.offset } }) {
      return true
    }
    let chains = Set(calls.map(\.chain))
    return fact.kind == .function && fact.type == noIndex
      && tree.roots(of: fact.body).allSatisfy { statement in
        tree[statement].kind == .localVariable || chains.contains(tree.unwrapped(statement))
      }
  }

  private mutating func registrations(
    in declaration: DeclarationID, _ body: Span, _ tree: CodeTree
  ) -> [CodeCall] {
    if let last, last.declaration == declaration { return last.calls }
    let calls = tree.calls(in: body.range).filter { isRegistration($0, tree) }
    last = (declaration, calls)
    return calls
  }

  /// A call that names the type under which something is registered. Other functions whose names begin in the same way
  /// add listeners.
  private func isRegistration(_ call: CodeCall, _ tree: CodeTree) -> Bool {
    tree.arguments(of: call.suffix).contains { tree.isMetatype(tree.value(of: $0)) }
      && functions.matches(tree.name(call.callee))
  }
}
