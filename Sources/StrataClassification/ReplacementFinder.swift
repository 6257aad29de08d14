import StrataDefinition
import StrataModel

/// What replaces other code although a production target compiles it.
enum Replacement: Sendable, Hashable {
  /// A mock, fake or stub: it implements or overrides what production code injects.
  case testDouble
  /// Only previews use it.
  case previewCode
  /// The app starts it in the place of its own code while tests run: it is in a folder of tests.
  case testHost
}

/// Finds the types that replace others in tests and previews among those of production targets.
///
/// A name and a folder alone decide nothing. A test double conforms to a protocol that the project injects or that another
/// type of production code implements, or it overrides a class that the project injects; and no production code uses
/// it, unless a composition root chooses between it and another implementation. A type that only previews use is part of
/// them. In a folder of tests that the app compiles, whatever production code does not use, or chooses in the composition
/// root, is a host of tests. What production code uses is production code, whatever its name is.
struct ReplacementFinder {
  private let graph: Graph
  private let vocabulary: Vocabulary
  private let assignments: [Assignment?]
  private let candidates: Set<TypeID>
  /// Those of them in folders of tests.
  private let hosts: Set<TypeID>
  private let previewMembers: Set<DeclarationID>

  /// - Parameter previewMembers: the members that only previews use.
  init(
    _ graph: Graph, _ vocabulary: Vocabulary, _ assignments: [Assignment?], previewMembers: Set<DeclarationID>
  ) {
    self.previewMembers = previewMembers
    self.graph = graph
    self.vocabulary = vocabulary
    self.assignments = assignments
    let (doubles, previews) = (vocabulary[.testDoubles], vocabulary[.previews])
    let named = Set(
      graph.typeIDs.filter { type in
        // By field, since copying the whole type would cost more than the comparison.
        guard !graph.types[type.index].isTest, graph.types[type.index].marks.isEmpty else { return false }
        return graph.types[type.index].simpleName.withBytes { doubles.isAtAnEnd(of: $0) || previews.isAtAnEnd(of: $0) }
      })
    hosts = Set(Self.typesInTestFolders(of: graph, vocabulary))
    candidates = named.union(hosts)
  }

  /// Those where a program starts are none.
  private static func typesInTestFolders(of graph: Graph, _ vocabulary: Vocabulary) -> [TypeID] {
    let (folders, entries) = (vocabulary[.testFolders], vocabulary[.appEntries])
    var known: [Substring: Bool] = [:]
    let isOfTests = graph.files.map { file in
      let folder = file.path.parentPath
      return !file.isTest
        && known.value(of: folder, orInsert: folder.pathComponents.contains { folders.matches(String($0)) })
    }
    guard isOfTests.contains(true) else { return [] }
    return graph.typeIDs.filter { type in
      isOfTests[graph.types[type.index].declaration.file.index]
        && !graph.types[type.index].attributes.contains { $0 == "main" || entries.contains($0) }
    }
  }

  func found() -> [(type: TypeID, kind: Replacement)] {
    guard !candidates.isEmpty else { return [] }
    var found: [TypeID: Replacement] = [:]
    for type in candidates {
      if isPartOfPreviews(type) {
        found[type] = .previewCode
      } else if replacesOthers(type) {
        found[type] = .testDouble
      } else if hosts.contains(type) {
        found[type] = .testHost
      }
    }
    // What a type uses that turns out to be production code is production code, too.
    while true {
      let used = found.keys.filter { isUsed($0, beside: found) }
      if used.isEmpty { break }
      for type in used { found[type] = nil }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  // MARK: Uses

  private func uses(of type: TypeID) -> some Sequence<Reference> {
    graph.references(to: type).lazy.filter { [graph] reference in
      reference.source.map { graph.outermost($0) != graph.outermost(type) } ?? true
    }
  }

  private func isInPreview(_ reference: Reference) -> Bool {
    graph.isInPreview(reference)
      || reference.declaration != noIndex
        && previewMembers.contains(DeclarationID(reference.file, reference.declaration))
  }

  private func isInProduction(_ reference: Reference) -> Bool {
    graph.isInProduction(reference) && !isInPreview(reference)
  }

  private func isPartOfPreviews(_ type: TypeID) -> Bool {
    let uses = uses(of: type)
    return uses.contains(where: isInPreview)
      && uses.allSatisfy { !isInProduction($0) || candidate(around: $0) != nil }
  }

  /// Whether production code uses a type: code of types outside `found`, apart from composition roots that choose.
  private func isUsed(_ type: TypeID, beside found: [TypeID: Replacement]) -> Bool {
    uses(of: type).contains { use in
      guard isInProduction(use) else { return false }
      if let user = candidate(around: use), found[user] != nil { return false }
      return !isChoice(use, of: type)
    }
  }

  private func candidate(around use: Reference) -> TypeID? {
    use.source.flatMap { graph.innermost(from: $0) { candidates.contains($0) } }
  }

  /// Whether a composition root chooses between a type and another implementation of the same protocol: in one member,
  /// in static members and properties of which no other code uses this one, or where it registers the type and another
  /// root creates the other implementation. The last does not count as a choice where many types conform to the protocol: then it is
  /// what they have in common, such as `Coordinator`, and not what one needs of another.
  private func isChoice(_ use: Reference, of type: TypeID) -> Bool {
    guard let source = use.source, use.declaration != noIndex, isRoot(source) else { return false }
    let supertypes = Set(graph.allProjectSupertypes(of: type))
    if supertypes.contains(where: isProvidedByRoots) { return true }
    let member = DeclarationID(use.file, use.declaration)
    let isOwn = graph[member].kind == .variable && isUnusedByProduction(member, of: source)
    return [source, graph.outermost(source)].contains { user in
      graph.references(from: user).contains { other in
        guard isOwn || other.declaration == use.declaration && other.file == use.file,
          let target = other.target.typeID, target != type, !candidates.contains(target)
        else { return false }
        return !supertypes.isDisjoint(with: graph.allProjectSupertypes(of: target))
      }
    }
  }

  private func isRoot(_ type: TypeID) -> Bool { assignments[type.index]?.isCompositionRoot ?? false }

  private func isProvidedByRoots(_ port: TypeID) -> Bool {
    let implementations = confirmedImplementations(of: port)
    guard graph.types[port.index].kind == .protocol, implementations.count <= 2 else { return false }
    return implementations.contains { type in
      graph.references(to: type).contains { use in
        use.kind == .creates && isInProduction(use) && use.source.map { isRoot($0) } ?? false
      }
    }
  }

  /// The types of production code that conform to a protocol and are not candidates.
  private func confirmedImplementations(of port: TypeID) -> [TypeID] {
    graph.directSubtypes(of: port) { isInProduction($0) && candidate(around: $0) == nil }
      .filter { graph.types[$0.index].kind != .protocol }
  }

  private func isUnusedByProduction(_ member: DeclarationID, of type: TypeID) -> Bool {
    !graph.references(to: type).contains { $0.memberDeclaration == member && isInProduction($0) }
  }

  // MARK: What a type replaces

  private func replacesOthers(_ type: TypeID) -> Bool {
    graph.allProjectSupertypes(of: type).contains { supertype in
      guard !graph.types[supertype.index].isTest, !candidates.contains(supertype) else { return false }
      if isInjected(supertype) { return true }
      return graph.types[supertype.index].kind == .protocol && !confirmedImplementations(of: supertype).isEmpty
    }
  }

  /// Whether production code outside of a type's own subtypes and of doubles stores it or takes it as a parameter.
  private func isInjected(_ type: TypeID) -> Bool {
    graph.references(to: type).contains { use in
      guard use.kind == .stores || use.kind == .takes, isInProduction(use), candidate(around: use) == nil else {
        return false
      }
      return use.source.map { $0 != type && !graph.allProjectSupertypes(of: $0).contains(type) } ?? true
    }
  }
}
