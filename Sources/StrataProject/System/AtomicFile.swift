#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import StrataModel

/// A file that appears under its name when it is complete, or not at all. It is not forced to the disk.
package struct AtomicFile: ~Copyable {
  private let descriptor: Int32
  private let temporary: String
  private let path: String
  private let isLocked: Bool
  private var isClosed = false
  private var isComplete = false

  /// A file of a cache. It is written to `NAME.tmp`, under a lock: of several runs at the same time one writes, and what
  /// a run that was killed left behind is used again by the next. Readers verify checksums, so that what a power failure
  /// damages is noticed, and waiting for the disk would cost more than the cache saves.
  ///
  /// Nil when it cannot be written, or another process is writing it.
  init?(_ path: String) {
    self.path = path
    isLocked = true
    temporary = path + ".tmp"
    descriptor = open(temporary, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    // Between opening and locking another run may have given the file its final name.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, let own = FileStatus(descriptor: descriptor),
      let named = FileStatus(path: temporary), own.inode == named.inode, ftruncate(descriptor, 0) == 0
    else {
      close(descriptor)
      return nil
    }
  }

  /// A file of the user, which others may read. Until it is complete it has a name of this process beside its own.
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

  /// False where the system refuses.
  package mutating func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Replaces the first bytes.
  mutating func overwriteStart(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == bytes.count
  }

  /// Gives the file its name.
  package mutating func complete() -> Bool {
    if !isLocked {
      // What could not be written may be known only now. A lock is kept until the file has its name.
      isClosed = true
      guard close(descriptor) == 0 else { return false }
    }
    isComplete = rename(temporary, path) == 0
    return isComplete
  }
}

/// Makes a folder and those above it, for the owner only. False when it is not there in the end.
func makeFolder(_ path: String) -> Bool {
  if mkdir(path, 0o700) == 0 || errno == EEXIST { return FileStatus(path: path)?.kind == .folder }
  guard errno == ENOENT, !path.parentPath.isEmpty else { return false }
  return makeFolder(String(path.parentPath)) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
}

func removeFile(_ path: String) { unlink(path) }
