import StrataClassification
import StrataDefinition
import StrataModel

/// What the names in a part of a code base, and the types in it, tell about its height among the others: evidence besides the
/// references.
enum PartStanding: Hashable {
  /// The app starts in it, or it builds the object graph. A part that does more than that is judged like all others.
  case top(isRoot: Bool)
  /// It leads from screen to screen, and builds them.
  case flow
  case presentation
  /// Parts of scenes, of which none must be above another, whatever they use.
  case presenter, interactor
  case data, domain
  /// It serves all layers. If most of what it uses are parts that do not use it much more, it is neutral.
  case bottom(isNeutral: Bool)

  /// The height by which one part is above another; nil: unknown.
  private var rank: Int {
    switch self {
    case .top: 0
    case .flow: 1
    case .presentation: 2
    case .presenter, .interactor: 3
    case .data: 4
    case .domain: 5
    case .bottom: 6
    }
  }

  /// Whether all styles state that a part is above another one: screens above data, both above the domain.
  static func isArchitecture(_ a: PartStanding?, above b: PartStanding?) -> Bool {
    let layers: [PartStanding] = [.presentation, .data, .domain]
    guard let a, let b, layers.contains(a), layers.contains(b) else { return false }
    return a.rank < b.rank
  }

  /// Whether a part must be above another one, whatever they use. Of a part without a standing only the top and the bottom are
  /// known.
  static func isAbove(_ a: PartStanding?, _ b: PartStanding?) -> Bool {
    switch (a, b) {
    case (nil, nil): false
    case (nil, .bottom), (.top, nil): true
    case (nil, _), (_, nil): false
    case (let a?, let b?): a.rank < b.rank
    }
  }
}

/// Finds the standing of parts in a code base that is classified by a built-in style: the folders that all styles know are
/// evidence also where no style fits.
struct PartStandingFinder {
  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }

  /// The share of the types of a part that must tell the same.
  private static let neededShare = 0.6
  /// The share of the types of a part that must be of screens if the others tell nothing.
  private static let screenShare = 0.4

  init(_ project: ClassifiedGraph) { self.project = project }

  /// - Parameter references: for each other part, how many references run to it and how many back.
  func standing(of part: Part, _ references: [(to: Int, back: Int)]) -> PartStanding? {
    if let role = part.sceneRole { return role.standing }
    // What is left of everything is not one thing.
    if part.extents.contains(.folder("")) { return nil }
    let (uses, users) = references.reduce(into: (0, 0)) { $0 = ($0.0 + $1.to, $0.1 + $1.back) }
    if let isRoot = top(part.types, isUsedMore: users > uses) { return .top(isRoot: isRoot) }
    if let standing = part.standing { return standing }
    if project.vocabulary[.leafParts].matches(part.name), users >= uses, users > 0 {
      let mutual = references.filter { $0.to * Self.mutualUse > $0.back }.reduce(0) { $0 + $1.to }
      return .bottom(isNeutral: mutual * 2 > uses)
    }
    return known(part.name, part.types)
  }

  /// Whether folders or modules that the styles know have most types of a part.
  func isNamed(_ part: Part) -> Bool {
    let layers = part.types.reduce(into: [String: Int]()) {
      if let layer = project[$1].folderLayer { $0[layer, default: 0] += 1 }
    }
    return layers.values.contains { Double($0) >= Self.neededShare * Double(part.types.count) }
  }

  private static let fewestScreens = 3
  private static let someScreens = 0.2

  func hasScreens(_ types: [TypeID]) -> Bool {
    let screens = types.count { project.role(of: $0) == .view || project.role(of: $0) == .viewModel }
    return screens >= Self.fewestScreens && Double(screens) >= Self.someScreens * Double(types.count)
  }

  /// A part that serves another one uses it less.
  private static let mutualUse = 3

  /// Whether most types are of screens. With fewer, a part can be one of screens that has much else in it.
  func consistsOfScreens(_ types: [TypeID]) -> Bool {
    Double(types.count { project.layer(of: $0) == "Presentation" }) >= Self.neededShare * Double(types.count)
  }

  /// The standing of a folder by its name and its types alone.
  func nature(of name: String, _ types: [TypeID]) -> PartStanding? {
    if let isRoot = top(types, isUsedMore: false) { return .top(isRoot: isRoot) }
    return project.vocabulary[.leafParts].matches(name) ? .bottom(isNeutral: false) : known(name, types)
  }

  /// If more than one in so many references runs back, two parts are one layer, unless more tells them apart.
  static let oneLayer = 4

  private func known(_ name: String, _ types: [TypeID]) -> PartStanding? {
    if project.vocabulary[.flowParts].matches(name), buildsScreens(types) { return .flow }
    switch layer(of: types) {
    case "Presentation": return .presentation
    case "Data", "Infrastructure": return .data
    case "Domain": return .domain
    default: return nil
    }
  }

  /// Whether types are at the top, and then whether they are a composition root. What builds the object graph uses more than it
  /// is used; a container that knows nobody is a library.
  private func top(_ types: [TypeID], isUsedMore: Bool) -> Bool? {
    let roots = types.count { project.isCompositionRoot($0) && !isExtensionEntry($0) }
    if roots * 2 > types.count, !isUsedMore { return true }
    guard types.contains(where: isEntry), case let (users, uses) = traffic(besideEntryOf: types), users <= uses else {
      return nil
    }
    // An app in one part also has its screens and its models there.
    let others = types.count { type in
      guard !project.isCompositionRoot(type),
        let layer = project.layer(of: type).flatMap(project.definition.layer(named:))
      else { return false }
      return !layer.isNeutral && !layer.isCompositionRoot
    }
    // Where the others use nearly as much of it as it uses of them, it is also the middle of the app.
    let isRoot =
      types.contains(where: isAppEntry) && others * 4 <= types.count && users * Self.oneLayer <= uses
    return others * 2 <= types.count ? isRoot : nil
  }

  /// Whether the app starts in a part whose other types serve the rest of the code base: a folder `App` with all helpers in it,
  /// for instance. These are not at the top.
  func servesBesideItsEntry(_ types: [TypeID]) -> Bool {
    guard types.contains(where: isEntry) else { return false }
    let (users, uses) = traffic(besideEntryOf: types)
    return users > uses
  }

  /// How many references run to the types beside the entry, and to what their folders add to types of frameworks, from other
  /// files, and how many the part has to other files.
  private func traffic(besideEntryOf types: [TypeID]) -> (users: Int, uses: Int) {
    let files = Set(types.map { graph[$0].declaration.file })
    let entries = Set(types.filter(isEntry).map { graph[$0].declaration.file })
    var (users, uses) = (0, 0)
    for type in graph.typeIDs where files.contains(graph[type].declaration.file) {
      if !entries.contains(graph[type].declaration.file) {
        users += graph.references(to: type).count { !files.contains($0.file) && project.isProduction($0) }
      }
      uses += graph.references(from: type).count { reference in
        guard project.isProduction(reference), let target = reference.target.typeID else { return false }
        return !files.contains(graph[target].declaration.file)
      }
    }
    return (users + usersOfMembers(inFoldersOf: files, without: entries), uses)
  }

  /// How many references run from other folders to functions, and to members of types of frameworks.
  private func usersOfMembers(inFoldersOf files: Set<FileID>, without entries: Set<FileID>) -> Int {
    let folders = Set(files.map { graph[$0].path.parentPath })
    func isInside(_ file: FileID) -> Bool { folders.contains(graph[file].path.parentPath) }
    return graph.files.indices.reduce(0) { sum, index in
      let file = FileID(UInt32(index))
      if graph.files[index].isTest || isInside(file) { return sum }
      return sum
        + graph.references(in: file).count { reference in
          guard let declaring = reference.target.declaringFile, project.isProduction(reference) else { return false }
          return isInside(declaring) && !entries.contains(declaring)
        }
    }
  }

  func isEntry(_ type: TypeID) -> Bool {
    let entries = project.vocabulary[.appEntries]
    return graph[type].attributes.contains(where: entries.matches)
      || graph.allSupertypeNames(of: type).contains(where: entries.matches)
  }

  /// Whether the app itself starts in a type, not an extension of it: a widget or a handler of notifications builds no object
  /// graph of the app.
  private func isAppEntry(_ type: TypeID) -> Bool {
    isEntry(type) && !isExtensionEntry(type)
  }

  /// Frameworks call what apps and their scenes start with `App` or `…Delegate`, and its attribute `…Main`; what extensions
  /// start with has other names.
  private func isExtensionEntry(_ type: TypeID) -> Bool {
    let entries = project.vocabulary[.appEntries]
    let names = graph.allSupertypeNames(of: type).filter(entries.matches)
    return !names.isEmpty && names.allSatisfy { $0 != "App" && !$0.hasSuffix("Delegate") }
      && !graph[type].attributes.contains { entries.matches($0) && $0.hasSuffix("Main") }
  }

  private func buildsScreens(_ types: [TypeID]) -> Bool {
    let own = Set(types)
    return types.contains { type in
      graph.references(from: type).contains { reference in
        guard reference.kind == .creates, project.isProduction(reference), let target = reference.target.typeID else {
          return false
        }
        return !own.contains(target) && project.layer(of: target) == "Presentation"
      }
    }
  }

  /// The layer of the styles in which most types are, by their folders or their roles. A part of screens has types that no
  /// style knows, beside the views and view models.
  private func layer(of types: [TypeID]) -> String? {
    let layers = types.reduce(into: [String: Int]()) {
      if let layer = project.layer(of: $1) { $0[layer, default: 0] += 1 }
    }
    if let most = layers.first(where: { Double($0.value) >= Self.neededShare * Double(types.count) }) {
      return most.key
    }
    let presentation = layers["Presentation", default: 0]
    let known = layers.filter { project.definition.layer(named: $0.key)?.isNeutral == false }.values.reduce(0, +)
    let isMost = Double(presentation) >= Self.neededShare * Double(known)
    return isMost && Double(presentation) >= Self.screenShare * Double(types.count) ? "Presentation" : nil
  }
}
