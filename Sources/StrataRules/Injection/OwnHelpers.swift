import StrataDefinition
import StrataModel

/// Created objects that are no dependencies, whatever their names: records, parts of a view, and values that a type keeps
/// in memory for itself.
struct OwnHelpers {
  private let context: RuleContext
  private let graph: Graph

  init(_ context: RuleContext) {
    self.context = context
    graph = context.project.graph
  }

  func contains(_ creation: Creation) -> Bool {
    isRecord(creation.target) || isPartOfView(creation.target) || isOwnMemory(creation)
  }

  /// `struct SignUpApi: Request { let path = "/users"; let body: Data }`: it only describes something, and has neither
  /// functions nor closures nor dependencies.
  private func isRecord(_ type: TypeID) -> Bool {
    guard graph.types[type.index].kind == .struct, graph.functions(of: type).isEmpty else { return false }
    let properties = graph.members(of: type).filter { graph[$0].kind == .variable && !graph[$0].isStatic }
    let descriptions = graph.projectProtocols(of: type)
    return !properties.isEmpty && !descriptions.isEmpty && !hasDependency(type)
      && !properties.contains { graph.functionType(of: graph[$0].type, in: $0.file) != nil }
      && !descriptions.contains { requirement in
        graph.children(of: graph[requirement].declaration).contains { graph[$0].kind == .function }
      }
  }

  /// An object to which UIKit or AppKit delegates parts of a screen, or that works on a view that it is given.
  private func isPartOfView(_ type: TypeID) -> Bool {
    guard graph.types[type.index].kind == .class, !hasDependency(type) else { return false }
    let delegates = context.vocabulary[.viewDelegates]
    if graph.allSupertypeNames(of: type).contains(where: { delegates.matches(lastComponent($0)) }) { return true }
    let all = [type] + graph.allProjectSupertypes(of: type).filter { graph.types[$0.index].kind == .class }
    let holdsView = all.contains { graph.storedProperties(of: $0).contains { isView(graph[$0].type, in: $0.file) } }
    return holdsView
      && all.contains { type in
        graph.initializers(of: type).contains { initializer in
          let facts = graph.facts(of: initializer)
          return facts.parameters[graph[initializer].parameters.range].contains {
            isView($0.type, in: initializer.file)
          }
        }
      }
  }

  private func isView(_ type: UInt32, in file: FileID) -> Bool {
    guard let name = graph[file].facts.nominalName(of: type) else { return false }
    let vocabulary = context.vocabulary
    return vocabulary[.uikitPrefixes].beginsWord(of: name) && vocabulary[.viewSuffixes].matches(name)
  }

  /// A property of a type of the same layer whose object keeps values in memory and nothing else: it has no protocol, no
  /// dependencies, and uses no framework but the plain ones.
  private func isOwnMemory(_ creation: Creation) -> Bool {
    let type = creation.target
    guard creation.reference.context.contains(.propertyInitializer), let layer = creation.site.layer,
      context.layerOfType[type.index] == layer, graph.projectProtocols(of: type).isEmpty, !hasDependency(type),
      graph.storedProperties(of: type).contains(where: { !graph[$0].modifiers.contains(.constant) })
    else { return false }
    let plain = context.vocabulary[.plainFrameworks]
    let facts = graph[graph.types[type.index].declaration.file].facts
    guard facts.imports.allSatisfy({ plain.contains(facts.names[$0.module]) }) else { return false }
    let stores: [Vocabulary.List] = [.networkClients, .networkTypes, .frameworkStorages]
    return !graph.references(from: type).contains { reference in
      guard reference.target.externalID != nil else { return false }
      let name = graph.name(of: reference.target)
      return stores.contains { context.vocabulary[$0].matches(name) }
    }
  }

  private func hasDependency(_ type: TypeID) -> Bool {
    graph.references(from: type).contains { reference in
      reference.kind != .inherits && reference.target.typeID.map { $0 != type && context.isDependency($0) } ?? false
    }
  }
}
