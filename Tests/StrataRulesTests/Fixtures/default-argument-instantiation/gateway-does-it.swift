// style: gateway
// rules: all
// file: Sources/Presentation/ResendViewModel.swift
import Foundation

@MainActor
final class ResendViewModel: ObservableObject {
  private let resend: ResendUseCaseProtocol

  init(resend: ResendUseCaseProtocol = ResendUseCase(gateway: ResendGateway())) {
    self.resend = resend
  }
}
// file: Sources/Domain/UseCases/ResendUseCase.swift
protocol ResendUseCaseProtocol {
  func execute() async throws -> Bool
}

struct ResendUseCase: ResendUseCaseProtocol {
  private let gateway: ResendGatewayProtocol

  init(gateway: ResendGatewayProtocol) {
    self.gateway = gateway
  }

  func execute() async throws -> Bool {
    try await gateway.resend()
  }
}
// file: Sources/Data/Gateways/ResendGateway.swift
protocol ResendGatewayProtocol {
  func resend() async throws -> Bool
}

struct ResendGateway: ResendGatewayProtocol {
  func resend() async throws -> Bool { true }
}
