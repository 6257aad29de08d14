#if ALAMOFIRE
  import Alamofire
  import Foundation

  /// The same requests with Alamofire, to the same server.
  struct OtherClient {
    private typealias User = NetworkBenchmark.User

    private let session = Alamofire.Session(configuration: Service.bareConfiguration)
    private let service: Service

    init(_ service: Service) { self.service = service }

    func beside(_ rows: [Row]) -> [Row] {
      var works = works
      let all = rows.map { row in works.removeValue(forKey: row.name).map { row.beside("Alamofire", $0) } ?? row }
      precondition(works.isEmpty, "no rows: \(works.keys.sorted())")
      return all
    }

    private var works: [String: Row.Work] {
      let (session, service) = (session, service)
      let accept: Alamofire.HTTPHeaders = [.accept("application/json")]
      let get: @Sendable () async throws -> Void = {
        _ = try await session.request(service.url("user"), headers: accept).validate().serializingDecodable(User.self)
          .value
      }
      let post: @Sendable () async throws -> Void = {
        _ = try await session.request(
          service.url("echo"), method: .post, parameters: User(id: 7, name: "Ann"),
          encoder: JSONParameterEncoder.default, headers: accept
        ).validate().serializingDecodable(User.self).value
      }
      return [
        "request": { try await NetworkBenchmark.inTurn(get) },
        "POST of JSON": { try await NetworkBenchmark.inTurn(post) },
        "32 requests at a time": { try await NetworkBenchmark.atOnce(32, get) },
      ]
    }
  }
#endif
