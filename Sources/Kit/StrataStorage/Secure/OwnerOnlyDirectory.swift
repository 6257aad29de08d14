import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of mode 0700 whose files are 0600. All work uses the folder's descriptor, so that no part of the path
/// can be exchanged between a check and its use.
struct OwnerOnlyDirectory: Sendable {
  let path: String

  /// Opens the folder, or creates it, and holds its lock while `body` runs.
  func locked<Value>(
    exclusively isExclusive: Bool, _ body: (borrowing Handle) throws(SecureStorageError) -> Value
  ) throws(SecureStorageError) -> Value {
    var descriptor = openFolder()
    if descriptor < 0, errno == ENOENT {
      try make()
      descriptor = openFolder()
    }
    guard descriptor >= 0 else { throw refusal("open", path) }
    let handle = Handle(descriptor: descriptor, path: path)
    try handle.checkFolder()
    while flock(descriptor, isExclusive ? LOCK_EX : LOCK_SH) != 0 {
      guard errno == EINTR else { throw .system(operation: "lock", path: path, code: errno) }
    }
    return try body(handle)
  }

  private func openFolder() -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  private func make() throws(SecureStorageError) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      folder += (folder.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      // Folders on the way that exist keep their mode; only what is made here is closed to others.
      if mkdir(folder, 0o700) != 0, errno != EEXIST, errno != EISDIR, errno != EROFS, errno != EACCES {
        throw .system(operation: "make", path: folder, code: errno)
      }
    }
  }
}

private func refusal(_ operation: String, _ path: String) -> SecureStorageError {
  switch errno {
  case ELOOP, ENOTDIR: .wrongKind(path: path)
  default: .system(operation: operation, path: path, code: errno)
  }
}

extension OwnerOnlyDirectory {
  /// The open, checked and locked folder. Closing it gives the lock back.
  struct Handle: ~Copyable {
    let descriptor: Int32
    let path: String

    deinit {
      close(descriptor)
    }

    fileprivate func checkFolder() throws(SecureStorageError) {
      try check(descriptor, path, kind: S_IFDIR)
    }

    /// `nil` when there is no such file.
    func readFile(_ name: String) throws(SecureStorageError) -> Data? {
      let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      if file < 0, errno == ENOENT { return nil }
      guard file >= 0 else { throw refusal("open", path + "/" + name) }
      defer { close(file) }
      try check(file, path + "/" + name, kind: S_IFREG)
      var bytes = Data()
      var buffer = [UInt8](repeating: 0, count: 16 << 10)
      while true {
        let count = read(file, &buffer, buffer.count)
        if count == 0 { return bytes }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .system(operation: "read", path: path + "/" + name, code: errno) }
        bytes.append(contentsOf: buffer[..<count])
      }
    }

    /// Writes a new file beside the old one and renames it over that: the old bytes or the new, never half of them.
    func replaceFile(_ name: String, with bytes: Data) throws(SecureStorageError) {
      let temporary = name + ".new"
      // Left behind by a process that died; the lock says that nobody is writing it.
      unlinkat(descriptor, temporary, 0)
      do throws(SecureStorageError) {
        try write(bytes, to: temporary)
        guard renameat(descriptor, temporary, descriptor, name) == 0, fsync(descriptor) == 0 else {
          throw .system(operation: "replace", path: path + "/" + name, code: errno)
        }
      } catch {
        unlinkat(descriptor, temporary, 0)
        throw error
      }
    }

    func removeFile(_ name: String) throws(SecureStorageError) {
      guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT, fsync(descriptor) == 0 else {
        throw .system(operation: "remove", path: path + "/" + name, code: errno)
      }
    }

    private func write(_ bytes: Data, to name: String) throws(SecureStorageError) {
      // The mode is given with the creation: a umask can only take from it, so the file is never open to others.
      let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw refusal("create", path + "/" + name) }
      defer { close(file) }
      // A umask may have taken the owner's own rights.
      guard fchmod(file, 0o600) == 0 else {
        throw .system(operation: "chmod", path: path + "/" + name, code: errno)
      }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { writeBytes(file, $0) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .system(operation: "write", path: path + "/" + name, code: errno) }
        rest = rest.dropFirst(count)
      }
      guard fsync(file) == 0 else { throw .system(operation: "sync", path: path + "/" + name, code: errno) }
    }

    private func check(_ file: Int32, _ path: String, kind: mode_t) throws(SecureStorageError) {
      var status = stat()
      guard fstat(file, &status) == 0 else { throw .system(operation: "stat", path: path, code: errno) }
      guard status.st_mode & S_IFMT == kind else { throw .wrongKind(path: path) }
      guard status.st_uid == geteuid() else { throw .foreignOwner(path: path, owner: status.st_uid) }
      guard status.st_mode & 0o077 == 0 else {
        throw .tooPermissive(path: path, mode: UInt32(status.st_mode & 0o777))
      }
    }
  }
}

private func writeBytes(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
