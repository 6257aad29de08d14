import StrataLibc

/// The entries of one folder.
package struct FolderReader: ~Copyable {
  package enum Kind {
    case file, folder, link, other, unknown

    init(_ kind: FileStatus.Kind) {
      switch kind {
      case .file: self = .file
      case .folder: self = .folder
      case .link: self = .link
      case .other: self = .other
      }
    }
  }

  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif
  /// For `openat` and `fstatat`.
  let descriptor: Int32

  /// Opens a folder inside an open one, not through a link. Nil with `errno` set.
  init?(in parent: Int32, name: UnsafePointer<CChar>) {
    let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    self.stream = stream
    self.descriptor = descriptor
  }

  /// Opens a folder by its path.
  package init?(_ path: String) {
    self.init(in: AT_FDCWD, name: path)
  }

  deinit { closedir(stream) }

  /// Calls `body` for each entry except `.` and `..`. The name lives until `body` returns.
  package func forEach(_ body: (_ name: UnsafePointer<CChar>, _ length: Int, Kind) -> Void) {
    while let entry = readdir(stream) {
      let kind: Kind
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): kind = .file
      case Int32(DT_DIR): kind = .folder
      case Int32(DT_LNK): kind = .link
      case Int32(DT_UNKNOWN): kind = .unknown
      default: kind = .other
      }
      let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let length = strlen(name)
      if name[0] == CChar(UInt8(ascii: ".")),
        length == 1 || (length == 2 && name[1] == CChar(UInt8(ascii: ".")))
      {
        continue
      }
      body(name, length, kind)
    }
  }
}

/// The path without links, `.` and `..`; nil if nothing exists at it.
package func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
