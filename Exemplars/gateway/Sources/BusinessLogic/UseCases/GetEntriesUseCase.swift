protocol GetEntriesUseCaseProtocol: Sendable {
  func execute() async throws(AuthError) -> [Entry]
}

struct GetEntriesUseCase: GetEntriesUseCaseProtocol {
  private let gateway: any GetEntriesGatewayProtocol

  init(gateway: any GetEntriesGatewayProtocol) {
    self.gateway = gateway
  }

  func execute() async throws(AuthError) -> [Entry] {
    do throws(GatewayError) {
      return try await gateway.getEntries().map { Entry(from: $0) }
    } catch {
      throw error.authError
    }
  }
}
