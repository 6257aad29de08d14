import Foundation

/// The events that a server sends, over one connection after the other.
///
/// ```swift
/// for try await event in client.events(.get("news")) where event.type == "headline" { show(event.data) }
/// ```
/// A connection that ends, breaks or cannot be made is followed by another one, after the pause that the server asked
/// for with `retry`, which doubles while connections bring no event. It sends the identifier of the last event in
/// `Last-Event-ID`. The sequence ends with a 204; with an error that another attempt would not change; or with the
/// task. Each iteration has connections of its own, which belong to the session of the first one: once the user has
/// signed out or changed, it ends with ``NetworkError/Refusal/sessionEnded`` instead of connecting again.
public struct ServerEvents: AsyncSequence, Sendable {
  let client: NetworkClient
  let route: Route<Data>
  let lastEventID: String
  let pause: Duration
  let maximumFailures: Int

  /// Connects with the first call of `next`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      client: client, route: route, firstPause: pause, maximumFailures: maximumFailures, lastEventID: lastEventID)
  }

  /// Waits for one event after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// The shortest pause between connections, whatever the server requests.
    private static let shortestPause = Duration.milliseconds(100)

    private var client: NetworkClient
    private let route: Route<Data>
    private let firstPause: Duration
    private let maximumFailures: Int
    private var parser: EventParser
    private var asked: Duration?
    private var body: HTTPBody?
    private var events: ArraySlice<ServerSentEvent> = []
    private var failures = 0
    private var isOver = false

    init(
      client: NetworkClient, route: Route<Data>, firstPause: Duration, maximumFailures: Int, lastEventID: String
    ) {
      self.client = client
      self.route = route
      self.firstPause = firstPause
      self.maximumFailures = maximumFailures
      parser = EventParser(lastEventID: lastEventID)
    }

    /// The next event; `nil` after a 204, and after a failure.
    /// - Throws: ``NetworkError``.
    public mutating func next() async throws -> ServerSentEvent? {
      client = client.inOneSession()
      while !isOver {
        if let event = events.popFirst() { return event }
        let failure: NetworkError
        do throws(NetworkError) {
          if try await readOn() || isOver { continue }
          failure = .connectionLost
        } catch let error {
          failure = error
        }
        try await reconnect(after: failure)
      }
      return nil
    }

    /// `false` at the end of a connection, and of the sequence.
    private mutating func readOn() async throws(NetworkError) -> Bool {
      let body = try await connected()
      guard let body else {
        isOver = true
        return false
      }
      guard let piece = try await body.next() else { return false }
      events = try parser.events(in: piece)[...]
      if !events.isEmpty { failures = 0 }
      return true
    }

    /// The connection that is open, or another one; `nil` after a 204.
    private mutating func connected() async throws(NetworkError) -> HTTPBody? {
      if let body { return body }
      var route = route
      if !parser.lastEventID.isEmpty { route.headers["Last-Event-ID"] = parser.lastEventID }
      let (response, opened) = try await client.connect(route)
      guard response.status != 204 else { return nil }
      guard response.headers["Content-Type"]?.lowercased().hasPrefix("text/event-stream") == true else {
        // Another attempt would bring the same.
        isOver = true
        throw .invalidResponse
      }
      body = opened
      return opened
    }

    /// Waits for the time of the next connection.
    /// - Throws: `failure`, if there is no next one.
    private mutating func reconnect(after failure: NetworkError) async throws(NetworkError) {
      body = nil
      failures += 1
      guard !isOver, failures <= maximumFailures, client.mayReconnect(after: failure, to: route) else {
        isOver = true
        throw failure
      }
      // An event that was not complete is lost with its connection.
      asked = parser.retry ?? asked
      parser = EventParser(lastEventID: parser.lastEventID)
      try await wait()
    }

    private func wait() async throws(NetworkError) {
      // A server may ask for any time at all; doubled, it would overflow.
      let pause = Swift.min(Swift.max(asked ?? firstPause, Self.shortestPause), Timing.longest)
      let doubled = pause * (1 << Swift.min(failures - 1, 16))
      do {
        try await client.timing.sleep(Swift.min(doubled, Swift.max(pause, client.configuration.retry.maximumDelay)))
      } catch {
        throw .cancelled
      }
    }
  }
}

extension NetworkClient {
  /// The events that a server sends to a route (`text/event-stream`).
  ///
  /// - Parameters:
  ///   - route: what to ask for. Its `timeout` counts up to the header; its `idleTimeout` ends a connection on which
  ///     nothing arrives, comments included, and there is none unless the route or the configuration has one.
  ///   - lastEventID: where to go on, from an earlier run of the app.
  ///   - pause: the first pause before another connection, unless the server requests another one.
  ///   - maximumFailures: how many connections in a row may end without an event before the sequence fails.
  public func events(
    _ route: Route<Data>, lastEventID: String = "", pause: Duration = .seconds(3), maximumFailures: Int = .max
  ) -> ServerEvents {
    ServerEvents(
      client: self, route: route, lastEventID: lastEventID, pause: pause, maximumFailures: maximumFailures)
  }

  fileprivate func connect(
    _ route: Route<Data>
  ) async throws(NetworkError) -> (response: HTTPResponse, body: HTTPBody) {
    var route = route
    if route.headers["Accept"] == nil { route.headers["Accept"] = "text/event-stream" }
    route.headers["Cache-Control"] = "no-store"
    route.retry = .never
    return try await stream(route)
  }

  fileprivate func mayReconnect(after error: NetworkError, to route: Route<Data>) -> Bool {
    switch error {
    case .noConnection, .connectionLost, .timeout, .invalidResponse: true
    case .status(let response): (route.retry ?? configuration.retry).statuses.contains(response.status)
    default: false
    }
  }
}
