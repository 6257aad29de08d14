import Foundation
import StrataLock
import StrataNetwork

/// A transport without a network: it answers as scripted and records the requests.
///
/// ```swift
/// let transport = InMemoryTransport()
/// transport.on(.get, "users/{id}", .status(503), .json(#"{"id": 7}"#))
/// let client = NetworkClient(configuration: .init(baseURL: "https://api.test"), transport: transport)
/// ```
/// Other requests go to the handler, which by default answers 404. Base URL and path count together: with the
/// base URL `https://api.test/v1` the path above is `v1/users/{id}`.
public final class InMemoryTransport: StreamingTransport {
  /// Computes an answer, for an API that is played in memory.
  public typealias Handler = @Sendable (HTTPRequest) async throws(NetworkError) -> HTTPResponse

  private struct State: Sendable {
    var requests: [HTTPRequest] = []
    var routes: [ScriptedRoute] = []
  }

  private let state = Locked(State())
  private let handler: Handler

  /// A transport that answers what no script covers with `handler`.
  public init(_ handler: @escaping Handler = { _ in HTTPResponse(status: 404) }) { self.handler = handler }

  /// Answers requests of a method and a path, in turn; the last answer stays. A later script of the same route wins.
  ///
  /// - Parameter path: the whole path; a segment in braces such as `{id}` stands for any one segment.
  public func on(_ method: HTTPMethod, _ path: String, _ answers: InMemoryAnswer...) {
    state.withLock { $0.routes.insert(ScriptedRoute(method, path, answers), at: 0) }
  }

  /// Everything that was sent so far, in order of arrival.
  public var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// What was sent to one route so far.
  public func requests(_ method: HTTPMethod, _ path: String) -> [HTTPRequest] {
    let route = ScriptedRoute(method, path, [])
    return requests.filter { route.matches($0) }
  }

  /// Answers; see ``Transport``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> HTTPResponse {
    let answer = state.withLock { state -> InMemoryAnswer? in
      state.requests.append(request)
      guard let index = state.routes.firstIndex(where: { $0.matches(request) }) else { return nil }
      return state.routes[index].next()
    }
    let size = Int64(request.data.count)
    if size > 0 { progress?(UploadProgress(sentBytes: size, totalBytes: size)) }
    guard let answer else { return try await handler(request) }
    return try await answer.play()
  }
}

extension InMemoryTransport {
  /// Answers, with the body in one piece; see ``StreamingTransport``.
  public func stream(
    _ request: HTTPRequest, progress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody) {
    var response = try await send(request, progress: progress)
    let body = HTTPBody(response.body)
    response.body = Data()
    return (response, body)
  }
}

/// What an ``InMemoryTransport`` does with one request.
public enum InMemoryAnswer: Sendable {
  /// Answers.
  case response(HTTPResponse)
  /// Fails as a connection does.
  case failure(NetworkError)
  /// Never answers, and returns only when it is cancelled.
  case stall
  /// Waits first.
  indirect case delayed(Duration, on: any Clock<Duration>, then: InMemoryAnswer)

  /// A body of JSON.
  public static func json(_ text: String, status: Int = 200) -> InMemoryAnswer {
    .response(HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8)))
  }

  /// A value as JSON, in the form that `JSONDecoder.strata` reads.
  public static func json(encoding value: some Encodable, status: Int = 200) -> InMemoryAnswer {
    guard let body = try? JSONEncoder.strata.encode(value) else { return .failure(.invalidRequest(.encoding)) }
    return .response(HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: body))
  }

  /// A status without a body.
  public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> InMemoryAnswer {
    .response(HTTPResponse(status: status, headers: headers))
  }

  func play() async throws(NetworkError) -> HTTPResponse {
    switch self {
    case .response(let response): return response
    case .failure(let error): throw error
    case .stall:
      let (never, continuation) = AsyncStream<Never>.makeStream()
      for await _ in never {}
      withExtendedLifetime(continuation) {}
      throw .cancelled
    case .delayed(let duration, let clock, let next):
      do {
        try await clock.sleep(for: duration)
      } catch {
        throw .cancelled
      }
      return try await next.play()
    }
  }
}

/// One scripted route and the answers that are left.
struct ScriptedRoute: Sendable {
  private let method: HTTPMethod
  private let segments: [String]
  private var answers: ArraySlice<InMemoryAnswer>

  init(_ method: HTTPMethod, _ path: String, _ answers: [InMemoryAnswer]) {
    self.method = method
    self.segments = Self.segments(of: path)
    self.answers = answers[...]
  }

  func matches(_ request: HTTPRequest) -> Bool {
    let path = Self.segments(of: request.url.path)
    return request.method == method && path.count == segments.count
      && zip(segments, path).allSatisfy { ($0.hasPrefix("{") && $0.hasSuffix("}")) || $0 == $1 }
  }

  /// The next answer, or `nil` for a route without any.
  mutating func next() -> InMemoryAnswer? {
    answers.count > 1 ? answers.removeFirst() : answers.first
  }

  private static func segments(of path: String) -> [String] { path.split(separator: "/").map(String.init) }
}
