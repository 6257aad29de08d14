import StrataDefinition
import StrataModel

/// Which declarations are marked as previews although they are production code: those with a protocol `PreviewProvider`
/// of the project's own, and preview types that production code uses.
///
/// The reader marks by name, before anything is resolved. What production code uses of a preview type makes all of it
/// production code, apart from `previews` itself, which SwiftUI calls.
struct PreviewTypes {
  private static let provider = "PreviewProvider"

  private let graph: Graph
  private let vocabulary: Vocabulary
  /// The members of production types that only previews use.
  private lazy var members = PreviewMembers(graph, vocabulary).found()
  /// By type: those nested in it directly.
  private let nested: [TypeID: [TypeID]]
  /// By type with the name of a test double or of preview code: whether production code uses it; false while that is
  /// being found out.
  private var isUsed: [TypeID: Bool] = [:]

  private init(_ graph: Graph, _ vocabulary: Vocabulary) {
    self.graph = graph
    self.vocabulary = vocabulary
    var nested: [TypeID: [TypeID]] = [:]
    for type in graph.typeIDs {
      if let outer = graph.types[type.index].outer { nested[outer, default: []].append(type) }
    }
    self.nested = nested
  }

  /// The graph with the marks of previews corrected.
  static func corrected(_ graph: Graph, _ vocabulary: Vocabulary) -> Graph {
    guard graph.files.contains(where: { !$0.isTest && $0.facts.names.mentions(provider) }) else { return graph }
    var graph = graph
    // What a type uses that turns out to be production code is production code, too.
    while true {
      var types = PreviewTypes(graph, vocabulary)
      let wrong = types.wronglyMarked()
      if wrong.isEmpty { return graph }
      var marks = PreviewMarks(graph)
      for declaration in wrong { marks.remove(from: declaration.id, keepsPreviews: declaration.keepsPreviews) }
      graph = marks.graph
    }
  }

  private struct Found {
    /// The type or extension with the inheritance clause.
    var id: DeclarationID
    var keepsPreviews: Bool
  }

  private mutating func wronglyMarked() -> [Found] {
    var found: [Found] = []
    for file in graph.files.indices where !graph.files[file].isTest {
      let facts = graph.files[file].facts
      guard facts.names.mentions(Self.provider) else { continue }
      for (index, fact) in facts.declarations.enumerated() where fact.marks.contains(.preview) {
        let id = DeclarationID(FileID(UInt32(file)), UInt32(index))
        guard fact.kind.isNominalType || fact.kind == .extension, states(fact, facts) else { continue }
        let type = graph.typeOfDeclaration[file][index]
        if type.map({ !isProvider($0) }) ?? hasOwnProvider {
          found.append(Found(id: id, keepsPreviews: false))
        } else if let type, fact.kind != .extension, isUsedByProduction(type) {
          found.append(Found(id: id, keepsPreviews: !isUsedByProduction(previewsOf: id, type)))
        }
      }
    }
    return found
  }

  /// Whether the inheritance clause of a declaration names the protocol.
  private func states(_ fact: DeclarationFact, _ facts: FileFacts) -> Bool {
    facts.typeLists[fact.inherited.range].contains { root in
      facts.typeSubtree(of: Int(root)).contains { node in
        [.name, .member].contains(facts.types[node].kind) && facts.names[facts.types[node].name] == Self.provider
      }
    }
  }

  /// Whether the project declares a protocol of the name, which types of frameworks may conform to as well.
  private var hasOwnProvider: Bool {
    graph.typeIDs.contains { type in
      graph.types[type.index].simpleName == Self.provider
        && !graph.outsideSupertypeNames(of: type).contains { lastComponent($0) == Self.provider }
    }
  }

  /// Whether a type conforms to the protocol of SwiftUI; if nothing is known of the protocol, it is that one.
  private func isProvider(_ type: TypeID) -> Bool {
    let isOwn = graph.allProjectSupertypes(of: type).contains { graph[$0].simpleName == Self.provider }
    return !isOwn || graph.outsideSupertypeNames(of: type).contains { lastComponent($0) == Self.provider }
  }

  // MARK: Uses

  private mutating func isUsedByProduction(_ type: TypeID) -> Bool {
    var open = [type]
    while let part = open.popLast() {
      open += nested[part] ?? []
      for reference in graph.references(to: part)
      where reference.source.map({ !graph.isInside($0, type) }) ?? true && isInProduction(reference) {
        return true
      }
    }
    return false
  }

  private func isUsedByProduction(previewsOf declaration: DeclarationID, _ type: TypeID) -> Bool {
    let previews = graph.children(of: declaration).filter { graph.name(of: $0) == "previews" }
    return graph.references(to: type).contains { reference in
      reference.memberDeclaration.map(previews.contains) ?? false && graph.isInProduction(reference)
    }
  }

  private mutating func isInProduction(_ reference: Reference) -> Bool {
    guard graph.isInProduction(reference),
      reference.declaration == noIndex || !members.contains(DeclarationID(reference.file, reference.declaration))
    else { return false }
    guard let replacement = reference.source.flatMap({ graph.innermost(from: $0, where: isNamedLikeReplacement) })
    else { return true }
    if let known = isUsed[replacement] { return known }
    isUsed[replacement] = false
    let found = isUsedByProduction(replacement)
    isUsed[replacement] = found
    return found
  }

  /// Whether a type may be a test double or a part of previews, which only its uses show.
  private func isNamedLikeReplacement(_ type: TypeID) -> Bool {
    graph.types[type.index].simpleName.withBytes {
      vocabulary[.testDoubles].isAtAnEnd(of: $0) || vocabulary[.previews].isAtAnEnd(of: $0)
    }
  }
}

extension Graph {
  fileprivate func isInside(_ inner: TypeID, _ outer: TypeID) -> Bool {
    innermost(from: inner) { $0 == outer } != nil
  }
}

/// A graph with other marks of previews.
private struct PreviewMarks {
  private let original: Graph
  private var files: [SourceFile]
  private var types: [TypeEntity]
  private var references: [Reference]

  init(_ graph: Graph) {
    original = graph
    files = graph.files
    types = graph.types
    references = graph.references
  }

  var graph: Graph {
    Graph(
      files: files, modules: original.modules, types: types, externals: original.externals, references: references,
      outgoing: original.outgoing, incoming: original.incoming, referencesInFile: original.referencesInFile,
      typeOfDeclaration: original.typeOfDeclaration, ledger: original.ledger, gaps: original.gaps)
  }

  /// Removes the mark from a type or an extension, from all that is declared in it, and from its code.
  /// - Parameter keepsPreviews: whether the member `previews` stays a preview.
  mutating func remove(from root: DeclarationID, keepsPreviews: Bool) {
    let file = root.file.index
    var facts = files[file].facts
    var isUnmarked = Array(repeating: false, count: facts.declarations.count)
    var index = Int(root.index)
    while index < Int(facts.declarations[Int(root.index)].next) {
      let fact = facts.declarations[index]
      let name = facts.names[fact.name]
      let isPreview =
        fact.kind == .macro && name == "Preview"
        || keepsPreviews && fact.isStatic && name == "previews" && fact.parent == root.index
      if isPreview {
        index = max(Int(fact.next), index + 1)
        continue
      }
      isUnmarked[index] = true
      facts.declarations[index].marks.remove(.preview)
      if facts.declarations[index].marks.isEmpty { facts.unmarkCode(of: fact) }
      if fact.kind != .extension, let type = original.typeOfDeclaration[file][index] {
        types[type.index].marks.remove(.preview)
      }
      index += 1
    }
    files[file].facts = facts
    for order in original.referencesInFile[file] where references[order].declaration != noIndex {
      if isUnmarked[Int(references[order].declaration)] { references[order].context.remove(.preview) }
    }
  }
}

extension FileFacts {
  /// Code that is in no branch for debugging, and in no `#Preview`, is no longer exempt.
  fileprivate mutating func unmarkCode(of fact: DeclarationFact) {
    let spans =
      [fact.body, fact.initialValue] + fact.parameters.range.map { parameters[$0].defaultValue }
      + fact.attributes.range.map { attributes[$0].arguments }
    for span in spans {
      var node = Int(span.start)
      while node < Int(span.end) {
        let isDebug = code[node].kind == .conditional && conditions[Int(code[node].payload)].isDebug
        if isDebug || code[node].kind == .macro && names[code[node].name] == "Preview" {
          node = max(Int(code[node].next), node + 1)
          continue
        }
        code[node].flags.remove(.exempt)
        node += 1
      }
    }
  }
}
