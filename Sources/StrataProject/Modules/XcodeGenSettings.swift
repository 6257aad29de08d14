import StrataModel
import StrataYAML

/// The build settings of XcodeGen specs, as far as the names of modules and their default isolation depend on them.
struct XcodeGenSettings {
  private var projectName = ""
  private var groups: [String: YAMLNode] = [:]
  /// What the specs state for the whole project, the included ones first, each with the folder of its paths.
  private var specs: [(root: YAMLNode, folder: String)] = []
  private var configurations: [String] = []

  /// What one entry of a spec states in one configuration.
  private struct Source {
    var body: YAMLNode
    var folder: String
  }

  mutating func add(_ root: YAMLNode, folder: String) {
    projectName = root["name"]?.text ?? projectName
    for group in root["settingGroups"]?.merged ?? [] { groups[group.key] = group.value }
    let names = (root["configs"]?.merged ?? []).map(\.key)
    if !names.isEmpty { configurations = names }
    specs.append((root, folder))
  }

  /// The module of a target: that of its build settings and configuration files, otherwise the name of its product.
  /// - Parameters:
  ///   - bodies: the target, then its templates.
  ///   - platform: one of several platforms of the target, which all have the same product.
  ///   - filled: replaces the placeholders of templates.
  func moduleName(
    of bodies: [YAMLNode], _ target: String, platform: String?, folder: String, read: (String) -> [UInt8]?,
    filled: @escaping (String) -> String
  ) -> String {
    let product = product(of: bodies, filled)
    let settings = settings(of: bodies, target, platform: platform, folder: folder, read: read, filled: filled)
    // A target may state its configuration file for one configuration only.
    let stated = settings.filter { $0.value(of: "PRODUCT_MODULE_NAME") ?? $0.value(of: "PRODUCT_NAME") != nil }
    return XcodeSettings.moduleName(of: stated, target: product ?? target)
  }

  private func product(of bodies: [YAMLNode], _ filled: (String) -> String) -> String? {
    bodies.lazy.compactMap { $0["productName"]?.text ?? $0["name"]?.text }.first.map(filled)
  }

  /// The build settings of a target, one for each configuration; the parameters are those of the name of its module.
  func settings(
    of bodies: [YAMLNode], _ target: String, platform: String?, folder: String, read: (String) -> [UInt8]?,
    filled: @escaping (String) -> String
  ) -> [XcodeSettings] {
    let product = product(of: bodies, filled)
    let name = platform.map { "\(target)_\($0)" } ?? target
    let names = configurations.isEmpty ? ["Debug", "Release"] : configurations
    let productName = product ?? (platform == nil ? nil : target)
    let ofProject = specs.reversed().map { Source(body: $0.root, folder: $0.folder) }
    return names.map { configuration in
      let own = levels(bodies.map { Source(body: $0, folder: folder) }, configuration, read)
      var all = own.map { level -> XcodeSettings.Level in { level($0).map(filled) } }
      all.append { $0 == "PRODUCT_NAME" ? productName : nil }
      all += levels(ofProject, configuration, read)
      return XcodeSettings(levels: all, target: name, project: projectName)
    }
  }

  /// What entries state themselves, then what their configuration files state.
  private func levels(
    _ sources: [Source], _ configuration: String, _ read: (String) -> [UInt8]?
  ) -> [XcodeSettings.Level] {
    let own = sources.map { source -> XcodeSettings.Level in { value($0, source.body["settings"], configuration) } }
    return own
      + sources.compactMap { source -> XcodeSettings.Level? in
        guard let written = source.body["configFiles"]?[configuration]?.text,
          let path = RelativePath.join(source.folder, written)
        else { return nil }
        return XcodeConfigurationFile(path, read: read).value
      }
  }

  /// A setting for one configuration, for all of them, or of a group of settings.
  /// - Parameter depth: how many groups are around these settings: a group may name itself by mistake.
  private func value(_ key: String, _ settings: YAMLNode?, _ configuration: String, depth: Int = 0) -> String? {
    guard let settings, depth < 16 else { return nil }
    let isPlain = ["base", "configs", "groups"].allSatisfy { settings[$0] == nil }
    if isPlain { return settings[key]?.text }
    for entry in settings["configs"]?.merged ?? [] where applies(entry.key, to: configuration) {
      if let found = value(key, entry.value, configuration, depth: depth + 1) { return found }
    }
    if let found = settings["base"]?[key]?.text { return found }
    for group in settings["groups"]?.items.reversed() ?? [] {
      guard let name = group.text else { continue }
      if let found = value(key, groups[name], configuration, depth: depth + 1) { return found }
    }
    return nil
  }

  /// The settings of `Debug` also apply to `Debug Staging`, unless that is the name of another configuration.
  private func applies(_ name: String, to configuration: String) -> Bool {
    name == configuration
      || configuration.lowercased().contains(name.lowercased()) && !configurations.contains(name)
  }
}
