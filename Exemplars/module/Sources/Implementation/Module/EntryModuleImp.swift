import ShopInterface

/// The screens of entries, as the app makes them.
public struct EntryModuleImp: EntryModule {
  let container: EntryDependenciesContainer

  public init(externalDependencies: ExternalDependencies) {
    container = EntryDependenciesContainer(externalDependencies: externalDependencies)
  }

  #if canImport(SwiftUI)
    public func entriesFlow() -> Screen {
      container.entriesView()
    }
  #endif
}
