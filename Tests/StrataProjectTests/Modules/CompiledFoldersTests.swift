import StrataModel
import Testing

@testable import StrataProject

/// Folders with names of package managers, and whether a target compiles them.
@Suite struct CompiledFoldersTests {
  private func listing(_ files: [String], manifests: [String], skipped: [String]) -> SourceListing {
    func listed(_ path: String) -> ListedFile { ListedFile(path: path, size: 1, modified: 1, inode: 1) }
    return SourceListing(files: files.map(listed), manifests: manifests.map(listed), skippedFolders: skipped)
  }

  private func claims(folders: [String], excluded: [String] = [], isInferred: Bool = false) -> ManifestClaims {
    var claim = ModuleClaim(name: "A", isTest: false, origin: .packageManifest, folders: folders, excluded: excluded)
    claim.isInferred = isInferred
    return ManifestClaims(claims: [claim], problems: [])
  }

  @Test func namedFoldersAreCompiledEverywhere() {
    let listing = listing(["Sources/A.swift"], manifests: ["Package.swift"], skipped: ["Pods", "Carthage"])
    #expect(claims(folders: ["Pods"]).compiled(["Pods", "Carthage"], listing) == ["Pods"])
    #expect(claims(folders: ["Pods/Ours"]).compiled(["Pods", "Carthage"], listing) == ["Pods"])
    #expect(claims(folders: ["PodsOfOurs"]).compiled(["Pods"], listing).isEmpty)
    #expect(claims(folders: ["Pods"], isInferred: true).compiled(["Pods"], listing).isEmpty)
  }

  @Test func foldersAmongSourcesAreCompiledAwayFromManifests() {
    let listing = listing(["Sources/A.swift"], manifests: ["Package.swift"], skipped: ["Pods", "Sources/Pods"])
    #expect(claims(folders: ["Sources"]).compiled(["Pods", "Sources/Pods"], listing) == ["Sources/Pods"])
    #expect(claims(folders: ["Sources"], excluded: ["Sources/Pods"]).compiled(["Sources/Pods"], listing).isEmpty)
    #expect(claims(folders: [""]).compiled(["Pods", "Sources/Pods"], listing) == ["Sources/Pods"])
    let beside = self.listing(["A/A.swift"], manifests: ["A/Package.swift"], skipped: ["A/Pods"])
    #expect(claims(folders: ["A"]).compiled(["A/Pods"], beside).isEmpty)
  }

  @Test func onlyFoldersAmongOtherSourcesMayBeCompiled() {
    let skipped = ["Pods", "App/Pods", "Docs/Pods", "App/.build"]
    let files = ["App/A.swift"]
    func folders(_ manifests: [String]) -> [String] {
      listing(files, manifests: manifests, skipped: skipped).foldersToCompile
    }
    #expect(folders(["Package.swift"]) == ["Pods", "App/Pods"])
    #expect(folders([]).isEmpty)
    // Beside an Xcode project only, they are those of a package manager.
    #expect(folders(["App/App.xcodeproj/project.pbxproj"]) == ["Pods"])
    #expect(folders(["App/App.xcodeproj/project.pbxproj", "App/project.yml"]) == ["Pods", "App/Pods"])
  }

  @Test func addedFilesAreSortedAndNoLongerSkipped() {
    let more = listing(["App/Pods/B.swift"], manifests: [], skipped: [])
    let all = listing(["App/A.swift", "App/Z.swift"], manifests: [], skipped: ["App/Pods", "Pods"])
      .adding(more, in: ["App/Pods"])
    #expect(all.files.map(\.path) == ["App/A.swift", "App/Pods/B.swift", "App/Z.swift"])
    #expect(all.skippedFolders == ["Pods"])
  }
}
