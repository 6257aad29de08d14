import StrataClassification
import StrataModel

/// Divides a part that is too large for one layer by its folders. Folders that cannot be told apart as layers are one: all that
/// show screens, and those that use each other in both directions. Small folders, and the files beside the folders, are the
/// rest of the part.
struct PartDivision {
  private let project: ClassifiedGraph
  private let traffic: FileTraffic
  private let standings: PartStandingFinder
  private var graph: Graph { project.graph }

  /// Smaller folders belong to the rest.
  private static let smallestFolder = 3
  /// The folders are those below the deepest one that has so large a share of the types.
  private static let commonShare = 0.9
  /// Fewer references are exceptions, not a habit.
  private static let fewestMutual = 3
  private static let nameOfScreens = "Screens"

  init(_ project: ClassifiedGraph, _ traffic: FileTraffic) {
    self.project = project
    self.traffic = traffic
    standings = PartStandingFinder(project)
  }

  /// Folders that are one layer.
  private struct Group {
    /// Paths of folders; of the rest, none.
    var folders: [String]
    var isRest = false
    var types: [TypeID]
    var standing: PartStanding?
    var reason = ""

    mutating func add(_ other: Group, as standing: PartStanding?, because reason: String) {
      folders += other.folders
      isRest = isRest || other.isRest
      types += other.types
      self.standing = standing
      self.reason = reason
    }
  }

  /// The parts of a part; nil if its folders are no layers.
  /// - Parameter most: how many there may be.
  func parts(of part: Part, upTo most: Int) -> [Part]? {
    let common = commonFolder(of: part.types)
    var groups = joinedScreens(groups(of: part, below: common, upTo: most))
    let files = files(of: part)
    while let (first, second, back) = mutual(groups, files) {
      let reason = "its folders use each other: \(back)"
      // What a folder is does not say what is left of the part beside it.
      let isRest = groups[first].isRest || groups[second].isRest
      let standing = isRest ? nil : groups[first].standing ?? groups[second].standing
      groups[first].add(
        groups[second], as: standing, because: groups[first].reason.isEmpty ? reason : groups[first].reason)
      groups.remove(at: second)
    }
    guard groups.count > 1 else { return nil }
    return groups.map { self.part($0, of: part, common) }
  }

  // MARK: Folders

  private func groups(of part: Part, below common: String, upTo most: Int) -> [Group] {
    let above = common.pathComponents
    var folders: [String: [TypeID]] = [:]
    var rest: [TypeID] = []
    for type in part.types {
      let components = graph[graph[type].declaration.file].path.parentPath.pathComponents
      // Folders beside the common one are folders of the part, too.
      let depth = zip(above, components).prefix { $0 == $1 }.count
      if components.count > depth {
        folders[components.prefix(depth + 1).joined(separator: "/"), default: []].append(type)
      } else {
        rest.append(type)
      }
    }
    let ranked = folders.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let large = ranked.prefix { $0.value.count >= Self.smallestFolder }.prefix(max(most - 1, 1))
    rest += ranked.dropFirst(large.count).flatMap(\.value)
    var groups = large.sorted { $0.key < $1.key }.map { folder, types in
      Group(folders: [folder], types: types, standing: standings.nature(of: String(folder.lastPathComponent), types))
    }
    if !rest.isEmpty {
      // Some screens among it do not make it one layer with the folders of screens.
      let nature = standings.nature(of: "", rest)
      let isMixed = nature == .presentation && !standings.consistsOfScreens(rest)
      groups.append(Group(folders: [], isRest: true, types: rest, standing: isMixed ? nil : nature))
    }
    return groups
  }

  private func commonFolder(of types: [TypeID]) -> String {
    var folder = ""
    while true {
      let depth = folder.isEmpty ? 0 : folder.pathComponents.count
      var counts: [String: Int] = [:]
      for type in types {
        let path = graph[graph[type].declaration.file].path
        let components = path.parentPath.pathComponents
        guard RelativePath.contains(folder, path), components.count > depth else { continue }
        counts[components.prefix(depth + 1).joined(separator: "/"), default: 0] += 1
      }
      guard let deeper = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        Double(deeper.value) >= Self.commonShare * Double(types.count)
      else { return folder }
      folder = deeper.key
    }
  }

  // MARK: What is one layer

  /// Screens beside each other are one layer, with the folders that lead from one to the next.
  private func joinedScreens(_ groups: [Group]) -> [Group] {
    var result: [Group] = []
    var screens: Int?
    for group in groups {
      guard group.standing == .presentation || group.standing == .flow, !isShared(group) else {
        result.append(group)
        continue
      }
      if let index = screens {
        result[index].add(group, as: .presentation, because: "screens beside each other, and what leads to them")
      } else {
        screens = result.count
        result.append(group)
      }
    }
    return result
  }

  /// A folder such as `Shared`, beside the screens, has what all of them use.
  private func isShared(_ group: Group) -> Bool {
    group.folders.contains { project.vocabulary[.sharedFolders].contains(String($0.lastPathComponent)) }
  }

  /// The two groups that use each other most evenly, and in which numbers; nil if none do. Those at the top or at the bottom, and
  /// those of which each has another known height, are told apart by more than the references.
  private func mutual(_ groups: [Group], _ files: [FileID: String]) -> (Int, Int, String)? {
    let numbers = files.compactMapValues { path in
      groups.firstIndex { group in
        group.folders.contains { RelativePath.contains($0, path) }
      } ?? groups.firstIndex(where: \.isRest)
    }
    let weights = traffic.between(numbers, count: groups.count)
    var best: (first: Int, second: Int, less: Int, more: Int)?
    for first in groups.indices {
      for second in groups.indices.dropFirst(first + 1) where canBeOne(groups[first], groups[second]) {
        let (down, up) = (weights[first][second], weights[second][first])
        let (less, more) = (min(down, up), max(down, up))
        guard less >= Self.fewestMutual, less * PartStandingFinder.oneLayer > more else { continue }
        if let best, less * best.more <= best.less * more { continue }
        best = (first, second, less, more)
      }
    }
    guard let best else { return nil }
    let (a, b) = (name(of: groups[best.first]), name(of: groups[best.second]))
    return (
      best.first, best.second,
      "\(grouped(weights[best.first][best.second])) references run \(a) → \(b), "
        + "\(grouped(weights[best.second][best.first])) back"
    )
  }

  private func canBeOne(_ first: Group, _ second: Group) -> Bool {
    let (a, b) = (first.standing, second.standing)
    // The rest would be above all that screens are above.
    if first.isRest || second.isRest, a != b, a == .presentation || b == .presentation { return false }
    for standing in [a, b] {
      switch standing {
      case .top, .bottom: return false
      default: break
      }
    }
    return a == nil || b == nil || a == b
  }

  /// The production files of a part with their paths.
  private func files(of part: Part) -> [FileID: String] {
    let own = Set(part.types.map { graph[$0].declaration.file })
    let folders = Set(own.map { graph[$0].path.parentPath })
    var result: [FileID: String] = [:]
    for index in graph.files.indices where !graph.files[index].isTest {
      let file = FileID(UInt32(index))
      let folder = graph.files[index].path.parentPath
      // A file that only extends types belongs to its folder.
      if own.contains(file) || graph.files[index].facts.declarations.isEmpty == false && folders.contains(folder) {
        result[file] = graph.files[index].path
      }
    }
    return result
  }

  // MARK: Parts

  private func part(_ group: Group, of part: Part, _ common: String) -> Part {
    var result = part
    result.name = isNamedLikePart(group) ? nameOfRest(group, part, common) : name(of: group)
    result.types = group.types
    result.standing = group.folders.count + (group.isRest ? 1 : 0) > 1 ? group.standing : nil
    result.reason = group.reason
    result.isWhole = group.isRest || group.folders.count > 1
    result.isRest = group.isRest && group.standing == nil
    result.extents = extents(of: group, part, common)
    return result
  }

  private func extents(of group: Group, _ part: Part, _ common: String) -> [Part.Extent] {
    guard group.isRest else { return group.folders.map { .folder($0) } }
    if group.folders.isEmpty {
      let folders = Set(group.types.map { String(graph[graph[$0].declaration.file].path.parentPath) }).sorted()
      // What is beside a composition root is none: small folders of helpers, for instance.
      if group.standing == .top(isRoot: true) { return folders.map { .files(in: $0) } }
      let own = RelativePath.commonFolder(of: folders).joined(separator: "/")
      if case .folder = part.extent { return [.folder(own)] }
    }
    if case .module = part.extent { return [part.extent] }
    let isBelow = group.types.allSatisfy { RelativePath.contains(common, graph[graph[$0].declaration.file].path) }
    return [isBelow ? .folder(common) : part.extent]
  }

  /// The rest, if no folder of the group has most of its types.
  private func isNamedLikePart(_ group: Group) -> Bool { group.isRest && group.folders.count != 1 }

  private func nameOfRest(_ group: Group, _ part: Part, _ common: String) -> String {
    guard case .folder = part.extent else { return part.name }
    if group.folders.isEmpty, case .folder(let own) = extents(of: group, part, common).first, !own.isEmpty {
      return String(own.lastPathComponent)
    }
    return common.isEmpty ? part.name : String(common.lastPathComponent)
  }

  private func name(of group: Group) -> String {
    if group.folders.isEmpty { return "the rest" }
    if group.folders.count > 1, group.standing == .presentation { return Self.nameOfScreens }
    let counts = group.folders.map { folder in
      (folder, group.types.count { RelativePath.contains(folder, graph[graph[$0].declaration.file].path) })
    }
    let largest = counts.max { ($0.1, $1.0) < ($1.1, $0.0) }
    return largest.map { String($0.0.lastPathComponent) } ?? Self.nameOfScreens
  }
}
