import ShopInterface
import ShopShared

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Makes what the screens of entries are made of.
struct EntryDependenciesContainer {
  init(externalDependencies: ExternalDependencies) {
    let decorator = externalDependencies.decorator
    let dataSource = decorator.decorate(
      EntryDataSourceImp(networkClient: externalDependencies.networkClient), as: (any EntryDataSource).self)
    repository = decorator.decorate(EntryRepositoryImp(dataSource: dataSource), as: (any EntryRepository).self)
  }

  #if canImport(SwiftUI)
    @MainActor func entriesView() -> Screen {
      AnyView(
        EntriesView(viewModel: entriesViewModel()) { id in
          EntryView(entryId: id, viewModel: entryViewModel())
        })
    }
  #endif

  @MainActor func entriesViewModel() -> EntriesViewModel {
    EntriesViewModel(getEntriesUseCase: GetEntriesUseCaseImp(entryRepository: repository))
  }

  @MainActor func entryViewModel() -> EntryViewModel {
    EntryViewModel(
      getEntryUseCase: GetEntryUseCaseImp(entryRepository: repository),
      saveEntryUseCase: SaveEntryUseCaseImp(entryRepository: repository))
  }

  private let repository: any EntryRepository
}
