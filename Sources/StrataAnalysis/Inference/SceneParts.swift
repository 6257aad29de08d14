import StrataClassification
import StrataDefinition
import StrataModel

/// The layers of a code base of scenes (VIPER, RIBs, MVP) whose folders are features: `LoginPresenter` and
/// `LoginInteractor` are of two layers, although they are in one folder. A heuristic: the words are those of the vocabulary,
/// and only names that several scenes have in common count.
struct SceneParts {
  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }
  /// How many scenes there are.
  private let count: Int
  /// By role: the endings of names that several scenes have, with the types of these scenes.
  private let members: [SceneRole: [Member]]

  private struct Member {
    var suffix: String
    var types: [TypeID]
  }

  private static let fewestScenes = 3
  /// So many are enough if each has nearly all parts.
  private static let fewestWholeScenes = 2
  private static let partsOfWholeScene = 3
  /// A name that fewer types have is that of a type.
  private static let fewestUses = 2
  /// Scenes are the architecture if they have so large a share of the types: of the app, and of a folder.
  private static let neededShare = 0.25

  /// Nil: the app does not consist of scenes.
  /// - Parameters:
  ///   - project: classified by a built-in style.
  ///   - types: the production types at file level.
  init?(_ project: ClassifiedGraph, _ types: [TypeID]) {
    self.project = project
    let scenes = Self.scenes(project, types)
    let whole = scenes.values.count { $0.count >= Self.partsOfWholeScene }
    guard scenes.count >= Self.fewestScenes || whole >= Self.fewestWholeScenes else { return nil }
    count = scenes.count
    var groups: [String: [TypeID]] = [:]
    for type in types where !project.isCompositionRoot(type) {
      let name = project.graph[type].simpleName
      guard let scene = Self.scene(of: name, scenes) else { continue }
      groups[String(name.dropFirst(scene.count)), default: []].append(type)
    }
    var members: [SceneRole: [Member]] = [:]
    for (suffix, types) in groups.sorted(by: { $0.key < $1.key }) where types.count >= Self.fewestUses {
      guard let role = Self.role(of: suffix, project.vocabulary) else { continue }
      members[role, default: []].append(Member(suffix: suffix, types: types))
    }
    let inScenes = members.values.joined().reduce(0) { $0 + $1.types.count }
    guard Double(inScenes) >= Self.neededShare * Double(types.count) else { return nil }
    self.members = members
  }

  /// What the scenes consist of, by the names of these: `Login`.
  private static func scenes(_ project: ClassifiedGraph, _ types: [TypeID]) -> [String: Set<SceneRole>] {
    var found: [String: Set<SceneRole>] = [:]
    for type in types where project.graph[type].kind != .protocol {
      let name = project.graph[type].simpleName
      let stem = project.vocabulary[.implementationSuffixes].removed(from: name) ?? name
      for role in SceneRole.allCases {
        guard let scene = project.vocabulary[role.words].removed(from: stem) else { continue }
        found[scene, default: []].insert(role)
        break
      }
    }
    return found.filter { $1.count > 1 && ($1.contains(.presenter) || $1.contains(.interactor)) }
  }

  /// The scene with the longest name that begins the name of a type.
  private static func scene(of name: String, _ scenes: [String: Set<SceneRole>]) -> String? {
    let ends = name.indices.dropFirst().filter { name[$0].isUppercase }
    return ends.reversed().lazy.map { String(name[..<$0]) }.first { scenes[$0] != nil }
  }

  /// The role whose word an ending begins with: that of the interactor for `InteractorOutputProtocol`, none for `ViewModel`.
  private static func role(of suffix: String, _ vocabulary: Vocabulary) -> SceneRole? {
    func length(_ list: Vocabulary.List) -> Int {
      vocabulary[list].entries.filter { word in
        suffix.hasPrefix(word) && suffix.dropFirst(word.count).first?.isUppercase ?? true
      }.map(\.count).max() ?? 0
    }
    let lengths = SceneRole.allCases.map { ($0, length($0.words)) }
    guard let best = lengths.max(by: { $0.1 < $1.1 }), best.1 > length(.viewModelSuffixes) else { return nil }
    return best.0
  }

  /// The endings of the names of types that build scenes, and that no role knows as composition roots.
  var builders: [String] {
    let own = Set(members.values.joined().flatMap(\.types))
    return project.vocabulary[.sceneBuilders].entries.filter { word in
      project.graph.typeIDs.contains { type in
        graph[type].simpleName.hasSuffix(word) && project.isProduction(type) && !project.isCompositionRoot(type)
          && [.class, .struct, .enum].contains(graph[type].kind)
          && graph.references(from: type).contains {
            $0.kind == .creates && $0.target.typeID.map(own.contains) == true
          }
      }
    }
  }

  // MARK: Layers

  /// The parts with a layer for each role before them, of the types in the parts that consist of scenes.
  func added(to parts: [Part]) -> [Part] {
    let own = Set(members.values.joined().flatMap(\.types))
    let places = parts.filter { part in
      Double(part.types.count(where: own.contains)) >= Self.neededShare * Double(part.types.count)
    }
    let layers = SceneRole.allCases.compactMap { layer($0, in: places) }
    return layers
      + parts.map { part in
        var part = part
        if layers.contains(where: { $0.name == part.name }) { part.name = "Other \(part.name)" }
        part.isBesideScenes = places.contains { $0.extents == part.extents }
        return part
      }
  }

  private func layer(_ role: SceneRole, in places: [Part]) -> Part? {
    let here = Set(places.flatMap(\.types))
    let members = (members[role] ?? []).map { Member(suffix: $0.suffix, types: $0.types.filter(here.contains)) }
    let own = Set(members.flatMap(\.types))
    // Other types with such a name: a router of requests.
    let others = here.filter { !own.contains($0) && !isLikely($0, role) }
    let kept = members.compactMap { member -> (member: Member, exceptions: Set<TypeID>)? in
      let exceptions = others.filter { graph[$0].simpleName.hasSuffix(member.suffix) }
      return exceptions.count < member.types.count ? (member, exceptions) : nil
    }
    if kept.isEmpty { return nil }
    let names = Set(kept.flatMap(\.exceptions).map { graph[$0].simpleName })
    var part = Part(
      name: role.layer,
      extent: .names(
        suffixes: kept.map(\.member.suffix).sorted(), except: names.sorted(), in: places.flatMap(\.extents)),
      types: kept.flatMap(\.member.types))
    part.sceneRole = role
    part.isWhole = true
    part.reason = "what \(counted(count, "scene")) \(inflected("call", count)) so, whatever folder it is in"
    return part
  }

  /// Whether a type beside the scenes is one of their kind by more than its name: a view of several scenes, a base class.
  private func isLikely(_ type: TypeID, _ role: SceneRole) -> Bool {
    switch role {
    case .view: graph[type].kind == .protocol || project.layer(of: type) == "Presentation"
    case .presenter, .interactor: true
    case .router: graph[type].kind == .class || graph[type].kind == .protocol
    }
  }
}
