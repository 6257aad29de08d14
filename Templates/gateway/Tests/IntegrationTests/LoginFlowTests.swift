import ExampleAPI
import ExampleServer
import Foundation
import StrataNetwork
import StrataStorage
import StrataTerminal
import Testing

@testable import Login

/// The whole app but its views, against the API in memory and against the real server.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct LoginFlowTests {
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
    let viewModel = AppDependencies(
      server: server.url, transport: URLSessionTransport(), storage: InMemoryStorage()
    ).makeLoginViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(viewModel.showError && !viewModel.otpSent)
    #expect(viewModel.errorMessage == "There is no connection to the server. Please try again.")
  }

  @Test func aTraceShowsEveryLayerAndNoSecret() async {
    final class Paper { var text = "" }
    let paper = Paper()
    let trace = TraceLogger(Terminal { paper.text += $0 })
    let viewModel = AppDependencies(
      server: .exampleServer, transport: ExampleAPI(settings: .init(otp: "424242")), storage: InMemoryStorage(),
      trace: trace
    ).makeLoginViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(
      paper.text == """
          trace  LoginViewModel → SendOTPUseCase.execute
          trace    SendOTPUseCase → SendOTPGateway.sendOTP
          trace      Network → POST http://127.0.0.1:8000/cli/client
          trace      Network ← 200
          trace    SendOTPUseCase ← NetResSendOTP
          trace  LoginViewModel ← OTPResponse

        """)
    paper.text = ""
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    #expect(viewModel.isLoggedIn && paper.text.contains("ValidateOTPUseCase ← NetResValidate"))
    #expect(!paper.text.contains("424242") && !paper.text.contains(Samples.phone))
  }

  private func signIn(_ server: URL, _ transport: any Transport) async throws {
    let storage = InMemoryStorage()
    let viewModel = AppDependencies(server: server, transport: transport, storage: storage).makeLoginViewModel()
    await viewModel.sendOTP(phone: Samples.phone)
    #expect(viewModel.otpSent)
    await viewModel.validateOTP(phone: Samples.phone, code: "111111")
    #expect(viewModel.showError && viewModel.errorMessage == "The code is wrong.")
    await viewModel.validateOTP(phone: Samples.phone, code: "424242")
    #expect(viewModel.isLoggedIn && !viewModel.showError)
    #expect(UserSettings(storage: storage).token?.isEmpty == false)
  }
}
