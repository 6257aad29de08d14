import StrataLibc
import StrataProject

/// Reads files and their properties.
enum Files {
  enum Kind { case file, folder, other }

  /// The kind of file at a path, links followed; nil if there is none.
  static func kind(_ path: String) -> Kind? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(path) }
    defer { close(descriptor) }
    return try OpenFile.read(descriptor, path)
  }

  /// Nil if the folder has been deleted.
  static var currentDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
