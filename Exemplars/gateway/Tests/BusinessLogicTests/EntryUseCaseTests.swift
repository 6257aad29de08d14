import StrataTesting
import Testing

@testable import Login

@Suite struct EntryUseCaseTests {
  private let response = EntrySamples.response(EntrySamples.first)

  @Test func responsesBecomeEntries() async throws {
    let list = GetEntriesUseCase(gateway: MockGetEntriesGateway(answers: Scripted(answering: [response])))
    #expect(try await list.execute() == [EntrySamples.first])
    let one = GetEntryUseCase(gateway: MockGetEntryGateway(answers: Scripted(answering: response)))
    #expect(try await one.execute(id: EntrySamples.first.id) == EntrySamples.first)
  }

  @Test func anEntryIsSentAsItIs() async throws {
    let answers = Scripted<NetReqEntry, NetResEntry>(answering: response)
    let useCase = SaveEntryUseCase(gateway: MockSaveEntryGateway(answers: answers))
    #expect(try await useCase.execute(EntrySamples.first) == EntrySamples.first)
    #expect(answers.calls == [NetReqEntry(from: EntrySamples.first)])
  }

  @Test func aFailureIsAnErrorOfTheBusiness() async {
    let list = GetEntriesUseCase(gateway: MockGetEntriesGateway(answers: Scripted(failing: GatewayError.noConnection)))
    await #expect(throws: AuthError.self) { try await list.execute() }
    let one = GetEntryUseCase(gateway: MockGetEntryGateway(answers: Scripted(failing: GatewayError.noData)))
    await #expect(throws: AuthError.self) { try await one.execute(id: EntrySamples.first.id) }
  }
}
