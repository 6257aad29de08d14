import StrataNetwork

/// Entries at the server.
protocol EntryRemoteDataSource: Sendable {
  func getEntries() async throws(NetworkError) -> [EntryDto]
  func getEntry(id: Entry.ID) async throws(NetworkError) -> EntryDto
  func saveEntry(_ entry: EntryDto) async throws(NetworkError) -> EntryDto
}

struct EntryRemoteDataSourceImpl: EntryRemoteDataSource {
  private let network: NetworkClient

  init(network: NetworkClient) {
    self.network = network
  }

  func getEntries() async throws(NetworkError) -> [EntryDto] {
    try await network.send(EntryNetworkRoute.getEntries())
  }

  func getEntry(id: Entry.ID) async throws(NetworkError) -> EntryDto {
    try await network.send(EntryNetworkRoute.getEntry(id: id))
  }

  func saveEntry(_ entry: EntryDto) async throws(NetworkError) -> EntryDto {
    try await network.send(EntryNetworkRoute.saveEntry(entry))
  }
}
