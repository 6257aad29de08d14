import StrataModel

/// A property of files, such as the names that they contain. Each file is examined at most once, and only if it matters.
struct FileProperty {
  private let isMet: (FileFacts) -> Bool
  /// By file; empty until one is examined.
  private var known: [Bool?] = []

  init(_ isMet: @escaping (FileFacts) -> Bool) { self.isMet = isMet }

  mutating func holds(_ file: FileID, in graph: Graph) -> Bool {
    if known.isEmpty { known = Array(repeating: nil, count: graph.files.count) }
    if let answer = known[file.index] { return answer }
    let answer = isMet(graph.files[file.index].facts)
    known[file.index] = answer
    return answer
  }
}
