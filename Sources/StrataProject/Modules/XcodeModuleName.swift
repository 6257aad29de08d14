import StrataModel

extension XcodeProject {
  /// The module of a target: `PRODUCT_MODULE_NAME`, otherwise `PRODUCT_NAME`, of its build settings or the project's, or of
  /// the configuration files of these.
  /// If there are none, or they differ between configurations or contain values that only a build knows, the target's
  /// name.
  func moduleName(ofTarget target: PropertyList, _ paths: FilePaths) -> String? {
    guard let name = target["name"]?.text else { return nil }
    return XcodeSettings.moduleName(of: settings(ofTarget: target, paths), target: name)
  }

  /// The build settings of a target, one for each of its configurations.
  func settings(ofTarget target: PropertyList, _ paths: FilePaths) -> [XcodeSettings] {
    let ofProject = configurations(root)
    return configurations(target).map { configuration in
      let above = ofProject.first { $0["name"]?.text == configuration["name"]?.text }
      return XcodeSettings(
        levels: [configuration, above].compactMap { $0 }.flatMap { levels(of: $0, paths) },
        target: target["name"]?.text ?? "", project: self.name)
    }
  }

  /// What a configuration states itself, before what its file states.
  private func levels(of configuration: PropertyList, _ paths: FilePaths) -> [XcodeSettings.Level] {
    let own = configuration["buildSettings"]
    let file = path(ofFileOf: configuration, paths).flatMap { paths.configurationFiles[$0] }
    return [{ own?[$0]?.text }, { file?.value($0) }]
  }

  /// Reads the configuration files of all targets and of the project, each once.
  func readConfigurationFiles(_ paths: inout FilePaths) {
    let owners = [root] + (root?["targets"]?.strings ?? []).map { objects[$0] }
    for configuration in owners.flatMap(configurations) {
      guard let path = path(ofFileOf: configuration, paths), paths.configurationFiles[path] == nil else { continue }
      paths.configurationFiles[path] = XcodeConfigurationFile(path, read: read)
    }
  }

  private func path(ofFileOf configuration: PropertyList, _ paths: FilePaths) -> String? {
    let path = objects[configuration["baseConfigurationReference"]].flatMap { paths.inside[$0.place] }
    if let anchor = objects[configuration["baseConfigurationReferenceAnchor"]].flatMap({ paths.inside[$0.place] }),
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
    {
      return RelativePath.join(anchor, relative)
    }
    return path
  }

  private func configurations(_ object: PropertyList?) -> [PropertyList] {
    let list = objects[object?["buildConfigurationList"]]
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
  }
}

/// The build settings of one target in one configuration, over those of its project.
struct XcodeSettings {
  /// The value of a setting where it is stated.
  typealias Level = (String) -> String?

  /// The first one that states a setting counts.
  var levels: [Level]
  var target: String
  var project: String

  /// The module of a target with these settings in its configurations, if they agree on one; otherwise the target's
  /// name.
  static func moduleName(of configurations: [XcodeSettings], target: String) -> String {
    var found: String?
    for settings in configurations {
      guard let own = settings.value(of: "PRODUCT_MODULE_NAME") ?? settings.value(of: "PRODUCT_NAME"), !own.isEmpty,
        found == nil || found == own
      else { return moduleIdentifier(ofTarget: target) }
      found = own
    }
    return moduleIdentifier(ofTarget: found ?? target)
  }

  /// Whether all configurations put declarations on the main actor that state no isolation.
  static func areOnMainActor(_ configurations: [XcodeSettings]) -> Bool {
    !configurations.isEmpty
      && configurations.allSatisfy { $0.value(of: "SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" }
  }

  /// The value of a setting without references to others; nil if there is none or only a build knows it.
  /// - Parameter users: the settings that refer to this one.
  func value(of key: String, for users: Set<String> = []) -> String? {
    switch key {
    case "TARGET_NAME", "TARGETNAME": return target
    case "PROJECT_NAME", "PROJECT": return project
    default:
      guard !users.contains(key), let text = levels.lazy.compactMap({ $0(key) }).first else { return nil }
      return expanded(text, for: users.union([key]))
    }
  }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)` by their values. Operators are ignored: they do to names what
  /// is done to module names in any case.
  private func expanded(_ text: String, for users: Set<String>) -> String? {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { return nil }
      let name = rest[rest.index(after: rest.startIndex)..<close].prefix { $0 != ":" }
      guard let value = value(of: String(name), for: users) else { return nil }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
