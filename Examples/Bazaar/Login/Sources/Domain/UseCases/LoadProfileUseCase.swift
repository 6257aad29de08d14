protocol LoadProfileUseCaseProtocol {
  func execute() async -> Profile?
}

struct LoadProfileUseCase: LoadProfileUseCaseProtocol {
  private let gateway: ProfileGateway

  init(gateway: ProfileGateway) {
    self.gateway = gateway
  }

  func execute() async -> Profile? {
    await gateway.profile()
  }
}
