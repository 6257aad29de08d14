import StrataTesting

@testable import Login

struct MockGetEntriesUseCase: GetEntriesUseCaseProtocol {
  let answers: Scripted<Void, [Entry]>

  func execute() async throws(AuthError) -> [Entry] {
    try answers.answer(to: (), failingWith: AuthError.self)
  }
}

struct MockGetEntryUseCase: GetEntryUseCaseProtocol {
  let answers: Scripted<Entry.ID, Entry>

  func execute(id: Entry.ID) async throws(AuthError) -> Entry {
    try answers.answer(to: id, failingWith: AuthError.self)
  }
}

struct MockSaveEntryUseCase: SaveEntryUseCaseProtocol {
  let answers: Scripted<Entry, Entry>

  func execute(_ entry: Entry) async throws(AuthError) -> Entry {
    try answers.answer(to: entry, failingWith: AuthError.self)
  }
}
