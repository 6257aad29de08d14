import StrataDefinition
import StrataModel

/// Questions about what a reference refers to, be it a type or a declaration outside the project's types: a function at
/// file level, a member that an extension adds to a type that the project does not declare.
extension RuleContext {
  /// The layer of a target: of a type its own, of another declaration that of its file; nil outside the project.
  func layer(of target: Target) -> LayerID? {
    switch target {
    case .type(let type): return layerOfType[type.index]
    case .declaration(let file): return layerOfFile[file.index]
    case .external: return nil
    }
  }

  /// The layer that a reference depends on: that of its target, or of the extension that declares the member.
  func usedLayer(_ reference: Reference) -> LayerID? {
    reference.target.typeID.map { usedLayer(reference, $0) } ?? layer(of: reference.target)
  }

  /// What a reference uses outside the project's types.
  func freeDeclaration(_ reference: Reference) -> DeclarationID? {
    reference.target.declaringFile == nil ? nil : reference.memberDeclaration
  }

  /// A declaration outside types that is neither a test nor preview or debug code.
  func isProduction(_ declaration: DeclarationID) -> Bool {
    !project.graph[declaration.file].isTest && project.graph[declaration].marks.isEmpty
  }

  /// The verdict on a usage of a type of the project, or of a declaration outside its types.
  @inline(__always) func verdict(of usage: Usage) -> DependencyVerdict {
    switch usage.reference.target {
    case .type(let target): return verdict(of: usage, to: target)
    case .declaration(let file): return verdict(of: usage, toDeclarationIn: file)
    case .external: return .allowed(.targetHasNoLayer)
    }
  }

  /// The verdict on the use of a declaration of a file, outside the project's types.
  func verdict(of usage: Usage, toDeclarationIn file: FileID) -> DependencyVerdict {
    let site = usage.site
    if let excuse = site.excuse { return .excused(excuse) }
    guard let layer = site.layer else { return .allowed(.noLayer) }
    guard let home = layerOfFile[file.index] else { return .allowed(.targetHasNoLayer) }
    // A type that its role places in another layer than its file may use what is declared beside it.
    if home == layer || home == layerOfFile[usage.reference.file.index] { return .allowed(.sameLayer) }
    if isNarrowed(usage) {
      if let role = site.role, permissions.mayUse(role: role, home) { return .allowed(.roleUses) }
    } else if mayUse(layer, home) {
      return .allowed(.usesLayer)
    } else if let folder = site.folder, folder != layer, folder == home || mayUse(folder, home) {
      return .allowed(.misplaced)
    }
    if isCompiledWithUser(usage, file, home) { return .allowed(.sameLayer) }
    return excuse(of: usage.reference, home).map { .excused($0) } ?? .forbidden
  }

  func excuse(of reference: Reference, _ home: LayerID) -> DependencyVerdict.Excuse? {
    guard let declaration = reference.memberDeclaration else { return nil }
    if project.graph[project.graph[declaration.file].module].isTest { return .targetIsOutOfReach }
    if let type = project.graph.extendedType(by: declaration), vocabulary[.injectedValues].contains(type) {
      return .injectedValue
    }
    if isLogger(declaration) { return .logger }
    let isSupplied = allowsDefaultArguments && project.definition[home].isCompositionRoot
    return isSupplied && isInDefaultArgument(reference) ? .defaultArgument : nil
  }

  /// In a default argument of an initializer.
  func isInDefaultArgument(_ reference: Reference) -> Bool {
    reference.context.contains(.defaultArgument) && reference.declaration != noIndex
      && project.graph[DeclarationID(reference.file, reference.declaration)].kind == .initializer
  }
}

extension Graph {
  /// How a finding names the target of a reference: a type by its name; `loadOrders(from:)`; `String.trimmed`.
  package func targetName(of reference: Reference) -> String {
    guard reference.target.declaringFile != nil, let declaration = reference.memberDeclaration else {
      return name(of: reference.target)
    }
    return freeName(of: declaration)
  }

  /// `loadOrders(from:)`, `String.trimmed`
  package func freeName(of declaration: DeclarationID) -> String {
    let name = ownName(of: declaration)
    return extendedType(by: declaration).map { $0 + "." + name } ?? name
  }

  /// Operators have no labels.
  private func ownName(of declaration: DeclarationID) -> String {
    isOperator(declaration) ? text(self[declaration].name, in: declaration.file) : signature(of: declaration)
  }

  package func isOperator(_ declaration: DeclarationID) -> Bool {
    guard self[declaration].kind == .function else { return false }
    let names = files[declaration.file.index].facts.names
    let name = self[declaration].name
    // Nearly all functions: their first character need not be found.
    if let first = names.bytes[names.range(of: name)].first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
      return false
    }
    return names[name].first.map { !$0.isLetter && $0 != "_" && $0 != "`" }
      ?? false
  }

  /// The same as messages show it: "`trimmed` of `String`".
  func quotedFreeName(of declaration: DeclarationID) -> String {
    let name = quoted(ownName(of: declaration))
    return extendedType(by: declaration).map { "\(name) of \(quoted($0))" } ?? name
  }

  /// The type whose extension has a declaration as a member, as it is written, or behind an alias; nil at file level.
  func extendedType(by declaration: DeclarationID) -> String? {
    let facts = files[declaration.file.index].facts
    let parent = facts.declarations[Int(declaration.index)].parent
    guard parent != noIndex else { return nil }
    let around = facts.declarations[Int(parent)]
    guard around.kind == .extension, around.type != noIndex else { return nil }
    return extendedType(behindAliasOf: DeclarationID(declaration.file, parent)) ?? facts.typeText(of: Int(around.type))
  }

  /// The type of an extension that is written with the name of an alias; nil of another declaration.
  func extendedType(behindAliasOf declaration: DeclarationID) -> String? {
    let (facts, fact) = (self[declaration.file].facts, self[declaration])
    guard fact.kind == .extension, fact.type != noIndex else { return nil }
    let references = references(in: declaration.file, at: facts.types[Int(fact.type)].offset)
    guard references.contains(where: { $0.target.typeID.map { self[$0].kind == .typealias } ?? false }) else {
      return nil
    }
    let type = references.first { reference in
      reference.context.contains(.throughAlias) && !reference.context.contains(.nested)
        && reference.target.typeID.map { self[$0].kind != .typealias } ?? true
    }
    return type.map { name(of: $0.target) }
  }

  /// "calls `trimmed()` of `String`, declared in Data", "uses `limit` of Data", "uses macro `StoredModel` of Data".
  func use(of declaration: DeclarationID, from layer: String) -> String {
    let kind = self[declaration].kind
    let verb = kind == .function && !isOperator(declaration) || kind == .initializer ? "calls" : "uses"
    let isMember = extendedType(by: declaration) != nil
    let noun = kind == .macro ? "macro " : ""
    return "\(verb) \(noun)\(quotedFreeName(of: declaration))" + (isMember ? ", declared in \(layer)" : " of \(layer)")
  }
}
