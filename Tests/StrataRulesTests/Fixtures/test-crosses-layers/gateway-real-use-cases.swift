// style: gateway
// file: Sources/Domain/SendOTPUseCase.swift
protocol SendOTPUseCaseProtocol {
  func execute(_ phone: String) async throws -> Session
}

final class SendOTPUseCase: SendOTPUseCaseProtocol {
  private let gateway: SendOTPGatewayProtocol
  init(gateway: SendOTPGatewayProtocol) { self.gateway = gateway }
  func execute(_ phone: String) async throws -> Session { Session(id: try await gateway.request(phone).id) }
}

final class ValidateOTPUseCase {
  private let gateway: SendOTPGatewayProtocol
  init(gateway: SendOTPGatewayProtocol) { self.gateway = gateway }
  func execute() {}
}

struct Session: Equatable {
  let id: String
}
// file: Sources/Gateways/SendOTPGateway.swift
struct NetResSendOTP: Codable {
  let id: String
}

protocol SendOTPGatewayProtocol {
  func request(_ phone: String) async throws -> NetResSendOTP
}

final class SendOTPGateway: SendOTPGatewayProtocol {
  func request(_ phone: String) async throws -> NetResSendOTP { NetResSendOTP(id: phone) }
}
// file: Sources/Presentation/LoginViewModel.swift
final class LoginViewModel: ObservableObject {
  private let useCase: SendOTPUseCaseProtocol
  init(useCase: SendOTPUseCaseProtocol) { self.useCase = useCase }
  func login() async {}
}
// file: Tests/LoginTests/LoginViewModelTests.swift
import XCTest

final class LoginViewModelTests: XCTestCase {
  let viewModel = LoginViewModel(
    useCase: SendOTPUseCase(  // ! test-crosses-layers LoginViewModelTests -> SendOTPUseCase
      gateway: MockSendOTPGateway()))

  /// The gateway is part of the use case that is reported.
  func testLogin() async {
    let real = LoginViewModel(useCase: SendOTPUseCase(gateway: SendOTPGateway()))  // ! test-crosses-layers LoginViewModelTests -> SendOTPUseCase
    await real.login()
  }

  /// Under a double there is nothing of the layer below.
  func testFake() {
    let model = LoginViewModel(useCase: FakeSendOTPUseCase())
    _ = Session(id: "1")
  }

  private struct FakeSendOTPUseCase: SendOTPUseCaseProtocol {
    func execute(_ phone: String) async throws -> Session { try await SendOTPUseCase(gateway: SendOTPGateway()).execute(phone) }
  }
}
// file: Tests/LoginTests/SendOTPUseCaseTests.swift
import Testing

@Suite struct SendOTPUseCaseTests {
  @Test func sends() async throws {
    let useCase = SendOTPUseCase(gateway: MockSendOTPGateway())
    let session = try await useCase.execute("1")
  }

  @Test func sendsForReal() async throws {
    let gateway = SendOTPGateway()  // ! test-crosses-layers SendOTPUseCaseTests -> SendOTPGateway
    let session = try await SendOTPUseCase(gateway: gateway).execute("1")
  }
}
// file: Tests/LoginTests/FreeTests.swift
import Testing

/// Tests outside of types: the outermost type that they create is the one under test.
@Test func validates() {
  let useCase = ValidateOTPUseCase(gateway: SendOTPGateway())  // ! test-crosses-layers validates() -> SendOTPGateway
  useCase.execute()
}
// file: Tests/LoginTests/MockSendOTPGateway.swift
final class MockSendOTPGateway: SendOTPGatewayProtocol {
  func request(_ phone: String) async throws -> NetResSendOTP { NetResSendOTP(id: "1") }
}
