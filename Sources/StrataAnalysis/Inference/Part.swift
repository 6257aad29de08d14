import StrataClassification
import StrataModel

/// A part of a code base that could be a layer: a module, or a folder of one.
struct Part: Hashable {
  enum Extent: Hashable {
    case module(String)
    /// A folder with all that is in it; empty: everything.
    case folder(String)
  }

  var name: String
  var extent: Extent
  /// The production types of the part, at file level.
  var types: [TypeID]
}

/// Divides a code base without known layers into parts: the modules of its manifests, and the folders of what is too large
/// to be one part.
struct PartFinder {
  private let graph: Graph
  private let types: [TypeID]

  /// Larger shares of all types are divided by folders.
  private static let largestShare = 0.4
  /// More parts are not readable as one list of layers.
  private static let mostParts = 24
  /// Smaller folders remain in what is around them.
  private static let smallestFolder = 3

  /// - Parameter types: the production types at file level.
  init(_ graph: Graph, types: [TypeID]) {
    self.graph = graph
    self.types = types
  }

  func parts() -> [Part] {
    var parts = modules()
    var divided: Set<Part.Extent> = []
    while parts.count < Self.mostParts,
      let index = parts.indices.filter({ !divided.contains(parts[$0].extent) }).max(by: { a, b in
        (parts[a].types.count, parts[b].name) < (parts[b].types.count, parts[a].name)
      }),
      Double(parts[index].types.count) > Self.largestShare * Double(types.count)
    {
      let part = parts[index]
      divided.insert(part.extent)
      guard let smaller = folders(of: part, upTo: Self.mostParts - parts.count) else { continue }
      parts.replaceSubrange(index...index, with: smaller)
    }
    return named(parts)
  }

  /// The modules of manifests with types; without manifests, one part with everything.
  private func modules() -> [Part] {
    let groups = Dictionary(grouping: types) { graph[$0].module }
    let known = groups.keys.filter { graph[$0].origin != .folder }.sorted()
    guard known.count > 2 else { return [Part(name: "App", extent: .folder(""), types: types)] }
    return groups.keys.sorted().map { module in
      Part(name: graph[module].name, extent: .module(graph[module].name), types: groups[module] ?? [])
    }
  }

  /// The folders below the common one of a part, and the part with what remains; nil if that divides nothing.
  private func folders(of part: Part, upTo most: Int) -> [Part]? {
    let folders = part.types.map { path(of: $0).dropLast() }
    guard var common = folders.first else { return nil }
    for folder in folders.dropFirst() {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    var groups: [String: [TypeID]] = [:]
    for (type, folder) in zip(part.types, folders) where folder.count > common.count {
      groups[folder.prefix(common.count + 1).joined(separator: "/"), default: []].append(type)
    }
    let large = groups.filter { $1.count >= Self.smallestFolder }.sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    let chosen = large.prefix(most).sorted { $0.key < $1.key }
    guard chosen.count > 1 || chosen.first.map({ $0.value.count < part.types.count }) == true else { return nil }
    let moved = Set(chosen.flatMap(\.value))
    var rest = part
    rest.types.removeAll { moved.contains($0) }
    let smaller = chosen.map { Part(name: String($0.key.lastPathComponent), extent: .folder($0.key), types: $0.value) }
    return smaller + (rest.types.isEmpty ? [] : [rest])
  }

  private func path(of type: TypeID) -> [Substring] {
    Array(graph[graph[type].declaration.file].path.pathComponents)
  }

  /// Names that are the same get the folder above, then a number.
  private func named(_ parts: [Part]) -> [Part] {
    var result = parts
    let counts = parts.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    for (index, part) in parts.enumerated() where counts[part.name, default: 0] > 1 {
      guard case .folder(let path) = part.extent, path.contains("/") else { continue }
      result[index].name = path.pathComponents.suffix(2).joined(separator: " ")
    }
    var seen: [String: Int] = [:]
    for index in result.indices {
      let number = seen[result[index].name, default: 0] + 1
      seen[result[index].name] = number
      if number > 1 { result[index].name += " \(number)" }
    }
    return result
  }
}
