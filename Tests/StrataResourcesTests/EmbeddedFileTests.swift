import Foundation
import StrataResources
import Testing

/// A file that `CEmbeddedFiles.c` does not list would be missing without a word.
@Suite struct EmbeddedFileTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardized

  @Test(arguments: ["Styles", "Frameworks"]) func theBinaryHasEveryFileOfAFolder(_ folder: String) throws {
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
}
