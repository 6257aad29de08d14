import StrataDefinition
import StrataModel

/// The code that gives objects to a container: `container.register(Repository.self) { LiveRepository() }`. What is created
/// there is no dependency of the type that registers it.
struct Registrations {
  private let graph: Graph
  private let functions: WordList
  private let types: WordList
  /// Of the declaration that was asked about last: references come in the order of the source.
  private var last: (declaration: DeclarationID, calls: [CodeCall])?

  init(_ context: RuleContext) {
    graph = context.project.graph
    functions = context.vocabulary[.registeringFunctions]
    types = context.vocabulary[.registrationTypes]
  }

  /// Whether a reference is part of a registration, in a local variable that one passes on, or in a function that returns
  /// nothing and consists of registrations and of local variables for them.
  mutating func contains(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let facts = graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    guard [.function, .initializer, .variable, .accessor].contains(fact.kind) else { return false }
    // `lazy var container = { … }()`
    let code = fact.body.isEmpty ? fact.initialValue : fact.body
    if code.isEmpty { return false }
    let tree = facts.tree
    let calls = registrations(in: DeclarationID(reference.file, reference.declaration), code, tree)
    if calls.isEmpty { return false }
    if calls.contains(where: { tree.subtree(of: $0.chain).contains { tree[$0].offset == reference.offset } }) {
      return true
    }
    if isRegisteredLater(reference, calls, in: code.range, tree) { return true }
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

  /// `let client = Client()` before `container.add(Module { () -> ClientProtocol in client })`.
  private func isRegisteredLater(
    _ reference: Reference, _ calls: [CodeCall], in body: Range<Int>, _ tree: CodeTree
  ) -> Bool {
    let locals = LocalVariables(of: tree, in: body)
    guard
      let variable = locals.all.first(where: { variable in
        variable.value.map { tree.subtree(of: $0).contains { tree[$0].offset == reference.offset } } ?? false
      })
    else { return false }
    let name = tree.name(variable.name)
    return calls.contains { call in
      tree.subtree(of: call.chain).contains { node in
        tree[node].kind == .identifier && tree.isNamed(node, name)
          && locals.variable(named: name, at: node)?.name == variable.name
      }
    }
  }

  /// A call that names the type under which something is registered: as a metatype, or as the result of a closure. Other
  /// functions whose names begin in the same way add listeners.
  private func isRegistration(_ call: CodeCall, _ tree: CodeTree) -> Bool {
    let name = tree.name(call.callee)
    let hasMetatype = tree.arguments(of: call.suffix).contains { tree.isMetatype(tree.value(of: $0)) }
    if hasMetatype, functions.matches(name) { return true }
    // `Factory(type: Client.self) { … }`, `Module { () -> Client in … }`: a value that describes a registration.
    guard types.contains(name), name.first?.isUppercase ?? false else { return false }
    return tree.closures(of: call.suffix).contains { closure in
      hasMetatype || tree.children(of: closure).contains { tree[$0].kind == .type && tree[$0].flags.contains(.result) }
    }
  }
}
