// style: gateway
// rules: dto-leak
// file: Sources/Presentation/LoginViewModel.swift
import Foundation

@MainActor
final class LoginViewModel: ObservableObject {
  @Published private(set) var session: OTPResponse?
  private let sendOTP: SendOTPUseCaseProtocol

  init(sendOTP: SendOTPUseCaseProtocol) { self.sendOTP = sendOTP }
}
// file: Sources/Domain/SendOTPUseCase.swift
protocol SendOTPUseCaseProtocol {
  func execute(phone: String) async throws -> OTPResponse?
}

struct SendOTPUseCase: SendOTPUseCaseProtocol {
  let gateway: SendOTPGatewayProtocol

  func execute(phone: String) async throws -> OTPResponse? {
    let dto: NetResSendOTP? = try await gateway.sendOTP(phone: phone)
    return dto.map { map($0) }
  }

  private func map(_ dto: NetResSendOTP) -> OTPResponse { OTPResponse(session: dto.session) }

  private func newest(_ all: [NetResSendOTP]) -> NetResSendOTP? { all.last }
}

struct OTPResponse {
  let session: String
}

extension OTPResponse {
  init(from dto: NetResSendOTP) { self.init(session: dto.session) }
}
// file: Sources/Data/SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP(phone: String) async throws -> NetResSendOTP?
}

struct NetResSendOTP: Codable {
  let session: String
}
