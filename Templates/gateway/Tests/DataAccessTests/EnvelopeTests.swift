import Foundation
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

@testable import Login

/// An envelope may come with status 200 and say that the server did not do what it was asked, also beside a result.
@MainActor
@Suite struct EnvelopeTests {
  private let transport = InMemoryTransport()
  private let storage = InMemoryStorage()

  private func makeViewModel() throws -> LoginViewModel {
    try AppDependencies.sample(transport, storage).makeLoginViewModel()
  }

  @Test(arguments: [#", "result": {"sessionId": "s", "expiresAt": "2027-01-15T08:00:00Z"}"#, ""])
  func aCodeThatTheServerDidNotSendIsAnErrorWithItsMessage(result: String) async throws {
    transport.on(.post, "cli/client", .json(#"{"success": false, "message": "Not today."\#(result)}"#))
    let viewModel = try makeViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(!viewModel.otpSent && viewModel.showError)
    #expect(viewModel.errorMessage == "Not today.")
  }

  @Test(arguments: [
    #", "result": {"token": "t", "refreshToken": "r", "expiresAt": "2027-01-15T08:00:00Z"}"#, "",
  ])
  func aSessionThatTheServerDidNotOpenIsAnErrorWithItsMessage(result: String) async throws {
    transport.on(.post, "cli/valid", .json(#"{"success": false, "message": "Not you."\#(result)}"#))
    let viewModel = try makeViewModel()
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    #expect(!viewModel.isLoggedIn && viewModel.showError)
    #expect(viewModel.errorMessage == "Not you.")
    #expect(storage.token == nil)
  }

  @Test func aSessionThatTheServerDidNotRenewIsOver() async throws {
    CredentialStorage(storage: storage).keep(Credential(accessToken: "old", refreshToken: "r"))
    transport.on(.get, "profile", .status(401))
    transport.on(
      .post, "cli/refresh",
      .json(
        #"""
        {"success": false, "message": "No.",
         "result": {"token": "t", "refreshToken": "r", "expiresAt": "2027-01-15T08:00:00Z"}}
        """#))
    let dependencies = try AppDependencies.sample(transport, storage)
    let login = dependencies.makeLoginViewModel()
    let home = dependencies.makeHomeViewModel(login: login)
    #expect(login.isLoggedIn)
    await home.loadProfile()
    #expect(!login.isLoggedIn && home.profile == nil)
    #expect(storage.token == nil)
  }
}
