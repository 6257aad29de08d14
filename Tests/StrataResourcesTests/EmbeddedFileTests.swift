import Foundation
import StrataResources
import Testing

/// A file that `CEmbeddedFiles.c` does not list would be missing without a word.
@Suite struct EmbeddedFileTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardized

  @Test(arguments: ["Styles", "Frameworks", "Pages"]) func theBinaryHasEveryFileOfAFolder(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    #expect(!names.isEmpty)
    for name in names {
      let path = "\(folder)/\(name)"
      #expect(try EmbeddedFile.bytes(path) == Array(Data(contentsOf: root.appendingPathComponent(path))), "\(path)")
    }
  }

  @Test func otherPathsHaveNoBytes() {
    #expect(EmbeddedFile.bytes("Styles/none.yml") == nil)
    #expect(EmbeddedFile.bytes("") == nil)
  }

  /// A new file of a template or of the kit has to be listed: `Scripts/list-embedded` writes the list.
  @Test(arguments: ["Exemplars", "Sources/Kit", "Templates", "Examples/Server/Swift/Sources/ExampleAPI"])
  func theBinaryHasWhatAppsAreMadeFrom(folder: String) throws {
    let listed = EmbeddedFile.templates(below: folder)
    #expect(listed.count > 10)
    for (path, bytes) in listed {
      #expect(bytes == Array(try Data(contentsOf: root.appendingPathComponent(folder + "/" + path))), "\(path)")
    }
    let files = try #require(FileManager.default.subpaths(atPath: root.appendingPathComponent(folder).path))
    let sources = files.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    #expect(Set(sources).subtracting(listed.keys).isEmpty, "run 'make generate'")
  }
}
