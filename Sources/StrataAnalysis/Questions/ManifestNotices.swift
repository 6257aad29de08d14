import StrataModel

/// A notice for each manifest that could not be read, and for each expression that could not be evaluated: one, also if many
/// manifests use a helper with that expression.
struct ManifestNotices {
  private(set) var list: [Notice] = []

  /// More of a name are only counted.
  private static let mostNames = 5

  init(_ problems: [ManifestProblem]) {
    var groups: [[ManifestProblem]] = []
    for problem in problems {
      let index = groups.firstIndex { group in
        group[0].path == problem.path && group[0].line == problem.line && group[0].cause == problem.cause
      }
      if let index { groups[index].append(problem) } else { groups.append([problem]) }
    }
    list = groups.map(Self.notice)
  }

  private static func notice(of problems: [ManifestProblem]) -> Notice {
    let first = problems[0]
    let what =
      switch first.cause {
      case .unreadable: "cannot read \(first.path)"
      case .malformed(let words): "cannot read \(first.path): \(words)"
      case .expression(let text): "cannot evaluate `\(text)`"
      case .exclusion(let text): "cannot evaluate `\(text)`; files that it excludes are checked as part of the target"
      }
    let folders = Set(problems.flatMap(\.folders)).sorted()
    let manifests = Set(problems.filter { !$0.folders.isEmpty }.map(\.manifest)).sorted()
    let uncovered =
      folders.isEmpty
      ? ""
      : "; no target of \(listed(manifests, limit: mostNames)) covers " + names(folders, isOne: problems.count == 1)
    let modules = Set(problems.flatMap(\.inferredModules)).sorted()
    let inferred =
      modules.isEmpty ? "" : "; modules inferred from folders: " + names(modules, isOne: problems.count == 1)
    return Notice(
      kind: .unreadManifest, message: what + uncovered + inferred,
      origin: first.path + (first.line.map { ":\($0)" } ?? ""))
  }

  /// All names if they are those of one manifest.
  private static func names(_ names: [String], isOne: Bool) -> String {
    isOne ? names.joined(separator: ", ") : listed(names, limit: mostNames)
  }
}
