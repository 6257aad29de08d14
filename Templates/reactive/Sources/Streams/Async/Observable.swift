/// Values that come one after the other, until they end or fail, and come anew for each subscriber: RxSwift's
/// `Observable`, as far as this app needs it, on Swift's own concurrency.
public struct Observable<Element: Sendable>: Sendable {
  typealias Emit = @Sendable (Element) -> Void
  private let work: @Sendable (@escaping Emit) async throws -> Void

  init(_ work: @escaping @Sendable (@escaping Emit) async throws -> Void) {
    self.work = work
  }

  /// The values. The work stops when they are no longer read.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task { [work] in
        do {
          try await work { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Values that are made anew for each subscriber.
  public static func deferred(_ values: @escaping @Sendable () throws -> Observable) -> Observable {
    Observable { emit in try await values().work(emit) }
  }

  /// One value that is there already.
  public static func just(_ element: Element) -> Observable {
    Observable { emit in emit(element) }
  }

  /// No value.
  public static func empty() -> Observable {
    Observable { _ in }
  }

  /// No value, but an error.
  public static func error(_ error: any Error) -> Observable {
    Observable { _ in throw error }
  }

  /// Each value, transformed.
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    Observable<Result> { emit in
      for try await element in values { emit(try transform(element)) }
    }
  }

  /// The values that follow from each value, in order.
  public func flatMap<Result: Sendable>(
    _ next: @escaping @Sendable (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    Observable<Result> { emit in
      for try await element in values { try await next(element).work(emit) }
    }
  }

  /// These values, then those of another stream.
  public func concat(_ next: Observable) -> Observable {
    Observable { emit in
      try await work(emit)
      try await next.work(emit)
    }
  }
}
