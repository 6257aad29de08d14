// The types of a file move together; clients and storages have folders of their own.
// style: coordinator
// rules: role-folder
// file: Sources/Presentation/Views/FerryViewModel.swift
protocol FerryViewModelProtocol {}  // ! role-folder FerryViewModelProtocol -> Views

final class FerryViewModel: FerryViewModelProtocol {}
// file: Sources/Infrastructure/Network/TicketStorage.swift
struct TicketStorage {  // ! role-folder TicketStorage -> Network
  func save(_ ticket: String) {}
}
// file: Sources/Infrastructure/Storage/PierNetworkClient.swift
struct PierNetworkClient {  // ! role-folder PierNetworkClient -> Storage
  func send(_ path: String) {}
}
// file: Sources/Infrastructure/Storage/DeckStorage.swift
struct DeckStorage {
  func save(_ deck: String) {}
}
// file: Sources/Data/DataSources/Network/DeckRemoteDataSource.swift
struct DeckRemoteDataSource {
  func load() {}
}
