import Foundation
import Testing

@testable import StrataProject

/// A tree in memory is listed as the same tree on disk.
struct TreeWalkTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let folders = [
    "App", "Domain", "Pods", "Tests", "Tuist", "ProjectDescriptionHelpers", ".build", ".hidden", "A.xcassets", "Out",
    "Shop.xcodeproj", "Model.swift",
  ]
  private static let files = [
    "a.swift", "b.swift", "Package.swift", "Project.swift", "project.pbxproj", "project.yml", "c.h", "x.xcconfig",
    "notes.md", ".hidden.swift",
  ]
  private static let targets = [
    "App", "../Domain", "..", ".", "a.swift", "Pods", "../outside", "nowhere", "../Out", "c.h", "loop",
  ]

  @Test(arguments: 1...60) func randomTrees(seed: Int) throws {
    var random = Random(state: UInt64(seed))
    let folder = try TemporaryFolder()
    var tree = FileTree()
    try folder.folder("root")
    if seed.isMultiple(of: 2) {
      try folder.write("outside/a.swift", "let x = 1")
      tree.add("outside/a.swift", .file(size: 9, identity: 1))
    }
    for _ in 0..<Int.random(in: 4...24, using: &random) {
      let depth = Int.random(in: 0...3, using: &random)
      let parent = (0..<depth).map { _ in Self.folders.randomElement(using: &random) ?? "" }
      let isLink = Int.random(in: 0..<4, using: &random) == 0
      let names = isLink ? ["Link", "link.swift", "loop"] : Self.files
      let path = (["root"] + parent + [names.randomElement(using: &random) ?? ""]).joined(separator: "/")
      let target = Self.targets.randomElement(using: &random) ?? ""
      // What is there already, as a file or a folder, stays.
      guard !FileManager.default.fileExists(atPath: folder.path + "/" + path),
        (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/" + path)) == nil
      else { continue }
      let place = (path as NSString).deletingLastPathComponent
      guard (try? folder.folder(place)) != nil,
        (place as NSString).pathComponents.indices.allSatisfy({ end in
          let part = (place as NSString).pathComponents.prefix(end + 1).joined(separator: "/")
          return (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/" + part)) == nil
        })
      else { continue }
      if isLink {
        try folder.link(path, to: target)
        tree.add(path, .link(target: target))
      } else {
        try folder.write(path, "let x = 1")
        tree.add(path, .file(size: 9, identity: 1))
      }
    }
    tree.add("root", .folder)
    for excluded in [[], ["Out"], ["Out", "Domain", "b.swift", "Tuist"]] {
      func isExcluded(_ path: String, _: Bool) -> Bool { excluded.contains((path as NSString).lastPathComponent) }
      for paths in [[], ["App"], ["Link", "Domain/a.swift"]] {
        let disk = Discovery.list(root: folder.path + "/root", paths: paths, isExcluded: isExcluded)
        let memory = tree.list(root: "root", paths: paths, isExcluded: isExcluded)
        #expect(memory.files.map(\.path) == disk.files.map(\.path))
        #expect(memory.manifests.map(\.path) == disk.manifests.map(\.path))
        #expect(memory.headers.map(\.path) == disk.headers.map(\.path))
        #expect(memory.skippedFolders == disk.skippedFolders)
        #expect(memory.excludedFiles == disk.excludedFiles)
        #expect(memory.problems == disk.problems)
        #expect(memory.links == disk.links)
      }
    }
  }
}
