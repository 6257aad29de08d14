import Foundation
import NetworkLayer

final class ProfileViewModel: ObservableObject {
  @Published var name = ""
  @Published var session: NetResSession?

  private let useCase = LoadProfileUseCase(gateway: ProfileGateway())
  private let sessionGateway: SessionGatewayProtocol

  init(sessionGateway: SessionGatewayProtocol) {
    self.sessionGateway = sessionGateway
  }

  func load() async {
    name = await useCase.execute()?.name ?? ""
    session = try? await sessionGateway.session()
  }
}
