// style: gateway
// rules: gateway-handles-errors
// The error reaches the caller by another way than `throw error`.
// file: Sources/DataAccess/Gateways/LoadPortGateway.swift
import Combine

protocol LoadPortGatewayProtocol { func load() async throws -> NetResPort }

struct LoadPortGateway: LoadPortGatewayProtocol {
  func load() async throws -> NetResPort {
    try await withCheckedThrowingContinuation { continuation in
      Task {
        do { continuation.resume(returning: try await Network.send("a")) } catch { continuation.resume(throwing: error) }
        do { continuation.resume(returning: try await Network.send("a")) } catch {
          continuation.resume(with: .failure(error))
        }
      }
    }
  }
  func rows() -> AsyncThrowingStream<NetResPort, Error> {
    AsyncThrowingStream { continuation in
      Task {
        do { continuation.yield(try await Network.send("a")) } catch { continuation.finish(throwing: error) }
      }
    }
  }
  func result() async -> Result<NetResPort, Error> {
    do { return .success(try await Network.send("a")) } catch { return .failure(error) }
  }
  func row(done: @escaping (Result<NetResPort, Error>) -> Void) {
    Task { do { done(.success(try await Network.send("a"))) } catch { done(.failure(error)) } }
  }
  func later(done: @escaping (Result<NetResPort, Error>) -> Void) {
    Task {
      do { done(.success(try await Network.send("a"))) } catch {
        DispatchQueue.main.async { done(.failure(error)) }
      }
    }
  }
  func kept() async throws -> NetResPort {
    let result: Result<NetResPort, Error>
    do { result = .success(try await Network.send("a")) } catch { result = .failure(error) }
    return try result.get()
  }
  func retried() async throws -> NetResPort {
    var tries = 0
    while true {
      do { return try await Network.send("a") } catch where tries < 3 { tries += 1 }
    }
  }
  func last() async throws -> NetResPort {
    var last: Error?
    for _ in 0..<3 {
      do { return try await Network.send("a") } catch { last = error }
    }
    throw last!
  }
  func named() async throws -> NetResPort {
    do { return try await Network.send("a") } catch { let failure = error; throw failure }
  }
  func cast() async throws -> NetResPort {
    do { return try await Network.send("a") } catch { throw error as? NetworkError ?? error }
  }
  func renewed() async throws -> NetResPort {
    do { return try await Network.send("a") } catch {
      if case NetworkError.expired = error {
        try await Network.renew()
        return try await Network.send("a")
      }
      throw error
    }
  }
  func subject(_ subject: PassthroughSubject<NetResPort, Error>) async {
    do { subject.send(try await Network.send("a")) } catch { subject.send(completion: .failure(error)) }
  }
  func widened(_ source: AnyPublisher<NetResPort, NetworkError>) -> AnyPublisher<NetResPort, Error> {
    source.mapError { $0 as Error }.eraseToAnyPublisher()
  }
}
// file: Sources/DataAccess/Models/NetResPort.swift
struct NetResPort: Decodable {}
// file: Sources/NetworkLayer/Network.swift
enum NetworkError: Error { case offline, expired }
enum Network {
  static func send(_ path: String) async throws -> NetResPort { NetResPort() }
  static func renew() async throws {}
}
