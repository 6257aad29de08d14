/// What one screen, or one part of it, knows about a value that has to be fetched.
///
/// The `UiState<T>` of guide 001 (`loading`, `success`, `error`), without the two losses of its own sample: a refresh
/// does not blank the screen, and a failure does not throw away what was there. Both keep the last value.
///
/// An immutable value: a view model replaces it whole, a view renders it and changes nothing.
public enum UiState<Value, Failure: Error> {
  /// Nothing has been requested yet.
  case idle
  /// A fetch is under way; the last value stays on screen.
  case loading(last: Value?)
  /// The value, and whether it may be out of date.
  case loaded(Value, Staleness)
  /// The last fetch failed; what was there before stays on screen.
  case failed(Failure, last: Value?)
}

extension UiState: Sendable where Value: Sendable {}
extension UiState: Equatable where Value: Equatable, Failure: Equatable {}
extension UiState: Hashable where Value: Hashable, Failure: Hashable {}

// MARK: - What a view asks

extension UiState {
  /// The value to show: the loaded one, or the last one that is known.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let last), .failed(_, let last): last
    case .loaded(let value, _): value
    }
  }

  /// Whether a fetch is under way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Why the last fetch failed, if it did.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Whether the value on screen may be out of date: loaded as stale, or left over from before a failure.
  ///
  /// A value that is being refreshed does not count as stale.
  public var isStale: Bool {
    switch self {
    case .idle, .loading: false
    case .loaded(_, let staleness): staleness.isStale
    case .failed(_, let last): last != nil
    }
  }
}

// MARK: - What a view model does

extension UiState {
  /// The state of a fetch that begins now.
  public func loading() -> UiState { .loading(last: value) }

  /// The state after a fetch that failed.
  public func failed(_ failure: Failure) -> UiState { .failed(failure, last: value) }

  /// The state after a value arrived.
  public static func loaded(_ value: Value) -> UiState { .loaded(value, .fresh) }

  /// The state of a fetch that is over: its value, or its failure beside the last value.
  public func received(_ result: Result<Value, Failure>) -> UiState {
    switch result {
    case .success(let value): .loaded(value, .fresh)
    case .failure(let failure): failed(failure)
    }
  }

  /// The same state of a value derived from this one, for a part of the screen.
  public func map<Derived>(_ transform: (Value) -> Derived) -> UiState<Derived, Failure> {
    switch self {
    case .idle: .idle
    case .loading(let last): .loading(last: last.map(transform))
    case .loaded(let value, let staleness): .loaded(transform(value), staleness)
    case .failed(let failure, let last): .failed(failure, last: last.map(transform))
    }
  }
}
