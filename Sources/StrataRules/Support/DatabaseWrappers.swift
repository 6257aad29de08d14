import StrataDefinition
import StrataFrameworks
import StrataModel

/// Property wrappers that give a type a database: `@Query`, `@FetchRequest`, `@Environment(\.modelContext)`. Their names
/// mean something else outside attributes, so they are no storages by name.
struct DatabaseWrappers {
  private let graph: Graph
  private let values: NameSet
  private let family: FrameworkFamily?
  /// By type outside the project.
  private let kinds: [Kind]

  private enum Kind { case none, reader, environment }

  /// - Parameter storages: the names, as globs, of what counts as storage.
  init(_ context: RuleContext, storages: [String]) {
    let vocabulary = context.vocabulary
    let globs = storages.map { Glob($0) }
    func isStorage(_ name: String) -> Bool { globs.contains { $0.matches(name) } }
    graph = context.project.graph
    family = context.project.definition.family(FrameworkFamily.persistence)
    values = NameSet(vocabulary[.databaseValues].entries.filter(isStorage))
    let (readers, environments) = (vocabulary[.databaseWrappers], vocabulary[.environmentWrappers])
    kinds = graph.externals.map { external in
      readers.contains(external.name) && isStorage(external.name)
        ? .reader : environments.contains(external.name) ? .environment : .none
    }
  }

  /// Whether a name is one of a property wrapper or an environment value, and of a type only by chance.
  static func isName(_ name: String, _ vocabulary: Vocabulary) -> Bool {
    vocabulary[.databaseWrappers].contains(name) || vocabulary[.databaseValues].contains(name)
  }

  func contains(_ reference: Reference) -> Bool {
    switch kind(of: reference) {
    case .reader: imports(graph.name(of: reference.target), in: reference.file)
    case .environment: value(of: reference) != nil
    case .none: false
    }
  }

  private func kind(of reference: Reference) -> Kind {
    guard let external = reference.target.externalID, kinds[external.index] != .none,
      reference.context.contains(.attribute), reference.declaration != noIndex
    else { return .none }
    return kinds[external.index]
  }

  /// Other packages have a `@Query`, too.
  private func imports(_ name: String, in file: FileID) -> Bool {
    let facts = graph[file].facts
    let declaring = KnownTypes.modules(declaring: name)
    return facts.imports.contains { fact in
      let module = facts.names[fact.module]
      return declaring.contains(module) || family?.modules.contains { $0.matches(module) } ?? false
    }
  }

  /// The database that a property reads from the environment. A type that the property names has a reference of its own.
  func value(of reference: Reference) -> String? {
    guard kind(of: reference) == .environment else { return nil }
    let facts = graph[reference.file].facts
    let property = facts.declarations[Int(reference.declaration)]
    guard property.type == noIndex else { return nil }
    for index in property.attributes.range {
      let value = facts.attributes[index].arguments.range.first { node in
        facts.code[node].kind == .member && facts.names.isOne(of: values, facts.code[node].name)
      }
      if let value { return facts.names[facts.code[value].name] }
    }
    return nil
  }
}
