import Foundation

/// The Swift files below a folder, sorted by path. Follows no symbolic links and enters no build folders.
public enum SourceFiles {
  /// The paths below a folder, or the path itself when it is a file.
  public static func list(in root: String, skipping: Set<String> = [".build", ".git"]) -> [String] {
    var status = stat()
    guard stat(root, &status) == 0 else { return [] }
    if status.st_mode & S_IFMT != S_IFDIR { return [root] }
    var found: [String] = []
    collect(root, skipping: skipping, into: &found)
    return found.sorted()
  }

  private static func collect(_ folder: String, skipping: Set<String>, into found: inout [String]) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for entry in entries where !skipping.contains(entry) {
      let path = folder + "/" + entry
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: collect(path, skipping: skipping, into: &found)
      case S_IFREG where entry.hasSuffix(".swift"): found.append(path)
      default: break
      }
    }
  }

  /// The bytes of a file, or nil when it cannot be read.
  public static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
