import StrataClassification
import StrataDefinition
import StrataModel

/// A definition that extends a style and states only what differs: the project's own names of roles, and folders that the
/// style does not know.
struct StyleWithDifferences {
  private let snapshot: Snapshot
  private let loader: DefinitionLoader
  private let style: String
  private let generatedFiles: GeneratedFiles
  private var generated: [String] { generatedFiles.globs }

  init(_ snapshot: Snapshot, _ loader: DefinitionLoader, _ style: String, _ generated: GeneratedFiles) {
    self.snapshot = snapshot
    self.loader = loader
    generatedFiles = generated
    self.style = style
  }

  /// The definition, and how much of the app is in its neutral layers.
  /// - Parameter reason: why this style, in a few words.
  func definition(
    _ observation: String, _ reason: String
  ) throws(DefinitionErrors) -> (definition: InferredDefinition, neutral: NeutralShare) {
    var suffixes: [RoleSuffix] = []
    var known = try classified(lines([], []))
    // A word for use cases can show one for the repositories that these hold.
    for _ in 0..<2 {
      let more = RoleSuffixFinder(known.project).found()
      if more.isEmpty { break }
      suffixes += more
      known = try classified(lines(suffixes, []))
    }
    var folders = FolderLayerFinder(known.project).found()
    var placed = try classified(lines(suffixes, folders))
    // Users of values are in layers now that had none.
    let values = FolderLayerFinder(placed.project).foldersWithOtherNames()
    if !values.isEmpty {
      folders = (folders + values).sorted { $0.folder < $1.folder }
      placed = try classified(lines(suffixes, folders))
    }
    let traffic = StyleFit.traffic(placed.project, generatedFiles)
    let habits = LayerHabit.found(in: traffic, by: placed.definition)
    let usual = LayerHabit.allowed(of: habits, in: traffic, by: placed.definition)
    let changes = RoleHabits(placed.project).found()
    let roots = RootUse(placed.project)
    let permissions =
      usual.map { Permission(layer: $0.layer, sentence: $0.sentence, line: $0.permission) }
      + (roots.map { [Permission(layer: RootUse.layer, sentence: $0.sentence, line: RootUse.permission)] } ?? [])
      + changes.compactMap { $0.family.flatMap { family in permission(toImport: family, placed.definition) } }
    var differing = lines(suffixes, folders, permissions, changes)
    var final = permissions.isEmpty && changes.isEmpty ? placed : try classified(differing)
    let layers = final.definition.layers.filter { !$0.isNeutral && !$0.isCompositionRoot }.map(\.name)
    var (result, verdicts) = final.checkWithVerdicts()
    let rules = RuleHabits(final.project, result, verdicts).found()
    if !rules.isEmpty {
      differing += ["", "rules:"] + RuleHabits.lines(rules)
      final = try classified(differing)
      (result, verdicts) = final.checkWithVerdicts()
    }
    let sentences = LayerTraffic(verdicts.counts(), between: Set(layers)).sentences(layers)
    let support = DefinitionInference.supportModules(snapshot.graph)
    let neutral = NeutralShare(final.project)
    let share = neutral.sentence.map { [$0] } ?? []
    let observations =
      [observation] + share + support + suffixes.map(\.sentence)
      + folders.map { "\($0.folder) is \($0.layer): \($0.reason)" } + permissions.map { $0.sentence + ": allowed" }
      + changes.map(\.reason) + rules.map(\.sentence) + sentences
    let head = DefinitionInference.header(snapshot.graph, [observation] + share + support + sentences)
    let others = habits.filter { habit in !usual.contains { $0.layer == habit.layer } }
    let text = head + ["extends: \(style)"] + differing + Self.advice(others)
    let definition = InferredDefinition(
      text: text.joined(separator: "\n") + "\n", style: style, reason: reason, observations: observations,
      result: final.reads(like: snapshot) ? result : nil)
    return (definition, neutral)
  }

  /// The lines that would allow what the style forbids, as a comment: whether it is meant is for people to say.
  private static func advice(_ habits: [LayerHabit]) -> [String] {
    if habits.isEmpty { return [] }
    let sentences = habits.map(\.sentence).joined(separator: "; ")
    return [""] + YAMLText.comment("\(sentences). They are findings. If they are meant, allow them below `layers`:")
      + habits.map { "#   \(YAMLText.scalar($0.layer)): { \($0.permission) }" }
  }

  private func classified(_ lines: [String]) throws(DefinitionErrors) -> Snapshot {
    let text = (["extends: \(style)"] + lines).joined(separator: "\n") + "\n"
    return snapshot.classified(by: try loader.load(bytes: Array(text.utf8), path: "strata.yml"))
  }

  /// What a layer may use besides what the style says, and why.
  private struct Permission {
    var layer: String
    var sentence: String
    var line: String
  }

  /// What lets screens import the framework of the models that they show.
  private func permission(toImport family: String, _ definition: Definition) -> Permission? {
    guard let layer = definition.layer(named: "Presentation"), layer.forbiddenFrameworks.contains(family) else {
      return nil
    }
    return Permission(
      layer: layer.name, sentence: "The models of the app are of frameworks of family '\(family)'",
      line: "forbids: \(YAMLText.list(layer.forbiddenFrameworks.filter { $0 != family }))")
  }

  /// The keys after `extends`.
  private func lines(
    _ suffixes: [RoleSuffix], _ folders: [FolderLayer], _ permissions: [Permission] = [],
    _ changes: [RoleHabits.Change] = []
  ) -> [String] {
    var lines = generated.isEmpty ? [] : ["", "generated:"] + generated.map { "  - \(YAMLText.scalar($0))" }
    let bySuffix = Dictionary(grouping: suffixes, by: \.role.rawValue)
    let roles = Set(bySuffix.keys).union(changes.map(\.role)).sorted()
    if !roles.isEmpty { lines += ["", "roles:"] }
    for role in roles {
      lines.append("  \(role):")
      for change in changes where change.role == role {
        lines += YAMLText.comment("\(change.reason.prefix(1).uppercased() + change.reason.dropFirst()).", indent: 4)
        lines += change.lines.map { "    " + $0 }
      }
      guard let suffixes = bySuffix[role] else { continue }
      lines += suffixes.flatMap { YAMLText.comment("…\($0.word): \($0.reason).", indent: 4) }
      lines += ["    match+:", "      suffix: " + YAMLText.list(suffixes.flatMap(\.suffixes))]
      lines.append("      kind: [class, struct, actor, protocol]")
      let exceptions = suffixes.flatMap(\.exceptions)
      if !exceptions.isEmpty { lines.append("      not: { name: \(YAMLText.list(exceptions)) }") }
    }
    if !folders.isEmpty || !permissions.isEmpty { lines += ["", "layers:"] }
    for layer in Set(folders.map(\.layer) + permissions.map(\.layer)).sorted() {
      lines.append("  \(YAMLText.scalar(layer)):")
      for permission in permissions where permission.layer == layer {
        lines += YAMLText.comment("\(permission.sentence). Without this line they are findings.", indent: 4)
        lines.append("    " + permission.line)
      }
      lines += self.lines(folders.filter { $0.layer == layer })
    }
    return lines
  }

  private func lines(_ folders: [FolderLayer]) -> [String] {
    var lines = folders.isEmpty ? [] : ["    match+:"]
    for folder in folders {
      lines += YAMLText.comment("\(counted(folder.types, "type")): \(folder.reason).", indent: 6)
      let glob =
        folder.isWithoutSubfolders
        ? YAMLText.glob(ofFilesIn: folder.folder) : YAMLText.glob(ofFolder: folder.folder)
      lines.append("      - path: \(YAMLText.scalar(glob))")
    }
    return lines
  }
}
