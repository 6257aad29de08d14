import StrataClassification
import StrataDefinition
import StrataModel

/// The extensions of a container of an injection framework that only say how it makes what it provides, such as
/// `extension Container { var photos: Factory<PhotoRepository> { self { PhotoRepositoryImpl() } } }`. They are part of
/// the composition root, whatever the layer of their file is.
struct ContainerExtensions: Sendable {
  /// By file: the declarations inside such extensions; empty if no file has any.
  private var ranges: [[Range<UInt32>]] = []

  init(_ project: ClassifiedGraph) {
    let graph = project.graph
    let containers = project.vocabulary[.frameworkContainers].names
    for file in graph.files.indices where !graph.files[file].isTest {
      let facts = graph.files[file].facts
      guard facts.names.mentions(oneOf: containers), project.importsInjection(FileID(UInt32(file))) else { continue }
      let found = facts.declarations.indices.filter { index in
        let fact = facts.declarations[index]
        let id = DeclarationID(FileID(UInt32(file)), UInt32(index))
        // A type of the project has a role by which it is judged.
        return fact.kind == .extension && fact.parent == noIndex && graph.typeOfDeclaration[file][index] == nil
          && facts.names.isOne(of: containers, fact.name) && Self.onlyProvides(id, graph)
      }
      guard !found.isEmpty else { continue }
      if ranges.isEmpty { ranges = Array(repeating: [], count: graph.files.count) }
      ranges[file] = found.map { UInt32($0)..<facts.declarations[$0].next }
    }
  }

  private static func onlyProvides(_ part: DeclarationID, _ graph: Graph) -> Bool {
    graph.children(of: part).allSatisfy { member in
      let fact = graph[member]
      return fact.kind == .function || fact.kind == .typealias
        || fact.kind == .variable && fact.modifiers.contains(.computed)
    }
  }

  /// Whether code outside of the project's types is in one of them.
  @inline(__always) func contains(_ reference: Reference) -> Bool {
    !ranges.isEmpty && ranges[reference.file.index].contains { $0.contains(reference.declaration) }
  }
}

extension ClassifiedGraph {
  /// Whether a file imports an injection framework.
  func importsInjection(_ file: FileID) -> Bool {
    let family = definition.family(FrameworkFamily.injection)?.modules ?? []
    return graph.imports(of: file).contains { fact in
      vocabulary[.injectionModules].contains(fact.module) || family.contains { $0.matches(fact.module) }
    }
  }
}
