// style: gateway
// rules: gateway-handles-errors
// One path of a clause passes the error on, another does not.
// file: Sources/DataAccess/Gateways/LoadQuayGateway.swift
protocol LoadQuayGatewayProtocol { func load() async throws -> NetResQuay? }

struct OtherError: Error {}

struct LoadQuayGateway: LoadQuayGatewayProtocol {
  func load() async throws -> NetResQuay? {
    do { return try await Network.send("a") } catch {  // ! gateway-handles-errors LoadQuayGateway
      if error is CancellationError { throw error }
      throw OtherError()
    }
  }
  func guarded() async throws -> NetResQuay? {
    do { return try await Network.send("a") } catch {  // ! gateway-handles-errors
      guard !Task.isCancelled else { throw error }
      return nil
    }
  }
  func switched() async throws -> NetResQuay? {
    do { return try await Network.send("a") } catch {  // ! gateway-handles-errors
      switch error {
      case NetworkError.offline: throw OtherError()
      default: throw error
      }
    }
  }
  func tried() async throws -> NetResQuay? {
    do { return try await Network.send("a") } catch {  // ! gateway-handles-errors
      _ = try JSONEncoder().encode(1)
      return nil
    }
  }
  func offline() async throws -> NetResQuay? {
    do { return try await Network.send("a") } catch {  // ! gateway-handles-errors
      if case NetworkError.offline = error { return nil }
      throw error
    }
  }
  func attempted() async throws -> NetResQuay? {
    switch await Task(operation: { try await Network.send("a") }).result {
    case .success(let value): return value
    case .failure: return nil  // ! gateway-handles-errors
    }
  }
  func replaced() async throws -> NetResQuay? {
    switch await Task(operation: { try await Network.send("a") }).result {
    case .success(let value): return value
    case .failure: throw OtherError()  // ! gateway-handles-errors
    }
  }
  func thrown() async throws -> NetResQuay? {
    switch await Task(operation: { try await Network.send("a") }).result {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
  func wrapped(done: @escaping (Result<NetResQuay?, Error>) -> Void) {
    Task {
      do { done(.success(try await Network.send("a"))) } catch { done(.failure(OtherError())) }  // ! gateway-handles-errors
    }
  }
  func flattened(_ result: Result<NetResQuay?, Error>) -> Result<NetResQuay?, Error> {
    result.flatMapError { _ in .success(nil) }  // ! gateway-handles-errors
  }
}
// file: Sources/DataAccess/Models/NetResQuay.swift
struct NetResQuay: Decodable {}
// file: Sources/NetworkLayer/Network.swift
enum NetworkError: Error { case offline }
enum Network {
  static func send(_ path: String) async throws -> NetResQuay? { nil }
}
