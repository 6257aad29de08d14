import StrataModel
import StrataSyntax

/// What an analysis knows of the members that a file uses behind a dot.
struct MemberUses: Sendable {
  /// What an analysis says of the name at an offset.
  enum Use: Equatable {
    /// A member that a type of the project declares.
    case member(of: String)
    /// A member that the project declares in an extension of another type.
    case addedMember
    /// A member of an expression whose type the analysis does not know.
    case gap
    /// Nothing: a member that the project does not declare, or one of the type around the code.
    case none
  }

  /// By the offset of a member's name, the name of the type that declares it.
  private var types: [Int: String] = [:]
  /// By the offset of a member's name, the type that its declaration writes.
  private var values: [Int: String] = [:]
  private var added: Set<Int> = []
  private let gaps: Set<Int>
  /// Types that the project uses and does not declare.
  private let externals: Set<String>

  /// - Parameters:
  ///   - gaps: those of the file.
  ///   - externals: the types that the project uses and does not declare.
  init(of file: Int, in graph: Graph, gaps: [Gap], externals: Set<String>) {
    self.externals = externals
    for index in graph.referencesInFile[file] {
      let reference = graph.references[index]
      guard reference.kind == .calls, !reference.member.isNone else { continue }
      let offset = Int(reference.offset)
      if let type = reference.target.typeID {
        types[offset] = graph[type].simpleName
        values[offset] = reference.memberDeclaration.flatMap { Self.writtenType(of: $0, in: graph) }
      } else {
        added.insert(offset)
      }
    }
    self.gaps = Set(gaps.map { Int($0.offset) })
  }

  /// The name of the type of a property, as it is written.
  private static func writtenType(of declaration: DeclarationID, in graph: Graph) -> String? {
    let (facts, fact) = (graph[declaration.file].facts, graph[declaration])
    guard fact.kind == .variable, fact.type != noIndex else { return nil }
    var node = Int(fact.type)
    while [.optional, .implicitlyUnwrapped, .any, .some].contains(facts.types[node].kind) { node += 1 }
    return facts.types[node].kind == .name ? facts.names[facts.types[node].name] : nil
  }

  func use(at offset: Int) -> Use {
    if let type = types[offset] { return .member(of: type) }
    if added.contains(offset) { return .addedMember }
    return gaps.contains(offset) ? .gap : .none
  }

  /// The type that the declaration of the property at an offset writes.
  func value(at offset: Int) -> String? { values[offset] }

  func isExternal(_ type: String) -> Bool { externals.contains(type) }
}

extension SwiftSource {
  /// What an analysis says of a name behind a dot; nil without one.
  func memberUse(_ name: Int) -> MemberUses.Use? {
    guard kind(parents[name]) == .memberSuffix else { return nil }
    return memberUses?.use(at: range(name).lowerBound)
  }

  /// Whether a name behind a dot is that of a member which the project does not declare, although it may declare another one of
  /// this name: `authorizer.session`, where a framework has the type of `authorizer`.
  func isMemberOfOutside(_ name: Int) -> Bool {
    guard let memberUses, let use = memberUse(name), use == .none || use == .gap,
      let type = typeBefore(parents[name], memberUses)
    else { return false }
    // An analysis does not say what a file uses of its own extensions.
    return memberUses.isExternal(type) && !genericParameters.contains(type) && !extensionMembers.contains(text(name))
  }

  /// Whether a name is the label of an argument of a function or a type that the project does not declare.
  func isLabelOfOutside(_ name: Int) -> Bool {
    guard let memberUses, kind(name) == .name, kind(parents[name]) == .argument,
      kind(parents[parents[name]]) == .callSuffix, let callee = callee(of: parents[parents[name]])
    else { return false }
    return kind(callee) == .identifierExpression ? memberUses.isExternal(text(callee)) : isMemberOfOutside(callee)
  }

  /// The type that the project writes for the property, variable or parameter before a dot, where there is one.
  private func typeBefore(_ suffix: Int, _ memberUses: MemberUses) -> String? {
    guard let receiver = children(of: parents[suffix]).prefix(while: { $0 != suffix }).last else { return nil }
    switch kind(receiver) {
    case .memberSuffix: return name(of: receiver).flatMap { memberUses.value(at: range($0).lowerBound) }
    case .identifierExpression:
      let types = Set(writtenTypes(of: text(receiver)))
      return types.count == 1 ? types.first : nil
    default: return nil
    }
  }

  /// The members that the file's extensions declare.
  private var extensionMembers: Set<String> {
    Set(
      declarations.filter { declaration in
        !declaration.isLocal
          && ancestors(of: declaration.node).contains { kind($0) == .extensionDeclaration }
      }.map(\.name))
  }

  private var genericParameters: Set<String> {
    Set(tree.nodes.indices.filter { kind($0) == .genericParameter }.compactMap { name(of: $0).map(text) })
  }

  /// The types that the file writes for properties, variables and parameters of a name; empty for one that is more than a name.
  private func writtenTypes(of name: String) -> [String] {
    tree.nodes.indices.compactMap { node in
      switch kind(node) {
      case .identifierPattern where text(node) == name:
        let type = children(of: parents[node]).first { kind($0) == .typeAnnotation }
        return type.map { typeName(children(of: $0).first { _ in true }) }
      case .parameter:
        let parts = children(of: node)
        guard parts.filter({ kind($0) == .name }).last.map(text) == name else { return nil }
        return typeName(parts.first { Self.types.contains(kind($0)) })
      default: return nil
      }
    }
  }

  private func typeName(_ type: Int?) -> String {
    var type = type
    while let outer = type, kind(outer) != .identifierType, Self.types.contains(kind(outer)) {
      type = children(of: outer).first { Self.types.contains(kind($0)) }
    }
    return type.flatMap { name(of: $0) }.map(text) ?? ""
  }

  private static let types: Set<SyntaxKind> = [
    .identifierType, .optionalType, .implicitlyUnwrappedType, .someType, .anyType, .attributedType,
  ]
}
