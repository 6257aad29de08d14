import StrataLibc
import StrataModel

/// The steps of a plan in a folder that is as the plan expects it.
struct FileSteps {
  private struct NewFile {
    var temporary: String
    var bytes: [UInt8]
    /// The permissions of the file that it replaces; nil for a new one.
    var mode: mode_t?
    var isExecutable: Bool
  }

  private let folder: EditedFolder
  private var files: [NewFile] = []
  private(set) var journal: Journal

  /// - Throws: `.changed`, `.exists`, `.missing`, `.outside` or `.notAFile` if the folder is not as expected.
  init(_ plan: EditPlan, in folder: EditedFolder) throws(EditProblem) {
    self.folder = folder
    journal = Journal(state: .staging, root: folder.root, folders: [], steps: [])
    for entry in plan.entries {
      let mode = try verify(entry)
      switch entry.change {
      case .create(let bytes, let isExecutable):
        add(entry.path, before: nil, NewFile(temporary: "", bytes: bytes, mode: nil, isExecutable: isExecutable))
      case .edit(let before, let bytes):
        add(entry.path, before: before, NewFile(temporary: "", bytes: bytes, mode: mode, isExecutable: false))
      case .delete(let before): add(entry.path, before: before, nil)
      case .move(let target, let before, let bytes):
        try verifyFree(target)
        add(target, before: nil, NewFile(temporary: "", bytes: bytes, mode: mode, isExecutable: false))
        add(entry.path, before: before, nil)
      }
    }
    journal.folders = missingFolders()
  }

  func journal(_ state: Journal.State) -> Journal {
    var journal = journal
    journal.state = state
    return journal
  }

  /// Writes all new contents to their temporary files.
  func stage() throws(EditProblem) {
    for path in journal.folders { _ = try folder.makeFolder(path) }
    for file in files {
      try folder.create(file.temporary, file.bytes, mode: file.mode, isExecutable: file.isExecutable)
    }
  }

  /// The permissions of a file that is as the plan expects it; nil if none is expected.
  private func verify(_ entry: EditPlan.Entry) throws(EditProblem) -> mode_t? {
    guard let before = entry.change.before else {
      try verifyFree(entry.path)
      return nil
    }
    try folder.verify(entry.path)
    guard let found = try folder.content(entry.path) else { throw EditProblem(entry.path, .missing) }
    guard found.bytes == before else { throw EditProblem(entry.path, .changed) }
    return found.mode
  }

  private func verifyFree(_ path: String) throws(EditProblem) {
    try folder.verify(path)
    guard !folder.exists(path) else { throw EditProblem(path, .exists) }
  }

  private mutating func add(_ path: String, before: [UInt8]?, _ file: NewFile?) {
    var step = Journal.Step(path: path, temporary: "", before: before.map(ContentHash.of))
    if var file {
      let parent = path.parentPath
      file.temporary = (parent.isEmpty ? "" : parent + "/") + ".strata-\(getpid())-\(journal.steps.count).tmp"
      step.temporary = file.temporary
      step.after = ContentHash.of(file.bytes)
      files.append(file)
    }
    journal.steps.append(step)
  }

  private func missingFolders() -> [String] {
    var missing: Set<String> = []
    for step in journal.steps where !step.temporary.isEmpty {
      var parent = String(step.path.parentPath)
      while !parent.isEmpty, !folder.exists(parent), missing.insert(parent).inserted {
        parent = String(parent.parentPath)
      }
    }
    return missing.sorted()
  }
}
