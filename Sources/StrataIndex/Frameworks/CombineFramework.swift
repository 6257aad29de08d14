/// Declarations of Combine, as far as the types of expressions depend on them.
enum CombineFramework {
  static let source = """
    public protocol Cancellable { func cancel() }
    public class AnyCancellable: Cancellable, Hashable { func store(in set: inout Set<AnyCancellable>); func cancel(); init(_ cancel: () -> Void) }
    public protocol ObservableObject {}
    extension ObservableObject { var objectWillChange: ObservableObjectPublisher { get } }
    public class ObservableObjectPublisher: Publisher { typealias Output = Void; typealias Failure = Never; func send() }
    @propertyWrapper public struct Published<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value
      var projectedValue: AnyPublisher<Value, Never>
    }
    public enum Subscribers { enum Completion<Failure> { case finished; case failure(Failure) } }
    public protocol Scheduler {}
    public protocol Publisher {
      associatedtype Output
      associatedtype Failure
      func sink(receiveValue: (Output) -> Void) -> AnyCancellable
      func sink(receiveCompletion: (Subscribers.Completion<Failure>) -> Void, receiveValue: (Output) -> Void) -> AnyCancellable
      func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
      func assign<P>(to published: P)
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
      func map<T>(_ transform: (Output) -> T) -> AnyPublisher<T, Failure>
      func tryMap<T>(_ transform: (Output) throws -> T) -> AnyPublisher<T, Error>
      func compactMap<T>(_ transform: (Output) -> T?) -> AnyPublisher<T, Failure>
      func flatMap<P: Publisher>(maxPublishers: Demand = .unlimited, _ transform: (Output) -> P) -> AnyPublisher<P.Output, Failure>
      func switchToLatest() -> AnyPublisher<Output.Output, Failure>
      func mapError<E>(_ transform: (Failure) -> E) -> AnyPublisher<Output, E>
      func replaceError(with value: Output) -> AnyPublisher<Output, Never>
      func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure>
      func `catch`<P: Publisher>(_ handler: (Failure) -> P) -> AnyPublisher<Output, P.Failure>
      func tryCatch<P: Publisher>(_ handler: (Failure) throws -> P) -> AnyPublisher<Output, Error>
      func filter(_ isIncluded: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func removeDuplicates() -> AnyPublisher<Output, Failure>
      func removeDuplicates(by predicate: (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
      func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure>
      func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure>
      func subscribe<S>(_ subject: S) -> AnyCancellable
      func debounce<S>(for time: Any, scheduler: S) -> AnyPublisher<Output, Failure>
      func throttle<S>(for time: Any, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure>
      func delay<S>(for time: Any, scheduler: S) -> AnyPublisher<Output, Failure>
      func timeout<S>(_ time: Any, scheduler: S) -> AnyPublisher<Output, Failure>
      func handleEvents(receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Any) -> Void)? = nil) -> AnyPublisher<Output, Failure>
      func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
      func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
      func combineLatest<P: Publisher, T>(_ other: P, _ transform: (Output, P.Output) -> T) -> AnyPublisher<T, Failure>
      func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
      func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
      func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
      func prepend(_ values: Output...) -> AnyPublisher<Output, Failure>
      func first() -> AnyPublisher<Output, Failure>
      func first(where predicate: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func last() -> AnyPublisher<Output, Failure>
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>
      func prefix(_ count: Int) -> AnyPublisher<Output, Failure>
      func collect() -> AnyPublisher<[Output], Failure>
      func scan<T>(_ initial: T, _ next: (T, Output) -> T) -> AnyPublisher<T, Failure>
      func reduce<T>(_ initial: T, _ next: (T, Output) -> T) -> AnyPublisher<T, Failure>
      func share() -> AnyPublisher<Output, Failure>
      func retry(_ count: Int) -> AnyPublisher<Output, Failure>
      func ignoreOutput() -> AnyPublisher<Never, Failure>
      func setFailureType<E>(to type: E.Type) -> AnyPublisher<Output, E>
      func decode<T, D>(type: T.Type, decoder: D) -> AnyPublisher<T, Error>
      func print(_ prefix: String = "") -> AnyPublisher<Output, Failure>
      func breakpoint() -> AnyPublisher<Output, Failure>
      var values: AsyncStream<Output> { get }
    }
    public struct AnyPublisher<Output, Failure>: Publisher { init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure }
    public struct Just<Output>: Publisher { typealias Failure = Never; init(_ output: Output) }
    public struct Empty<Output, Failure>: Publisher { init(completeImmediately: Bool = true) }
    public struct Fail<Output, Failure>: Publisher { init(error: Failure); init(outputType: Output.Type, failure: Failure) }
    public class Future<Output, Failure>: Publisher { init(_ attempt: ((Result<Output, Failure>) -> Void) -> Void) }
    public struct Deferred<DeferredPublisher: Publisher>: Publisher { typealias Output = DeferredPublisher.Output; typealias Failure = DeferredPublisher.Failure; init(createPublisher: () -> DeferredPublisher) }
    public protocol Subject: Publisher { func send(_ value: Output); func send(completion: Subscribers.Completion<Failure>) }
    public class PassthroughSubject<Output, Failure>: Subject { init(); func send() }
    public class CurrentValueSubject<Output, Failure>: Subject { init(_ value: Output); var value: Output }
    public enum Publishers {
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher { typealias Output = (A.Output, B.Output); typealias Failure = A.Failure; init(_ a: A, _ b: B) }
      struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher { typealias Output = (A.Output, B.Output, C.Output); typealias Failure = A.Failure; init(_ a: A, _ b: B, _ c: C) }
      struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher { typealias Output = (A.Output, B.Output, C.Output, D.Output); typealias Failure = A.Failure; init(_ a: A, _ b: B, _ c: C, _ d: D) }
      struct Zip<A: Publisher, B: Publisher>: Publisher { typealias Output = (A.Output, B.Output); typealias Failure = A.Failure; init(_ a: A, _ b: B) }
      struct Merge<A: Publisher, B: Publisher>: Publisher { typealias Output = A.Output; typealias Failure = A.Failure; init(_ a: A, _ b: B) }
      struct MergeMany<Upstream: Publisher>: Publisher { typealias Output = Upstream.Output; typealias Failure = Upstream.Failure; init(_ upstream: Upstream...) }
    }
    extension URLSession { func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> }
    extension Result { var publisher: AnyPublisher<Success, Failure> { get } }
    extension Sequence { var publisher: AnyPublisher<Element, Never> { get } }
    """
}
