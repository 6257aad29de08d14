import Foundation
import StrataLock

/// The body of a response while it arrives, in pieces of any size. For one reader; releasing it ends the transfer.
///
/// ```swift
/// let (response, body) = try await client.stream(Route<Data>.get("export"))
/// for try await piece in body { parser.feed(piece) }
/// ```
public struct HTTPBody: AsyncSequence, Sendable {
  let reader: BodyReader
  /// How long a reader waits for the next piece, and by which clock.
  var pause: (limit: Duration, timing: Timing)?
  /// By when the body has to be there, by the clock of `pause`.
  var end: Duration?

  /// A complete body, for fakes.
  public init(_ pieces: Data...) {
    let arrived = BodyPieces(limit: .max)
    for piece in pieces { arrived.push(piece) }
    arrived.end(nil)
    self.init(arrived)
  }

  /// A body that arrives as `pieces` does, for transports of your own. A failure of `pieces` that is no
  /// ``NetworkError`` is a lost connection. They are read ahead by a megabyte, and then as fast as the body is.
  public init<Pieces: AsyncSequence & Sendable>(_ pieces: Pieces) where Pieces.Element == Data {
    let arriving = BodyPieces(limit: .max)
    let task = Task {
      do {
        for try await piece in pieces {
          arriving.push(piece)
          await arriving.room(for: Self.readAhead)
        }
        arriving.end(nil)
      } catch {
        arriving.end(error as? NetworkError ?? .connectionLost)
      }
    }
    arriving.onEnd { task.cancel() }
    self.init(arriving)
  }

  /// How many bytes of a body of a transport of your own may wait for the reader.
  private static let readAhead = 1 << 20

  init(_ pieces: BodyPieces) { reader = BodyReader(pieces) }

  /// Reads what arrives from now on.
  public func makeAsyncIterator() -> Iterator { Iterator(body: self) }

  /// Waits for one piece after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let body: HTTPBody

    /// What has arrived since the last call, at least one byte; `nil` at the end.
    /// - Throws: ``NetworkError``, also when the connection ends before the body does.
    public func next() async throws -> Data? { try await body.next() }
  }

  func next() async throws(NetworkError) -> Data? {
    guard let pause else { return try await reader.pieces.next().get() }
    let rest = end.map { $0 - pause.timing.now() } ?? pause.limit
    do throws(NetworkError) {
      guard rest > .zero else { throw .timeout }
      return try await pause.timing.limit(Swift.min(rest, pause.limit)) { [reader] in await reader.pieces.next() }.get()
    } catch {
      reader.pieces.end(error)
      throw error
    }
  }

  /// The whole body; no more of it than may wait for a reader.
  func whole() async throws(NetworkError) -> Data {
    var whole = Data()
    while let piece = try await next() {
      guard whole.count + piece.count <= reader.pieces.limit else { throw .responseTooLarge }
      whole.append(piece)
    }
    return whole
  }
}

/// Held by everything that may still read the body; releasing the last reference ends the transfer.
final class BodyReader: Sendable {
  let pieces: BodyPieces

  init(_ pieces: BodyPieces) { self.pieces = pieces }

  deinit { pieces.end(.cancelled) }
}

/// The pieces of a body between the transport that brings them and the task that reads them.
final class BodyPieces: Sendable {
  typealias Outcome = Result<Data?, NetworkError>

  private struct State: Sendable {
    var unread = Data()
    var end: Outcome?
    var reader: CheckedContinuation<Outcome, Never>?
    /// What brings the pieces, while too many of them are unread.
    var writer: CheckedContinuation<Void, Never>?
    var onEnd: (@Sendable () -> Void)?
  }

  private let state = Locked(State())
  let limit: Int

  /// - Parameter limit: how many bytes may wait for the reader; more are ``NetworkError/responseTooLarge``.
  init(limit: Int) { self.limit = limit }

  /// Called once, when the body has ended or has no reader any more.
  func onEnd(_ body: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if state.end == nil { state.onEnd = body }
      return state.end != nil
    }
    if isLate { body() }
  }

  func push(_ data: Data) {
    guard !data.isEmpty else { return }
    let (reader, isFull) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, Bool) in
      guard state.end == nil else { return (nil, false) }
      guard let reader = state.reader else {
        guard state.unread.count + data.count <= limit else { return (nil, true) }
        state.unread.append(data)
        return (nil, false)
      }
      state.reader = nil
      return (reader, false)
    }
    reader?.resume(returning: .success(data))
    if isFull { end(.responseTooLarge) }
  }

  /// Returns when fewer bytes than `limit` are unread, or the body has ended. For the one who brings the pieces.
  func room(for limit: Int) async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.end == nil, state.unread.count >= limit else { return true }
        state.writer = continuation
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  func end(_ error: NetworkError?) {
    let outcome: Outcome = error.map { .failure($0) } ?? .success(nil)
    let ended = state.withLock { state -> State? in
      guard state.end == nil else { return nil }
      state.end = outcome
      defer { (state.reader, state.writer, state.onEnd) = (nil, nil, nil) }
      return state
    }
    ended?.reader?.resume(returning: outcome)
    ended?.writer?.resume()
    ended?.onEnd?()
  }

  /// All that is unread, or the next piece. A second reader at the same time ends the body.
  func next() async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        var writer: CheckedContinuation<Void, Never>?
        let (known, isSecond) = state.withLock { state -> (Outcome?, Bool) in
          if !state.unread.isEmpty {
            (writer, state.writer) = (state.writer, nil)
            defer { state.unread = Data() }
            return (.success(state.unread), false)
          }
          if let end = state.end { return (end, false) }
          guard state.reader == nil else { return (.failure(.cancelled), true) }
          state.reader = continuation
          return (nil, false)
        }
        writer?.resume()
        if let known { continuation.resume(returning: known) }
        if isSecond { end(.cancelled) }
      }
    } onCancel: {
      end(.cancelled)
    }
  }
}
