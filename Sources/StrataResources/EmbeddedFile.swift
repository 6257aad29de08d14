import CEmbeddedFiles

/// The files of the repository that the binary has within itself: `CEmbeddedFiles.c` lists them.
public enum EmbeddedFile {
  /// The bytes of a file, by its path in the repository, such as `Styles/common.yml`; nil for a path that is not listed.
  public static func bytes(_ path: String) -> [UInt8]? {
    guard let file = strata_embedded_file_named(path)?.pointee else { return nil }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
