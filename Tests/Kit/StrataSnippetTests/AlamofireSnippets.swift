import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// What an app writes with Alamofire, in this kit; shown in `Documentation/Kit/ComingFrom.md`.
@Suite(.timeLimit(.minutes(5))) struct AlamofireSnippets {
  private let transport = InMemoryTransport()
  private let configuration = NetworkConfiguration.snippet("https://api.example.com")
  private let client: NetworkClient

  init() { client = .snippet(transport) }

  /// `AF.request(url).serializingDecodable(User.self).value`
  @Test func get() async throws {
    transport.on(.get, "users/{id}", .json(#"{"id": 1, "name": "Ann"}"#))
    let id = 1

    let user = try await client.send(Route<User>.get("users/\(id)"))

    #expect(user == User(id: 1, name: "Ann"))
  }

  /// `AF.request(url, method: .post, parameters: user, encoder: JSONParameterEncoder.default, headers: headers)`
  @Test func post() async throws {
    transport.on(.post, "users", .json(#"{"id": 2, "name": "Bo"}"#, status: 201))

    let created = try await client.send(
      Route<User>.post("users", headers: ["X-Client": "ios"], body: .json(NewUser(name: "Bo"))))

    #expect(created.id == 2)
    let request = try #require(transport.requests.first)
    #expect(String(decoding: request.data, as: UTF8.self) == #"{"name":"Bo"}"#)
    #expect(request.headers["X-Client"] == "ios" && request.headers["Content-Type"] == "application/json")
  }

  /// `AF.request(url, parameters: ["sort": "name", "ids": [1, 2]])`
  @Test func query() async throws {
    transport.on(.get, "users", .json("[]"))

    var query: Query = ["sort": "name"]
    query.add("ids[]", each: [1, 2])
    let users = try await client.send(Route<[User]>.get("users", query: query))

    #expect(users.isEmpty)
    #expect(transport.requests.first?.url.query == "sort=name&ids%5B%5D=1&ids%5B%5D=2")
  }

  /// `AF.request(url, method: .post, parameters: form, encoder: URLEncodedFormParameterEncoder.default)`
  @Test func form() async throws {
    transport.on(.post, "token", .json(#"{"access_token": "t"}"#))
    struct Token: Decodable { let accessToken: Secret }
    let password: Secret = "p&q"
    let snakeCase = JSONDecoder()
    snakeCase.keyDecodingStrategy = .convertFromSnakeCase

    let fields: Query = ["grant_type": "password", "username": "ann", "password": password]
    let route = Route<Token>(.post, "token", body: .form(fields), isAuthorized: false, decoder: snakeCase)
    let token = try await client.send(route)

    #expect(token.accessToken == "t")
    #expect(transport.requests.first.map { String(decoding: $0.data, as: UTF8.self) }?.hasSuffix("p%26q") == true)
  }

  /// `AF.request(url).validate().responseDecodable { if $0.response?.statusCode == 404 … }`
  @Test func status() async throws {
    transport.on(.get, "users/{id}", .json(#"{"message": "gone"}"#, status: 404))
    struct APIError: Decodable { let message: String }
    var found: User?
    var message = ""

    do throws(NetworkError) {
      found = try await client.send(.get("users/9"))
    } catch .status(let response) where response.status == 404 {
      found = nil
    } catch {
      message = error.refusal(as: APIError.self)?.message ?? "Try again later."
    }

    #expect(found == nil && message.isEmpty)
    transport.on(.get, "users/{id}", .json(#"{"message": "no such plan"}"#, status: 422))
    let error = await #expect(throws: NetworkError.self) { let _: User = try await client.send(.get("users/9")) }
    #expect(error?.refusal(as: APIError.self)?.message == "no such plan")
  }

  /// `AuthenticationInterceptor(authenticator:credential:)`
  @Test func renewal() async throws {
    struct Tokens: Decodable { let access: Secret, refresh: Secret }
    let (saved, continuation) = AsyncStream.makeStream(of: Credential?.self)
    let save: @Sendable (Credential?) -> Void = { continuation.yield($0) }
    transport.on(.get, "users/{id}", .status(401), .json(#"{"id": 1, "name": "Ann"}"#))
    transport.on(.post, "renew", .json(#"{"access": "new", "refresh": "r2"}"#))
    let (anonymous, stored) = (client, Credential(accessToken: "old", refreshToken: "r1"))

    let authorizer = Authorizer(credential: stored, onChange: save) { old throws(NetworkError) in
      let route = Route<Tokens>.post("renew", body: .json(["token": old.refreshToken]), isAuthorized: false)
      let tokens = try await anonymous.send(route)
      return Credential(accessToken: tokens.access, refreshToken: tokens.refresh)
    }
    let authorized = NetworkClient(configuration: configuration, transport: transport, authorizer: authorizer)

    #expect(try await authorized.send(Route<User>.get("users/1")).name == "Ann")
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer old", nil, "Bearer new"])
    continuation.finish()
    #expect(await saved.reduce(into: []) { $0.append($1?.refreshToken) } == ["r2"])
  }

  /// `RequestInterceptor.adapt`, `EventMonitor`
  @Test func adaptAndLog() async throws {
    transport.on(.get, "users", .json("[]"))
    let language = "uz"
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let debug: @Sendable (String) -> Void = { continuation.yield($0) }

    let adapting = MiddlewareTransport(transport) { request, next throws(NetworkError) in
      var request = request
      request.headers["Accept-Language"] = language
      return try await next(request)
    }
    let log = NetworkLog { event in debug("\(event)") }
    let client = NetworkClient(configuration: configuration, transport: adapting, log: log)

    _ = try await client.send(Route<[User]>.get("users", headers: .basic(user: "ann", password: "secret")))
    continuation.finish()
    #expect(transport.requests.first?.headers["Accept-Language"] == "uz")
    let written = await lines.reduce(into: "") { $0 += $1 }
    #expect(written.contains("GET https://api.example.com/users") && !written.contains("YW5uOnNlY3JldA"))
  }
}
