import Streams

final class EntryRepositoryImpl: EntryRepository {
  private let apiService: any EntryApiService

  init(apiService: any EntryApiService) {
    self.apiService = apiService
  }

  func getEntries() -> Single<[Entry]> {
    apiService.getEntries()
      .map { $0.map(\.entry) }
      .catch { .error(EntryError(NetworkFailure($0))) }
  }

  func getEntry(id: Entry.ID) -> Single<Entry> {
    apiService.getEntry(id: id)
      .map(\.entry)
      .catch { .error(EntryError(NetworkFailure($0))) }
  }

  func saveEntry(_ entry: Entry) -> Single<Entry> {
    apiService.saveEntry(ApiEntryRequest(entry))
      .map(\.entry)
      .catch { .error(EntryError(NetworkFailure($0))) }
  }
}
