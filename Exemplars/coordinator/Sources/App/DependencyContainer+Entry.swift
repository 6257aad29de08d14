/// What the screens of entries are made of.
extension DependencyContainer {
  func makeEntryListViewModel(coordinator: any EntryNavigation) -> EntryListViewModel {
    EntryListViewModel(
      getEntryListUseCase: decorator.decorate(
        GetEntryListUseCase(entryRepository: makeEntryRepository()), as: (any GetEntryListUseCaseProtocol).self),
      coordinator: coordinator)
  }

  func makeEntryDetailViewModel(id: Entry.ID, coordinator: any EntryNavigation) -> EntryDetailViewModel {
    let repository = makeEntryRepository()
    return EntryDetailViewModel(
      id: id,
      getEntryUseCase: decorator.decorate(
        GetEntryUseCase(entryRepository: repository), as: (any GetEntryUseCaseProtocol).self),
      saveEntryUseCase: decorator.decorate(
        SaveEntryUseCase(entryRepository: repository), as: (any SaveEntryUseCaseProtocol).self),
      coordinator: coordinator)
  }

  private func makeEntryRepository() -> any EntryRepositoryProtocol {
    decorator.decorate(
      EntryRepository(remoteDataSource: EntryRemoteDataSource(networkClient: networkClient)),
      as: (any EntryRepositoryProtocol).self)
  }
}
