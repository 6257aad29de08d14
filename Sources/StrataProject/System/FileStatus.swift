#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What `stat` says of a file.
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

  /// The user of this process owns it.
  var isOwn: Bool { owner == UInt32(geteuid()) }
  /// Its group or everybody may write to it.
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

  /// Of an open file.
  init?(descriptor: Int32) {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { return nil }
    self.init(raw)
  }

  /// Of a path, relative to an open folder; links are not followed.
  init?(in folder: Int32, name: UnsafePointer<CChar>) {
    var raw = stat()
    guard fstatat(folder, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(raw)
  }

  /// Of a path; links are followed.
  init?(path: String) {
    var raw = stat()
    guard stat(path, &raw) == 0 else { return nil }
    self.init(raw)
  }
}

/// The time by the clock that stamps files. It decides whether a cached value can be trusted, never what is found.
func fileSystemTime() -> Int64 {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
}
