import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// A last word of type names that means a role in this code base, although the style does not know it.
struct RoleSuffix: Equatable {
  var role: RoleID
  /// `Interactor`
  var word: String
  /// The endings of names that the role needs: `Interactor`, `InteractorProtocol`.
  var suffixes: [String]
  /// Types with such a name that have another role by more than their names: the client of the network,
  /// `NetworkService`.
  var exceptions: [String]
  /// Why: "12 types; 10 are held by view models, 9 hold repositories".
  var reason: String

  var sentence: String { "…\(word) means role \(role.rawValue): \(reason)" }
}

/// Finds the words of a project for view models, use cases and repositories: types with one last word that view models hold and
/// that hold repositories are use cases, and classes that views hold and that hold use cases, or that are observable and have no
/// other role, are view models, whatever they are called. A heuristic, which the definition states beside each word.
struct RoleSuffixFinder {
  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }

  /// Fewer types are no convention.
  private static let fewestTypes = 3
  /// The share of the types of a word that must be held, and of those that must hold.
  private static let neededShare = 0.6

  init(_ project: ClassifiedGraph) { self.project = project }

  /// The types with one word: with their protocols.
  private struct Group {
    /// The names without what only tells implementations from protocols.
    var stems: Set<String> = []
    var types: [TypeID] = []
    var suffixes: Set<String> = []
  }

  func found() -> [RoleSuffix] {
    groups().sorted { $0.key < $1.key }.compactMap { word, group in suffix(word, group) }
  }

  private func groups() -> [String: Group] {
    var groups: [String: Group] = [:]
    for type in graph.typeIDs where isCandidate(type) {
      let name = graph[type].simpleName
      let stem = self.stem(of: name)
      guard let word = Self.lastWord(of: stem), word.count > 3, stem.count > word.count else { continue }
      groups[word, default: Group()].stems.insert(stem)
      groups[word]?.types.append(type)
      groups[word]?.suffixes.insert(word + name.dropFirst(stem.count))
    }
    return groups
  }

  private func isCandidate(_ type: TypeID) -> Bool {
    guard project.isProduction(type), !project.isReplacement(type), graph[type].outer == nil,
      [.class, .struct, .actor, .protocol].contains(graph[type].kind), !project.isCompositionRoot(type)
    else { return false }
    guard let role = project.role(of: type) else { return true }
    return [RoleID.entity, .service].contains(role)
  }

  /// `DefaultSearchInteractorProtocol` without its last word: the part before `Protocol`, `Impl` and the like.
  private func stem(of name: String) -> String {
    var stem = name
    for list in [Vocabulary.List.protocolSuffixes, .implementationSuffixes] {
      stem = project.vocabulary[list].removed(from: stem) ?? stem
    }
    return stem
  }

  private func suffix(_ word: String, _ group: Group) -> RoleSuffix? {
    guard group.stems.count >= Self.fewestTypes else { return nil }
    let byViewModels = stems(of: group, heldBy: [.viewModel, .view, .coordinator])
    let byUseCases = stems(of: group, heldBy: [.useCase])
    let data: Set<RoleID> = [.repository, .gateway, .dataSource, .networkClient, .apiService, .storage]
    let (holdRepositories, holdData) = (
      stems(of: group, holding: [.repository, .gateway]), stems(of: group, holding: data)
    )
    func isEnough(_ count: Int) -> Bool { Double(count) >= Self.neededShare * Double(group.stems.count) }
    let count = counted(group.stems.count, "type")
    if isEnough(byViewModels), isEnough(holdRepositories), !isPartOfScreens(group) {
      return found(
        .useCase, word, group,
        "\(count): view models and views hold \(byViewModels), \(holdRepositories) hold repositories or gateways")
    }
    let (byViews, holdUseCases) = (stems(of: group, heldBy: [.view]), stems(of: group, holding: [.useCase]))
    if isEnough(byViews), isEnough(holdUseCases), group.types.contains(where: { graph[$0].kind == .class }) {
      return found(.viewModel, word, group, "\(count): views hold \(byViews), \(holdUseCases) hold use cases")
    }
    let observable = observableStems(of: group)
    if isEnough(byViews), isEnough(observable), group.types.allSatisfy({ project.role(of: $0) == nil }) {
      return found(.viewModel, word, group, "\(count): views hold \(byViews), \(observable) are observable")
    }
    if isEnough(byUseCases), isEnough(holdData) {
      return found(
        .repository, word, group,
        "\(count): use cases hold \(byUseCases), \(holdData) hold data sources, clients or storages")
    }
    return nil
  }

  /// Whether views alone hold the types, in folders of the presentation: they act for a screen, as a view model does.
  private func isPartOfScreens(_ group: Group) -> Bool {
    let presentation = project.definition.layer(of: .view)
    let inPresentation = group.types.count { project[$0].folderLayer == presentation }
    return presentation != nil && inPresentation * 2 > group.types.count
      && stems(of: group, heldBy: [.viewModel, .coordinator]) == 0
  }

  private func found(_ role: RoleID, _ word: String, _ group: Group, _ reason: String) -> RoleSuffix {
    let suffixes = group.suffixes.sorted { ($0.count, $0) < ($1.count, $1) }
    let exceptions = graph.typeIDs.filter { type in
      guard let other = project.role(of: type), other != role, ![RoleID.entity, .service].contains(other) else {
        return false
      }
      return project.isProduction(type) && !project.isReplacement(type) && graph[type].outer == nil
        && suffixes.contains { graph[type].simpleName.hasSuffix($0) }
    }
    return RoleSuffix(
      role: role, word: word, suffixes: suffixes,
      exceptions: Set(exceptions.map { graph[$0].simpleName }).sorted(), reason: reason)
  }

  /// How many names of the group are held by types of some roles, perhaps through their protocols.
  private func stems(of group: Group, heldBy roles: Set<RoleID>) -> Int {
    Set(
      group.types.filter { type in
        graph.references(to: type).contains { reference in
          isHolding(reference) && reference.source.flatMap { project.role(of: $0) }.map(roles.contains) == true
        }
      }.map { stem(of: graph[$0].simpleName) }
    ).count
  }

  private func stems(of group: Group, holding roles: Set<RoleID>) -> Int {
    Set(
      group.types.filter { type in
        graph.references(from: type).contains { reference in
          isHolding(reference) && reference.target.typeID.flatMap { project.role(of: $0) }.map(roles.contains) == true
        }
      }.map { stem(of: graph[$0].simpleName) }
    ).count
  }

  private func observableStems(of group: Group) -> Int {
    let observable = group.types.filter { graph[$0].kind == .class && project.declaresObservable($0) }
    return Set(observable.map { stem(of: graph[$0].simpleName) }).count
  }

  private func isHolding(_ reference: Reference) -> Bool {
    [.stores, .takes, .creates].contains(reference.kind) && project.isProduction(reference)
  }

  /// `Interactor` of `SearchInteractor`.
  private static func lastWord(of name: String) -> String? {
    guard let start = name.lastIndex(where: { $0.isUppercase }) else { return nil }
    return String(name[start...])
  }
}
