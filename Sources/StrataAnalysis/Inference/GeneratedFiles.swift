import StrataDefinition
import StrataModel

/// The files of a code base that tools write, as the names of folders and files and their first comments tell.
struct GeneratedFiles {
  /// A glob for each folder with such a name, and for each other file.
  let globs: [String]
  let files: Set<FileID>

  private static let folders: Set<String> = ["Generated", "generated", "__generated__"]
  /// What follows is not the comment at the top of a file.
  private static let mostBytes = 1_000

  /// - Parameter read: the bytes of a file by its path; nil: its comments are not known.
  init(_ graph: Graph, _ vocabulary: Vocabulary, reading read: (String) -> [UInt8]?) {
    var globs: Set<String> = []
    var files: Set<FileID> = []
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let folders = file.path.pathComponents.dropLast()
      if let folder = folders.firstIndex(where: { Self.folders.contains(String($0)) }) {
        globs.insert(YAMLText.glob(ofFolder: folders[...folder].joined(separator: "/")))
      } else if vocabulary[.generatedFiles].matches(String(file.path.lastPathComponent))
        || Self.comments(in: read(file.path)).contains(where: vocabulary[.generatedComments].matches)
      {
        globs.insert(YAMLText.glob(ofFile: file.path))
      } else {
        continue
      }
      files.insert(FileID(UInt32(index)))
    }
    self.globs = globs.sorted()
    self.files = files
  }

  func contains(_ type: TypeID, in graph: Graph) -> Bool { files.contains(graph[type].declaration.file) }

  /// The comments at the top of a file: the words of each line, joined with `-`.
  private static func comments(in bytes: [UInt8]?) -> [String] {
    guard let bytes else { return [] }
    let text = String(decoding: bytes.prefix(mostBytes), as: UTF8.self)
    return text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      .prefix { $0.isEmpty || $0.hasPrefix("/") || $0.hasPrefix("*") }
      .map { line in
        line.drop { "/*! ".contains($0) }.split { $0.isWhitespace || $0 == "/" || $0 == "*" }.joined(separator: "-")
      }
  }
}
