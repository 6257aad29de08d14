protocol GetEntryUseCaseProtocol: Sendable {
  func execute(id: Entry.ID) async throws(AuthError) -> Entry
}

struct GetEntryUseCase: GetEntryUseCaseProtocol {
  private let gateway: any GetEntryGatewayProtocol

  init(gateway: any GetEntryGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(id: Entry.ID) async throws(AuthError) -> Entry {
    do throws(GatewayError) {
      return Entry(from: try await gateway.getEntry(id: "\(id)"))
    } catch {
      throw error.authError
    }
  }
}
