@testable import Members

struct FakeGetEntryListUseCase: GetEntryListUseCaseProtocol {
  let entries: FakeEntryRepository

  func execute() async throws(AppError) -> [Entry] { try await entries.getEntries() }
}

struct FakeGetEntryUseCase: GetEntryUseCaseProtocol {
  let entries: FakeEntryRepository

  func execute(id: Entry.ID) async throws(AppError) -> Entry { try await entries.getEntry(id: id) }
}

struct FakeSaveEntryUseCase: SaveEntryUseCaseProtocol {
  let entries: FakeEntryRepository

  func execute(_ entry: Entry) async throws(AppError) -> Entry { try await entries.saveEntry(entry) }
}
