// style: gateway
// rules: all
// file: Sources/Presentation/Login/LoginView.swift
import SwiftUI

struct LoginView: View {
  @StateObject private var viewModel = LoginViewModel()
  @State private var phone = ""
  @State private var otpCode = ""

  var body: some View {
    VStack {
      TextField("Phone", text: $phone)
      Button("Send OTP") {
        Task {
          await viewModel.sendOTP(phone: phone)
        }
      }

      if viewModel.otpSent {
        TextField("OTP Code", text: $otpCode)
        Button("Login") {
          Task {
            await viewModel.validateOTP(phone: phone, code: otpCode)
          }
        }
      }

      if viewModel.isLoading {
        LoadingIndicator()
      }
    }
    .alert("Error", isPresented: $viewModel.showError) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(viewModel.errorMessage)
    }
  }
}
// file: Sources/Presentation/Common/LoadingIndicator.swift
import SwiftUI

struct LoadingIndicator: View {
  var body: some View { ProgressView() }
}
// file: Sources/Presentation/Login/LoginViewModel.swift
import Foundation

@MainActor
class LoginViewModel: ObservableObject {
  @Published var otpSent = false
  @Published var isLoading = false
  @Published var showError = false
  @Published var errorMessage = ""

  private let sendOTPUseCase: SendOTPUseCaseProtocol
  private let validateOTPUseCase: ValidateOTPUseCaseProtocol

  init(
    sendOTPUseCase: SendOTPUseCaseProtocol = SendOTPUseCase(gateway: SendOTPGateway()),
    validateOTPUseCase: ValidateOTPUseCaseProtocol = ValidateOTPUseCase(gateway: ValidateOTPGateway())
  ) {
    self.sendOTPUseCase = sendOTPUseCase
    self.validateOTPUseCase = validateOTPUseCase
  }

  func sendOTP(phone: String) async {
    isLoading = true
    defer { isLoading = false }

    do {
      let result = try await sendOTPUseCase.execute(username: phone)
      if result != nil {
        otpSent = true
      }
    } catch {
      errorMessage = error.localizedDescription
      showError = true
    }
  }

  func validateOTP(phone: String, code: String) async {
    isLoading = true
    defer { isLoading = false }

    do {
      let result = try await validateOTPUseCase.execute(username: phone, code: code)
      if let token = result?.token {
        UserSettings.shared.token = token
      }
    } catch {
      errorMessage = error.localizedDescription
      showError = true
    }
  }
}
// file: Sources/Shared/UserSettings.swift
final class UserSettings {
  static let shared = UserSettings()
  var token: String?
}
// file: Sources/Domain/UseCases/SendOTPUseCase.swift
protocol SendOTPUseCaseProtocol {
  func execute(username: String) async throws -> OTPResponse?
}

struct SendOTPUseCase: SendOTPUseCaseProtocol {
  private let gateway: SendOTPGatewayProtocol

  init(gateway: SendOTPGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String) async throws -> OTPResponse? {
    guard username.isValidPhoneNumber else {
      throw ValidationError.invalidPhoneNumber
    }

    guard let response = try await gateway.sendOTP(username: username) else {
      throw NetworkError.noData
    }

    return OTPResponse(
      sessionId: response.sessionId,
      expiresAt: response.expiresAt
    )
  }
}
// file: Sources/Domain/UseCases/ValidateOTPUseCase.swift
protocol ValidateOTPUseCaseProtocol {
  func execute(username: String, code: String) async throws -> Session?
}

struct ValidateOTPUseCase: ValidateOTPUseCaseProtocol {
  private let gateway: ValidateOTPGatewayProtocol

  init(gateway: ValidateOTPGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(username: String, code: String) async throws -> Session? {
    do {
      guard let response = try await gateway.validate(username: username, code: code) else { return nil }
      return Session(from: response)
    } catch NetworkError.unauthorized {
      throw AuthError.sessionExpired
    } catch {
      throw AuthError.unknown(error)
    }
  }
}
// file: Sources/Domain/Models/OTPResponse.swift
import Foundation

struct OTPResponse {
  let sessionId: String
  let expiresAt: Date
}

struct Session {
  let token: String
}

extension Session {
  init(from response: NetResValidate) {
    self.init(token: response.token)
  }
}
// file: Sources/Domain/Models/AuthError.swift
enum AuthError: Error {
  case sessionExpired
  case unknown(Error)
}

enum ValidationError: Error {
  case invalidPhoneNumber
}
// file: Sources/Domain/Extensions/String+Phone.swift
extension String {
  var isValidPhoneNumber: Bool { count > 8 }
}
// file: Sources/Data/Gateways/SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP(username: String) async throws -> NetResSendOTP?
}

struct SendOTPGateway: SendOTPGatewayProtocol {
  func sendOTP(username: String) async throws -> NetResSendOTP? {
    let request = NetReqSendOTP(phone: username)
    let response = try await Network.sendThrow(
      request: AuthNetworkRoute.sendOTP(req: request)
    )
    return response?.result
  }
}
// file: Sources/Data/Gateways/ValidateOTPGateway.swift
protocol ValidateOTPGatewayProtocol {
  func validate(username: String, code: String) async throws -> NetResValidate?
}

struct ValidateOTPGateway: ValidateOTPGatewayProtocol {
  func validate(username: String, code: String) async throws -> NetResValidate? {
    try await Network.sendThrow(
      request: AuthNetworkRoute.validate(req: NetReqValidate(phone: username, code: code))
    )?.result
  }
}
// file: Sources/Data/DTO/AuthDTO.swift
import Foundation

struct NetReqSendOTP: Codable {
  let phone: String
}

struct NetReqValidate: Codable {
  let phone: String
  let code: String
}

struct NetResSendOTP: NetResBody {
  let sessionId: String
  let expiresAt: Date
}

struct NetResValidate: NetResBody {
  let token: String
}
// file: Sources/Infrastructure/Network/AuthNetworkRoute.swift
import Foundation

enum AuthNetworkRoute: URLRequestProtocol {
  case sendOTP(req: NetReqSendOTP)
  case validate(req: NetReqValidate)

  var url: URL {
    switch self {
    case .sendOTP:
      return URL.baseAPICli.appendingPath("client")
    case .validate:
      return URL.baseAPICli.appendingPath("valid")
    }
  }

  var body: Data? {
    switch self {
    case .sendOTP(let req):
      return req.asData
    case .validate(let req):
      return req.asData
    }
  }

  var method: HTTPMethod {
    .post
  }

  func request() -> URLRequest {
    var request = URLRequest.new(url: url)
    request?.httpMethod = method.rawValue
    request?.httpBody = body
    return request!
  }
}
// file: Sources/Infrastructure/Network/Network.swift
import Foundation

protocol URLRequestProtocol {
  var url: URL { get }
  var body: Data? { get }
  var method: HTTPMethod { get }
  func request() -> URLRequest
}

enum HTTPMethod: String {
  case post = "POST"
}

protocol NetResBody: Codable {}

struct NetRes<T: NetResBody> {
  let result: T?
}

enum NetworkError: Error {
  case noData
  case unauthorized
}

enum Network {
  static func sendThrow<T: NetResBody>(request: URLRequestProtocol) async throws -> NetRes<T>? { nil }
}
// file: Tests/SendOTPUseCaseTests.swift
import XCTest

class MockSendOTPGateway: SendOTPGatewayProtocol {
  var mockResponse: NetResSendOTP?

  func sendOTP(username: String) async throws -> NetResSendOTP? {
    return mockResponse
  }
}

final class SendOTPUseCaseTests: XCTestCase {
  func testSessionId() async throws {
    let mockGateway = MockSendOTPGateway()
    mockGateway.mockResponse = NetResSendOTP(sessionId: "test123", expiresAt: Date())
    let useCase = SendOTPUseCase(gateway: mockGateway)
    let result = try await useCase.execute(username: "+1234567890")
    XCTAssertEqual(result?.sessionId, "test123")
  }
}
// file: Tests/LoginTests.swift
import XCTest

final class GatewayTests: XCTestCase {
  let sendOTP = SendOTPGateway()
  let validateOTP = ValidateOTPGateway()
}

final class ValidateOTPUseCaseTests: XCTestCase {
  let validateOTP = ValidateOTPUseCase(gateway: MockValidateOTPGateway())
}

class MockValidateOTPGateway: ValidateOTPGatewayProtocol {
  func validate(username: String, code: String) async throws -> NetResValidate? { nil }
}

final class LoginTests: XCTestCase {
  @MainActor let viewModel = LoginViewModel()
}
