import StrataClassification
import StrataDefinition
import StrataModel

/// What the tests of a file are about.
enum TestKind: Sendable {
  /// One type or one layer, with doubles of what it uses.
  case unit
  /// Several layers together.
  case integration
  /// The app through its screens.
  case ui
  /// Snapshots, performance, and what only helps tests.
  case other
}

/// Test files, the types with tests and their doubles.
struct TestCode {
  private let context: RuleContext
  private var graph: Graph { context.project.graph }
  private var vocabulary: Vocabulary { context.vocabulary }

  init(_ context: RuleContext) { self.context = context }

  // MARK: Files

  /// The kind of a test file, by its folders and the targets that compile it.
  func kind(of file: FileID) -> TestKind { kind(placeNames(of: graph.files[file.index]).map { kind(named: $0) }) }

  /// By file: the kind of each test file; nil for production code. Most folders contain many files.
  func kinds() -> [TestKind?] { context.kept("kinds of tests") { foundKinds() } }

  private func foundKinds() -> [TestKind?] {
    struct Surroundings: Hashable {
      var folder: Substring
      var modules: FileModules
    }
    var known: [Surroundings: TestKind] = [:]
    var kindOfName: [Substring: TestKind] = [:]
    return graph.files.map { file -> TestKind? in
      guard file.isTest else { return nil }
      let surroundings = Surroundings(folder: file.path.parentPath, modules: file.modules)
      if let kind = known[surroundings] { return kind }
      let found = kind(placeNames(of: file).map { kindOfName.value(of: $0, orInsert: kind(named: $0)) })
      known[surroundings] = found
      return found
    }
  }

  private func kind(_ kinds: [TestKind]) -> TestKind {
    if kinds.contains(.ui) { return .ui }
    return kinds.contains(.integration) ? .integration : kinds.contains(.other) ? .other : .unit
  }

  /// What the name of one folder or target says.
  private func kind(named name: Substring) -> TestKind {
    let name = String(name)
    if vocabulary[.uiTestFolders].matches(name) { return .ui }
    if vocabulary[.integrationTestFolders].matches(name) { return .integration }
    return vocabulary[.otherTestFolders].matches(name) ? .other : .unit
  }

  /// Whether the tests of a file may operate the app through its screens.
  func isOfScreens(_ file: FileID) -> Bool {
    placeNames(of: graph.files[file.index]).contains { vocabulary[.screenTestFolders].matches(String($0)) }
  }

  /// The names of the folders around a file, and of the targets that compile it.
  private func placeNames(of file: SourceFile) -> [Substring] {
    file.path.parentPath.pathComponents + file.modules.map { Substring(graph[$0].name) }
  }

  // MARK: Types

  /// Whether a top-level type of a test file has tests: by a class of tests that it inherits from, by attributes, or by its
  /// name.
  func hasTests(_ type: TypeID) -> Bool {
    guard graph.types[type.index].isTest, graph.types[type.index].kind != .protocol else { return false }
    if graph.inherits(type, from: vocabulary[.testClasses]) { return true }
    if graph.types[type.index].attributes.contains(where: vocabulary[.testAttributes].contains) { return true }
    if vocabulary[.testSuffixes].matches(graph.types[type.index].simpleName), !isDouble(type) { return true }
    return graph.members(of: type).contains { graph[$0].kind == .function && hasTestAttribute($0) }
  }

  /// Whether a function is a test.
  func isTest(_ function: DeclarationID) -> Bool {
    graph[function].kind == .function
      && (vocabulary[.testFunctions].matches(graph.name(of: function)) || hasTestAttribute(function))
  }

  private func hasTestAttribute(_ function: DeclarationID) -> Bool {
    graph.attributes(of: function).contains(where: vocabulary[.testAttributes].contains)
  }

  /// What the name of a type with tests leaves of itself: `GetUser` of `GetUserTests`.
  func subjectName(of type: TypeID) -> String? {
    subjectName(named: graph.types[type.index].simpleName[...])
  }

  /// The same, of the name of a type or a file. Further parts of it have a name of their own: `GetUserTests+Errors`,
  /// `GetUserTests_Errors`.
  func subjectName(named name: Substring) -> String? {
    vocabulary[.testSuffixes].removed(from: String(name))
      ?? vocabulary[.testSuffixes].removed(from: String(name.prefix { $0 != "+" && $0 != "_" }))
  }

  // MARK: Doubles

  /// Whether a type replaces another in tests: a double by its name, a subtype in test code of a type of production
  /// code, or a type of production code that does no work.
  func isDouble(_ type: TypeID) -> Bool {
    if context.project.isReplacement(type) || isDouble(named: graph.types[type.index].simpleName) { return true }
    return graph.types[type.index].isTest
      && graph.allProjectSupertypes(of: type).contains { context.isProduction($0) }
  }

  /// By the name alone: also of types outside the project.
  func isDouble(named name: String) -> Bool {
    vocabulary[.testDoubles].isAtAnEnd(of: name) || vocabulary[.standIns].isAtAnEnd(of: name)
  }

  /// Whether a type only stores closures: what it does is what its creator passes.
  func isWitness(_ type: TypeID) -> Bool {
    guard graph.types[type.index].kind == .struct else { return false }
    let properties = graph.storedProperties(of: type)
    return !properties.isEmpty
      && properties.allSatisfy { property in
        let (root, facts) = (graph[property].type, graph.facts(of: property))
        return root != noIndex && facts.typeSubtree(of: Int(root)).contains { facts.types[$0].kind == .function }
      }
  }

  /// The first double of a protocol, in source order.
  func double(of interface: TypeID) -> TypeID? {
    graph.directSubtypes(of: interface) { _ in true }.first { graph.types[$0.index].kind != .protocol && isDouble($0) }
  }

  /// The protocol by which production code uses a type: the nearest one that is not only a capability.
  func interface(of type: TypeID) -> TypeID? {
    let protocols = graph.projectProtocols(of: type)
    return protocols.first { context.roleOfType[$0.index] == context.roleOfType[type.index] }
      ?? protocols.first { context.isDependency($0) }
  }

  /// Whether the arguments of a creation contain a double: created there, or held by a variable or a property.
  /// - Parameter scope: the type with the tests.
  func passesDouble(_ creation: Reference, in scope: TypeID?) -> Bool {
    let facts = graph[creation.file].facts
    guard let range = context.nodes(ofCreation: creation), creation.declaration != noIndex else { return false }
    let tree = facts.tree
    if refersToDouble(range.dropFirst(), tree, in: creation.file) { return true }
    let names = Set(range.dropFirst().filter { tree[$0].kind == .identifier }.map { tree.name($0) })
    if names.isEmpty { return false }
    let properties = scope.map { graph.members(of: $0).filter { graph[$0].kind == .variable } } ?? []
    for property in properties where names.contains(graph.name(of: property)) {
      if graph.references(of: property).contains(where: { isDouble($0.target) }) { return true }
    }
    let body = graph[DeclarationID(creation.file, creation.declaration)].body
    guard !body.isEmpty else { return false }
    let locals = LocalVariables(of: tree, in: body.range)
    return names.contains { name in
      guard let value = locals.variable(named: name, at: range.lowerBound)?.value else { return false }
      return refersToDouble(tree.subtree(of: value), tree, in: creation.file)
    }
  }

  private func refersToDouble(_ nodes: some Sequence<Int>, _ tree: CodeTree, in file: FileID) -> Bool {
    nodes.contains { node in
      if graph.references(in: file, at: tree[node].offset).contains(where: { isDouble($0.target) }) { return true }
      // `URLSession.mock`
      guard tree[node].kind == .member || tree[node].kind == .implicitMember else { return false }
      let name = tree.name(node)
      return isDouble(named: name.prefix(1).uppercased() + name.dropFirst())
    }
  }

  private func isDouble(_ target: Target) -> Bool {
    switch target {
    case .type(let type): return isDouble(type)
    case .external(let type): return isDouble(named: graph[type].name)
    case .declaration: return false
    }
  }
}
