import StrataClassification
import StrataModel

/// An extension of a type of the project in another file than the type's: whoever writes it uses the type.
struct ExtensionUnderContract {
  var declaration: DeclarationID
  var type: TypeID

  /// - Parameters:
  ///   - reason: why it is not right, after the name of the type.
  ///   - remedy: what to do.
  func violation(_ reason: String, remedy: String, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let name = graph[type].name
    return Violation(
      file: declaration.file, offset: graph[declaration].nameOffset, symbol: name, target: name,
      message: "an extension extends \(quoted(name))\(reason)", remedy: remedy,
      chain: [context.fileName(declaration.file), name])
  }
}

extension RuleContext {
  /// In production code outside composition roots.
  var extensionsUnderContract: [ExtensionUnderContract] {
    let graph = project.graph
    return graph.typeIDs.filter { isProduction($0) }.flatMap { type in
      let home = graph.types[type.index].declaration.file
      return graph.types[type.index].extensions.filter { id in
        let fact = graph[id]
        let isRoot = layerOfFile[id.file.index].map { project.definition[$0].isCompositionRoot } ?? false
        return fact.kind == .extension && fact.marks.isEmpty && id.file != home && !graph[id.file].isTest && !isRoot
      }
      .map { ExtensionUnderContract(declaration: $0, type: type) }
    }
  }

  /// The file of the extension that declares the used member, if it is not the file of the type.
  func fileOfExtension(_ reference: Reference, of type: TypeID) -> FileID? {
    guard let member = reference.memberDeclaration, !project.graph[member.file].isTest,
      member.file != project.graph.types[type.index].declaration.file
    else { return nil }
    return member.file
  }
}
