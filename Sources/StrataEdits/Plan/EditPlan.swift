/// What a command is about to change in a folder: every file with its content before and after, sorted by path.
///
/// A plan is a value. It can be shown, compared and analysed; ``PlanWriter`` applies it as a whole or not at all.
package struct EditPlan: Sendable, Equatable {
  /// Paths are relative to the folder, with `/` between components.
  package struct Entry: Sendable, Equatable {
    package let path: String
    package let change: FileChange
  }

  package let entries: [Entry]

  /// - Parameter changes: by path.
  package init(_ changes: [String: FileChange]) {
    entries = changes.map { Entry(path: $0.key, change: $0.value) }.sorted { $0.path < $1.path }
  }

  /// Whether nothing changes.
  package var isEmpty: Bool { entries.isEmpty }
}
