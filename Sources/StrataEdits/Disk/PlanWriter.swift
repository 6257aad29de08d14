import StrataLibc
import StrataModel
import StrataProject

/// Applies plans to a folder, all or nothing: new contents are written beside the files and get their names at the end.
/// After an interruption at any instant, ``recover()`` completes the plan or takes it back.
package struct PlanWriter: Sendable {
  private let root: String
  private let journal: String
  private let interruption: EditedFolder.Interruption?

  /// - Parameters:
  ///   - root: the folder, absolute and without links.
  ///   - journal: the file of the journal, in an existing folder outside of `root` that only the user can write to.
  package init(root: String, journal: String) { self.init(root: root, journal: journal, interruption: nil) }

  init(root: String, journal: String, interruption: EditedFolder.Interruption?) {
    self.root = root
    self.journal = journal
    self.interruption = interruption
  }

  /// - Throws: what prevents the plan. Nothing is changed, unless the system fails while files get their names: then
  ///   ``recover()`` has to be called once more.
  package func apply(_ plan: EditPlan) throws(EditProblem) {
    let file = try JournalFile(journal, interruption)
    _ = try Recovery(folder).run(file)
    guard !plan.isEmpty else { return }
    let changes = try FileSteps(plan, in: folder)
    try file.write(changes.journal)
    do {
      try changes.stage()
      try file.write(changes.journal(.committing))
    } catch {
      try Recovery(folder).run(file)
      throw error
    }
    try Recovery(folder).run(file)
  }

  /// Completes or takes back what an interrupted command began. Each command calls this before it reads the folder.
  /// - Returns: the files that were changed, sorted; empty if nothing had been interrupted.
  @discardableResult package func recover() throws(EditProblem) -> [String] {
    var status = stat()
    guard stat(journal, &status) == 0 else { return [] }
    return try Recovery(folder).run(try JournalFile(journal, interruption))
  }

  private var folder: EditedFolder { EditedFolder(root: root, interruption) }
}
