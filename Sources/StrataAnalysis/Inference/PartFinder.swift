import StrataClassification
import StrataModel

/// Divides a code base without known layers into parts: the modules of its manifests, and the folders of what is too large
/// to be one part.
struct PartFinder {
  private let graph: Graph
  private let types: [TypeID]
  private let division: PartDivision
  private let standings: PartStandingFinder

  /// Larger shares of all types are divided by folders.
  private static let largestShare = 0.4
  /// A module with so large a share is the app, and the others are its extensions.
  private static let wholeShare = 0.75
  /// More parts are not readable as one list of layers.
  private static let mostParts = 24
  /// Smaller folders remain in what is around them.
  private static let smallestFolder = 3
  /// The share of the types of a folder that several targets compile, from which on it is a part of its own.
  private static let sharedShare = 0.6
  private static let nameOfRest = "Other"
  private static let nameOfStart = "Start"

  /// - Parameter types: the production types at file level.
  init(_ project: ClassifiedGraph, types: [TypeID], _ traffic: FileTraffic) {
    graph = project.graph
    // What no target compiles is not checked.
    self.types = types.filter { !project.graph[project.graph[$0].declaration.file].isUncompiled }
    division = PartDivision(project, traffic)
    standings = PartStandingFinder(project)
  }

  func parts() -> [Part] {
    var parts = modules()
    var divided: Set<Part> = []
    while parts.count < Self.mostParts,
      let index = parts.indices.filter({ !parts[$0].isWhole && !divided.contains(parts[$0]) }).max(by: { a, b in
        (parts[a].types.count, parts[b].name) < (parts[b].types.count, parts[a].name)
      }),
      Double(parts[index].types.count) > Self.largestShare * Double(types.count)
    {
      let part = parts[index]
      divided.insert(part)
      // Beside other modules, one of screens or of components is a layer, if it is not nearly the whole app.
      if Double(part.types.count) < Self.wholeShare * Double(types.count),
        standings.nature(of: part.name, part.types) == .presentation
      {
        continue
      }
      guard let smaller = division.parts(of: part, upTo: Self.mostParts - parts.count) else { continue }
      parts.replaceSubrange(index...index, with: smaller)
    }
    let places = PartPlaces(graph, types)
    return places.withinModules(named(places.joined(merged(parts.flatMap(withoutEntry))))).map { part in
      var part = part
      part.compiledBy = modulesThatCompile(part)
      return part
    }
  }

  private func modulesThatCompile(_ part: Part) -> Set<ModuleID> {
    var counts: [ModuleID: Int] = [:]
    for type in part.types {
      let file = graph[graph[type].declaration.file]
      for module in Set([file.module] + file.otherModules) where !graph[module].isTest {
        counts[module, default: 0] += 1
      }
    }
    let found = counts.filter { Double($0.value) >= Self.sharedShare * Double(part.types.count) }
    return found.count > 1 ? Set(found.keys) : []
  }

  /// A part in which the app starts, although most of it serves the others: the files beside the entry, and the rest.
  private func withoutEntry(_ part: Part) -> [Part] {
    guard part.extents.count == 1, standings.servesBesideItsEntry(part.types) else { return [part] }
    func folder(_ type: TypeID) -> String { path(of: type).dropLast().joined(separator: "/") }
    let folders = Set(part.types.filter(standings.isEntry).map(folder))
    var start = part
    start.types = part.types.filter { folders.contains(folder($0)) }
    start.extents = folders.sorted().map { .files(in: $0) }
    // The reason is that of all folders of the part.
    start.reason = ""
    let rest = self.rest(of: part, without: [start])
    guard !rest.types.isEmpty, case .top? = standings.nature(of: "", start.types) else { return [part] }
    let below = commonFolder(of: rest.types)
    let lower = below.joined(separator: "/")
    if let last = below.last, case .folder(let own) = part.extent, lower != own, RelativePath.contains(own, lower) {
      return [start, Part(name: String(last), extent: .folder(lower), types: rest.types)]
    }
    start.name = Self.nameOfStart
    return [start, rest]
  }

  /// The modules of manifests with types, without the folders that several of them compile; without manifests, one part
  /// with everything.
  private func modules() -> [Part] {
    let groups = Dictionary(grouping: types) { graph[$0].module }
    let known = groups.keys.filter { graph[$0].origin != .folder }.sorted()
    guard known.count > 2 else { return [Part(name: "App", extent: .folder(""), types: types)] }
    return groups.keys.sorted().flatMap { module -> [Part] in
      let own = groups[module] ?? []
      if graph[module].origin == .folder { return leftOver(own) }
      return withoutSharedFolders(Part(name: graph[module].name, extent: .module(graph[module].name), types: own))
    }
  }

  /// What no target compiles, by its folders: the module that it is checked as has the name of the checkout's folder, which
  /// is another one on another machine.
  private func leftOver(_ types: [TypeID]) -> [Part] {
    let groups = Dictionary(grouping: types) { type in String(path(of: type).dropLast().first ?? "") }
    return groups.sorted { $0.key < $1.key }.map { _, types in
      let folder = commonFolder(of: types)
      var part = Part(name: Self.nameOfRest, extent: .files(in: ""), types: types)
      if let last = folder.last {
        part = Part(name: String(last), extent: .folder(folder.joined(separator: "/")), types: types)
      }
      part.isInNoTarget = true
      return part
    }
  }

  /// A module, and the folders of it that other targets compile, too, as parts of their own.
  private func withoutSharedFolders(_ part: Part) -> [Part] {
    let common = commonFolder(of: part.types)
    var shared: [Part] = []
    let folders = folders(of: part.types, below: common).sorted { $0.key < $1.key }
    for (folder, types) in folders where types.count >= Self.smallestFolder {
      let count = types.count { type in
        graph[graph[type].declaration.file].otherModules.contains { !graph[$0].isTest }
      }
      guard Double(count) >= Self.sharedShare * Double(types.count) else { continue }
      shared.append(Part(name: String(folder.lastPathComponent), extent: .folder(folder), types: types))
    }
    let rest = self.rest(of: part, without: shared)
    if shared.isEmpty { return [part] }
    return shared + (rest.types.isEmpty ? [] : [rest])
  }

  /// Types by the folders directly below a common one.
  private func folders(of types: [TypeID], below common: [Substring]) -> [String: [TypeID]] {
    var groups: [String: [TypeID]] = [:]
    for type in types {
      let folder = path(of: type).dropLast()
      guard folder.count > common.count else { continue }
      groups[folder.prefix(common.count + 1).joined(separator: "/"), default: []].append(type)
    }
    return groups
  }

  private func commonFolder(of types: [TypeID]) -> [Substring] {
    RelativePath.commonFolder(of: types.map { graph[graph[$0].declaration.file].path.parentPath })
  }

  private func rest(of part: Part, without parts: [Part]) -> Part {
    let moved = Set(parts.flatMap(\.types))
    var rest = part
    rest.types.removeAll { moved.contains($0) }
    return rest
  }

  private func path(of type: TypeID) -> [Substring] {
    Array(graph[graph[type].declaration.file].path.pathComponents)
  }

  /// Names that are the same get the folder above, then what tells them from the module of that name, at last a number.
  private func named(_ parts: [Part]) -> [Part] {
    var result = parts
    let counts = result.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    for (index, part) in result.enumerated() where counts[part.name, default: 0] > 1 {
      guard case .folder(let path) = part.extent, path.contains("/") else { continue }
      let names = (2...path.pathComponents.count).map { path.pathComponents.suffix($0).joined(separator: " ") }
      let free = names.first { name in !result.contains { $0.name == name } }
      result[index].name = free ?? names.last ?? part.name
    }
    var seen: [String: Int] = [:]
    // Modules have their own names.
    let order = result.indices.filter { result[$0].isOfModules } + result.indices.filter { !result[$0].isOfModules }
    for index in order {
      if result[index].isInNoTarget, seen[result[index].name] != nil { result[index].name += " (in no target)" }
      let number = seen[result[index].name, default: 0] + 1
      seen[result[index].name] = number
      if number > 1 { result[index].name += " \(number)" }
    }
    return result
  }

  /// A module and the folder with its name are one part.
  private func merged(_ parts: [Part]) -> [Part] {
    var result = parts
    for part in parts {
      guard case .module(let name) = part.extent, let index = result.firstIndex(of: part),
        let folder = highestFolder(named: name, in: result)
      else { continue }
      // The selector of the module has what is in the folder, unless others have files there.
      let isOfModule = result[folder].types.allSatisfy { graph[graph[$0].module].name == name }
      result[folder].extents = (isOfModule ? [] : result[folder].extents) + part.extents
      result[folder].types += part.types
      result.remove(at: index)
    }
    return result
  }

  /// The highest folder with the name of a module, if most of its types are of the module.
  private func highestFolder(named name: String, in parts: [Part]) -> Int? {
    var best: (index: Int, depth: Int)?
    for (index, part) in parts.enumerated() where part.name == name && part.extents.count == 1 {
      guard case .folder(let path) = part.extent else { continue }
      if part.isInNoTarget { continue }
      let own = part.types.count { graph[graph[$0].module].name == name }
      let depth = path.pathComponents.count
      if own * 2 >= part.types.count, depth < best?.depth ?? .max { best = (index, depth) }
    }
    return best?.index
  }
}
