import Foundation
import Testing

@testable import strata

/// Nothing that a checkout brings is taken for a result.
@Suite struct CacheLocationTests {
  private func find(_ root: String, given: String? = nil, _ environment: [String: String]) -> CacheLocation {
    CacheLocation.find(root: root, given: given, environment: environment)
  }

  private func link(_ folder: TestFolder, _ name: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: place)
  }

  @Test func liesInTheFolderOfTheUser() throws {
    let home = try TestFolder()
    guard case .folder(let path) = find("/srv/app", ["HOME": home.path]) else {
      Issue.record("no cache in HOME")
      return
    }
    #expect(path.hasPrefix(home.path + "/") && path.contains("/strata/app-"))
    #expect(find("/srv/other/app", ["HOME": home.path]) != .folder(path))
    guard case .folder(let other) = find("/srv/app", ["HOME": "/nowhere", "XDG_CACHE_HOME": home.path]) else {
      Issue.record("no cache in XDG_CACHE_HOME")
      return
    }
    #expect(other.hasPrefix(home.path + "/strata/app-"))
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"], ["XDG_CACHE_HOME": "relative"]])
  func saysWhyThereIsNone(environment: [String: String]) throws {
    guard case .none(let reason) = find("/srv/app", environment) else {
      Issue.record("a cache without a home")
      return
    }
    #expect(reason?.contains("neither HOME nor XDG_CACHE_HOME") == true)
    let folder = try TestFolder(SmallApp.configured)
    let run = Run("check", "--format", "json", in: folder.path, environment: environment)
    #expect(run.status == 1 && run.errors.components(separatedBy: "strata: note: no cache").count == 2)
    #expect(Run("check", "--quiet", in: folder.path, environment: environment).errors.isEmpty)
    #expect(Run("check", "--no-cache", in: folder.path, environment: environment).errors.isEmpty)
  }

  /// `XDG_CACHE_HOME: .cache` below the checkout is a usual setting of build servers, and a pull request can fill it.
  @Test func neverInTheCheckout() throws {
    let folder = try TestFolder([".git/HEAD": "", "App/strata.yml": "style: gateway"])
    let root = folder.path + "/App"
    for home in [root, folder.path, folder.path + "/.cache", folder.path + "/not/there/yet"] {
      #expect(find(root, ["XDG_CACHE_HOME": home]).reason?.contains("is in checkout") == true, "\(home)")
    }
    let outside = try TestFolder()
    try link(outside, "link", to: root)
    #expect(find(root, ["XDG_CACHE_HOME": outside.path + "/link"]).reason?.contains("is in checkout") == true)
    // The user's own word.
    #expect(find(root, given: root + "/.cache", [:]) == .folder(root + "/.cache"))
  }

  /// A submodule is part of what the pull request can change.
  @Test func norInTheRepositoryAroundASubmodule() throws {
    let folder = try TestFolder([".git/HEAD": "", "App/.git": "gitdir: ../.git/modules/App"])
    let found = find(folder.path + "/App", ["XDG_CACHE_HOME": folder.path + "/.cache"])
    #expect(found.reason?.contains("is in checkout") == true)
  }

  @Test func notWhereOthersMayWrite() throws {
    let home = try TestFolder(["strata/x": ""])
    #expect(chmod(home.path + "/strata", 0o777) == 0)
    #expect(find("/srv/app", ["XDG_CACHE_HOME": home.path]).reason?.contains("can be written by other users") == true)
  }

  @Test func onlyTheOwnerReadsIt() throws {
    let folder = try TestFolder(SmallApp.configured)
    _ = Run("check", in: folder.path)
    let cache = Run.cache(of: folder)
    for name in ["", "/facts"] {
      let mode = try FileManager.default.attributesOfItem(atPath: cache + name)[.posixPermissions] as? Int
      #expect(mode.map { $0 & 0o077 } == 0, "\(name)")
    }
  }

  /// The attack: a result of "no findings" for exactly these files, committed with them.
  @Test func aCacheInTheProjectIsNotBelieved() throws {
    let folder = try TestFolder(SmallApp.configured)
    Thread.sleep(forTimeInterval: 0.06)
    let forged = folder.path + "/.strata/cache"
    #expect(Run("check", "--cache", ".strata/cache", in: folder.path).status == 1)
    let result = try FileManager.default.contentsOfDirectory(atPath: forged).first { $0.hasPrefix("result-") }
    try #require(result != nil)
    let run = Run("check", "--format", "json", in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.errors == "strata: note: \(forged) is ignored, because a cache inside the project is not "
        + "trusted; delete it\n")
    #expect(Run("check", "--format", "json", "--quiet", in: folder.path).errors.isEmpty)
  }

  @Test func aFolderOfOnesOwnChoice() throws {
    let folder = try TestFolder(SmallApp.configured)
    let cache = try TestFolder()
    let first = Run("check", "--cache", cache.path + "/new/one", in: folder.path, environment: [:])
    #expect(first.status == 1 && first.errors.isEmpty)
    #expect(try cache.names == ["new"])
    let second = Run("check", "--cache", cache.path + "/new/one", in: folder.path, environment: [:])
    #expect(first.output == second.output)
    #expect(Run("check", "--cache", "x", "--no-cache", in: folder.path).status == 2)
  }

  @Test func aCacheThatCannotBeWrittenIsReported() throws {
    let folder = try TestFolder(SmallApp.configured)
    let home = try TestFolder(["file": ""])
    let environment = ["XDG_CACHE_HOME": home.path + "/file"]
    let run = Run("check", "--format", "json", in: folder.path, environment: environment)
    #expect(run.status == 1 && run.output.contains("\"rule\": \"skipped-layer\""))
    #expect(run.errors.contains("cannot be written, so every run reads all files; use --no-cache"))
  }
}

extension CacheLocation {
  fileprivate var reason: String? {
    if case .none(let reason) = self { return reason }
    return nil
  }
}
