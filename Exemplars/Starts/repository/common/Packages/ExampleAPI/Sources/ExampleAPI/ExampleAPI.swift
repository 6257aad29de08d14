import Foundation
import StrataNetwork

/// A server in memory: collections of rows, by name. `GET books`, `GET books/1` and `PUT books/1` are all that it knows.
public actor ExampleAPI: Transport {
  /// What goes wrong.
  public struct Fault: Sendable {
    /// The server cannot be reached.
    public static func offline() -> Fault { Fault() }
  }

  private var collections: [String: [Row]]
  private let faults: [Fault]

  /// A server with the first rows.
  public init(faults: [Fault] = []) {
    collections = Seeds.collections
    self.faults = faults
  }

  /// Answers the request, whatever its host.
  /// - Throws: `noConnection` where a fault says so.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> HTTPResponse {
    if !faults.isEmpty { throw .noConnection }
    let parts = request.url.path.split(separator: "/").map(String.init)
    guard let name = parts.first, let rows = collections[name], parts.count <= 2 else { return Self.notFound }
    switch (request.method, parts.dropFirst().first) {
    case (.get, nil): return Self.answer(Row.list(rows))
    case (.get, let id?): return rows.first { $0.id == id }.map { Self.answer($0.json) } ?? Self.notFound
    case (.put, let id?):
      let row = Row(id: id, json: request.data)
      collections[name] = rows.contains { $0.id == id } ? rows.map { $0.id == id ? row : $0 } : rows + [row]
      return Self.answer(row.json)
    default: return Self.notFound
    }
  }

  private static func answer(_ json: Data, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: json)
  }

  private static var notFound: HTTPResponse {
    answer(Data(#"{"error": "not_found", "message": "There is no such thing."}"#.utf8), status: 404)
  }
}
