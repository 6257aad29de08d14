// The client is what the test is about, and what it sends through is replaced.
// style: coordinator
// file: Sources/Data/Network/HarborClient.swift
import Foundation

public protocol HarborClientProtocol { func load() async throws -> Data }

public final class HarborClient: HarborClientProtocol {
  private let session: URLSession
  public init(session: URLSession) { self.session = session }
  public func load() async throws -> Data { try await session.data(from: url).0 }
}
// file: Tests/UnitTests/HarborClientTests+Tides.swift
import XCTest

final class HarborClientTests_Tides: XCTestCase {
  func testLoad() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TideURLProtocol.self]
    let subject = HarborClient(session: URLSession(configuration: configuration))
    _ = try await subject.load()
  }
}
// file: Tests/UnitTests/TideTests.swift
import XCTest

final class TideTests: XCTestCase {
  func testFake() async throws { _ = try await HarborClient(session: URLSession.mock).load() }

  func testReal() async throws {
    _ = try await HarborClient(session: .init(configuration: .default)).load()  // ! test-folder TideTests -> HarborClient
  }
}
