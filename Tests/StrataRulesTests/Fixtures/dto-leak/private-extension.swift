// style: gateway
// rules: dto-leak
// A private extension makes its members private, and a private type those inside it.
// file: Sources/Domain/LoadUserUseCase.swift
struct LoadUserUseCase {
  let gateway: UserGatewayProtocol

  func execute() async throws -> User { User(name: try await loaded().name) }

  private struct Answer {
    func unwrapped() -> NetResUser { NetResUser(name: "") }
  }
}

private extension LoadUserUseCase {
  func loaded() async throws -> NetResUser { try await gateway.user() }
}

fileprivate extension LoadUserUseCase {
  func loadedAgain() async throws -> NetResUser { try await loaded() }
}

extension LoadUserUseCase {
  func offered() async throws -> NetResUser { try await loaded() }  // ! dto-leak LoadUserUseCase -> NetResUser
}

// Outside of the type, its protocol makes the members of a private type available.
private struct FindUserUseCase: FindUserUseCaseProtocol {
  func execute() -> NetResUser { NetResUser(name: "") }  // ! dto-leak FindUserUseCaseProtocol -> NetResUser
}

protocol FindUserUseCaseProtocol {
  func execute() -> NetResUser  // ! dto-leak FindUserUseCaseProtocol -> NetResUser
}

struct User { let name: String }
// file: Sources/Data/UserGateway.swift
protocol UserGatewayProtocol {
  func user() async throws -> NetResUser
}

struct NetResUser: Codable { let name: String }
