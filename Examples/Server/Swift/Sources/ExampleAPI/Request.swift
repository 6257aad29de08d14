import Foundation

/// A request as the routes see it.
struct Request: Sendable {
  let method: String
  /// Without the query, percent-decoded: `/users/1`.
  let path: String
  let query: [String: String]
  private let headers: [String: String]
  let body: Data
  /// What stands in the path where its route has a placeholder.
  var parameter = ""

  init(method: String, path: String, query: [String: String], headers: [String: String], body: Data) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { _, last in last }
    self.body = body
  }

  func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// The body, or what is wrong with it: the first field that is missing or malformed, else the body as a whole.
  func decoded<Body: Decodable>(_ type: Body.Type) throws(Problem) -> Body {
    guard header("Content-Type")?.hasPrefix("application/json") == true else { throw .invalid("body") }
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch let error as DecodingError {
      throw .invalid(error.field ?? "body")
    } catch {
      throw .invalid("body")
    }
  }

  func required(_ name: String) throws(Problem) -> String {
    guard let value = query[name] else { throw .invalid(name) }
    return value
  }
}

extension DecodingError {
  /// `amount.minor`, without positions in lists.
  fileprivate var field: String? {
    let path: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    let names = path.filter { $0.intValue == nil }.map(\.stringValue)
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
