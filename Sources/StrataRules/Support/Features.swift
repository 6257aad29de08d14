import StrataDefinition
import StrataModel

extension RuleContext {
  /// The features that the options `feature-folders` and `shared-folders` of a rule describe. A folder with the name of a
  /// layer is no feature: `Features/Domain`.
  func features(_ settings: RuleSettings) -> Features {
    let folders = FolderLists(settings, vocabulary)
    return kept("features: \(folders)") {
      Features(
        of: project.graph, containers: folders.features,
        shared: folders.shared + project.definition.layers.map(\.name))
    }
  }

  private struct FolderLists {
    var features: [String]
    var shared: [String]

    init(_ settings: RuleSettings, _ vocabulary: Vocabulary) {
      features = settings.list("feature-folders", vocabulary)
      shared = settings.list("shared-folders", vocabulary)
    }
  }

  /// The screens inside a feature, or inside a layer of screens: `Features/Shop/Scenes/Cart`, `Presentation/Cart`.
  func screens(_ settings: RuleSettings, inside features: Features) -> Features {
    let folders = FolderLists(settings, vocabulary)
    return kept("screens: \(folders)") {
      var result = Features(
        of: project.graph, containers: folders.features + vocabulary[.presentationFolders].entries,
        shared: folders.shared + project.definition.layers.map(\.name), inside: features)
      keepScreens(in: &result)
      return result
    }
  }

  /// A folder of a layer of screens may group types of one kind: `Views`, `Extensions`. That layer, or a neutral one,
  /// has that name, or the folder does not hold a screen with what it shows. `Requests` is a screen that is named like
  /// a folder of another layer.
  private func keepScreens(in features: inout Features) {
    let (views, shown) = (folders(of: [.view]), folders(of: [.viewModel, .coordinator, .uiState]))
    var isNameOfLayer: [Substring: Bool] = [:]
    features.keep { folder in
      guard vocabulary[.presentationFolders].matches(String(folder.parentPath.lastPathComponent)) else { return true }
      guard views.contains(folder[...]), shown.contains(folder[...]) else { return false }
      let name = folder.lastPathComponent
      let isOfLayer = isNameOfLayer[name] ?? hasLayer(inFoldersNamed: name)
      isNameOfLayer[name] = isOfLayer
      return !isOfLayer
    }
  }

  private func hasLayer(inFoldersNamed name: Substring) -> Bool {
    let path = name + "/File.swift"
    let screens = project.definition.layer(of: .view)
    return project.definition.layers.contains { layer in
      (layer.isNeutral || layer.isCompositionRoot || screens == nil || layer.name == screens)
        && [layer.selector, layer.fallback].contains { $0?.hasPath(matching: String(path)) ?? false }
    }
  }

  /// The folders with types of some roles in them or below them.
  private func folders(of roles: [RoleID]) -> Set<Substring> {
    var result: Set<Substring> = []
    var last: Substring = ""
    for type in roles.flatMap({ project.types(in: $0) }) {
      var folder = project.graph.files[project.graph.types[type.index].declaration.file.index].path.parentPath
      if folder == last { continue }
      last = folder
      while !folder.isEmpty, result.insert(folder).inserted { folder = folder.parentPath }
    }
    return result
  }
}

/// The features of a code base: sibling folders below a folder such as `Features` or `App/Modules`.
struct Features: Sendable {
  /// Names for messages; where several features have a name, the ends of their paths.
  private(set) var names: [String] = []
  /// By file: the index of its feature, or -1.
  private(set) var ofFile: [Int]
  /// By feature: its path.
  private var folders: [String] = []

  /// - Parameters:
  ///   - containers: names of folders whose sub-folders are features, or their paths from the root; as globs.
  ///   - shared: names of sub-folders that belong to all features.
  ///   - outer: the features in which to look: the deepest folder counts, unless it is that of the feature itself. Nil:
  ///     the first one counts.
  init(of graph: Graph, containers: [String], shared: [String], inside outer: Features? = nil) {
    var featureFolders = FeatureFolders(FolderPatterns(containers), isDeepest: outer != nil)
    let shared = Set(shared)
    ofFile = []
    ofFile.reserveCapacity(graph.files.count)
    var known: [String: Int] = [:]
    var last: (parent: Substring, feature: Int)?
    for (index, file) in graph.files.enumerated() {
      guard !file.isTest else {
        ofFile.append(-1)
        continue
      }
      // Sorted by path, so that consecutive files mostly are in one folder.
      let parent = file.path.parentPath
      if let last, last.parent == parent {
        ofFile.append(last.feature)
        continue
      }
      let around = outer.map { $0.ofFile[index] < 0 ? "" : $0.folders[$0.ofFile[index]] }
      let feature = feature(featureFolders.feature(of: parent), shared, &known, inside: around)
      last = (parent, feature)
      ofFile.append(feature)
    }
    nameApart()
  }

  /// Of several features with one name, each gets the shortest end of its path that no other one has.
  private mutating func nameApart() {
    for (_, indices) in Dictionary(grouping: names.indices, by: { names[$0] }) where indices.count > 1 {
      let paths = indices.map { folders[$0].pathComponents }
      for (index, path) in zip(indices, paths) {
        let length = (2...max(2, path.count)).first { length in
          paths.filter { $0.suffix(length) == path.suffix(length) }.count == 1
        }
        names[index] = path.suffix(length ?? path.count).joined(separator: "/")
      }
    }
  }

  /// Whether the folder of one feature is inside that of the other.
  func areNested(_ one: Int, _ other: Int) -> Bool {
    folders[one].hasPrefix(folders[other] + "/") || folders[other].hasPrefix(folders[one] + "/")
  }

  private mutating func feature(
    _ folder: Substring?, _ shared: Set<String>, _ known: inout [String: Int], inside outer: String?
  ) -> Int {
    guard let folder = folder.map(String.init), folder != outer else { return -1 }
    let name = String(folder.lastPathComponent)
    if shared.contains(name) { return -1 }
    if let index = known[folder] { return index }
    known[folder] = names.count
    names.append(name)
    folders.append(folder)
    return names.count - 1
  }

  /// Files of other folders are then of no feature.
  fileprivate mutating func keep(_ isFeature: (String) -> Bool) {
    let isKept = folders.map(isFeature)
    for (file, feature) in ofFile.enumerated() where feature >= 0 && !isKept[feature] { ofFile[file] = -1 }
  }
}
