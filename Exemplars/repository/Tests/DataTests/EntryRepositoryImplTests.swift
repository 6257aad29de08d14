import Foundation
import StrataNetwork
import StrataTesting
import Testing

@testable import Users

@Suite(.timeLimit(.minutes(10))) struct EntryRepositoryImplTests {
  private let transport = InMemoryTransport()
  private let repository: EntryRepositoryImpl

  init() {
    let network = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: transport)
    repository = EntryRepositoryImpl(remoteDataSource: EntryRemoteDataSourceImpl(network: network))
  }

  @Test func entriesAreReadFromTheServer() async throws {
    transport.on(.get, "entries", .json(encoding: EntrySamples.all.map { EntryDto($0) }))
    #expect(try await repository.getEntries() == EntrySamples.all)
  }

  @Test func anEntryIsReadByItsId() async throws {
    transport.on(.get, "entries/{id}", .json(encoding: EntryDto(EntrySamples.second)))
    #expect(try await repository.getEntry(id: EntrySamples.second.id) == EntrySamples.second)
    #expect(transport.requests(.get, "entries/\(EntrySamples.second.id)").count == 1)
  }

  @Test func aFailureIsOneOfTheApp() async throws {
    transport.on(.get, "entries/{id}", .status(404))
    await #expect(throws: AppError.self) { try await repository.getEntry(id: EntrySamples.first.id) }
    transport.on(.get, "entries", .failure(.noConnection))
    await #expect(throws: AppError.self) { try await repository.getEntries() }
  }

  @Test func anEntryIsSentWithAllFields() async throws {
    transport.on(.put, "entries/{id}", .json(encoding: EntryDto(EntrySamples.first)))
    #expect(try await repository.saveEntry(EntrySamples.first) == EntrySamples.first)
    let sent = try #require(transport.requests(.put, "entries/\(EntrySamples.first.id)").first)
    let fields = try #require(try JSONSerialization.jsonObject(with: sent.data) as? [String: Any])
    #expect(fields["id"] != nil)
    #expect(fields["exampleField"] != nil)
  }
}
