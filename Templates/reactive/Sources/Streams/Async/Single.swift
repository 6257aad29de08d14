/// Work that gives one value or an error, and is done anew for each subscriber: RxSwift's `Single`, as far as this
/// app needs it, on Swift's own concurrency.
public struct Single<Element: Sendable>: Sendable {
  private let work: @Sendable () async throws -> Element

  private init(_ work: @escaping @Sendable () async throws -> Element) {
    self.work = work
  }

  /// Does the work, and gives its value.
  public func get() async throws -> Element {
    try await work()
  }

  /// Work as an asynchronous function.
  public static func create(work: @escaping @Sendable () async throws -> Element) -> Single {
    Single(work)
  }

  /// Work that is made anew for each subscriber.
  public static func deferred(_ work: @escaping @Sendable () throws -> Single) -> Single {
    Single { try await work().get() }
  }

  /// A value that is there already.
  public static func just(_ element: Element) -> Single {
    Single { element }
  }

  /// Work that cannot be done.
  public static func error(_ error: any Error) -> Single {
    Single { throw error }
  }

  /// The value, transformed.
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    Single<Result> { try transform(try await work()) }
  }

  /// The work that follows from the value.
  public func flatMap<Result: Sendable>(
    _ next: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result> { try await next(try await work()).get() }
  }

  /// The work that replaces this one where it fails.
  public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Single) -> Single {
    Single {
      do { return try await work() } catch { return try await handler(error).get() }
    }
  }

  /// Does something beside with the value. Where that fails, all fails.
  public func `do`(onSuccess: @escaping @Sendable (Element) throws -> Void) -> Single {
    map { element in
      try onSuccess(element)
      return element
    }
  }

  /// The same as a stream of one value.
  public func asObservable() -> Observable<Element> {
    Observable { emit in emit(try await work()) }
  }
}
