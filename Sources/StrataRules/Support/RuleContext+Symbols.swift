import StrataDefinition
import StrataModel

extension RuleContext {
  /// The symbol of findings and explanations: the type or, for code at file level, the name of its declaration. Never
  /// the file, except for the statements of a script, so that renaming a file changes no identity.
  func symbol(_ usage: Usage) -> String {
    if let type = usage.user { return project.graph[type].name }
    return fileLevelSymbol(DeclarationID(usage.reference.file, usage.reference.declaration))
  }

  /// `Date` in `extension Date { … }`, `makeRoot()` for a function at file level.
  func fileLevelSymbol(_ declaration: DeclarationID) -> String {
    guard declaration.index != noIndex else { return fileName(declaration.file) }
    let facts = project.graph.files[declaration.file.index].facts
    var index = declaration.index
    while facts.declarations[Int(index)].parent != noIndex { index = facts.declarations[Int(index)].parent }
    let outermost = DeclarationID(declaration.file, index)
    let name = project.graph.extendedType(behindAliasOf: outermost) ?? project.graph.signature(of: outermost)
    return name.isEmpty ? fileName(declaration.file) : name
  }

  /// The symbol of findings at a location, and the layer by which code there is judged.
  func place(of offset: UInt32, in file: FileID) -> (symbol: String, layer: LayerID?) {
    let graph = project.graph
    let declaration = DeclaringMember(graph).declaration(file, offset)
    var type: TypeID?
    if declaration.index != noIndex {
      type = graph.typeOfDeclaration[file.index][Int(declaration.index)] ?? graph.enclosingType(of: declaration)
    }
    guard let type else { return (fileLevelSymbol(declaration), importingLayer(of: file)) }
    return (graph[type].name, layerOfType[type.index] ?? importingLayer(of: file))
  }

  /// The name of a file without its folders.
  func fileName(_ file: FileID) -> String {
    String(project.graph.files[file.index].path.lastPathComponent)
  }

  /// The symbol for findings about a file as a whole, such as its imports: the type that the file is named after,
  /// otherwise its first type, otherwise its first declaration, otherwise its module. Further members and further
  /// declarations below change nothing.
  func mainSymbol(of file: FileID) -> String {
    let graph = project.graph
    let types = graph.topLevelTypes(of: file).sorted { graph[$0].declaration.index < graph[$1].declaration.index }
    let name = fileName(file).prefix { $0 != "." && $0 != "+" }
    if let main = types.first(where: { graph[$0].simpleName == name }) ?? types.first { return graph[main].name }
    guard let main = graph[file].facts.topLevelDeclarations.first(where: { _ in true }) else {
      return graph[graph[file].module].name
    }
    return fileLevelSymbol(DeclarationID(file, UInt32(main)))
  }
}
