import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Members

@MainActor
@Suite struct EntryCoordinatorTests {
  private let transport = InMemoryTransport()
  private let coordinator: EntryCoordinator

  init() {
    let storage = InMemoryStorage()
    coordinator = EntryCoordinator(
      container: DependencyContainer(
        baseURL: "https://api.test", transport: transport, userDefaultsStorage: storage, keychainStorage: storage))
  }

  @Test func theListLeadsToAnEntryAndBack() {
    coordinator.entryListViewModel.select(EntrySamples.first)
    #expect(coordinator.router.path == [.entry(EntrySamples.first.id)])
    #expect(coordinator.entryDetailViewModel != nil)
    coordinator.start()
    #expect(coordinator.router.path == [])
  }
}
