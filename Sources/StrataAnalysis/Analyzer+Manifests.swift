import StrataDefinition
import StrataModel
import StrataProject

extension Analyzer {
  /// What the same manifests state after files were added and removed; nil if they have to be read again.
  func manifests(after basis: Snapshot.Basis) -> ManifestClaims? {
    let (before, now) = (Set(basis.listing.files.lazy.map(\.path)), Set(listing.files.lazy.map(\.path)))
    guard
      basis.manifests.areUnaffected(
        byAdding: now.filter { !before.contains($0) }, removing: before.filter { !now.contains($0) })
    else { return nil }
    return basis.manifests.planning(PlannedFiles(planned))
  }

  private var testCode: TestCodeCriteria {
    let own = PathFilter(definition.ownTests)
    let (folders, frameworks) = (definition.vocabulary[.testFolders], definition.vocabulary[.testFrameworks])
    let (support, servers) = (definition.vocabulary[.testSupportTargets], definition.vocabulary[.serverFrameworks])
    let (modules, showcases) = (definition.vocabulary[.testSupportModules], definition.vocabulary[.showcaseApps])
    return TestCodeCriteria(
      isStated: { own.matches($0) }, isTestFolder: { folders.matches($0) },
      isConventional: { [paths] in paths.tests.matches($0) }, supportedTarget: { support.removed(from: $0) },
      isTestSupport: { modules.matches($0) }, isShowcase: { showcases.matches($0) },
      isFramework: { frameworks.contains($0) },
      isServerFramework: { servers.matches($0) })
  }

  var detector: ModuleDetector { detector(for: listing) }

  func detector(for listing: SourceListing) -> ModuleDetector {
    let explicit = definition.modules.map { module in
      ModuleDetector.Explicit(name: module.name, isTest: module.isTest) { path in
        module.paths.contains { $0.matches(path) }
      }
    }
    return ModuleDetector(
      rootName: workspace.name, explicit: explicit, testCode: testCode,
      projectFiles: listing.manifests.map(\.path), links: listing.links,
      planned: PlannedFiles(planned), read: { [workspace] path in try? workspace.read(path) })
  }
}
