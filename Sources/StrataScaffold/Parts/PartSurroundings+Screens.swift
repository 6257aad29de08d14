import StrataSyntax

/// What has the name of a screen and is something else.
extension PartSurroundings {
  /// Types and members that keep their names although these have that of a screen: what is behind it, and what wires it.
  var protected: Set<String> {
    guard exemplar.kind == .screen else { return [] }
    let inside = Set(types.filter { exemplar.has($0) }.map(\.name))
    return Set(types.filter { $0.role != nil || $0.isNeutral }.map(\.name)).subtracting(inside).union(strangers)
      .union(membersOfOthers)
  }

  /// Names with that of the exemplar which only files declare that stay as they are, and what implements them, such as fakes:
  /// `avatarURL` of a user, beside a screen `Avatar`.
  private var membersOfOthers: Set<String> {
    guard let renaming = exemplar.renaming else { return [] }
    let kept = keptMembers
    var (others, own): (Set<String>, Set<String>) = ([], [])
    for (path, declarations) in files.declarations(withWords: renaming.words) {
      let members = declarations.filter { !$0.isLocal }
      if outside.contains(path) {
        others.formUnion(members.map(\.name))
        continue
      }
      let source = files.sources[path]
      own.formUnion(
        members.filter { member in
          source?.typesWithMember(member.node).contains { kept.contains("\($0).\(member.name)") } != true
        }.map(\.name))
    }
    return others.subtracting(own)
  }

  /// Members of other types that have the name of a screen, such as the operations of use cases, as `Type.member`.
  var keptMembers: Set<String> {
    let others = otherTypes
    return Set(
      namedMembers.compactMap { _, member in
        member.owner.flatMap { others.contains($0) ? "\($0).\(member.name)" : nil }
      })
  }

  /// The names of these: those that no other type has for a member which code elsewhere may use of a value, and the others.
  var keptNames: (kept: Set<String>, ambiguous: Set<String>) {
    let members = keptMembers
    var (kept, used): (Set<String>, Set<String>) = ([], [])
    for (path, member) in namedMembers {
      guard let source = files.sources[path] else { continue }
      if source.typesWithMember(member.node).contains(where: { members.contains("\($0).\(member.name)") }) {
        kept.insert(member.name)
      } else if !files.tests.contains(path), !member.isPrivate, source.isOfValue(member.node) {
        used.insert(member.name)
      }
    }
    return (kept.subtracting(used), kept.intersection(used))
  }

  /// Strings with the name of a screen in code that stays as it is. What a test expects of such code stays, too: the path of a
  /// route, a message of an error.
  var keptStrings: Set<String> {
    guard exemplar.kind == .screen, let renaming = exemplar.renaming else { return [] }
    let inside = Set(types.filter { exemplar.has($0) || $0.isNeutral }.map(\.name))
    let paths = files.sources.containing(renaming.words).filter { path in
      !files.tests.contains(path) && !files.roots.contains(path) && path.lastPathComponent != "Package.swift"
    }
    let protected = protected
    var strings: Set<String> = []
    for (path, file) in files.sources.names(of: paths) {
      let source = file.source
      let types = source.topLevelTypes
      guard !types.contains(where: inside.contains) else { continue }
      // An extension is in a file of its own.
      let isOfOthers = !types.isEmpty && types.allSatisfy(protected.contains)
      let isStranger =
        outside.contains(path) || isOfOthers || !FeatureSlice.isOwn(source, FeatureNames(renaming: renaming))
      guard isStranger else { continue }
      for node in source.tree.nodes.indices where source.kind(node) == .stringSegment {
        let text = source.text(node)
        if renaming.apply(text, as: .string) != text { strings.insert(text) }
      }
    }
    return strings
  }

  /// Types with a role, or without one, that are no part of the exemplar.
  private var otherTypes: Set<String> {
    Set(types.filter { $0.role != nil && !$0.isNeutral && !exemplar.has($0) }.map(\.name)).union(strangers)
  }

  /// The members with the name of a screen.
  private var namedMembers: [(path: String, member: DeclaredName)] {
    guard exemplar.kind == .screen, let renaming = exemplar.renaming else { return [] }
    return files.declarations(withWords: renaming.words).flatMap { path, declarations in
      declarations.filter { !$0.isLocal && $0.owner != nil }.map { (path, $0) }
    }
  }
}

extension SwiftSource {
  /// The types that the file declares or extends outside of others.
  var topLevelTypes: [String] {
    children(of: 0).flatMap { node -> [String] in
      if kind(node) == .conditional { return descendants(of: node).filter(isOutermost).compactMap(typeName) }
      return typeName(node).map { [$0] } ?? []
    }
  }

  private func isOutermost(_ node: Int) -> Bool { kind(parents[node]) == .conditionalBranch }

  private func typeName(_ node: Int) -> String? {
    if isType(node) { return name(of: node).map(text) }
    guard kind(node) == .extensionDeclaration else { return nil }
    return descendants(of: node).first { kind($0) == .name }.map(text)
  }
}
