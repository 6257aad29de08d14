import StrataDefinition
import StrataModel

/// The folders and files of a code base that tools write, as their names tell.
struct GeneratedFolders {
  private let graph: Graph
  private let vocabulary: Vocabulary

  private static let names: Set<String> = ["Generated", "generated", "__generated__"]

  init(_ graph: Graph, _ vocabulary: Vocabulary) {
    self.graph = graph
    self.vocabulary = vocabulary
  }

  /// A glob for each folder with such a name, and for each other file.
  func globs() -> [String] {
    var globs: Set<String> = []
    for file in graph.files where !file.isTest {
      let folders = file.path.pathComponents.dropLast()
      if let index = folders.firstIndex(where: { Self.names.contains(String($0)) }) {
        globs.insert(YAMLText.glob(ofFolder: folders[...index].joined(separator: "/")))
      } else if vocabulary[.generatedFiles].matches(String(file.path.lastPathComponent)) {
        globs.insert(YAMLText.glob(ofFile: file.path))
      }
    }
    return globs.sorted()
  }
}
