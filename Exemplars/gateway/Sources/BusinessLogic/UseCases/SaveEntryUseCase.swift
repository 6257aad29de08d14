protocol SaveEntryUseCaseProtocol: Sendable {
  func execute(_ entry: Entry) async throws(AuthError) -> Entry
}

struct SaveEntryUseCase: SaveEntryUseCaseProtocol {
  private let gateway: any SaveEntryGatewayProtocol

  init(gateway: any SaveEntryGatewayProtocol) {
    self.gateway = gateway
  }

  func execute(_ entry: Entry) async throws(AuthError) -> Entry {
    do throws(GatewayError) {
      return Entry(from: try await gateway.saveEntry(req: NetReqEntry(from: entry)))
    } catch {
      throw error.authError
    }
  }
}
