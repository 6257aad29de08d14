/// What the screens of entries are made of.
extension AppDependencies {
  func makeEntryListViewModel() -> EntryListViewModel {
    EntryListViewModel(entryUC: makeEntryUseCase())
  }

  func makeEntryDetailViewModel(id: Entry.ID) -> EntryDetailViewModel {
    EntryDetailViewModel(id: id, entryUC: makeEntryUseCase())
  }

  private func makeEntryUseCase() -> any EntryUseCase {
    let service = decorator.decorate(
      EntryApiServiceImpl(networkClient: networkClient), as: (any EntryApiService).self)
    let repository = decorator.decorate(EntryRepositoryImpl(apiService: service), as: (any EntryRepository).self)
    return decorator.decorate(EntryUseCaseImpl(repository: repository), as: (any EntryUseCase).self)
  }
}
