import StrataClassification
import StrataDefinition
import StrataModel

/// The files that rules of scope ``RuleScope/type`` judge. In the first run all of them; after an edit those that it can
/// affect, and the violations in all others are taken over from the run before.
struct Focus: Sendable {
  /// By file; nil: all files.
  private var isJudged: [Bool]?

  static let all = Focus(isJudged: nil)

  private init(isJudged: [Bool]?) { self.isJudged = isJudged }

  /// Some files, and every file that declares or extends a type that one of them declares or extends.
  init(around files: [Int], in graph: Graph) {
    var isJudged = [Bool](repeating: false, count: graph.files.count)
    var isDone = [Bool](repeating: false, count: graph.types.count)
    var waiting = files
    while let file = waiting.popLast() {
      if isJudged[file] { continue }
      isJudged[file] = true
      for case var type? in graph.typeOfDeclaration[file] {
        // Types inside each other belong together.
        while !isDone[type.index] {
          isDone[type.index] = true
          waiting.append(graph[type].declaration.file.index)
          waiting += graph.types[type.index].extensions.map(\.file.index)
          guard let outer = graph[type].outer else { break }
          type = outer
        }
      }
    }
    self.isJudged = isJudged
  }

  func contains(_ file: FileID) -> Bool { isJudged?[file.index] ?? true }

  var isAll: Bool { isJudged == nil }
}

extension RuleContext {
  /// A rule of scope ``RuleScope/type`` judges the type, its extensions included.
  func isInFocus(_ type: TypeID) -> Bool { focus.contains(project.graph.types[type.index].declaration.file) }

  /// Usages in files in focus that rules judge.
  var usagesInFocus: some Sequence<Usage> {
    usages.judged.lazy.filter { [focus] in focus.contains($0.reference.file) }
  }

  /// The types of some roles in production code that are in focus, in order.
  func typesInFocus(_ roles: Set<RoleID>) -> [TypeID] { project.types(in: roles).filter { isInFocus($0) } }
}
