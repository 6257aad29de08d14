import StrataLibc

/// The result of `stat` for a file.
struct FileStatus {
  enum Kind { case file, folder, link, other }

  var kind: Kind
  var size: Int64
  /// Nanoseconds since 1970.
  var modified: Int64
  var inode: UInt64
  var device: UInt64
  private var owner: UInt32
  private var mode: UInt32

  /// The user of this process owns the file.
  var isOwn: Bool { owner == UInt32(geteuid()) }
  /// Its group or all users may write to it.
  var isWritableByOthers: Bool { mode & UInt32(S_IWGRP | S_IWOTH) != 0 }

  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int64(raw.st_size)
    #if canImport(Darwin)
      let time = raw.st_mtimespec
    #else
      let time = raw.st_mtim
    #endif
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    inode = UInt64(raw.st_ino)
    owner = UInt32(raw.st_uid)
    mode = UInt32(raw.st_mode)
    device = UInt64(truncatingIfNeeded: raw.st_dev)
  }

  /// The status of an open file.
  init?(descriptor: Int32) {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { return nil }
    self.init(raw)
  }

  /// The status of a path relative to an open folder; links are not followed.
  init?(in folder: Int32, name: UnsafePointer<CChar>) {
    var raw = stat()
    guard fstatat(folder, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(raw)
  }

  /// The status of a path; links are followed.
  init?(path: String) {
    var raw = stat()
    guard stat(path, &raw) == 0 else { return nil }
    self.init(raw)
  }

  /// Whether a later change of a file would change its modification time. The clocks of file systems advance in steps of
  /// milliseconds, or of whole seconds: a file that was modified less than such a step ago is not settled.
  /// - Parameters:
  ///   - modified: the modification time of the file, in nanoseconds since 1970.
  ///   - time: the present, from ``fileSystemTime()``.
  static func isSettled(_ modified: Int64, at time: Int64) -> Bool {
    let margin: Int64 = modified % 1_000_000_000 == 0 ? 2_000_000_000 : 50_000_000
    return modified < time - margin
  }
}

/// The time by the clock of the file system. It decides whether a cached value can be trusted, never what is reported.
func fileSystemTime() -> Int64 {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
}
