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

  /// Rules that are off in every file that they could check.
  func notices(ofRulesOffEverywhere ids: [String]) -> [Notice] {
    let (files, layers) = (context.project.graph.files, Set(context.layerOfFile.compactMap(\.self)))
    return zip(ids, exceptions).compactMap { id, exceptions in
      guard let first = exceptions.first else { return nil }
      let checksTests = context.project.definition.settings(of: id).checksTests
      let checked = files.indices.filter { checksTests || !files[$0].isTest }
      guard !checked.isEmpty, checked.allSatisfy({ isOff(in: $0, exceptions, layers) }) else { return nil }
      return Notice(
        kind: .ruleWithoutEffect,
        message: "rule '\(id)' is on, and off in every file by what is under 'where'; nothing checks it",
        origin: first.statement.origin)
    }
  }

  /// - Parameter layers: all layers of the project's files.
  private func isOff(in file: Int, _ exceptions: [Exception], _ layers: Set<LayerID>) -> Bool {
    var off: Set<LayerID> = []
    for exception in exceptions where exception.covers[file] {
      if exception.statement.severity != .off { return false }
      if exception.statement.layers.isEmpty { return true }
      off.formUnion(exception.layers)
    }
    return context.layerOfFile[file] != nil && layers.isSubset(of: off)
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
