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

  /// The symbol for findings about a file as a whole, such as its imports: its longest type, otherwise its longest
  /// declaration, otherwise its module. What is declared above or below it, and the name of the file, may change.
  func mainSymbol(of file: FileID) -> String {
    let graph = project.graph
    func length(_ id: DeclarationID) -> UInt32 { graph[id].end - graph[id].start }
    func isLonger(_ a: DeclarationID, _ b: DeclarationID) -> Bool { (length(a), b.index) > (length(b), a.index) }
    let types = graph.topLevelTypes(of: file)
    if let main = types.min(by: { isLonger(graph[$0].declaration, graph[$1].declaration) }) { return graph[main].name }
    let others = graph[file].facts.topLevelDeclarations.map { DeclarationID(file, UInt32($0)) }
    guard let main = others.min(by: isLonger) else { return graph[graph[file].module].name }
    return fileLevelSymbol(main)
  }
}
