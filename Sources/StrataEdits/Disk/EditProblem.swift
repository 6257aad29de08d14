/// Why a plan is not applied. Nothing has been changed, unless the reason says so.
package struct EditProblem: Error, Equatable, CustomStringConvertible {
  package enum Reason: Sendable, Equatable {
    /// The file has other content than the plan expects.
    case changed
    /// There is a file where the plan creates one.
    case exists
    /// There is no file where the plan edits, moves or deletes one.
    case missing
    /// The path, or a link on it, leads out of the folder.
    case outside
    /// It is a link, a folder or a device.
    case notAFile
    /// An error of the operating system, with its message.
    case system(String)
    /// Another process is applying a plan to the folder.
    case busy
    /// The journal of an interrupted plan cannot be read.
    case damagedJournal
    /// The file was edited after a plan had been interrupted.
    /// - planned: the file with the content that the plan has for it; nil if the plan deletes it.
    case editedSince(planned: String?)
  }

  /// Relative to the folder; the journal's path is absolute.
  package let path: String
  package let reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .changed: "\(path) was changed since it was read: run the command again"
    case .exists: "\(path) exists already: move it away, or choose another name"
    case .missing: "\(path) does not exist any more: run the command again"
    case .outside: "\(path) leads out of the project's folder, where nothing is changed"
    case .notAFile: "\(path) is not a regular file, so it is not changed"
    case .system(let words): "\(path): \(words)"
    case .busy: "another strata command is changing the project (\(path)): run this one again when it is done"
    case .damagedJournal:
      "\(path), the journal of an interrupted command, cannot be read: compare the project with version control, then "
        + "delete the journal"
    case .editedSince(let planned?):
      "\(path) was edited after a strata command was interrupted: put what you need into \(planned), and move that file "
        + "to \(path)"
    case .editedSince(nil):
      "\(path) was edited after a strata command that deletes it was interrupted: move it away"
    }
  }
}
