/// The files that an analysis examines again. At first all of them; after an edit those that it can affect.
public struct Focus: Sendable {
  /// By file; nil: all files.
  private var isIncluded: [Bool]?

  public static let all = Focus(isIncluded: nil)

  private init(isIncluded: [Bool]?) { self.isIncluded = isIncluded }

  /// Some files, and every file that declares or extends a type that one of them declares or extends.
  public init(around files: [Int], in graph: Graph) {
    var isIncluded = [Bool](repeating: false, count: graph.files.count)
    var isDone = [Bool](repeating: false, count: graph.types.count)
    var waiting = files
    while let file = waiting.popLast() {
      if isIncluded[file] { continue }
      isIncluded[file] = true
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
    self.isIncluded = isIncluded
  }

  /// The same files, and some more.
  public func adding(_ files: [FileID]) -> Focus {
    guard var isIncluded else { return self }
    for file in files { isIncluded[file.index] = true }
    return Focus(isIncluded: isIncluded)
  }

  public func contains(_ file: FileID) -> Bool { isIncluded?[file.index] ?? true }

  public var isAll: Bool { isIncluded == nil }
}
