import Foundation

protocol GetAvatarUseCaseProtocol: Sendable {
  /// The picture at a path of the server.
  func execute(path: String) async throws(AuthError) -> Data
}

struct GetAvatarUseCase: GetAvatarUseCaseProtocol {
  private let gateway: any GetAvatarGatewayProtocol

  init(gateway: any GetAvatarGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(path: String) async throws(AuthError) -> Data {
    do throws(GatewayError) {
      return try await gateway.getAvatar(path: path)
    } catch {
      throw error.authError
    }
  }
}
