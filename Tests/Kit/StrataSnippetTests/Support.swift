import Foundation
import StrataNetwork
import StrataTesting

// What all snippets use. The documentation shows them one by one, so each names what it sends and stores.

struct User: Codable, Sendable, Equatable, Identifiable {
  let id: Int
  var name: String
}

struct NewUser: Encodable, Sendable { let name: String }

extension NetworkClient {
  /// A client of an API in memory, or of a real server.
  static func snippet(
    _ transport: any Transport, at url: String = "https://api.example.com", authorizer: Authorizer? = nil,
    decoder: JSONDecoder = .strata, log: NetworkLog? = nil
  ) -> NetworkClient {
    NetworkClient(
      configuration: .snippet(url, decoder: decoder), transport: transport, authorizer: authorizer, log: log)
  }
}

extension NetworkConfiguration {
  /// Without timeouts: on a busy machine a test may not run for as long as the default ones.
  static func snippet(_ url: String, decoder: JSONDecoder = .strata) -> NetworkConfiguration {
    NetworkConfiguration(baseURL: url, timeout: .seconds(3_600), deadline: .seconds(3_600), decoder: decoder)
  }
}
