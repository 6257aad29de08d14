// style: gateway
// rules: gateway-handles-errors
// An error that is caught by its case, and thrown again by its name.
// file: Sources/DataAccess/FetchTidesGateway.swift
enum LinkError: Error { case unauthorized, lost }

struct FetchTidesGateway {
  func fetch() async throws -> [String] {
    do {
      return try await load()
    } catch LinkError.unauthorized {
      forget()
      throw LinkError.unauthorized
    } catch LinkError.lost {  // ! gateway-handles-errors FetchTidesGateway
      throw LinkError.unauthorized
    }
  }

  private func load() async throws -> [String] { [] }
  private func forget() {}
}
