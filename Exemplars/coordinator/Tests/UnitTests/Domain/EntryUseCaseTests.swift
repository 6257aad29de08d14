import Testing

@testable import Members

@Suite struct EntryUseCaseTests {
  private let repository = FakeEntryRepository([EntrySamples.first])

  @Test func entriesAreThoseOfTheRepository() async throws {
    #expect(try await GetEntryListUseCase(entryRepository: repository).execute() == [EntrySamples.first])
    let entry = try await GetEntryUseCase(entryRepository: repository).execute(id: EntrySamples.first.id)
    #expect(entry == EntrySamples.first)
  }

  @Test func aSavedEntryIsThere() async throws {
    let saved = try await SaveEntryUseCase(entryRepository: repository).execute(EntrySamples.second)
    #expect(saved == EntrySamples.second)
    #expect(try await repository.getEntries() == EntrySamples.all)
  }
}
