import StrataClassification
import StrataDefinition
import StrataModel

/// A definition that extends a style and states only what differs: the project's own names of roles, and folders that the
/// style does not know.
struct StyleWithDifferences {
  private let snapshot: Snapshot
  private let loader: DefinitionLoader
  private let style: String
  private let generated: [String]

  init(_ snapshot: Snapshot, _ loader: DefinitionLoader, _ style: String, _ generated: GeneratedFiles) {
    self.snapshot = snapshot
    self.loader = loader
    self.generated = generated.globs
    self.style = style
  }

  /// - Parameter reason: why this style, in a few words.
  func definition(_ observation: String, _ reason: String) throws(DefinitionErrors) -> InferredDefinition {
    var suffixes: [RoleSuffix] = []
    var known = try classified(lines([], []))
    // A word for use cases can show one for the repositories that these hold.
    for _ in 0..<2 {
      let more = RoleSuffixFinder(known.project).found()
      if more.isEmpty { break }
      suffixes += more
      known = try classified(lines(suffixes, []))
    }
    let folders = FolderLayerFinder(known.project).found()
    let differing = lines(suffixes, folders)
    let final = try classified(differing)
    let layers = final.definition.layers.filter { !$0.isNeutral && !$0.isCompositionRoot }.map(\.name)
    let traffic = LayerTraffic(final.checkWithVerdicts().verdicts.counts(), between: Set(layers))
    let sentences = traffic.sentences(layers)
    let observations =
      [observation] + suffixes.map { "…\($0.word) means role \($0.role.rawValue): \($0.reason)" }
      + folders.map { "\($0.folder) is \($0.layer): \($0.reason)" } + sentences
    let text =
      DefinitionInference.header(snapshot.graph, [observation] + sentences) + ["extends: \(style)"] + differing
    return InferredDefinition(
      text: text.joined(separator: "\n") + "\n", style: style, reason: reason, observations: observations)
  }

  private func classified(_ lines: [String]) throws(DefinitionErrors) -> Snapshot {
    let text = (["extends: \(style)"] + lines).joined(separator: "\n") + "\n"
    return snapshot.classified(by: try loader.load(bytes: Array(text.utf8), path: "strata.yml"))
  }

  /// The keys after `extends`.
  private func lines(_ suffixes: [RoleSuffix], _ folders: [FolderLayer]) -> [String] {
    var lines = generated.isEmpty ? [] : ["", "generated:"] + generated.map { "  - \(YAMLText.scalar($0))" }
    if !suffixes.isEmpty { lines += ["", "roles:"] }
    for (role, suffixes) in grouped(suffixes, by: \.role.rawValue) {
      lines.append("  \(role):")
      lines += suffixes.flatMap { YAMLText.comment("…\($0.word): \($0.reason).", indent: 4) }
      lines += ["    match+:", "      suffix: " + YAMLText.list(suffixes.flatMap(\.suffixes))]
      lines.append("      kind: [class, struct, actor, protocol]")
      let exceptions = suffixes.flatMap(\.exceptions)
      if !exceptions.isEmpty { lines.append("      not: { name: \(YAMLText.list(exceptions)) }") }
    }
    if !folders.isEmpty { lines += ["", "layers:"] }
    for (layer, folders) in grouped(folders, by: \.layer) {
      lines += ["  \(YAMLText.scalar(layer)):", "    match+:"]
      for folder in folders {
        lines += YAMLText.comment("\(counted(folder.types, "type")): \(folder.reason).", indent: 6)
        let glob =
          folder.isWithoutSubfolders
          ? YAMLText.glob(ofFilesIn: folder.folder) : YAMLText.glob(ofFolder: folder.folder)
        lines.append("      - path: \(YAMLText.scalar(glob))")
      }
    }
    return lines
  }

  private func grouped<Element>(_ elements: [Element], by key: (Element) -> String) -> [(String, [Element])] {
    Dictionary(grouping: elements, by: key).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
