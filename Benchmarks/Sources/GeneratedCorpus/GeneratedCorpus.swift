import BenchmarkSupport
import Foundation

/// A generated app: features in areas, each area with a domain, a data and a presentation module. The same seed and
/// number of files give the same bytes.
public struct GeneratedCorpus: Sendable {
  /// What the pseudo-random choices start from.
  public var seed: UInt64
  /// How many Swift files to write.
  public var fileCount: Int

  /// A corpus of a size.
  public init(seed: UInt64 = 1, fileCount: Int = 3000) {
    self.seed = seed
    self.fileCount = fileCount
  }

  /// Writes the code base below a folder, which must not exist yet.
  public func write(to root: String) throws {
    var random = RandomSource(seed: seed)
    var written = 0
    var number = 0
    while written < fileCount {
      let feature = feature(number, &random)
      number += 1
      for file in files(of: feature, &random).prefix(fileCount - written) {
        try write(file, to: root)
        written += 1
      }
    }
    try write(SourceText(path: "Package.swift", text: manifest()), to: root)
  }

  /// Each area gets one entity after the other; when the entities are used up, they get a number.
  private func feature(_ number: Int, _ random: inout RandomSource) -> Feature {
    let area = Words.areas[number % Words.areas.count]
    let rank = number / Words.areas.count
    func entity(_ rank: Int) -> String {
      let round = rank / Words.entities.count
      return Words.entities[rank % Words.entities.count] + (round > 0 ? String(round + 1) : "")
    }
    return Feature(
      area: area, entity: entity(rank), neighbour: entity(rank > 0 ? random.number(0...rank - 1) : 0), random: &random)
  }

  private func files(of feature: Feature, _ random: inout RandomSource) -> [SourceText] {
    DomainFiles.all(feature, &random) + DataFiles.all(feature, &random) + PresentationFiles.all(feature, &random)
      + TestFiles.all(feature, &random)
  }

  private func manifest() -> String {
    var code = CodeWriter()
    code.lines("// swift-tools-version: 6.0", "import PackageDescription", "", "let package = Package(")
    code.lines("  name: \"Generated\",", "  targets: [")
    for area in Words.areas {
      code.line("    .target(name: \"\(area)Domain\"),")
      code.line("    .target(name: \"\(area)Data\", dependencies: [\"\(area)Domain\"]),")
      code.line("    .target(name: \"\(area)Presentation\", dependencies: [\"\(area)Domain\"]),")
      code.line("    .testTarget(name: \"\(area)PresentationTests\", dependencies: [\"\(area)Presentation\"]),")
    }
    code.lines("  ]", ")")
    return code.text
  }

  private func write(_ file: SourceText, to root: String) throws {
    let url = URL(fileURLWithPath: root + "/" + file.path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: url)
  }
}
