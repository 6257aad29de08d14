import StrataLibc
import StrataProject

/// Replaces a file as a whole: readers see the old content or the new one, never a part of it.
enum OutputFile {
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    // A symbolic link is kept: the file that it leads to is replaced.
    let target = realPath(path) ?? path
    if Files.kind(target) == .other {  // a device or a pipe: `--output /dev/stdout`
      return try writeThrough(bytes, target)
    }
    // A signal between the creation of the file and its renaming would leave a temporary file.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    var file = try file(replacing: target, path)
    guard bytes.withUnsafeBytes({ file.write($0) }), file.complete() else { throw SystemError(path) }
  }

  /// - Parameter path: the path as given by the user.
  private static func file(replacing target: String, _ path: String) throws(SystemError) -> AtomicFile {
    do {
      return try AtomicFile(replacing: target)
    } catch {
      throw SystemError(path, code: error.code)
    }
  }

  /// Why a file cannot be written; checked before the work is done.
  static func problem(with path: String) -> String? {
    if Files.kind(path) == .folder { return "\(path) is a folder" }
    let folder = Paths.parent(of: path)
    if Files.kind(folder) != .folder { return "\(path): folder \(folder) does not exist" }
    if access(Files.kind(path) == .other ? path : folder, W_OK) != 0 { return SystemError(path).message }
    return nil
  }

  private static func writeThrough(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(path) }
    defer { close(descriptor) }
    if let failure = OpenFile.write(bytes, to: descriptor) { throw SystemError(path, code: failure) }
  }
}
