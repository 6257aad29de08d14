import Foundation

protocol NetResBody: Codable {}

protocol URLRequestProtocol {
  var url: URL { get }
  var body: Data? { get }
  func request() -> URLRequest
}

enum NetworkError: Error {
  case unauthorized
  case noData
}

enum Network {
  static func sendThrow<Body: NetResBody>(request: URLRequestProtocol) async throws -> Body? {
    let (data, response) = try await URLSession.shared.data(for: request.request())
    guard (response as? HTTPURLResponse)?.statusCode != 401 else { throw NetworkError.unauthorized }
    return try JSONDecoder().decode(Body.self, from: data)
  }
}
