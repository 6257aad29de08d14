import CEmbeddedFiles

/// The files of the repository that the binary has within itself: `CEmbeddedFiles.c` and `CEmbeddedTemplates.c` list them.
public enum EmbeddedFile {
  /// The bytes of a file, by its path in the repository, such as `Styles/common.yml`; nil for a path that is not listed.
  public static func bytes(_ path: String) -> [UInt8]? {
    if let file = strata_embedded_file_named(path)?.pointee { return bytes(file) }
    return templates.first { String(cString: $0.path) == path }.map(bytes)
  }

  /// The files that apps are made from: those below a folder, by their paths relative to it.
  public static func templates(below folder: String) -> [String: [UInt8]] {
    let prefix = folder + "/"
    var files: [String: [UInt8]] = [:]
    for file in templates {
      let path = String(cString: file.path)
      if path.hasPrefix(prefix) { files[String(path.dropFirst(prefix.count))] = bytes(file) }
    }
    return files
  }

  private static var templates: UnsafeBufferPointer<strata_embedded_file> {
    UnsafeBufferPointer(start: strata_embedded_template_list(), count: strata_embedded_template_count())
  }

  private static func bytes(_ file: strata_embedded_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
