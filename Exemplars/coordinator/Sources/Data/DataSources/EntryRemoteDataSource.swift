import StrataNetwork

/// Entries at the server.
protocol EntryRemoteDataSourceProtocol: Sendable {
  func fetchEntries() async throws(NetworkError) -> [EntryDTO]
  func fetchEntry(id: Entry.ID) async throws(NetworkError) -> EntryDTO
  func saveEntry(_ entry: EntryDTO) async throws(NetworkError) -> EntryDTO
}

struct EntryRemoteDataSource: EntryRemoteDataSourceProtocol {
  private let networkClient: NetworkClient

  init(networkClient: NetworkClient) {
    self.networkClient = networkClient
  }

  func fetchEntries() async throws(NetworkError) -> [EntryDTO] {
    try await networkClient.send(Route<[EntryDTO]>.get("entries"))
  }

  func fetchEntry(id: Entry.ID) async throws(NetworkError) -> EntryDTO {
    try await networkClient.send(Route<EntryDTO>.get("entries/\(id)"))
  }

  func saveEntry(_ entry: EntryDTO) async throws(NetworkError) -> EntryDTO {
    try await networkClient.send(Route<EntryDTO>.put("entries/\(entry.id)", body: .json(entry)))
  }
}
