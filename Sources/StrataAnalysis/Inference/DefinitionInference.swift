import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Infers a definition from a code base: a built-in style with what differs, or layers of its own from modules and folders.
public struct DefinitionInference {
  private let snapshot: Snapshot
  private let generated: GeneratedFiles
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  /// The style whose folders, tests and exclusions are those of all styles: what a first look at a code base uses.
  public static let firstStyle = "repository"

  /// - Parameters:
  ///   - snapshot: of the code base by ``firstStyle``.
  ///   - read: the bytes of a file by its path, whose comments tell whether it is generated; nil: only its name tells it.
  public init(_ snapshot: Snapshot, reading read: (String) -> [UInt8]? = { _ in nil }) {
    self.snapshot = snapshot
    generated = GeneratedFiles(snapshot.graph, snapshot.definition.vocabulary, reading: read)
  }

  /// Whether there are types to infer from: production code, outside functions.
  public static func canInfer(from snapshot: Snapshot) -> Bool { !snapshot.project.typesAtFileLevel.isEmpty }

  /// - Parameter style: the style to extend; nil: the one that fits, or none.
  public func definition(style: String? = nil) throws(DefinitionErrors) -> InferredDefinition {
    let fit = StyleFit(snapshot.project, generated)
    let guess = StyleGuess(fit.evidence)
    let types = snapshot.project.typesAtFileLevel.filter { !generated.contains($0, in: snapshot.graph) }
    let scenes = style == nil ? SceneParts(snapshot.project, types) : nil
    func ownLayers(_ reason: String) throws(DefinitionErrors) -> InferredDefinition {
      try OwnLayers(snapshot, loader, generated, "no built-in style fits" + reason, scenes: scenes).definition()
    }
    // The parts of scenes have the roles of the style by their names alone: whether it is followed tells more.
    if style == nil, !fit.fits || scenes != nil && !fit.isMostlyFollowed { return try ownLayers(fit.reasonAgainst) }
    let chosen = style ?? guess.style
    let reason = style != nil ? "as requested" : guess.reason
    let observation = "style \(chosen): " + [reason, fit.numbers].filter { !$0.isEmpty }.joined(separator: "; ")
    let (definition, neutral) = try StyleWithDifferences(snapshot, loader, chosen, generated).definition(
      observation, reason.isEmpty ? fit.numbers : reason)
    if style == nil, neutral.isLarge {
      return try ownLayers(" (with \(chosen), \(neutral.numbers) would be in neutral layers)")
    }
    return definition
  }

  /// Of more modules, the first ones are named.
  private static let mostNames = 12

  /// The modules that have no layer because they are not part of the app.
  static func supportModules(_ graph: Graph) -> [String] {
    [Module.Support.tests, .development].compactMap { support in
      let names = graph.modules.filter { $0.support == support }.map(\.name)
      if names.count > mostNames {
        let shown = names.prefix(mostNames).joined(separator: ", ")
        return "no layers for \(grouped(names.count)) \(support): \(shown) and \(grouped(names.count - mostNames)) more"
      }
      return names.isEmpty ? nil : "no layers for \(support): \(listed(names))"
    }
  }

  /// The first lines of every definition.
  static func header(_ graph: Graph, _ observations: [String]) -> [String] {
    let tests = graph.files.count(where: \.isTest)
    let introduction =
      "Written by `strata init` from \(counted(graph.files.count, "file"))\(tests == 0 ? "" : " (\(grouped(tests)) of tests)"). Reading it is the first review of the architecture: "
      + "correct what is wrong, and delete what you do not need. `strata explain FOLDER` shows the layers and roles of a "
      + "folder, and Documentation/Definitions.md describes the language."
    return YAMLText.comment(introduction) + ["#"] + observations.flatMap { YAMLText.comment($0) } + [""]
  }
}
