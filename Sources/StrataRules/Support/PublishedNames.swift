import StrataClassification
import StrataDefinition
import StrataModel

/// Names of published properties: `$name` of one is a publisher, whose members no view binds.
struct PublishedNames {
  private let graph: Graph
  private let wrappers: WordList
  private var known: (file: FileID, names: Names)?
  private lazy var all = names(in: graph.files.indices)

  private struct Names {
    var published: Set<String> = []
    /// Names of properties with another wrapper.
    var others: Set<String> = []
  }

  init(_ project: ClassifiedGraph) {
    graph = project.graph
    wrappers = project.vocabulary[.publishedWrappers]
  }

  /// Whether a projection in a file is that of a published property: one of the file or, if the file declares no such
  /// property, one of the project.
  mutating func contains(_ projection: String, in file: FileID) -> Bool {
    let name = String(projection.dropFirst())
    let own: Names
    if let known, known.file == file {
      own = known.names
    } else {
      own = names(in: file.index..<file.index + 1)
      known = (file, own)
    }
    if own.others.contains(name) { return false }
    return own.published.contains(name) || all.published.contains(name) && !all.others.contains(name)
  }

  private func names(in files: Range<Int>) -> Names {
    var result = Names()
    for file in files {
      let facts = graph.files[file].facts
      for fact in facts.declarations where fact.kind == .variable && !fact.attributes.isEmpty {
        let attributes = facts.attributes[fact.attributes.range].map { facts.names[$0.name] }
        if attributes.contains(where: { wrappers.contains($0) }) {
          result.published.insert(facts.names[fact.name])
        } else if attributes.contains(where: { $0.first?.isUppercase == true }) {
          result.others.insert(facts.names[fact.name])
        }
      }
    }
    return result
  }
}
