import StrataStorage
import StrataTesting
import Testing

@testable import Login

@Suite struct SettingsUseCaseTests {
  private let stored = Scripted<Void, StoredSettings?>(answering: nil)
  private let saved = Scripted<StoredSettings, Void>(answering: ())

  private var get: GetSettingsUseCase { GetSettingsUseCase(gateway: MockGetSettingsGateway(answers: stored)) }

  private func gateway(_ settings: StoredSettings?) -> MockSaveSettingsGateway {
    MockSaveSettingsGateway(stored: settings, answers: saved)
  }

  @Test func phonesAreRememberedUnlessTheUserDecidesOtherwise() async throws {
    #expect(try await get.execute() == SignInSettings(remembersPhone: true, phone: ""))
    try await RememberPhoneUseCase(gateway: gateway(nil)).execute(phone: Samples.phone)
    #expect(saved.calls.last == StoredSettings(remembersPhone: true, phone: Samples.phone))
    let none = StoredSettings(remembersPhone: false, phone: "")
    try await RememberPhoneUseCase(gateway: gateway(none)).execute(phone: Samples.phone)
    #expect(saved.calls.last == none)
  }

  /// Another user may have signed in since the settings were shown.
  @Test func aDecisionKeepsThePhoneThatSignedInLast() async throws {
    let settings = StoredSettings(remembersPhone: true, phone: Samples.phone)
    #expect(
      try await SaveSettingsUseCase(gateway: gateway(settings)).execute(remembersPhone: true)
        == SignInSettings(phone: Samples.phone))
    #expect(
      try await SaveSettingsUseCase(gateway: gateway(settings)).execute(remembersPhone: false)
        == SignInSettings(remembersPhone: false))
    #expect(saved.calls == [settings, StoredSettings(remembersPhone: false, phone: "")])
  }

  @Test func aDatabaseThatFailsIsAnErrorOfTheBusiness() async {
    stored.replace(with: .failure(DatabaseError.busy))
    saved.replace(with: .failure(DatabaseError.busy))
    let gateway = gateway(nil)
    await #expect(throws: SettingsError.self) { try await get.execute() }
    await #expect(throws: SettingsError.self) {
      try await SaveSettingsUseCase(gateway: gateway).execute(remembersPhone: true)
    }
    await #expect(throws: SettingsError.self) {
      try await RememberPhoneUseCase(gateway: gateway).execute(phone: Samples.phone)
    }
  }
}
