/// What the screens of entries are made of.
extension AppDependencies {
  @MainActor
  func makeEntryListViewModel() -> EntryListViewModel {
    let gateway = decorator.decorate(
      GetEntriesGateway(network: sessionNetwork.client), as: (any GetEntriesGatewayProtocol).self)
    return EntryListViewModel(
      getEntriesUseCase: decorator.decorate(
        GetEntriesUseCase(gateway: gateway), as: (any GetEntriesUseCaseProtocol).self))
  }

  @MainActor
  func makeEntryDetailViewModel(id: Entry.ID) -> EntryDetailViewModel {
    EntryDetailViewModel(id: id, getEntryUseCase: getEntryUseCase(), saveEntryUseCase: saveEntryUseCase())
  }

  private func getEntryUseCase() -> any GetEntryUseCaseProtocol {
    let gateway = decorator.decorate(
      GetEntryGateway(network: sessionNetwork.client), as: (any GetEntryGatewayProtocol).self)
    return decorator.decorate(GetEntryUseCase(gateway: gateway), as: (any GetEntryUseCaseProtocol).self)
  }

  private func saveEntryUseCase() -> any SaveEntryUseCaseProtocol {
    let gateway = decorator.decorate(
      SaveEntryGateway(network: sessionNetwork.client), as: (any SaveEntryGatewayProtocol).self)
    return decorator.decorate(SaveEntryUseCase(gateway: gateway), as: (any SaveEntryUseCaseProtocol).self)
  }
}
