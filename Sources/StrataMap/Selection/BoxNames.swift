import StrataModel

/// The names of the boxes of a picture.
struct BoxNames {
  private let map: CodeMap
  private let level: CollapseLevel
  /// By folder: the shortest end of its path that no other one has.
  private let folders: [String]

  init(_ map: CodeMap, _ level: CollapseLevel, _ folders: [String]) {
    self.map = map
    self.level = level
    let paths = folders.map { $0.pathComponents }
    var counts: [ArraySlice<Substring>: Int] = [:]
    for path in paths {
      for length in 1...max(path.count, 1) { counts[path.suffix(length), default: 0] += 1 }
    }
    self.folders = paths.map { path in
      let length = (1...max(path.count, 1)).first { counts[path.suffix($0)] == 1 } ?? path.count
      return path.isEmpty ? "." : path.suffix(length).joined(separator: "/")
    }
  }

  func name(of group: Int, in layer: Int? = nil) -> String {
    switch level {
    case .layer: return ""
    case .module: return map.modules[group]
    // Beside the features of a module.
    case .feature: return group < 0 ? map.modules[-1 - group] : map.features[group]
    case .folder: return folders[group]
    case .type:
      let part = map.parts[group]
      return layer != nil && part.layer != nil && layer != part.layer ? "\(part.name) (extension)" : part.name
    }
  }

  /// The role of a type, otherwise its kind.
  func detail(of part: Int) -> String {
    map.parts[part].isFileLevel ? "code outside types" : map.parts[part].role ?? map.parts[part].kind
  }
}
