import StrataDefinition

/// Names of the parts of a container, by the layers that they contain.
struct PartNames {
  /// A layer by its name in one word: `Domain`.
  private var layerOfWord: [(word: String, layer: LayerID)] = []
  /// Layers whose name may be one word of several: the homes of the roles that a container creates.
  private var mayBePrefixed: Set<LayerID> = []
  /// `UseCases`, `Repositories`.
  private var layerOfRoles: [String: LayerID] = [:]
  private let suffixes: WordList
  /// `CoreData`: a framework, not the data layer of `Core`.
  private let frameworks: Set<String>

  private static let roles: [RoleID] = [.view, .viewModel, .useCase, .gateway, .repository, .dataSource]

  init(_ context: RuleContext) {
    let definition = context.project.definition
    suffixes = context.vocabulary[.containerPartSuffixes]
    frameworks = Set(definition.frameworks.flatMap { $0.modules.flatMap { $0.literals ?? [] } })
    for (id, layer) in zip(definition.layerIDs, definition.layers) where !layer.isCompositionRoot {
      layerOfWord.append((layer.name.filter { $0 != " " && $0 != "-" }, id))
    }
    for role in Self.roles {
      guard let home = definition.layerID(of: role),
        !definition[home].isCompositionRoot
      else { continue }
      mayBePrefixed.insert(home)
      let words = role.plural.split(separator: " ")
      layerOfRoles[words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()] = home
    }
  }

  /// The layer of a type inside a container: `Domain`, `DomainFactory`, `PetDomain`, `UseCases`.
  func layer(of name: String) -> LayerID? {
    layerOfRoles[name]
      ?? layerOfWord.first { word, layer in
        contains(word, in: name, prefixed: mayBePrefixed.contains(layer), isWhole: true)
      }?.layer
  }

  /// The layer of a container at file level: `DomainContainer`, `PetDomainContainer`.
  func layer(ofContainer name: String) -> LayerID? {
    layerOfWord.first { word, layer in
      contains(word, in: name, prefixed: mayBePrefixed.contains(layer), isWhole: false)
    }?.layer
  }

  private func contains(_ word: String, in name: String, prefixed: Bool, isWhole: Bool) -> Bool {
    if isWhole, name == word { return true }
    guard name.utf8.count > word.utf8.count, let stem = suffixes.removed(from: name) ?? (isWhole ? name : nil) else {
      return false
    }
    if stem == word { return true }
    guard prefixed, stem.hasSuffix(word), let last = stem.dropLast(word.count).last else { return false }
    return (last.isLowercase || last.isNumber) && !frameworks.contains { stem.hasSuffix($0) }
  }
}
