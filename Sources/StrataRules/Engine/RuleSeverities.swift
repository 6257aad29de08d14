import StrataClassification
import StrataDefinition
import StrataModel

/// The severity of each rule at each location: that of the rule, or of the first of its exceptions that applies there.
struct RuleSeverities {
  /// By rule of the engine.
  private let general: [Severity]
  private let exceptions: [[Exception]]
  private let context: RuleContext

  /// An exception, with the files to which it can apply.
  private struct Exception {
    let statement: SeverityException
    /// By file.
    let covers: [Bool]
    let layers: [LayerID]
  }

  init(_ settings: [RuleSettings], _ context: RuleContext) {
    general = settings.map(\.severity)
    self.context = context
    let (graph, definition) = (context.project.graph, context.project.definition)
    exceptions = settings.map { settings in
      settings.exceptions.map { statement in
        let covers = graph.files.map { file in
          (statement.paths.isEmpty || statement.paths.contains { $0.matches(file.path) })
            && (statement.modules.isEmpty
              || statement.modules.contains { glob in graph[file.module].isNamed { glob.matches($0) } })
        }
        return Exception(
          statement: statement, covers: covers, layers: statement.layers.compactMap { definition.layerID(named: $0) })
      }
    }
  }

  /// The severity of a rule at a location.
  subscript(rule: Int, file: FileID, offset: UInt32) -> Severity {
    exception(rule, file, offset)?.severity ?? general[rule]
  }

  /// Why the rule has this severity there, where an exception says so.
  func reason(_ rule: Int, _ file: FileID, _ offset: UInt32) -> String? {
    exception(rule, file, offset)?.because
  }

  private func exception(_ rule: Int, _ file: FileID, _ offset: UInt32) -> SeverityException? {
    if exceptions[rule].isEmpty { return nil }
    return exceptions[rule].first { exception in
      guard exception.covers[file.index] else { return false }
      guard !exception.statement.layers.isEmpty else { return true }
      let layer = context.place(of: offset, in: file).layer
      return layer.map { exception.layers.contains($0) } ?? false
    }?.statement
  }

  /// Exceptions for files or layers that the project does not have.
  func notices(_ ids: [String]) -> [Notice] {
    let layers = Set(context.layerOfFile.compactMap(\.self) + context.layerOfType.compactMap(\.self))
    return zip(ids, exceptions).flatMap { id, exceptions in
      exceptions.compactMap { exception in
        let isIdle =
          !exception.covers.contains(true)
          || !exception.layers.isEmpty && !exception.layers.contains { layers.contains($0) }
        return isIdle
          ? Notice(
            kind: .idleSelector, message: "an exception under 'where' of rule '\(id)' matches nothing",
            origin: exception.statement.origin) : nil
      }
    }
  }
}
