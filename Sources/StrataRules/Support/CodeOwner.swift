import StrataClassification
import StrataDefinition
import StrataModel

/// What code belongs to: a type of the project, or a declaration of a file outside these types, such as a function, a
/// variable or an extension of a framework's type.
///
/// A rule about the code of a layer loops over ``RuleContext/codeOwners`` or ``RuleContext/codeOwnersInFocus``, which
/// have both.
enum CodeOwner: NumberKey, Sendable {
  case type(TypeID)
  case outside(DeclarationID)

  var hashNumber: UInt64 {
    switch self {
    case .type(let type): type.hashNumber
    case .outside(let declaration): ~declaration.hashNumber
    }
  }

  var type: TypeID? {
    if case .type(let type) = self { type } else { nil }
  }

  /// The declaration outside types.
  var outside: DeclarationID? {
    if case .outside(let declaration) = self { declaration } else { nil }
  }
}

extension RuleContext {
  /// The owners of all production code, test doubles included: types, aliases among them, and what files declare outside
  /// types.
  var codeOwners: [CodeOwner] { focus.isAll ? codeOwnersInFocus : codeOwners { _ in true } }

  /// The same for files in focus. Created once, for the first rule that needs them.
  var codeOwnersInFocus: [CodeOwner] {
    knownCodeOwners.withLock { known in
      let owners = known ?? codeOwners { focus.contains($0) }
      known = owners
      return owners
    }
  }

  private func codeOwners(in isWanted: (FileID) -> Bool) -> [CodeOwner] {
    let graph = project.graph
    let types = graph.typeIDs.filter {
      isWanted(graph.types[$0.index].declaration.file) && (isProduction($0) || isProductionAlias($0))
    }
    let files = graph.files.indices.map { FileID(UInt32($0)) }.filter(isWanted)
    return types.map(CodeOwner.type) + files.flatMap { declarationsOutsideTypes(of: $0) }.map(CodeOwner.outside)
  }

  private func isProductionAlias(_ type: TypeID) -> Bool {
    // By index, since a copy of the type would cost more than the question.
    let (types, index) = (project.graph.types, type.index)
    return types[index].kind == .typealias && !types[index].isTest && types[index].marks.isEmpty
      && !types[index].isLocal
  }

  /// The declarations of a file that belong to no type of the project, in production code.
  func declarationsOutsideTypes(of file: FileID) -> [DeclarationID] {
    let graph = project.graph
    if graph[file].isTest { return [] }
    let (facts, types) = (graph[file].facts, graph.typeOfDeclaration[file.index])
    return facts.topLevelDeclarations.filter { index in
      let fact = facts.declarations[index]
      return types[index] == nil && fact.marks.isEmpty && [.function, .variable, .extension].contains(fact.kind)
    }.map { DeclarationID(file, UInt32($0)) }
  }

  /// The owner of the code that makes a reference; nil for the statements of a script.
  func owner(of reference: Reference) -> CodeOwner? {
    if let source = reference.source { return .type(owner[source.index]) }
    guard reference.declaration != noIndex else { return nil }
    return .outside(outermost(DeclarationID(reference.file, reference.declaration)))
  }

  /// The owner of the code of a declaration.
  func owner(of declaration: DeclarationID) -> CodeOwner {
    let type = project.graph.enclosingType(of: declaration)
    return type.map { .type(owner[$0.index]) } ?? .outside(outermost(declaration))
  }

  private func outermost(_ declaration: DeclarationID) -> DeclarationID {
    let declarations = project.graph[declaration.file].facts.declarations
    var index = declaration.index
    while declarations[Int(index)].parent != noIndex { index = declarations[Int(index)].parent }
    return DeclarationID(declaration.file, index)
  }

  /// Where it is declared; a type has extensions elsewhere besides.
  func file(of owner: CodeOwner) -> FileID {
    switch owner {
    case .type(let type): project.graph.types[type.index].declaration.file
    case .outside(let declaration): declaration.file
    }
  }

  /// The layer by which code is judged.
  func layer(of owner: CodeOwner) -> LayerID? {
    switch owner {
    case .type(let type): layerOfType[type.index]
    case .outside(let declaration): layerOfFile[declaration.file.index]
    }
  }

  /// The usages that rules judge, in source order.
  func judgedUsages(by owner: CodeOwner) -> [Usage] {
    switch owner {
    case .type(let type): return usages(by: type).filter(\.isJudged)
    case .outside(let declaration):
      let (all, fact) = (usages(in: declaration.file), project.graph[declaration])
      let start = all.partitionPoint { $0.reference.offset < fact.start }
      return all[start...].prefix { $0.reference.offset < fact.end }.filter { $0.isJudged && $0.user == nil }
    }
  }

  func bodies(of owner: CodeOwner) -> [CodeBody] {
    switch owner {
    case .type(let type): project.graph.bodies(of: type)
    case .outside: members(of: owner).flatMap { project.graph.bodies(of: $0) }
    }
  }

  /// The members of a type or an extension; a declaration at file level itself.
  func members(of owner: CodeOwner) -> [DeclarationID] {
    let graph = project.graph
    switch owner {
    case .type(let type): return graph.members(of: type)
    case .outside(let declaration):
      return graph[declaration].kind == .extension ? graph.children(of: declaration) : [declaration]
    }
  }

  /// The symbol of findings in this code.
  func symbol(_ owner: CodeOwner) -> String {
    switch owner {
    case .type(let type): project.graph[type].name
    case .outside(let declaration): fileLevelSymbol(declaration)
    }
  }

  /// Whether a usage outside types is in no layer, wires the app, or is made for previews.
  func isWiring(_ usage: Usage) -> Bool {
    guard let layer = usage.site.layer, let member = member(of: usage.reference) else { return true }
    return isWiring(outsideTypesIn: layer, of: member)
      || owner(of: usage.reference).map { isPreviewOnly($0) || isAppDelegate($0) } ?? false
  }

  /// Whether the system creates the objects of a type, so that no initializer can take what they need: `struct
  /// OpenTimetable: AppIntent`.
  func isCreatedBySystem(_ type: TypeID) -> Bool {
    let graph = project.graph
    return graph.types[type.index].supertypes.contains { supertype in
      supertype.externalID != nil && vocabulary[.systemCreatedTypes].contains(graph.name(of: supertype))
    }
  }

  /// `extension ShopAppDelegate`, of a class that the project declares in Objective-C: it starts the app, and builds what that
  /// needs.
  func isAppDelegate(_ owner: CodeOwner) -> Bool {
    guard let declaration = owner.outside, project.graph[declaration].kind == .extension else { return false }
    return vocabulary[.appDelegates].matches(symbol(owner))
  }

  /// Whether only previews use a function or a variable at file level. Uses in its own file have no reference.
  func isPreviewOnly(_ owner: CodeOwner) -> Bool {
    guard let declaration = owner.outside, project.graph[declaration].kind != .extension else { return false }
    let (facts, name) = (project.graph[declaration.file].facts, project.graph[declaration].name)
    var isUsed = false
    for use in declarationUses[declaration] {
      let excuse = usages[Int(use)].site.excuse
      guard excuse == .preview || excuse == .debug else { return false }
      isUsed = true
    }
    for node in facts.code where node.kind == .identifier && node.name == name {
      guard node.flags.contains(.exempt) else { return false }
      isUsed = true
    }
    return isUsed
  }

  /// Whether code outside types is that of a composition root. What starts an app is often outside the folders of the
  /// layers.
  func isWiring(outsideTypesIn layer: LayerID, of member: DeclarationFact) -> Bool {
    let there = project.definition[layer]
    return there.isCompositionRoot || there.isNeutral && member.parent == noIndex
  }

  /// How messages name it: "`Order`", "`load(_:)`", "an extension of `String`".
  func subject(_ owner: CodeOwner) -> String {
    let name = quoted(symbol(owner))
    guard let declaration = owner.outside, project.graph[declaration].kind == .extension else { return name }
    return "an extension of \(name)"
  }

  /// Whether a declaration or extension of it is in a file with a property.
  func isDeclared(_ owner: CodeOwner, inAny files: inout FileProperty) -> Bool {
    guard let type = owner.type else { return files.holds(file(of: owner), in: project.graph) }
    return project.graph.isDeclared(type, inAny: &files)
  }
}
