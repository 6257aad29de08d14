import StrataModel

/// Collapses a selection to boxes and arrows at one level.
struct Collapser {
  /// With more layers, boxes are not grouped by layer.
  static let bandLimit = 12

  private struct Key: Hashable {
    var layer: Int?
    /// Index of the part, feature, module or folder; -1 for code of no feature.
    var group: Int
  }

  private let map: CodeMap
  private let level: CollapseLevel
  private let hasBands: Bool
  private let bands: [Int]
  private let folders: [String]
  private let folderOfFile: [Int]
  private var indices: [Key: Int] = [:]
  private var keys: [Key] = []
  private var members: [Set<Int>] = []
  private var inside: [UsageTally] = []

  init(_ map: CodeMap, _ level: CollapseLevel) {
    self.map = map
    self.level = level
    bands = BandOrder.order(of: map)
    hasBands = !map.layers.isEmpty && map.layers.count <= Self.bandLimit
    var known: [Substring: Int] = [:]
    var folders: [String] = []
    folderOfFile = map.files.map { file in
      let folder = file.path.parentPath
      if let index = known[folder] { return index }
      known[folder] = folders.count
      folders.append(String(folder))
      return folders.count - 1
    }
    self.folders = folders
  }

  mutating func picture(of selection: MapSelection, title: String) -> MapPicture {
    for part in selection.parts where level != .type || !map.parts[part].isFileLevel {
      members[box(of: part, in: map.parts[part].file, layer: map.parts[part].layer)].insert(part)
    }
    var tallies: [Pair: (UsageTally, [String: Int])] = [:]
    for index in selection.usages {
      let usage = map.usages[index]
      let from = box(of: usage.from, in: usage.file, layer: usage.fromLayer)
      let to = box(of: usage.to, in: map.parts[usage.to].file, layer: usage.toLayer)
      members[from].insert(usage.from)
      members[to].insert(usage.to)
      let verdict = map.verdicts[usage.verdict]
      guard from != to else {
        inside[from].add(verdict.status)
        continue
      }
      tallies[Pair(from: from, to: to), default: (UsageTally(), [:])].0.add(verdict.status)
      if verdict.status == .found, let rule = verdict.rules.first {
        tallies[Pair(from: from, to: to), default: (UsageTally(), [:])].1[rule, default: 0] += 1
      }
    }
    let names = BoxNames(map, level, folders)
    let order = keys.indices.sorted { a, b in
      (band(keys[a].layer), names.name(of: keys[a].group), keys[a].group, keys[a].layer ?? -1)
        < (band(keys[b].layer), names.name(of: keys[b].group), keys[b].group, keys[b].layer ?? -1)
    }
    var place = Array(repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { place[old] = new }
    let used = hasBands ? Set(keys.map { band($0.layer) }).sorted() : []
    let boxes = order.map { index in
      let key = keys[index]
      let types = members[index].count { !map.parts[$0].isFileLevel }
      return MapPicture.Box(
        name: level == .layer
          ? (key.layer.map { map.layers[$0].name } ?? "No layer") : names.name(of: key.group, in: key.layer),
        detail: level == .type ? names.detail(of: key.group) : types == 0 ? "no types" : counted(types, "type"),
        band: used.firstIndex(of: band(key.layer)), layer: key.layer, types: types, inside: inside[index])
    }
    let arrows = tallies.map { pair, tally in
      MapPicture.Arrow(
        from: place[pair.from], to: place[pair.to], usages: tally.0,
        rules: tally.1.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key))
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return MapPicture(
      title: title, level: level,
      bands: used.map { $0 < bands.count ? map.layers[bands[$0]].name : "No layer" }, boxes: boxes, arrows: arrows,
      omissions: selection.omissions)
  }

  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  /// The position of a layer among the bands.
  private func band(_ layer: Int?) -> Int { layer.flatMap { bands.firstIndex(of: $0) } ?? bands.count }

  /// The code of an extension belongs to the module and folder of its own file, as in `check`.
  private mutating func box(of part: Int, in file: Int, layer: Int?) -> Int {
    let group =
      switch level {
      case .layer: 0
      case .module: map.files[file].module
      case .feature: map.files[file].feature ?? -1 - map.files[file].module
      case .folder: folderOfFile[file]
      case .type: part
      }
    let key = Key(layer: hasBands || level == .layer ? layer : nil, group: group)
    if let index = indices[key] { return index }
    indices[key] = keys.count
    keys.append(key)
    members.append([])
    inside.append(UsageTally())
    return keys.count - 1
  }
}
