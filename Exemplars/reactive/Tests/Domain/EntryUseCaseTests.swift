import Streams
import Testing

@testable import Payments

@Suite struct EntryUseCaseTests {
  private let repository = FakeEntryRepository([EntrySamples.first])

  private var useCase: EntryUseCaseImpl { EntryUseCaseImpl(repository: repository) }

  @Test func entriesAreThoseOfTheRepository() async throws {
    #expect(try await useCase.getEntries().get() == [EntrySamples.first])
    #expect(try await useCase.getEntry(id: EntrySamples.first.id).get() == EntrySamples.first)
  }

  @Test func aSavedEntryIsThere() async throws {
    #expect(try await useCase.saveEntry(EntrySamples.second).get() == EntrySamples.second)
    #expect(repository.entries == EntrySamples.all)
  }
}
