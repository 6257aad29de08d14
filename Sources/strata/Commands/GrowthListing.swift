import StrataCommandLine
import StrataModel
import StrataScaffold

/// What `strata add` prints without a name: what can be added, and like what.
struct GrowthListing {
  private let features: [FeatureList.Feature]
  private let modules: [String]
  private let parts: PartList

  init(_ files: GrowableFiles) {
    features = FeatureList(files.features, roles: files.roles).features
    modules = features.map(\.name).filter { GrownName($0).map(files.features.hasModules) == true }
    parts = PartList(files.features, types: files.types)
  }

  /// All exemplars.
  func all(width: Int) -> String {
    var lines = ["Features that can be exemplars, the most complete first:"]
    if features.isEmpty { lines = [Self.noFeature] }
    for feature in features {
      lines.append("  \(feature.name): \(counted(feature.fileCount, "file")) of its own")
      lines += wrap(feature.roles.joined(separator: ", "), width: width - 4).map { "    " + $0 }
    }
    let parts = FeaturePartKind.allCases.compactMap { kind -> [String]? in
      let names = names(kind)
      return names.isEmpty
        ? nil : ["  \(kind.rawValue):"] + wrap(names.joined(separator: ", "), width: width - 4).map { "    " + $0 }
    }
    if !parts.isEmpty { lines += ["Parts that can be exemplars:"] + parts.joined() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A command for each kind.
  var examples: String {
    var lines: [String] = []
    if let first = features.first { lines.append("  strata add feature PressKit --like \(first.name)") }
    for kind in FeaturePartKind.allCases {
      var new = Self.newNames[kind] ?? "PressKit"
      guard let name = kind == .module ? modules.first : GrownName(new).flatMap({ parts.best(kind, for: $0)?.name })
      else { continue }
      // In the number of the exemplar: `PressKitDetails` like `UserDetails`.
      if kind == .screen, let last = name.lastIndex(where: \.isUppercase) { new = "PressKit" + name[last...] }
      lines.append("  strata add \(kind.rawValue) \(new) --like \(name)")
    }
    guard !lines.isEmpty else { return Self.noFeature + "\n" }
    return
      (["What can be added here, with an example each:"] + lines
      + ["'strata add --list' shows all exemplars; --diff shows the changes, and writes nothing."])
      .joined(separator: "\n") + "\n"
  }

  private func names(_ kind: FeaturePartKind) -> [String] {
    kind == .module ? modules : parts.exemplars[kind]?.map(\.name) ?? []
  }

  private static let noFeature =
    "no feature was recognised: types of at least three roles that have one name in theirs"

  private static let newNames: [FeaturePartKind: String] = [
    .usecase: "ArchivePressKit", .screen: "PressKitDetail", .gateway: "GetPressKit", .endpoint: "getPressKit",
  ]
}
