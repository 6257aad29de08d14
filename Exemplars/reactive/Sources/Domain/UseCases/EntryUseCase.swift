import Streams

protocol EntryUseCase: Sendable {
  func getEntries() -> Single<[Entry]>
  func getEntry(id: Entry.ID) -> Single<Entry>
  func saveEntry(_ entry: Entry) -> Single<Entry>
}

final class EntryUseCaseImpl: EntryUseCase {
  private let repository: any EntryRepository

  init(repository: any EntryRepository) {
    self.repository = repository
  }

  func getEntries() -> Single<[Entry]> { repository.getEntries() }

  func getEntry(id: Entry.ID) -> Single<Entry> { repository.getEntry(id: id) }

  func saveEntry(_ entry: Entry) -> Single<Entry> { repository.saveEntry(entry) }
}
