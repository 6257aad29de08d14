import RxSwift

// The same names as in the other variant, for what the guide takes from RxSwift.

/// One value or an error.
public typealias Single = RxSwift.Single
/// Values, until they end or fail.
public typealias Observable = RxSwift.Observable

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
  /// Does the work, and gives its value. Waits on the caller's actor: RxSwift's own `value` would leave it, which a
  /// stream, that says nothing about threads, may not.
  public nonisolated(nonsending) func get() async throws -> Element {
    for try await element in asObservable().values { return element }
    throw CancellationError()
  }
}
