import StrataNetwork

protocol EntryDataSource: Sendable {
  func fetchEntries() async throws(NetworkError) -> [EntryDTO]
  func fetchEntry(id: Entry.ID) async throws(NetworkError) -> EntryDTO
  func saveEntry(_ entry: EntryDTO) async throws(NetworkError) -> EntryDTO
}

struct EntryDataSourceImp: EntryDataSource {
  let networkClient: NetworkClient

  func fetchEntries() async throws(NetworkError) -> [EntryDTO] {
    try await networkClient.send(EntryNetworkRoute.getEntries())
  }

  func fetchEntry(id: Entry.ID) async throws(NetworkError) -> EntryDTO {
    try await networkClient.send(EntryNetworkRoute.getEntry(id: id))
  }

  func saveEntry(_ entry: EntryDTO) async throws(NetworkError) -> EntryDTO {
    try await networkClient.send(EntryNetworkRoute.saveEntry(entry))
  }
}
