// style: gateway
// file: Sources/Presentation/Login/LoginScreen.swift
import SwiftUI

struct LoginScreen: View {  // ! role-name LoginScreen
  @StateObject private var viewModel: LoginVM
  var body: some View { CodeField() }
}

// A part of a screen is named for what it is.
struct CodeField: View { var body: some View { Text("") } }
// file: Sources/Presentation/Login/LoginVM.swift
@MainActor
final class LoginVM: ObservableObject {  // ! role-name LoginVM
  @Published var code = ""
  private let send: SendCodeUseCaseProtocol
  init(send: SendCodeUseCaseProtocol) { self.send = send }
}
// file: Sources/Domain/UseCases/SendCodeUseCase.swift
protocol SendCodeUseCaseProtocol { func execute(phone: String) async throws -> String }

struct SendCode: SendCodeUseCaseProtocol {
  let gateway: SendCodeGatewayProtocol
  func execute(phone: String) async throws -> String { try await gateway.sendCode(phone: phone).id }
}
// file: Sources/Domain/UseCases/CheckCodeUseCase.swift
protocol CheckCodeUseCase { func execute(code: String) async throws }  // ! role-name CheckCodeUseCase

struct CheckCodeUseCaseImpl: CheckCodeUseCase {  // ! role-name CheckCodeUseCaseImpl
  let gateway: CheckCodeSending
  func execute(code: String) async throws { try await gateway.check(code: code) }
}
// file: Sources/Data/Gateways/SendCodeGateway.swift
protocol SendCodeGatewayProtocol { func sendCode(phone: String) async throws -> SendCodeAnswer }

struct SendCodeClient: SendCodeGatewayProtocol {  // ! role-name SendCodeClient
  func sendCode(phone: String) async throws -> SendCodeAnswer { fatalError() }
}
// file: Sources/Data/Gateways/CheckCodeGateway.swift
protocol CheckCodeSending { func check(code: String) async throws }  // ! role-name CheckCodeSending

struct CheckCodeGateway: CheckCodeSending {
  func check(code: String) async throws {}
}

// It wraps another gateway, and has its name.
struct TracedCheckCodeSending: CheckCodeSending {
  let base: CheckCodeSending
  func check(code: String) async throws { try await base.check(code: code) }
}
// file: Sources/Data/DTOs/Codes.swift
struct SendCodeAnswer: Decodable { let id: String }  // ! role-name SendCodeAnswer
struct CodeBody: Encodable { let code: String }  // ! role-name CodeBody
struct NetReqCode: Encodable { let code: String }
struct NetResCode: Decodable { let lines: [CodeLine] }
// The prefixes are those of whole requests and responses.
struct CodeLine: Decodable { let id: String }
struct NetResWrong: Encodable { let id: String }  // ! role-name NetResWrong
// It may be encoded and decoded: either prefix is right.
struct NetReqAddress: Codable { let id: String }
// file: Sources/Data/Routes/CodeRoute.swift
protocol URLRequestProtocol { func request() -> String }

enum CodeEndpoint: URLRequestProtocol {  // ! role-name CodeEndpoint
  case send(NetReqCode)
  func request() -> String { "" }
}

enum CardNetworkRouter: URLRequestProtocol {  // ! role-name CardNetworkRouter
  case pay
  func request() -> String { "" }
}

enum AuthNetworkRoute: URLRequestProtocol {
  case login
  func request() -> String { "" }
}
