import Foundation

/// Prints what was measured.
enum Report {
  static func printIndex(_ index: IndexedPackage, root: String, limit: Int) {
    print("\(root): \(index.files.count) files, \(index.types.count) types, \(index.edges.count) edges by the index")
    for (edge, evidence) in index.edges.sorted(by: { $0.key < $1.key }).prefix(limit) {
      print("  \(edge.from) → \(edge.to)  \(places(evidence.sorted()))")
    }
  }

  static func printComparison(_ comparison: Comparison, _ index: IndexedPackage, root: String, limit: Int) {
    print("== \(root)")
    print("\(index.files.count) files, \(index.types.count) types, \(index.edges.count) edges by the index")
    list("extra: Strata has them, the index has not", comparison.extra, index, limit)
    list("missing: the index has them, Strata has not", comparison.missing, index, limit)
    for (reason, count) in comparison.silent.sorted(by: { $0.key < $1.key }) {
      print("not judged: \(count) edges \(reason)")
    }
    print(
      "agreed \(comparison.agreed.count), extra \(comparison.extra.count), missing \(comparison.missing.count): "
        + "precision \(decimal(comparison.precision)), recall \(decimal(comparison.recall))")
  }

  static func decimal(_ value: Double) -> String { String(format: "%.4f", value) }

  private static func list(
    _ title: String, _ edges: [(edge: Edge, evidence: [Evidence])], _ index: IndexedPackage, _ limit: Int
  ) {
    if edges.isEmpty { return }
    print("\(title) (\(edges.count)):")
    for (edge, evidence) in edges.prefix(limit) {
      print("  \(edge.from) → \(edge.to)  \(places(evidence))")
      if let first = evidence.first, let file = index.files.first(where: { $0.path == first.file }) {
        print("      \(file.map.sourceLine(first.line))")
      }
    }
    if edges.count > limit { print("  … and \(edges.count - limit) more") }
  }

  private static func places(_ evidence: [Evidence]) -> String {
    let shown = evidence.prefix(2).map { "\($0.file):\($0.line) (\($0.what))" }.joined(separator: ", ")
    return evidence.count > 2 ? "\(shown) and \(evidence.count - 2) more" : shown
  }
}
