/// Tasks, asynchronous sequences and continuations.
enum StandardConcurrency {
  static let source = """
    public protocol Actor {}
    @globalActor public actor MainActor {
      static let shared: MainActor
      static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T
      static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T
    }
    public struct Task<Success, Failure> {
      init(name: String? = nil, priority: TaskPriority? = nil, operation: () async throws -> Success)
      static func detached(priority: TaskPriority? = nil, operation: () async throws -> Success) -> Task<Success, Failure>
      var value: Success
      var result: Result<Success, Failure>
      var isCancelled: Bool
      static var isCancelled: Bool
      func cancel()
      static func sleep(nanoseconds: UInt64) async throws
      static func sleep(for duration: Duration) async throws
      static func yield() async
      static func checkCancellation() throws
    }
    public struct TaskPriority {}
    public struct Duration: Comparable { static func seconds(_ value: Double) -> Duration; static func milliseconds(_ value: Double) -> Duration }
    public struct CancellationError: Error { init() }
    public protocol AsyncIteratorProtocol { associatedtype Element; mutating func next() async throws -> Element? }
    public protocol AsyncSequence {
      associatedtype Element
      associatedtype Failure
      func map<T>(_ transform: (Element) async throws -> T) -> AsyncMapSequence<Self, T>
      func compactMap<T>(_ transform: (Element) async throws -> T?) -> AsyncMapSequence<Self, T>
      func filter(_ isIncluded: (Element) async throws -> Bool) -> AsyncMapSequence<Self, Element>
      func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
      func reduce<R>(_ initial: R, _ next: (R, Element) async throws -> R) async rethrows -> R
      func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool
      func prefix(_ count: Int) -> AsyncMapSequence<Self, Element>
      func dropFirst(_ count: Int = 1) -> AsyncMapSequence<Self, Element>
    }
    public struct AsyncMapSequence<Base, Element>: AsyncSequence {}
    public struct AsyncStream<Element>: AsyncSequence {
      init(_ type: Element.Type = Element.self, bufferingPolicy: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
      static func makeStream(of type: Element.Type = Element.self, bufferingPolicy: Any = 0) -> (stream: AsyncStream<Element>, continuation: AsyncStreamContinuation<Element>)
      typealias Continuation = AsyncStreamContinuation<Element>
    }
    public struct AsyncThrowingStream<Element, Failure>: AsyncSequence {
      init(_ type: Element.Type = Element.self, bufferingPolicy: Any = 0, _ build: (Continuation) -> Void)
      static func makeStream(of type: Element.Type = Element.self, bufferingPolicy: Any = 0) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncStreamContinuation<Element>)
      typealias Continuation = AsyncStreamContinuation<Element>
    }
    public struct AsyncStreamContinuation<Element> {
      func yield(_ value: Element)
      func finish(throwing error: Error? = nil)
      var onTermination: ((Termination) -> Void)?
      enum Termination { case finished; case cancelled }
    }
    public struct CheckedContinuation<T, E> {
      func resume(returning value: T)
      func resume(throwing error: Error)
      func resume(with result: Result<T, E>)
      func resume()
    }
    public typealias UnsafeContinuation<T, E> = CheckedContinuation<T, E>
    public func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    public func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T
    public func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    public func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T
    public struct TaskGroup<ChildTaskResult>: AsyncSequence {
      typealias Element = ChildTaskResult
      mutating func addTask(priority: TaskPriority? = nil, operation: () async -> ChildTaskResult)
      mutating func next() async -> ChildTaskResult?
      mutating func waitForAll() async
      func cancelAll()
    }
    public struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence {
      typealias Element = ChildTaskResult
      mutating func addTask(priority: TaskPriority? = nil, operation: () async throws -> ChildTaskResult)
      mutating func next() async throws -> ChildTaskResult?
      mutating func waitForAll() async throws
      func cancelAll()
    }
    public func withTaskGroup<C, R>(of type: C.Type, returning: R.Type = R.self, body: (inout TaskGroup<C>) async -> R) async -> R
    public func withThrowingTaskGroup<C, R>(of type: C.Type, returning: R.Type = R.self, body: (inout ThrowingTaskGroup<C, Error>) async throws -> R) async throws -> R
    public func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async rethrows -> T
    """
}
