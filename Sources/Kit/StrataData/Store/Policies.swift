/// How a read that must end with a value gets it. (``Store/cached(_:)`` may end without one; ``Store/observe(_:_:)``
/// goes on.)
public enum FetchPolicy: Sendable, Hashable {
  /// What is stored if it is fresh, else a fetch; if that fails, what is stored, marked stale.
  case cacheFirst
  /// What is stored, however old, at once; a fetch in the background if it is stale.
  case staleWhileRevalidate
  /// A fetch; if that fails, what is stored, marked stale.
  case networkFirst
  /// A fetch, whose failure is thrown: for pull to refresh.
  case refresh
}

/// What an observation fetches when it begins.
public enum ObservationPolicy: Sendable, Hashable {
  /// Nothing.
  case cachedOnly
  /// If nothing is stored or it is stale.
  case cacheFirst
  /// In any case.
  case refresh
}

/// What a fetch that names the stored version has found.
public enum Fetched<Value: Sendable>: Sendable {
  /// This is the current value.
  case value(Value)
  /// The stored value is still the current one: a server's 304.
  case notModified

  @inlinable var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// A fetch has asked the store for the value that it is fetching: it would wait for itself. Read what is stored with
/// ``Store/cached(_:)``, or make the store with `revalidate:`. Only the task of the fetch is recognized, none that it
/// starts: one of these, such as an `async let`, for which the fetch waits, waits for ever.
public struct ReadByOwnFetch: Error, Sendable {
  @usableFromInline init() {}
}

/// A fetch returned ``Fetched/notModified`` though nothing was stored.
public struct NothingToRevalidate: Error, Sendable {
  @usableFromInline init() {}
}
