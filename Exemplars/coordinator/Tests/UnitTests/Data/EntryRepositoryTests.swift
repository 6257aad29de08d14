import Foundation
import StrataNetwork
import StrataTesting
import Testing

@testable import Members

@Suite(.timeLimit(.minutes(10))) struct EntryRepositoryTests {
  private let transport = InMemoryTransport()
  private let repository: EntryRepository

  init() {
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "https://api.test", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: transport)
    repository = EntryRepository(remoteDataSource: EntryRemoteDataSource(networkClient: client))
  }

  @Test func entriesAreReadFromTheServer() async throws {
    transport.on(.get, "entries", .json(encoding: EntrySamples.all.map { EntryDTO($0) }))
    #expect(try await repository.getEntries() == EntrySamples.all)
  }

  @Test func anEntryIsReadByItsId() async throws {
    transport.on(.get, "entries/{id}", .json(encoding: EntryDTO(EntrySamples.second)))
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
    transport.on(.put, "entries/{id}", .json(encoding: EntryDTO(EntrySamples.first)))
    #expect(try await repository.saveEntry(EntrySamples.first) == EntrySamples.first)
    let sent = try #require(transport.requests(.put, "entries/\(EntrySamples.first.id)").first)
    let fields = try #require(try JSONSerialization.jsonObject(with: sent.data) as? [String: Any])
    #expect(fields["id"] != nil)
    #expect(fields["exampleField"] != nil)
  }
}
