import Foundation
import Testing

@testable import strata

@Suite struct ProjectLocationTests {
  private func find(
    _ paths: String..., config: String? = nil, style: String? = nil, in directory: String
  ) throws -> ProjectLocation {
    try ProjectLocation.find(paths: paths, config: config, style: style, in: directory)
  }

  @Test func nearestDefinitionAbove() throws {
    let folder = try TestFolder(["a/strata.yml": "", "a/b/c/X.swift": "", "a/d/Y.swift": ""])
    let root = folder.path + "/a"
    #expect(
      try find(in: root + "/b") == ProjectLocation(root: root, definitionFile: root + "/strata.yml", focus: []))
    #expect(try find("b/c", "d/Y.swift", in: root).focus == ["b/c", "d/Y.swift"])
    #expect(try find("c", in: root + "/b").focus == ["b/c"])
    #expect(try find(".", in: root).focus == [])
    #expect(try find("c/..", in: root + "/b").focus == ["b"])
  }

  @Test func aStyleMakesThePathItsOwnRoot() throws {
    let folder = try TestFolder(["strata.yml": "", "a/X.swift": "", "b/Y.swift": ""])
    #expect(
      try find("a", style: "gateway", in: folder.path)
        == ProjectLocation(root: folder.path + "/a", style: "gateway", focus: []))
    #expect(try find("a/X.swift", style: "gateway", in: folder.path).root == folder.path)
    #expect(try find("a", "b", style: "gateway", in: folder.path).focus == ["a", "b"])
    #expect(try find("../b/Y.swift", style: "gateway", in: folder.path + "/a").root == folder.path + "/b")
  }

  @Test func configuredElsewhere() throws {
    let folder = try TestFolder(["rules/s.yml": "", "app/X.swift": "", "app/own.yml": ""])
    #expect(try find("app", config: "rules/s.yml", in: folder.path).root == folder.path + "/app")
    #expect(try find("app", config: "app/own.yml", in: folder.path).root == folder.path + "/app")
    #expect(try find(config: "own.yml", in: folder.path + "/app").root == folder.path + "/app")
  }

  @Test func mistakes() throws {
    let folder = try TestFolder(["a.yml": ""])
    #expect(throws: UserError.self) { try find("nowhere", in: folder.path) }
    #expect(throws: UserError.self) { try find(config: "b.yml", in: folder.path) }
    #expect(throws: UserError.self) { try find(config: "a.yml", style: "gateway", in: folder.path) }
  }

  @Test func followsLinks() throws {
    let folder = try TestFolder(["real/strata.yml": "", "real/sub/X.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/real/sub")
    #expect(try find("link", in: folder.path).root == folder.path + "/real")
  }
}

@Suite struct PathsTests {
  @Test func arithmetic() {
    #expect(Paths.absolute("a/../b/./c//", in: "/x") == "/x/b/c")
    #expect(Paths.absolute("/../..", in: "/x") == "/")
    #expect(Paths.relative("/a/b", from: "/a/c/d") == "../../b")
    #expect(Paths.relative("/a", from: "/a") == "")
    #expect(Paths.commonFolder(["/a/b", "/a/bc"]) == "/a")
    #expect(Paths.contains("/", "/a") && !Paths.contains("/a", "/ab"))
    #expect(Paths.parent(of: "/a") == "/" && Paths.parent(of: "a") == ".")
  }
}
