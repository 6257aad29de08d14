// style: gateway
// file: Sources/DataAccess/Gateways/SendCodeGateway.swift
protocol SendCodeGatewayProtocol {
  func send(phone: String) async throws -> NetResCode?
}

struct SendCodeGateway: SendCodeGatewayProtocol {
  func send(phone: String) async throws -> NetResCode? {
    try? await Network.send(phone)  // ! gateway-handles-errors SendCodeGateway
  }
}
// file: Sources/DataAccess/Gateways/LoadUserGateway.swift
import os

protocol LoadUserGatewayProtocol {
  func load() async throws -> NetResCode?
}

enum UserError: Error { case offline }

struct LoadUserGateway: LoadUserGatewayProtocol {
  private let logger = Logger()

  func load() async throws -> NetResCode? {
    do {
      return try await Network.send("user")
    } catch {  // ! gateway-handles-errors LoadUserGateway
      throw UserError.offline
    }
  }

  func noted() async throws -> NetResCode? {
    do {
      return try await Network.send("user")
    } catch let failure {
      logger.error("failed")
      throw failure
    }
  }

  func twice() async throws -> NetResCode? {
    do {
      return try await Network.send("user")
    } catch {
      try? await Task.sleep(nanoseconds: 1)
      return try await Network.send("user")
    }
  }

  func empty() async -> NetResCode? {
    do {
      return try await Network.send("user")
    } catch {  // ! gateway-handles-errors LoadUserGateway
      return nil
    }
  }
}
// file: Sources/DataAccess/Gateways/RoomsGateway.swift
import Combine

protocol RoomsGatewayProtocol {
  func rooms() -> AnyPublisher<NetResCode, UserError>
}

struct RoomsGateway: RoomsGatewayProtocol {
  let source: PassthroughSubject<NetResCode, Error>

  func rooms() -> AnyPublisher<NetResCode, UserError> {
    source.mapError { _ in UserError.offline }.eraseToAnyPublisher()  // ! gateway-handles-errors RoomsGateway
  }
}
// file: Sources/DataAccess/Models/NetResCode.swift
struct NetResCode: Decodable { let code: String }
// file: Sources/NetworkLayer/Network.swift
enum Network {
  static func send(_ path: String) async throws -> NetResCode? { nil }
}
