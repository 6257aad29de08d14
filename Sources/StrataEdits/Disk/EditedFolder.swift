import StrataLibc
import StrataModel
import StrataProject

/// The folder that a plan changes. Paths are relative to it; none leads out of it, also not through a link.
struct EditedFolder {
  /// Called before each change of the disk; a test throws from it, where a process could be killed.
  typealias Interruption = @Sendable () throws(EditProblem) -> Void

  /// Absolute, without links.
  let root: String
  private var interruption: Interruption?

  init(root: String, _ interruption: Interruption? = nil) {
    self.root = root
    self.interruption = interruption
  }

  /// The folder around a file; nil if it does not exist.
  init?(containing file: String, _ interruption: Interruption? = nil) {
    guard let root = realPath(String(file.parentPath)) else { return nil }
    self.init(root: root, interruption)
  }

  func absolute(_ path: String) -> String { root + "/" + path }

  /// - Throws: `.outside`
  func verify(_ path: String) throws(EditProblem) {
    let parts = path.pathComponents
    guard !path.hasPrefix("/"), !parts.isEmpty, !parts.contains(".."), !parts.contains("."), !path.utf8.contains(0)
    else {
      throw EditProblem(path, .outside)
    }
    // What does not exist yet cannot be a link.
    var folder = root
    for part in parts.dropLast() {
      folder += "/" + part
      guard let real = realPath(folder) else { return }
      guard real.hasPrefix(root + "/") else { throw EditProblem(path, .outside) }
    }
  }

  /// The content of a file; nil if nothing exists at its path.
  /// - Throws: `.notAFile` or `.system`
  func content(_ path: String) throws(EditProblem) -> (bytes: [UInt8], mode: mode_t)? {
    let descriptor = open(absolute(path), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw EditProblem(path, errno == ELOOP ? .notAFile : .system(SystemError(path).words))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw EditProblem(path, .system(SystemError(path).words)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw EditProblem(path, .notAFile) }
    do throws(SystemError) {
      return (try OpenFile.read(descriptor, path), status.st_mode & 0o777)
    } catch {
      throw EditProblem(path, .system(error.words))
    }
  }

  func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(absolute(path), &status) == 0
  }

  /// Writes a new file and waits until the disk has it.
  /// - Parameter mode: its permissions; nil for those of a new file, which the mask of the process limits.
  func create(_ path: String, _ bytes: [UInt8], mode: mode_t?, isExecutable: Bool = false) throws(EditProblem) {
    try interruption?()
    let initial: mode_t = isExecutable ? 0o777 : 0o666
    let descriptor = open(absolute(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, initial)
    guard descriptor >= 0 else { throw EditProblem(path, .system(SystemError(path).words)) }
    defer { close(descriptor) }
    guard mode.map({ fchmod(descriptor, $0) == 0 }) ?? true, OpenFile.write(bytes, to: descriptor) == nil,
      fsync(descriptor) == 0
    else { throw EditProblem(path, .system(SystemError(path).words)) }
  }

  /// Replaces a file, or creates it, and waits until the disk has it.
  func replace(_ path: String, _ bytes: [UInt8]) throws(EditProblem) {
    try interruption?()
    do throws(SystemError) {
      var file = try AtomicFile(replacing: absolute(path))
      guard bytes.withUnsafeBytes({ file.write($0) }), file.synchronize(), file.complete() else {
        throw SystemError(path)
      }
    } catch {
      throw EditProblem(path, .system(error.words))
    }
    try synchronize([path])
  }

  /// Gives a file another path, in place of what is there.
  func rename(_ path: String, to target: String) throws(EditProblem) {
    try interruption?()
    guard StrataLibc.rename(absolute(path), absolute(target)) == 0 else {
      throw EditProblem(target, .system(SystemError(target).words))
    }
  }

  func remove(_ path: String) throws(EditProblem) {
    try interruption?()
    guard unlink(absolute(path)) == 0 || errno == ENOENT else {
      throw EditProblem(path, .system(SystemError(path).words))
    }
  }

  /// Whether a folder was created; false if it exists.
  func makeFolder(_ path: String) throws(EditProblem) -> Bool {
    try interruption?()
    if mkdir(absolute(path), 0o777) == 0 { return true }
    guard errno == EEXIST else { throw EditProblem(path, .system(SystemError(path).words)) }
    return false
  }

  /// Removes a folder if it is empty.
  func removeFolder(_ path: String) throws(EditProblem) {
    try interruption?()
    rmdir(absolute(path))
  }

  /// Waits until the disk has the names of files.
  func synchronize(_ paths: [String]) throws(EditProblem) {
    for parent in Set(paths.map(\.parentPath)).sorted() {
      let descriptor = open(parent.isEmpty ? root : absolute(String(parent)), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // The folder of deleted files may be gone.
      if descriptor < 0, errno == ENOENT { continue }
      guard descriptor >= 0 else { throw EditProblem(String(parent), .system(SystemError(String(parent)).words)) }
      let isDone = fsync(descriptor) == 0
      close(descriptor)
      guard isDone else { throw EditProblem(String(parent), .system(SystemError(String(parent)).words)) }
    }
  }
}
