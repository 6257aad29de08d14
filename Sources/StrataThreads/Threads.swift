import StrataLibc

/// Threads with a given stack size: trees are traversed by recursion, and the default stacks of secondary threads are
/// too small for deep ones.
public enum Threads {
  /// Several times the stack that the deepest tree of the parser needs.
  public static let stackSize = 16 << 20

  /// Runs `body` on `count` threads at once, with the number of each, and waits for all of them.
  /// - Parameter stackSize: bytes of virtual memory for each stack: pages that are never accessed cost nothing.
  public static func run(
    _ count: Int, stackSize: Int = Threads.stackSize, _ body: @escaping @Sendable (Int) -> Void
  ) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)

    var started: [Handle] = []
    for number in 0..<max(count, 1) {
      let task = Unmanaged.passRetained(Task(number: number, body: body))
      if let handle = start(task, &attributes) {
        started.append(handle)
      } else if started.isEmpty, number == max(count, 1) - 1 {
        // No thread could be started: runs on the present one.
        task.takeRetainedValue().run()
      } else {
        task.release()
      }
    }
    for handle in started { pthread_join(handle, nil) }
  }

  private final class Task: Sendable {
    let number: Int
    let body: @Sendable (Int) -> Void

    init(number: Int, body: @escaping @Sendable (Int) -> Void) {
      self.number = number
      self.body = body
    }

    func run() { body(number) }
  }

  #if canImport(Glibc)
    private typealias Handle = pthread_t

    private static func start(_ task: Unmanaged<Task>, _ attributes: inout pthread_attr_t) -> Handle? {
      var handle = pthread_t()
      let result = pthread_create(
        &handle, &attributes,
        { pointer in
          guard let pointer else { return nil }
          Unmanaged<Task>.fromOpaque(pointer).takeRetainedValue().run()
          return nil
        }, task.toOpaque())
      return result == 0 ? handle : nil
    }
  #else
    private typealias Handle = pthread_t

    private static func start(_ task: Unmanaged<Task>, _ attributes: inout pthread_attr_t) -> Handle? {
      var handle: pthread_t?
      let result = pthread_create(
        &handle, &attributes,
        { pointer in
          Unmanaged<Task>.fromOpaque(pointer).takeRetainedValue().run()
          return nil
        }, task.toOpaque())
      return result == 0 ? handle : nil
    }
  #endif
}

extension Threads {
  /// Computes two values, on two threads if two are allowed.
  public static func both<First, Second>(
    jobs: Int, _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let (firsts, seconds) = (ResultSlots<First>(1), ResultSlots<Second>(1))
    let queue = WorkQueue(2)
    run(min(max(jobs, 1), 2)) { _ in
      while let task = queue.take() {
        if task == 0 { firsts.set(0, first()) } else { seconds.set(0, second()) }
      }
    }
    guard let a = firsts.all[0], let b = seconds.all[0] else { return (first(), second()) }
    return (a, b)
  }
}

/// Distributes the numbers below a limit, each once, over the threads that call it.
public final class WorkQueue: Sendable {
  private let next = Guarded(0)
  private let limit: Int

  public init(_ limit: Int) { self.limit = limit }

  /// The next number; nil after the last one.
  public func take() -> Int? {
    next.withLock { next in
      guard next < limit else { return nil }
      next += 1
      return next - 1
    }
  }
}
