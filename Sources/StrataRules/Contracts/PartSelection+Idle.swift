import StrataClassification
import StrataDefinition
import StrataModel

extension PartSelection {
  /// Its entries that match nothing of the project, for notices.
  func idleEntries(_ context: RuleContext) -> [String] {
    let graph = context.project.graph
    let used = Set(graph.files.indices.compactMap { context.importingLayer(of: FileID(UInt32($0))) })
    let folders = Set(
      graph.files.flatMap { file in
        let parents = file.path.pathComponents.dropLast()
        return parents.indices.map { parents[...$0].joined(separator: "/") }
      })
    let modules = Set(graph.modules.map(\.name))
    func idle(_ globs: [Glob], _ what: String, _ names: Set<String>) -> [String] {
      globs.filter { glob in !names.contains { glob.matches($0) } }.map { "\(what) '\($0.pattern)' matches nothing" }
    }
    let layerNames = Set(used.map { context.project.definition[$0].name })
    return idle(self.folders, "folder", folders) + idle(self.modules, "module", modules)
      + layers.filter { !layerNames.contains($0) }.map { "layer '\($0)' has no file" }
      + idle(except, "'except'", folders.union(modules).union(layers))
  }
}
