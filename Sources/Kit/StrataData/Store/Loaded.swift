import Foundation

/// A value as a ``Store`` returns it.
public struct Loaded<Value: Sendable, Failure: Error>: Sendable {
  /// The value.
  public let value: Value
  /// Where it came from.
  public let origin: Origin
  /// When it was fetched or written; `.distantPast` once it has been invalidated.
  public let storedAt: Date
  /// Older than the store's freshness allows, or the last attempt to renew it failed.
  public let isStale: Bool
  /// Why the last attempt to renew it failed; `nil` when there was none or it succeeded.
  public let failure: StoreError<Failure>?

  /// For tests and previews.
  @inlinable public init(
    _ value: Value, origin: Origin, storedAt: Date, isStale: Bool, failure: StoreError<Failure>? = nil
  ) {
    self.value = value
    self.origin = origin
    self.storedAt = storedAt
    self.isStale = isStale
    self.failure = failure
  }

  @inlinable var stale: Loaded {
    Loaded(value, origin: origin, storedAt: storedAt, isStale: true, failure: failure)
  }
}

/// Why a ``Store`` returns no value.
public enum StoreError<Failure: Error>: Error, Sendable {
  /// The fetcher failed.
  case fetch(Failure)
  /// The source of truth failed. A fetched value that cannot be stored is returned, with this as its failure.
  case storage(any Error)
  /// The reader was cancelled, or the value was removed while it was being fetched.
  case cancelled
}

extension StoreError: Equatable where Failure: Equatable {
  /// Failures of storage are equal when their descriptions are.
  public static func == (left: StoreError, right: StoreError) -> Bool {
    switch (left, right) {
    case (.fetch(let left), .fetch(let right)): left == right
    case (.storage(let left), .storage(let right)): "\(left)" == "\(right)"
    case (.cancelled, .cancelled): true
    default: false
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// One line for developers. What a screen shows is for the app to say, in its user's language: switch over the cases.
  public var description: String {
    switch self {
    case .fetch(let failure): "the fetch failed: \(failure)"
    case .storage(let error): "the source of truth failed: \(error)"
    case .cancelled: "the request was cancelled, or the value was removed meanwhile"
    }
  }
}

extension Loaded: Equatable where Value: Equatable, Failure: Equatable {}

/// What an observer of a ``Store`` sees.
///
/// There is one `.loaded` or `.empty` for the beginning and for every committed change, in order; `.loading` and
/// `.failed` report the fetches in between and repeat the last value.
public enum StoreSnapshot<Value: Sendable, Failure: Error>: Sendable {
  /// Nothing is stored.
  case empty
  /// A fetch has begun.
  case loading(last: Loaded<Value, Failure>?)
  /// This is stored.
  case loaded(Loaded<Value, Failure>)
  /// A fetch has failed; what was stored still is.
  case failed(StoreError<Failure>, last: Loaded<Value, Failure>?)

  /// The value of any case that has one.
  @inlinable public var value: Value? {
    switch self {
    case .empty: nil
    case .loaded(let loaded): loaded.value
    case .loading(let last), .failed(_, let last): last?.value
    }
  }
}

extension StoreSnapshot: Equatable where Value: Equatable, Failure: Equatable {}
