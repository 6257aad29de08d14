import Foundation
import StrataNetwork
import StrataTesting

/// A value that the threads of a server and a test share.
final class Shared<Value: Sendable>: @unchecked Sendable {
  // Unchecked: `lock` guards every access to `content`.
  private let lock = NSLock()
  private var content: Value

  init(_ value: Value) { content = value }

  var value: Value { with { $0 } }

  @discardableResult
  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&content)
  }
}

struct User: Codable, Sendable, Equatable {
  let id: Int
}

extension NetworkClient {
  /// A client of a loopback server or of a transport in memory, without retries unless asked for. Its timeouts are
  /// none: on a busy machine a test may not run for a minute, and what came in time would be called late.
  static func test(
    _ server: LoopbackServer? = nil, _ transport: any Transport = URLSessionTransport.shared,
    authorizer: Authorizer? = nil, log: NetworkLog? = nil, timeout: Duration = .seconds(3_600),
    deadline: Duration = .seconds(3_600), retry: RetryPolicy = .never, clock: any Clock<Duration> = ContinuousClock(),
    date: Date = Date(), jitter: Double = 1
  ) -> NetworkClient {
    NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: server?.url.absoluteString ?? "https://api.test", timeout: timeout, deadline: deadline, retry: retry),
      transport: transport, authorizer: authorizer, log: log, clock: clock, date: { date }, jitter: { jitter })
  }

  /// The error of a route; `nil` if it succeeds.
  func failure<Response>(_ route: Route<Response>) async -> NetworkError? {
    do throws(NetworkError) {
      _ = try await send(route) as Response
      return nil
    } catch {
      return error
    }
  }
}

/// A clock on which pauses are over at once, and timeouts never come.
final class PauseClock: Clock {
  typealias Duration = Swift.Duration

  private let pauses = Shared<[Duration]>([])
  private let shortestTimeout: Duration
  let now = ManualClock.Instant(offset: .zero)
  let minimumResolution = Duration.zero

  /// - Parameter shortestTimeout: what lasts as long or longer is no pause. A timeout that ended at once would win now
  ///   and then over a response that is there already.
  init(shortestTimeout: Duration = .seconds(3_600)) { self.shortestTimeout = shortestTimeout }

  /// The pauses so far.
  var passed: [Duration] { pauses.value }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let pause = now.duration(to: deadline)
    if pause >= shortestTimeout { return try await Task.sleep(for: .seconds(3_600)) }
    pauses.with { $0.append(pause) }
  }
}
