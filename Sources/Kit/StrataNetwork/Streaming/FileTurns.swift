import Foundation
import StrataLock

/// Lets downloads to one file run one after the other: two at a time would take each other's part of it.
final class FileTurns: Sendable {
  static let shared = FileTurns()

  /// By path, in the order in which they came; the first one has its turn.
  private let waiting = Locked<[String: [FirstResult<Void>]]>([:])

  /// Waits until nobody else writes to the file, and then does the work.
  /// - Throws: ``NetworkError/cancelled`` as soon as the task is cancelled while it waits, ``NetworkError/timeout`` once
  ///   the limit has passed.
  func run<Value>(
    at file: URL, limit: (Duration, Timing)?, _ work: () async throws(NetworkError) -> Value
  ) async throws(NetworkError) -> Value {
    let path = file.standardizedFileURL.path
    let turn = FirstResult<Void>()
    let isFirst = waiting.withLock { waiting in
      waiting[path, default: []].append(turn)
      return waiting[path]?.count == 1
    }
    if isFirst {
      turn.finish(.success(()))
    } else if let (duration, timing) = limit {
      timing.end(turn, after: duration)
    }
    defer { end(turn, at: path) }
    try await turn.value().get()
    return try await work()
  }

  private func end(_ turn: FirstResult<Void>, at path: String) {
    let next = waiting.withLock { waiting in
      waiting[path]?.removeAll { $0 === turn }
      if waiting[path]?.isEmpty == true { waiting[path] = nil }
      return waiting[path]?.first
    }
    // One that has its turn already ignores it.
    next?.finish(.success(()))
  }
}
