import ExampleAPI
import ExampleServer
import Foundation
import StrataNetwork
import StrataStorage
import Testing

@testable import Login

/// The whole app but its views, against the API in memory and against the real server.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct LoginFlowTests {
  @Test func theFlowWorksInMemory() async throws {
    try await signIn(URL.exampleServer, ExampleAPI(settings: .init(otp: "424242")))
  }

  @Test func theFlowWorksWithTheServer() async throws {
    let server = try ExampleServer(["--otp", "424242"])
    try await signIn(server.url, URLSessionTransport())
  }

  @Test func whereNoServerAnswersTheAppSaysSo() async throws {
    let server = try ExampleServer()
    server.stop()
    let viewModel = try AppDependencies.sample(server: server.url, URLSessionTransport()).makeLoginViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(viewModel.showError && !viewModel.otpSent)
    #expect(viewModel.errorMessage == "There is no connection to the server. Please try again.")
  }

  @Test func aTokenThatIsTooOldIsRenewedAndARefusedSessionSignsOut() async throws {
    let api = ExampleAPI(settings: .init(otp: "424242"))
    let storage = InMemoryStorage()
    let dependencies = try AppDependencies.sample(api, storage)
    let viewModel = dependencies.makeLoginViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    let home = dependencies.makeHomeViewModel(login: viewModel)
    let first = storage.token
    await api.advance(bySeconds: 901)
    await home.loadProfile()
    #expect(home.profile?.phone == Samples.phone)
    #expect(storage.token != first)
    await api.advance(bySeconds: 31 * 86_400)
    await home.loadProfile()
    #expect(home.profile == nil && !viewModel.isLoggedIn)
    #expect(storage.token == nil)
  }

  /// The server has used up the refresh token, and the app does not know the new one.
  @Test func aRenewalWhoseAnswerIsLostSignsNobodyOut() async throws {
    let api = ExampleAPI(settings: .init(otp: "424242"))
    let storage = InMemoryStorage()
    let dependencies = try AppDependencies.sample(api, storage)
    let viewModel = dependencies.makeLoginViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    let home = dependencies.makeHomeViewModel(login: viewModel)
    await api.advance(bySeconds: 901)
    await api.add(.lost("POST /cli/refresh", count: 1))
    await home.loadProfile()
    #expect(home.profile?.phone == Samples.phone && viewModel.isLoggedIn)
    // As often as it is sent: the next request tries again.
    await api.advance(bySeconds: 901)
    await api.add(.lost("POST /cli/refresh", count: 3))
    await home.loadProfile()
    #expect(home.errorMessage == "There is no connection to the server. Please try again.")
    await home.loadProfile()
    #expect(home.errorMessage == nil && viewModel.isLoggedIn && storage.token != nil)
  }

  private func signIn(_ server: URL, _ transport: any Transport) async throws {
    let storage = InMemoryStorage()
    let dependencies = try AppDependencies.sample(server: server, transport, storage)
    let viewModel = dependencies.makeLoginViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(viewModel.otpSent && viewModel.secondsUntilResend(to: Samples.phone, at: Date()) > 0)
    await viewModel.validateOTP(phone: Samples.phone, code: "111111")
    #expect(viewModel.showError && viewModel.errorMessage == "The code is wrong.")
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    #expect(viewModel.isLoggedIn && !viewModel.showError)
    #expect(storage.token?.isEmpty == false)
    let home = dependencies.makeHomeViewModel(login: viewModel)
    await home.loadProfile()
    #expect(home.profile?.phone == Samples.phone)
    let avatar = dependencies.makeAvatarViewModel(login: viewModel)
    await avatar.upload(Samples.png)
    await home.loadProfile()
    let other = dependencies.makeAvatarViewModel(login: viewModel)
    await other.load(path: home.profile?.avatarPath)
    #expect(other.picture == Samples.png && avatar.picture == Samples.png)
    try await resetPassword(dependencies, viewModel)
  }

  private func resetPassword(_ dependencies: AppDependencies, _ login: LoginViewModel) async throws {
    await login.logOut()
    await login.logIn(phone: Samples.phone, password: Samples.password)
    #expect(!login.isLoggedIn && login.errorMessage == "The phone or the password is wrong.")
    let reset = dependencies.makeResetPasswordViewModel(login: login)
    await reset.sendOTP(phone: Samples.phone)
    await reset.resetPassword(phone: Samples.phone, code: "424242", password: Samples.password)
    #expect(reset.isDone && login.isLoggedIn)
    await login.logOut()
    await login.logIn(phone: Samples.phone, password: Samples.password)
    #expect(login.isLoggedIn && !login.showError)
    await login.logOut()
    #expect(login.rememberedPhone == Samples.phone)
    let settings = dependencies.makeSettingsViewModel()
    await settings.loadSettings()
    await settings.setRemembersPhone(false)
    await login.loadPhone()
    #expect(login.rememberedPhone.isEmpty)
  }
}
