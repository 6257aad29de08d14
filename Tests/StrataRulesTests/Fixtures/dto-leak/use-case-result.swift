// style: gateway
// rules: dto-leak, dependency-rule
// file: Sources/Domain/SendOTPUseCase.swift
protocol SendOTPUseCaseProtocol {
  func execute(phone: String) async throws -> NetResSendOTP?  // ! dto-leak SendOTPUseCaseProtocol -> NetResSendOTP
}

struct SendOTPUseCase: SendOTPUseCaseProtocol {
  let gateway: SendOTPGatewayProtocol

  func execute(phone: String) async throws -> NetResSendOTP? {  // ! dto-leak SendOTPUseCaseProtocol -> NetResSendOTP
    try await gateway.sendOTP(phone: phone)
  }
}

struct LoadCardsUseCase {
  func execute(done: @escaping (Result<[NetResCard], Error>) -> Void) {}  // ! dto-leak LoadCardsUseCase -> NetResCard
}

struct LoadOfferUseCase {
  func execute() async -> Offer { Offer(card: nil) }
}

struct Offer {
  let card: NetResCard?  // ! dto-leak Offer -> NetResCard
}
// file: Sources/Data/SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP(phone: String) async throws -> NetResSendOTP?
}

struct NetResSendOTP: Codable {}
struct NetResCard: Codable {}
