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
      configuration: NetworkConfiguration(baseURL: url, decoder: decoder), transport: transport,
      authorizer: authorizer, log: log)
  }
}
