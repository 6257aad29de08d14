import StrataResources

/// The files of the repository from which apps are made, as the program has them.
enum TemplateFiles {
  /// The files below a folder, by their paths relative to it.
  static func below(_ folder: String) -> [String: [UInt8]] { EmbeddedFile.templates(below: folder) }

  static func file(_ path: String) throws(AppProblem) -> [UInt8] {
    guard let bytes = EmbeddedFile.bytes(path) else { throw .template("has no file \(path)") }
    return bytes
  }
}
