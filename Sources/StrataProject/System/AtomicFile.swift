import StrataLibc
import StrataModel

/// A file that gets its name only when it is complete.
package struct AtomicFile: ~Copyable {
  private let descriptor: Int32
  private let temporary: String
  private let path: String
  private let isLocked: Bool
  private var isClosed = false
  private var isComplete = false

  /// A file of a cache. It is written to `NAME.tmp` under a lock, so that of several simultaneous runs only one writes,
  /// and the next run reuses what a killed one left. Readers verify checksums, so damage by a power failure is
  /// detected; waiting for the disk would cost more time than the cache saves.
  ///
  /// Nil if it cannot be written, or another process is writing it.
  init?(_ path: String) {
    self.path = path
    isLocked = true
    temporary = path + ".tmp"
    descriptor = open(temporary, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    // Another run may have renamed the file between opening and locking.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, let own = FileStatus(descriptor: descriptor),
      let named = FileStatus(path: temporary), own.inode == named.inode, ftruncate(descriptor, 0) == 0
    else {
      close(descriptor)
      return nil
    }
  }

  /// A file of the user, which others may read. Until it is complete, it has a temporary name in the same folder.
  package init(replacing path: String) throws(SystemError) {
    self.path = path
    isLocked = false
    temporary = (path.contains("/") ? path.parentPath + "/" : "") + ".strata-\(getpid()).tmp"
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(path) }
  }

  deinit {
    if !isComplete { unlink(temporary) }
    if !isClosed { close(descriptor) }
  }

  /// False if the system reports an error.
  package mutating func write(_ bytes: UnsafeRawBufferPointer) -> Bool { OpenFile.write(bytes, to: descriptor) == nil }

  /// Waits until the disk has what was written.
  package func synchronize() -> Bool { fsync(descriptor) == 0 }

  /// Replaces the first bytes.
  mutating func overwriteStart(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == bytes.count
  }

  /// Gives the file its final name.
  package mutating func complete() -> Bool {
    if !isLocked {
      // Write errors may be reported only when the file is closed. A lock is kept until the file is renamed.
      isClosed = true
      guard close(descriptor) == 0 else { return false }
    }
    isComplete = rename(temporary, path) == 0
    return isComplete
  }
}

/// Creates a folder and its parents, for the owner only. False if the folder does not exist afterwards.
func makeFolder(_ path: String) -> Bool {
  if mkdir(path, 0o700) == 0 || errno == EEXIST { return FileStatus(path: path)?.kind == .folder }
  guard errno == ENOENT, !path.parentPath.isEmpty else { return false }
  return makeFolder(String(path.parentPath)) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
}

func removeFile(_ path: String) { unlink(path) }
