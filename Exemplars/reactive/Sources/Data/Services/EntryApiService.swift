import StrataNetwork
import Streams

/// Entries at the server.
protocol EntryApiService: Sendable {
  func getEntries() -> Single<[ApiEntryResponse]>
  func getEntry(id: Entry.ID) -> Single<ApiEntryResponse>
  func saveEntry(_ entry: ApiEntryRequest) -> Single<ApiEntryResponse>
}

final class EntryApiServiceImpl: EntryApiService {
  private let networkClient: NetworkClient

  init(networkClient: NetworkClient) {
    self.networkClient = networkClient
  }

  func getEntries() -> Single<[ApiEntryResponse]> {
    let route = Route<[ApiEntryResponse]>.get("entries")
    return .create(work: { [networkClient] in try await networkClient.send(route) })
  }

  func getEntry(id: Entry.ID) -> Single<ApiEntryResponse> {
    let route = Route<ApiEntryResponse>.get("entries/\(id)")
    return .create(work: { [networkClient] in try await networkClient.send(route) })
  }

  func saveEntry(_ entry: ApiEntryRequest) -> Single<ApiEntryResponse> {
    let route = Route<ApiEntryResponse>.put("entries/\(entry.id)", body: .json(entry))
    return .create(work: { [networkClient] in try await networkClient.send(route) })
  }
}
