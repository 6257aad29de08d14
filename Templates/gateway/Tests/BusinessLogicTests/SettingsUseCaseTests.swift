import StrataStorage
import StrataTesting
import Testing

@testable import Login

@Suite struct SettingsUseCaseTests {
  private let stored = Scripted<Void, StoredSettings?>(answering: nil)
  private let saved = Scripted<StoredSettings, Void>(answering: ())

  private var get: GetSettingsUseCase { GetSettingsUseCase(gateway: MockGetSettingsGateway(answers: stored)) }
  private var save: SaveSettingsUseCase { SaveSettingsUseCase(gateway: MockSaveSettingsGateway(answers: saved)) }
  private var remember: RememberPhoneUseCase {
    RememberPhoneUseCase(
      getGateway: MockGetSettingsGateway(answers: stored), saveGateway: MockSaveSettingsGateway(answers: saved))
  }

  @Test func phonesAreRememberedUnlessTheUserDecidesOtherwise() async throws {
    #expect(try await get.execute() == SignInSettings(remembersPhone: true, phone: ""))
    try await remember.execute(phone: Samples.phone)
    #expect(saved.calls == [StoredSettings(remembersPhone: true, phone: Samples.phone)])
    stored.replace(with: .success(StoredSettings(remembersPhone: false, phone: "")))
    try await remember.execute(phone: Samples.phone)
    #expect(saved.calls.count == 1)
  }

  @Test func whatIsNotToBeRememberedIsNotKept() async throws {
    try await save.execute(settings: SignInSettings(remembersPhone: false, phone: Samples.phone))
    #expect(saved.calls == [StoredSettings(remembersPhone: false, phone: "")])
  }

  @Test func aDatabaseThatFailsIsSaidInTheWordsOfTheBusiness() async {
    stored.replace(with: .failure(DatabaseError.busy))
    saved.replace(with: .failure(DatabaseError.busy))
    for call in [
      { _ = try await get.execute() }, { try await save.execute(settings: SignInSettings()) },
      { try await remember.execute(phone: Samples.phone) },
    ] as [() async throws -> Void] {
      await #expect(throws: SettingsError.self) { try await call() }
    }
  }
}
