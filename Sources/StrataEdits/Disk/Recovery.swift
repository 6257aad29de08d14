import StrataModel

/// Brings a folder to the end of its journal: to what the plan wants, or back to what was there before.
struct Recovery {
  private let folder: EditedFolder

  init(_ folder: EditedFolder) { self.folder = folder }

  /// - Returns: the files that were changed, sorted.
  @discardableResult func run(_ file: borrowing JournalFile) throws(EditProblem) -> [String] {
    guard let journal = try file.read() else { return [] }
    guard journal.root == folder.root else { throw EditProblem(file.path, .damagedJournal) }
    for step in journal.steps { try folder.verify(step.path) }
    switch journal.state {
    case .staging: try takeBack(journal)
    case .committing: try complete(journal, file)
    }
    try file.remove()
    return journal.state == .staging ? [] : journal.steps.map(\.path).sorted()
  }

  private func takeBack(_ journal: Journal) throws(EditProblem) {
    for step in journal.steps where !step.temporary.isEmpty { try folder.remove(step.temporary) }
    for path in journal.folders.reversed() { try folder.removeFolder(path) }
  }

  private func complete(_ journal: Journal, _ file: borrowing JournalFile) throws(EditProblem) {
    for step in journal.steps { try verify(step, file.path) }
    for step in journal.steps where !step.temporary.isEmpty && folder.exists(step.temporary) {
      try folder.rename(step.temporary, to: step.path)
    }
    for step in journal.steps where step.after == nil {
      try folder.remove(step.path)
      try removeEmptyFolders(above: step.path)
    }
    try folder.synchronize(journal.steps.map(\.path))
  }

  /// Between the interruption and now, somebody may have edited the file.
  private func verify(_ step: Journal.Step, _ journal: String) throws(EditProblem) {
    let present = try folder.content(step.path).map { ContentHash.of($0.bytes) }
    if present == step.after { return }
    guard present == step.before else {
      throw EditProblem(step.path, .editedSince(planned: step.temporary.isEmpty ? nil : step.temporary))
    }
    if step.after != nil, !folder.exists(step.temporary) { throw EditProblem(journal, .damagedJournal) }
  }

  private func removeEmptyFolders(above path: String) throws(EditProblem) {
    var parent = path.parentPath
    while !parent.isEmpty {
      try folder.removeFolder(String(parent))
      parent = String(parent).parentPath
    }
  }
}
