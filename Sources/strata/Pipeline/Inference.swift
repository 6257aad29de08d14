import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataReport

/// Infers a definition from the code in a folder.
enum Inference {
  /// - Parameter style: the style to extend; nil: the one that fits, or none.
  static func definition(
    style: String? = nil, of root: String, cachePath: String?, jobs: Int?, _ progress: Progress
  ) throws -> InferredDefinition {
    let first = DefinitionInference.firstStyle
    let location = ProjectLocation(root: root, style: first, focus: [])
    let project = try Project(
      location, DefinitionSource.Loaded(definition: try loaded(style: first), texts: []), cachePath: cachePath,
      jobs: jobs,
      progress: progress)
    try project.requireFiles()
    let snapshot = project.analyzer.snapshot()
    if !DefinitionInference.canInfer(from: snapshot) {
      throw UserError(
        "no production types in \(counted(snapshot.graph.files.count, "Swift file")); there is nothing to infer from")
    }
    let workspace = project.analyzer.workspace
    return try DefinitionInference(snapshot, reading: { try? workspace.read($0) }).definition(style: style)
  }

  static func loaded(style: String) throws(UserError) -> Definition {
    let location = ProjectLocation(root: "/", style: style, focus: [])
    return try DefinitionSource.load(location, from: "/", isNeeded: true).definition
  }
}
