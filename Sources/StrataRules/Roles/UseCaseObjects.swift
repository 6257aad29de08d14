import StrataClassification
import StrataModel

/// What several use cases of the project work on, by their names: the colony of `SplitColonyUseCase` and
/// `InspectColonyUseCase`.
struct UseCaseObjects: Sendable {
  private var counts: [String: Int] = [:]
  /// With which names of other types begin.
  private var firstWords: Set<String> = []

  init(_ project: ClassifiedGraph, _ names: UseCaseNames, _ suffixes: [String]) {
    let graph = project.graph
    var seen: Set<String> = []
    for type in graph.typeIDs where project.isProduction(type) {
      let name = names.bare(graph.types[type.index].simpleName)
      guard project.role(of: type) == .useCase, let suffix = suffixes.first(where: { name.hasSuffix($0) }) else {
        if let first = Words.first(of: name) { firstWords.insert(first) }
        continue
      }
      let words = Words.split(String(name.dropLast(suffix.count)))
      guard words.count > 1, names.hasVerb([words[0]]), seen.insert(words.joined()).inserted else { continue }
      counts[words.dropFirst().joined(), default: 0] += 1
    }
  }

  /// Whether the name of a type other than a use case begins with a word.
  func isFirstWord(_ word: String) -> Bool { firstWords.contains(word) }

  /// Whether a word of no other type stands in front of such an object.
  func isObject(of words: [String]) -> Bool {
    guard words.count > 1, !firstWords.contains(words[0]) else { return false }
    return counts[words.dropFirst().joined(), default: 0] > 1
  }
}
