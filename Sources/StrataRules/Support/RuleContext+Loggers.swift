import StrataDefinition
import StrataModel

/// Logs that are declared outside of types.
extension RuleContext {
  /// A variable that holds a logger of a framework, or a function that only writes to one. Its name is not enough.
  func isLogger(_ declaration: DeclarationID) -> Bool {
    let graph = project.graph
    guard isNamedLikeLog(graph.name(of: declaration)), graph.enclosingType(of: declaration) == nil,
      graph.references(of: declaration).compactMap(\.target.typeID).allSatisfy({ has(.logger, $0) })
    else { return false }
    switch graph[declaration].kind {
    case .variable: return holdsLogger(declaration)
    case .function: return writesToLog(declaration)
    default: return false
    }
  }

  /// `let log = XCGLogger(…)`
  private func holdsLogger(_ declaration: DeclarationID) -> Bool {
    let (fact, facts) = (project.graph[declaration], project.graph.facts(of: declaration))
    let type =
      fact.type == noIndex
      ? (fact.initialValue.isEmpty ? nil : facts.tree.path(of: Int(fact.initialValue.start)).first)
      : facts.nominalName(of: fact.type)
    return type.map(isNamedLikeLog) ?? false
  }

  /// `func logError(_ message: String) { Console.log(message) }`: it takes a message, has no result, and what it calls is a
  /// log as well.
  private func writesToLog(_ function: DeclarationID) -> Bool {
    let graph = project.graph
    let facts = graph.facts(of: function)
    guard !graph.returnsValue(function),
      facts.parameters[graph[function].parameters.range].contains(where: { parameter in
        parameter.type != noIndex
          && facts.typeSubtree(of: Int(parameter.type)).contains {
            vocabulary[.messageTypes].contains(facts.names[facts.types[$0].name])
          }
      })
    else { return false }
    return graph.allBodies(of: function).contains { body in
      body.tree.calls(in: body.range).contains { isNamedLikeLog(body.tree.name($0.callee)) }
    }
  }

  private func isNamedLikeLog(_ name: String) -> Bool {
    vocabulary[.printFunctions].contains(name)
      || Words.contains(name, in: vocabulary[.loggers]) && !Words.contains(name, in: vocabulary[.signInParticles])
  }
}
