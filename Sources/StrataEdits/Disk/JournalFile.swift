import StrataLibc
import StrataModel
import StrataProject

/// The journal of one folder, locked while this value exists.
struct JournalFile: ~Copyable {
  let path: String
  private let folder: EditedFolder
  private let lock: Int32

  /// - Throws: `.busy` if another process holds the lock.
  init(_ path: String, _ interruption: EditedFolder.Interruption? = nil) throws(EditProblem) {
    guard let folder = EditedFolder(containing: path, interruption) else {
      throw EditProblem(path, .system("the folder does not exist"))
    }
    let lock = try Self.lock(path)
    self.folder = folder
    self.path = path
    self.lock = lock
  }

  // The file of the lock stays: a process that has opened it and waits would lock a deleted one.
  deinit { close(lock) }

  /// Nil if there is none.
  func read() throws(EditProblem) -> Journal? {
    guard let found = try folder.content(name) else { return nil }
    guard let journal = Journal(found.bytes) else { throw EditProblem(path, .damagedJournal) }
    return journal
  }

  /// Replaces the journal, and waits until the disk has it.
  func write(_ journal: Journal) throws(EditProblem) {
    try folder.replace(name, journal.bytes)
  }

  func remove() throws(EditProblem) { try folder.remove(name) }

  private var name: String { String(path.pathComponents.last ?? "") }

  /// An open file with a lock, which ends when the file is closed, also with the process.
  private static func lock(_ path: String) throws(EditProblem) -> Int32 {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw EditProblem(path, .system(SystemError(path).words)) }
    // A plan is applied within milliseconds.
    var attempts = 100
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK, attempts > 0 else {
        let problem = EditProblem(path, errno == EWOULDBLOCK ? .busy : .system(SystemError(path).words))
        close(descriptor)
        throw problem
      }
      attempts -= 1
      usleep(20_000)
    }
    return descriptor
  }
}
