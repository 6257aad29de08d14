import StrataCommandLine
import StrataModel
import StrataScaffold

/// What `strata add` prints without a name: what can be added, and like what.
struct GrowthListing {
  private let features: [FeatureList.Feature]
  private let others: [FeatureList.Feature]
  private let modules: [String]
  private let parts: PartList
  /// By name of a feature that was tried, what speaks against it as an exemplar.
  private var objections: [String: (text: String, isAcceptable: Bool)] = [:]
  private var tried: Set<String> = []

  /// Features are tried until so many of them are good: each try costs about as much as half a check.
  private static let wanted = 5
  private static let maximumTries = 20

  /// - Parameter tries: whether features are added for a trial, in memory.
  init(_ files: GrowableFiles, tries: Bool) {
    let list = FeatureList(files.features, roles: files.roles)
    (features, others) = (list.features, list.others)
    modules = features.map(\.name).filter { GrownName($0).map(files.features.hasModules) == true }
    parts = PartList(files.features, types: files.types)
    guard tries, let new = GrownName("StrataExemplar") else { return }
    for feature in features.prefix(Self.maximumTries)
    where tried.count - objections.values.count(where: { !$0.isAcceptable }) < Self.wanted {
      guard let name = GrownName(feature.name) else { continue }
      tried.insert(feature.name)
      do throws(GrowthProblem) {
        let planned = try PlannedFeature(new, like: name, in: files, isTrial: true)
        objections[feature.name] = FeatureReport(planned, exemplar: feature.name, isPart: false).objection
      } catch {
        objections[feature.name] = (error.description, false)
      }
    }
  }

  /// All exemplars.
  func all(width: Int) -> String {
    var lines: [String] = []
    let (fit, refused) = (features.filter { !isRefused($0) }, features.filter(isRefused))
    func add(_ title: String, _ features: [FeatureList.Feature], _ reason: (FeatureList.Feature) -> String) {
      if features.isEmpty { return }
      lines.append(title)
      for feature in features {
        lines.append("  \(feature.name): \(counted(feature.fileCount + feature.testCount, "file")) of its own")
        lines += wrap(reason(feature), width: width - 4).map { "    " + $0 }
      }
    }
    add("Features that can be exemplars, the most complete first:", fit.filter { tried.contains($0.name) }, reason)
    add("Features that were not tried:", fit.filter { !tried.contains($0.name) }, reason)
    add("Features that 'strata add' would refuse as exemplars:", refused) { objections[$0.name]?.text ?? "" }
    if !others.isEmpty {
      lines.append("Names of more than a feature, or of less:")
      for other in others {
        let text = "\(other.name), \(counted(other.fileCount + other.testCount, "file")): \(other.objection ?? "")"
        lines += wrap(text, width: width - 4).enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
      }
    }
    if features.isEmpty { lines = [Self.noFeature] + lines }
    let parts = FeaturePartKind.allCases.compactMap { kind -> [String]? in
      let names = names(kind)
      return names.isEmpty
        ? nil : ["  \(kind.rawValue):"] + wrap(names.joined(separator: ", "), width: width - 4).map { "    " + $0 }
    }
    if !parts.isEmpty { lines += ["Parts that can be exemplars:"] + parts.joined() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What says that it is a feature.
  private func reason(_ feature: FeatureList.Feature) -> String {
    var parts = [feature.roles.joined(separator: ", ")]
    if feature.connectedCount < feature.fileCount { parts.append("\(feature.connectedCount) files use each other") }
    if feature.testCount > 0 { parts.append("\(counted(feature.testCount, "file")) of tests") }
    parts.append(
      feature.userCount == 0 ? "no other file uses it" : "used by \(counted(feature.userCount, "other file"))")
    if let objection = objections[feature.name] { parts.append("\(objection.text): --accept-findings") }
    return parts.joined(separator: "; ")
  }

  private func isRefused(_ feature: FeatureList.Feature) -> Bool {
    objections[feature.name].map { !$0.isAcceptable } ?? false
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
