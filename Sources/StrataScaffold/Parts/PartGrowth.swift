/// A part that is added like another one, or removed: what has which name, and what stays as it is.
package struct PartGrowth: Sendable {
  /// The words of the exemplar, or of the part that is removed.
  package let old: GrownName
  package let name: GrownName
  package let scope: SliceScope
  /// As it is recorded and shown, without the words for its role.
  package let shownName: String

  /// Nil if the name is none, or that of the exemplar.
  /// - Parameters:
  ///   - text: the new name, with or without the words for the role.
  ///   - destination: what becomes of the names of the exemplar's feature.
  package init?(_ text: String, like exemplar: PartList.Exemplar, in list: PartList, destination: Renaming? = nil) {
    let oldStem = GrownName.spelledWords(of: exemplar.name)
    // `GetUserUseCase` less `GetUser`; `UserRemoteDataSource` less `User`.
    let kept = exemplar.kind == .datasource ? Self.withoutPlace(oldStem) : oldStem
    let suffix = Array(GrownName.spelledWords(of: exemplar.base).dropFirst(kept.count))
    let words = Self.words(of: text, without: suffix)
    guard let old = GrownName(exemplar.base), let name = GrownName((words + suffix).joined()), name != old,
      let stem = GrownName(words.joined()), let formerStem = GrownName(kept.joined())
    else { return nil }
    self.old = old
    self.name = name
    let around = PartSurroundings(exemplar, in: list)
    var scope = SliceScope(outside: around.outside, stem: (formerStem, stem))
    switch exemplar.kind {
    case .endpoint:
      shownName = Self.lowerCamel(words)
      scope.isMember = true
      scope.owners = exemplar.types
      scope.identifiers = [exemplar.base: shownName]
    case .gateway:
      shownName = words.joined()
      // The one operation of a gateway is called like the gateway.
      let member = Self.lowerCamel(oldStem)
      if around.isAlone(member) { scope.identifiers = [member: Self.lowerCamel(words)] }
    default: shownName = (words + suffix.prefix(oldStem.count - kept.count)).joined()
    }
    (scope.protected, scope.consumers) = (around.protected, around.consumers)
    (scope.keptMembers, scope.keptStrings) = (around.keptMembers, around.keptStrings)
    (scope.keptNames, scope.ambiguousNames) = around.keptNames
    scope.destination = destination
    scope.isScreen = exemplar.kind == .screen
    self.scope = scope
  }

  /// The words of a new name, which may end with the words for the role, or with some of them.
  private static func words(of text: String, without suffix: [String]) -> [String] {
    let words = GrownName.spelledWords(of: text).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let endings = [suffix] + suffix.indices.map { Array(suffix[...$0]) } + suffix.indices.map { Array(suffix[$0...]) }
    let ending = endings.first { $0.count < words.count && words.suffix($0.count).elementsEqual($0) }
    return words.dropLast(ending?.count ?? 0)
  }

  /// Data sources are called after where the data is.
  static func withoutPlace(_ words: [String]) -> [String] {
    guard words.count > 1, let last = words.last, ["Remote", "Local", "Store"].contains(last) else { return words }
    return words.dropLast()
  }

  private static func lowerCamel(_ words: [String]) -> String {
    (words.first?.lowercased() ?? "") + words.dropFirst().joined()
  }
}
