import StrataClassification
import StrataModel

/// How much of an app is in neutral layers, whose types may use everything and may be used by everything.
struct NeutralShare {
  private let types: [String]
  private let total: Int

  private static let mostFolders = 3
  /// A smaller part of an app serves the others.
  private static let usualShare = 1.0 / 3

  init(_ project: ClassifiedGraph) {
    let all = project.typesAtFileLevel
    total = all.count
    types = all.filter { type in
      project.layer(of: type).flatMap(project.definition.layer(named:))?.isNeutral ?? false
    }.map { project.graph[project.graph[$0].declaration.file].path }
  }

  /// Whether so much is neutral that a style says little about the app.
  var isLarge: Bool { Double(types.count) > Self.usualShare * Double(total) }

  /// `419 of 1,135 types`
  var numbers: String { "\(grouped(types.count)) of \(counted(total, "type"))" }

  /// Nil if it is not worth a word.
  var sentence: String? {
    guard isLarge else { return nil }
    // The folders of the app, two levels deep: whole parts of it, not single subjects.
    let folders = rankedCounts(types.map { $0.pathComponents.dropLast().prefix(2).joined(separator: "/") })
    let largest = folders.prefix(Self.mostFolders).map { "\($0.name.isEmpty ? "." : $0.name) (\(grouped($0.count)))" }
    return
      "\(numbers) that are not nested are in neutral layers, most of them in "
      + "\(listed(largest)): they may use everything and may be used by everything, so that nothing is found between them; "
      + "assign their folders to layers"
  }
}
