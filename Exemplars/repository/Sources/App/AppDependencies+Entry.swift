/// What the screens of entries are made of.
extension AppDependencies {
  func makeEntryListViewModel() -> EntryListViewModel {
    EntryListViewModel(getEntriesUseCase: GetEntriesUseCase(entryRepository: makeEntryRepository()))
  }

  func makeEntryDetailViewModel(id: Entry.ID) -> EntryDetailViewModel {
    let repository = makeEntryRepository()
    return EntryDetailViewModel(
      id: id, getEntryUseCase: GetEntryUseCase(entryRepository: repository),
      saveEntryUseCase: SaveEntryUseCase(entryRepository: repository))
  }

  private func makeEntryRepository() -> any EntryRepository {
    let remote = decorator.decorate(
      EntryRemoteDataSourceImpl(network: network), as: (any EntryRemoteDataSource).self)
    return EntryRepositoryImpl(remoteDataSource: remote)
  }
}
