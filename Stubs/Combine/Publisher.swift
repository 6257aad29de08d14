public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init() {}
  public init(_ publisher: some Publisher<Output, Failure>) {}
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ value: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output) {}
}

public struct Deferred<Upstream: Publisher>: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure
  public init(createPublisher: @escaping () -> Upstream) {}
}

extension Publisher {
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    AnyPublisher()
  }
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output { AnyPublisher() }
  public func handleEvents(receiveCancel: (() -> Void)? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> { AnyPublisher() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher for `for try await`.
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence {
  public typealias Element = Upstream.Output
  public init(_ publisher: Upstream) {}
  public func makeAsyncIterator() -> Iterator { Iterator() }

  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Upstream.Output? { nil }
  }
}
