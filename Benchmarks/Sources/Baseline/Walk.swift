#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The Swift files below a folder and their sizes, by the system's own calls.
struct Walk {
  var paths: [String] = []
  var bytes = 0

  init(_ root: String) {
    visit(root)
    paths.sort()
  }

  private mutating func visit(_ folder: String) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = folder + "/" + name
      if entry.pointee.d_type == UInt8(DT_DIR) {
        visit(path)
      } else if name.hasSuffix(".swift") {
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        bytes += Int(status.st_size)
        paths.append(path)
      }
    }
  }
}
